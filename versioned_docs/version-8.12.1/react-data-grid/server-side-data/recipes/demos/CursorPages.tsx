import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';

interface Payment {
  id: string;
  payer: string;
  euros: number;
}

interface Page {
  payments: Payment[];
  nextCursor: string | null;
}

const payers = ['Bäckerei Ott', 'Delgado e Hijos', 'Hanako Café', 'Adeyemi Prints', 'Kiosk Süd'];
const payments: Payment[] = Array.from({ length: 13 }, (_, index) => ({
  id: `tx-${7301 + index * 7}`,
  payer: payers[(index * 2) % payers.length] ?? '',
  euros: ((index * 29) % 70) + 12,
}));

// Stands in for a server that goes on after the payment named by the cursor.
async function fetchPage(cursor: string | null, limit: number): Promise<Page> {
  await new Promise((resolve) => setTimeout(resolve, 700));
  const start = payments.findIndex(({ id }) => id === cursor) + 1;
  const found = payments.slice(start, start + limit);
  const last = found.at(-1);
  return { payments: found, nextCursor: last && last !== payments.at(-1) ? last.id : null };
}

const pageSize = 5;
const pages: Promise<Page>[] = [];

// A page needs the cursor of the page before it, which may still be on its way.
function loadPage(page: number): Promise<Page> {
  const loading =
    pages[page] ??
    (page === 0
      ? fetchPage(null, pageSize)
      : loadPage(page - 1).then(({ nextCursor }) => fetchPage(nextCursor, pageSize)));
  pages[page] = loading;
  return loading;
}

const dataSource: GridDataSource = {
  getRows: async ({ paginationModel }) => {
    const page = paginationModel?.page ?? 0;
    const { payments: rows, nextCursor } = await loadPage(page);
    return { rows, rowCount: nextCursor === null ? page * pageSize + rows.length : -1 };
  },
};

const columns: GridColDef<Payment>[] = [
  { field: 'id', headerName: 'Payment', width: 85 },
  { field: 'payer', headerName: 'From', flex: 1, minWidth: 125 },
  { field: 'euros', headerName: 'Amount, €', type: 'number', width: 100 },
];

export default function CursorPages() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Payments"
        columns={columns}
        dataSource={dataSource}
        dataSourceCache={null}
        initialState={{ pagination: { paginationModel: { pageSize } } }}
        pageSizeOptions={[pageSize]}
        disableColumnSorting
        disableColumnFilter
        disableRowSelectionOnClick
      />
    </div>
  );
}
