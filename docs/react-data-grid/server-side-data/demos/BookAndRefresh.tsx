import * as React from 'react';
import { DataGrid, type GridColDef, type GridDataSource, useGridApiRef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

interface Booking {
  id: number;
  guest: string;
  nights: number;
}

const guests = ['Inés Vidal', 'Kofi Mensah', 'Mei Tanaka', 'Oskar Lind', 'Rania Haddad'];

// Stands in for a server that others write to as well. An answer takes 700 ms.
function createServer() {
  let bookings: Booking[] = guests.slice(0, 3).map((guest, index) => ({
    id: index + 1,
    guest,
    nights: index + 2,
  }));
  const answer = () => new Promise((resolve) => setTimeout(resolve, 700));
  return {
    book: async () => {
      const id = bookings.length + 1;
      bookings = [...bookings, { id, guest: guests[id % guests.length] ?? '', nights: 1 }];
      await answer();
    },
    list: async (start: number, end: number) => {
      await answer();
      return { rows: bookings.slice(start, end + 1), rowCount: bookings.length };
    },
  };
}

const columns: GridColDef<Booking>[] = [
  { field: 'id', headerName: 'No.', type: 'number', width: 80 },
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 130 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 100 },
];

export default function BookAndRefresh() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(createServer);
  const [busy, setBusy] = React.useState(false);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({ getRows: ({ start, end }) => server.list(Number(start), end) }),
    [server],
  );

  function refresh() {
    apiRef.current?.dataSource.cache.clear();
    void apiRef.current?.dataSource.fetchRows();
  }

  async function book() {
    setBusy(true);
    await server.book();
    setBusy(false);
    refresh();
  }

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1.5 }}>
        <Button variant="outlined" loading={busy} onClick={() => void book()}>
          Add a booking
        </Button>
        <Button onClick={refresh}>Refresh</Button>
      </Stack>
      <div style={{ height: 370 }}>
        <DataGrid
          label="Bookings"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5]}
          disableColumnSorting
          disableColumnFilter
          disableRowSelectionOnClick
        />
      </div>
    </div>
  );
}
