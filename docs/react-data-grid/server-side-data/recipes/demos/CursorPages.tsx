import * as React from 'react';
import { DataGrid, type GridColDef, type GridDataSource, useGridApiRef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

interface Payment {
  id: string;
  payer: string;
  euros: number;
}

interface Page {
  rows: Payment[];
  nextCursor: string | null;
  /** Number of rows up to the end of this page. */
  count: number;
}

const payers = ['Bäckerei Ott', 'Delgado e Hijos', 'Hanako Café', 'Adeyemi Prints', 'Kiosk Süd'];
const payments: Payment[] = Array.from({ length: 13 }, (_, index) => ({
  id: `tx-${7301 + index * 7}`,
  payer: payers[(index * 2) % payers.length] ?? '',
  euros: ((index * 29) % 70) + 12,
}));

const pageSize = 5;

// Stands in for a server that continues after the payment named by the cursor.
async function fetchPayments(cursor: string | null, fails: boolean) {
  await new Promise((resolve) => setTimeout(resolve, 700));
  if (fails) throw new Error("The bank doesn't answer.");
  const start = payments.findIndex(({ id }) => id === cursor) + 1;
  const rows = payments.slice(start, start + pageSize);
  const last = rows.at(-1);
  return { rows, nextCursor: last && last !== payments.at(-1) ? last.id : null };
}

function createServer() {
  const pages = new Map<number, Promise<Page>>();
  let isFailing = false;

  async function fetchPage(page: number): Promise<Page> {
    const previous = page === 0 ? null : await loadPage(page - 1);
    if (previous?.nextCursor === null) {
      // The user was faster than the server: there is no such page.
      return { ...previous, rows: [] };
    }
    const { rows, nextCursor } = await fetchPayments(previous?.nextCursor ?? null, isFailing);
    return { rows, nextCursor, count: (previous?.count ?? 0) + rows.length };
  }

  function loadPage(page: number): Promise<Page> {
    const loading = pages.get(page) ?? fetchPage(page);
    pages.set(page, loading);
    // Forget a page that failed, so that it can be requested again.
    loading.catch(() => pages.delete(page));
    return loading;
  }

  return {
    getRows: async (page: number) => {
      const { rows, nextCursor, count } = await loadPage(page);
      return { rows, rowCount: nextCursor === null ? count : -1 };
    },
    setFailing: (value: boolean) => {
      isFailing = value;
    },
  };
}

const columns: GridColDef<Payment>[] = [
  { field: 'id', headerName: 'Payment', width: 85 },
  { field: 'payer', headerName: 'From', flex: 1, minWidth: 125 },
  { field: 'euros', headerName: 'Amount, €', type: 'number', width: 100 },
];

export default function CursorPages() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(createServer);
  const [error, setError] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: ({ paginationModel }) => {
        setError('');
        return server.getRows(paginationModel?.page ?? 0);
      },
    }),
    [server],
  );

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        label="The server fails"
        control={<Switch onChange={(event) => server.setFailing(event.target.checked)} />}
      />
      {/* As tall as the column headers, a page of five rows, and the footer. */}
      <div style={{ height: 370, marginBlock: 8 }}>
        <DataGrid
          label="Payments"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={null}
          onDataSourceError={({ message }) => setError(message)}
          initialState={{ pagination: { paginationModel: { pageSize } } }}
          pageSizeOptions={[pageSize]}
          localeText={{ noRowsLabel: error ? 'Not loaded' : 'No payments' }}
          disableColumnSorting
          disableColumnFilter
          disableRowSelectionOnClick
        />
      </div>
      <Stack direction="row" role="status" sx={{ minHeight: 36, alignItems: 'center', gap: 1 }}>
        <Typography variant="body2">{error}</Typography>
        {error && (
          <Button size="small" onClick={() => void apiRef.current?.dataSource.fetchRows()}>
            Try again
          </Button>
        )}
      </Stack>
    </div>
  );
}
