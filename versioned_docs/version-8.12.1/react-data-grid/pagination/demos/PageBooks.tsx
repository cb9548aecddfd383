import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, title: 'Blindness', author: 'José Saramago', year: 1995 },
  { id: 2, title: 'Snow', author: 'Orhan Pamuk', year: 2002 },
  { id: 3, title: 'The Leopard', author: 'G. Tomasi di Lampedusa', year: 1958 },
  { id: 4, title: 'Half of a Yellow Sun', author: 'Chimamanda N. Adichie', year: 2006 },
  { id: 5, title: 'The Tin Drum', author: 'Günter Grass', year: 1959 },
  { id: 6, title: 'Embers', author: 'Sándor Márai', year: 1942 },
  { id: 7, title: 'Drive Your Plow', author: 'Olga Tokarczuk', year: 2009 },
  { id: 8, title: 'The Door', author: 'Magda Szabó', year: 1987 },
  { id: 9, title: 'Kitchen', author: 'Banana Yoshimoto', year: 1988 },
  { id: 10, title: 'Pereira Maintains', author: 'Antonio Tabucchi', year: 1994 },
  { id: 11, title: 'Season of Migration', author: 'Tayeb Salih', year: 1966 },
  { id: 12, title: 'The Ice Palace', author: 'Tarjei Vesaas', year: 1963 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'author', headerName: 'Author', flex: 1, minWidth: 160 },
  { field: 'year', headerName: 'Year', width: 80 },
];

export default function PageBooks() {
  return (
    <div style={{ height: 371, width: '100%' }}>
      <DataGrid
        label="Books"
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10, { value: -1, label: 'All' }]}
      />
    </div>
  );
}
