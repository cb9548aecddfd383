import {
  DataGrid,
  type GridColDef,
  gridPaginationModelSelector,
  type GridRowId,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';

interface Runner {
  id: string;
  name: string;
  minutes: number;
}

const rows: Runner[] = [
  { id: 'R-208', name: 'Selam Tesfaye', minutes: 151.2 },
  { id: 'R-117', name: 'Matteo Galli', minutes: 163.9 },
  { id: 'R-342', name: 'Hye-jin Bae', minutes: 158.4 },
  { id: 'R-095', name: 'Sofie Lund', minutes: 171.6 },
];

function Place({ id }: { id: GridRowId }) {
  const apiRef = useGridApiContext();
  const { page, pageSize } = useGridSelector(apiRef, gridPaginationModelSelector);
  const index = useGridSelector(apiRef, () => apiRef.current.getRowIndexRelativeToVisibleRows(id));
  return page * pageSize + index + 1;
}

const columns: GridColDef<Runner>[] = [
  {
    field: 'place',
    headerName: 'No.',
    width: 70,
    sortable: false,
    filterable: false,
    disableColumnMenu: true,
    renderCell: ({ id }) => <Place id={id} />,
  },
  { field: 'name', headerName: 'Runner', flex: 1, minWidth: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

export default function RowNumbers() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        label="Runners"
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'minutes', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
