import * as React from 'react';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

interface Order {
  id: string;
  customer: string;
  items: string[];
}

const rows: Order[] = [
  { id: 'A-2041', customer: 'Casa Ferrante', items: ['6 × Espresso beans', '20 × Filter paper'] },
  { id: 'A-2042', customer: 'Kaffihús Björk', items: ['12 × Oat milk', '48 × Cups, 200 ml'] },
  { id: 'A-2043', customer: 'Té y Más', items: ['3 × Green tea, 500 g'] },
];

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
];

export default function DetailsBelow() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(['A-2041']),
  });
  const order = rows.find(({ id }) => selection.ids.has(id));

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 214 }}>
        <DataGrid
          label="Orders"
          rows={rows}
          columns={columns}
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          hideFooter
        />
      </div>
      <Paper role="status" variant="outlined" sx={{ mt: 2, p: 2, minHeight: 104 }}>
        <Typography component="p" variant="subtitle2">
          {order ? `Items of ${order.id}` : 'Select an order.'}
        </Typography>
        {order?.items.map((item) => (
          <Typography key={item} variant="body2">
            {item}
          </Typography>
        ))}
      </Paper>
    </div>
  );
}
