import {
  DataGrid,
  type GridColDef,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import Pagination from '@mui/material/Pagination';

const columns: GridColDef[] = [
  { field: 'song', headerName: 'Song', flex: 1, minWidth: 150 },
  { field: 'artist', headerName: 'Artist', width: 150 },
];

const rows = [
  { id: 1, song: 'Gracias a la vida', artist: 'Violeta Parra' },
  { id: 2, song: 'Milord', artist: 'Édith Piaf' },
  { id: 3, song: 'Uska Dara', artist: 'Safiye Ayla' },
  { id: 4, song: 'Águas de março', artist: 'Elis Regina' },
  { id: 5, song: 'Malaika', artist: 'Fadhili William' },
  { id: 6, song: 'Grândola', artist: 'José Afonso' },
  { id: 7, song: 'Ue o muite arukō', artist: 'Kyu Sakamoto' },
];

function NumberedPages() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const count = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      color="primary"
      count={count}
      page={page + 1}
      onChange={(_event, value) => apiRef.current.setPage(value - 1)}
    />
  );
}

export default function PageNumbers() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid
        aria-label="Songs"
        rows={rows}
        columns={columns}
        pageSizeOptions={[3]}
        initialState={{ pagination: { paginationModel: { pageSize: 3 } } }}
        slots={{ pagination: NumberedPages }}
      />
    </div>
  );
}
