import * as React from 'react';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface Van {
  id: string;
  depot: string;
  driver: string;
}

const drivers = ['Ama Boateng', 'Luca Ferri', 'Ewa Mazur', 'Théo Blanc', 'Noor Aziz', 'Jan Vos'];
const depots = ['Antwerp', 'Brussels', 'Liège'];

const vans: Van[] = drivers.flatMap((driver, index) =>
  [0, 1, 2].map((turn) => ({
    id: `${index + 1}-ABC-${210 + turn * 7 + index}`,
    depot: depots[(index + turn) % depots.length] ?? '',
    driver,
  })),
);

// Stands in for a server. An answer takes 700 ms.
async function fetchVans(depot: string, start: number | string, end: number) {
  const found = vans.filter((van) => depot === '' || van.depot === depot);
  await new Promise((resolve) => setTimeout(resolve, 700));
  return { rows: found.slice(Number(start), end + 1), rowCount: found.length };
}

const columns: GridColDef<Van>[] = [
  { field: 'id', headerName: 'Van', width: 120 },
  { field: 'depot', headerName: 'Depot', width: 110 },
  { field: 'driver', headerName: 'Driver', flex: 1, minWidth: 120 },
];

export default function ByDepot() {
  const [depot, setDepot] = React.useState('');
  const dataSource = React.useMemo<GridDataSource>(
    () => ({ getRows: ({ start, end }) => fetchVans(depot, start, end) }),
    [depot],
  );

  return (
    <div style={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Depot"
        value={depot}
        onChange={(event) => setDepot(event.target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ width: 180, mb: 2 }}
      >
        <MenuItem value="">All depots</MenuItem>
        {depots.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <div style={{ height: 370 }}>
        <DataGrid
          label="Vans"
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
