import {
  DataGrid,
  type GridColDef,
  gridPaginationModelSelector,
  type GridRowId,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';

interface Runner {
  id: number;
  name: string;
  club: string;
  seconds: number;
}

const rows: Runner[] = [
  { id: 311, name: 'Selam Tesfaye', club: 'Addis', seconds: 1987 },
  { id: 208, name: 'Jurgita Petraitė', club: 'Kaunas', seconds: 2114 },
  { id: 417, name: 'Marlen Suárez', club: 'Mérida', seconds: 2042 },
  { id: 102, name: 'Aoife Brennan', club: 'Galway', seconds: 2230 },
];

function RowNumber({ id }: { id: GridRowId }) {
  const apiRef = useGridApiContext();
  const { page, pageSize } = useGridSelector(apiRef, gridPaginationModelSelector);
  const index = useGridSelector(apiRef, () => apiRef.current.getRowIndexRelativeToVisibleRows(id));
  return page * pageSize + index + 1;
}

const columns: GridColDef<Runner>[] = [
  {
    field: 'number',
    headerName: 'No.',
    width: 60,
    sortable: false,
    filterable: false,
    disableColumnMenu: true,
    renderCell: ({ id }) => <RowNumber id={id} />,
  },
  { field: 'name', headerName: 'Runner', flex: 1, minWidth: 110 },
  { field: 'club', headerName: 'Club', width: 90 },
  {
    field: 'seconds',
    headerName: 'Time',
    type: 'number',
    width: 80,
    valueFormatter: (value: number) =>
      `${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')}`,
  },
];

export default function RowNumbers() {
  return (
    // As tall as the column headers and four rows.
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        label="Results"
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'seconds', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
