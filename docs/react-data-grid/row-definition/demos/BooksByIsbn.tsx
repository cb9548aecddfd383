import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Book {
  isbn: string;
  title: string;
  author: string;
  copies: number;
}

const rows: Book[] = [
  { isbn: '978-0-00-000001-0', title: 'The Salt Road', author: 'Inès Haddad', copies: 4 },
  { isbn: '978-0-00-000002-7', title: 'Nine Winters', author: 'Olena Shevchuk', copies: 1 },
  { isbn: '978-0-00-000003-4', title: 'A Map of Wind', author: 'Takeshi Arai', copies: 6 },
  { isbn: '978-0-00-000004-1', title: 'House by the Weir', author: 'Rhys Morgan', copies: 2 },
];

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'author', headerName: 'Author', width: 150 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 90 },
];

const getRowId = (row: Book) => row.isbn;

export default function BooksByIsbn() {
  return (
    // As tall as the column headers and four rows.
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid label="Books" rows={rows} columns={columns} getRowId={getRowId} hideFooter />
    </div>
  );
}
