import { DataGrid, type GridColDef, gridNumberComparator } from '@mui/x-data-grid';

interface Gauge {
  id: number;
  station: string;
  river: string;
  /** Centimeters, or null while the gauge is silent. */
  level: number | null;
}

const rows: Gauge[] = [
  { id: 1, station: 'Köln', river: 'Rhine', level: 412 },
  { id: 2, station: 'Kaub', river: 'Rhine', level: null },
  { id: 3, station: 'Győr', river: 'Danube', level: 265 },
  { id: 4, station: 'Linz', river: 'Danube', level: 388 },
  { id: 5, station: 'Orléans', river: 'Loire', level: null },
  { id: 6, station: 'Blois', river: 'Loire', level: 97 },
];

const columns: GridColDef<Gauge>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'river', headerName: 'River', flex: 1, minWidth: 110 },
  {
    field: 'level',
    headerName: 'Level, cm',
    type: 'number',
    width: 130,
    valueFormatter: (value: number | null) => value ?? '–',
    getSortComparator: (direction) => (a, b, paramsA, paramsB) => {
      if (a === null || b === null) {
        return Number(a === null) - Number(b === null);
      }
      const order = gridNumberComparator(a, b, paramsA, paramsB);
      return direction === 'desc' ? -order : order;
    },
  },
];

export default function EmptyValuesLast() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="River levels"
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'level', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
