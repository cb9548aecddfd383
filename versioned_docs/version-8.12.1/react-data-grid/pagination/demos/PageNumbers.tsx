import {
  DataGrid,
  type GridColDef,
  gridPageCountSelector,
  gridPaginationModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import Pagination from '@mui/material/Pagination';

const cheeses = ['Manchego', 'Comté', 'Gouda', 'Feta', 'Emmental', 'Pecorino', 'Oscypek'];

const rows = Array.from({ length: 33 }, (_, index) => ({
  id: index + 1,
  cheese: cheeses[index % 7],
  months: 1 + ((index * 5) % 24),
}));

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'id', headerName: 'Shelf', width: 90 },
  { field: 'cheese', headerName: 'Cheese', flex: 1, minWidth: 110 },
  { field: 'months', headerName: 'Age, months', type: 'number', width: 130 },
];

function PageNumbersPagination() {
  const apiRef = useGridApiContext();
  const { page } = useGridSelector(apiRef, gridPaginationModelSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      color="primary"
      size="small"
      siblingCount={0}
      count={pageCount}
      page={page + 1}
      onChange={(_event, value) => apiRef.current.setPage(value - 1)}
    />
  );
}

export default function PageNumbers() {
  return (
    <div style={{ height: 319, width: '100%' }}>
      <DataGrid
        label="Cheese cellar"
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
        pageSizeOptions={[4]}
        slots={{ pagination: PageNumbersPagination }}
      />
    </div>
  );
}
