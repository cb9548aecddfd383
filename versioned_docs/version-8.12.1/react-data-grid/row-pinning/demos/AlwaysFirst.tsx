import { DataGrid, type GridColDef, type GridComparatorFn, type GridRowId } from '@mui/x-data-grid';

interface Club {
  id: number;
  name: string;
  points: number;
  own?: boolean;
}

const rows: Club[] = [
  { id: 1, name: 'Rapid Norden', points: 41 },
  { id: 2, name: 'Our club', points: 38, own: true },
  { id: 3, name: 'FC Montalto', points: 44 },
  { id: 4, name: 'Vltava United', points: 29 },
];

type Compare<V> = (a: V, b: V) => number;

const ownIds = new Set<GridRowId>(rows.filter(({ own }) => own).map(({ id }) => id));
const isOwn = (id: GridRowId) => Number(ownIds.has(id));

// The grid uses the result of getSortComparator as it is, in both directions.
function ownFirst<V>(compare: Compare<V>) {
  return (direction: 'asc' | 'desc' | null | undefined): GridComparatorFn<V> =>
    (a, b, cellA, cellB) =>
      isOwn(cellB.id) - isOwn(cellA.id) || (direction === 'desc' ? -compare(a, b) : compare(a, b));
}

const columns: GridColDef<Club>[] = [
  {
    field: 'name',
    headerName: 'Club',
    flex: 1,
    minWidth: 120,
    getSortComparator: ownFirst((a: string, b: string) => a.localeCompare(b)),
  },
  {
    field: 'points',
    headerName: 'Points',
    type: 'number',
    width: 110,
    getSortComparator: ownFirst((a: number, b: number) => a - b),
  },
];

export default function AlwaysFirst() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        label="Table"
        rows={rows}
        columns={columns}
        getRowClassName={({ row }) => (row.own ? 'own' : '')}
        initialState={{ sorting: { sortModel: [{ field: 'points', sort: 'desc' }] } }}
        hideFooter
        sx={{ '& .own': { fontWeight: 'bold' } }}
      />
    </div>
  );
}
