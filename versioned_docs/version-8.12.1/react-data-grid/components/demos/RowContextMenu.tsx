import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';

interface KitchenOrder {
  id: number;
  dish: string;
  table: number;
}

const columns: GridColDef<KitchenOrder>[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 150 },
  { field: 'table', headerName: 'Table', type: 'number', width: 100 },
];

const rows: KitchenOrder[] = [
  { id: 1, dish: 'Bibimbap', table: 4 },
  { id: 2, dish: 'Feijoada', table: 9 },
  { id: 3, dish: 'Spanakopita', table: 2 },
];

export default function RowContextMenu() {
  const [target, setTarget] = React.useState<{ dish: string; top: number; left: number }>();
  const [message, setMessage] = React.useState('Right-click a row.');

  function openMenu(event: React.MouseEvent<HTMLElement>) {
    const id = Number(event.currentTarget.dataset.id);
    const row = rows.find((candidate) => candidate.id === id);
    if (row) {
      event.preventDefault();
      setTarget({ dish: row.dish, top: event.clientY, left: event.clientX });
    }
  }

  function choose(what: string) {
    setMessage(`${what}: ${target?.dish}`);
    setTarget(undefined);
  }

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 214 }}>
        <DataGrid
          aria-label="Orders of the kitchen"
          rows={rows}
          columns={columns}
          slotProps={{ row: { onContextMenu: openMenu } }}
          hideFooter
        />
      </div>
      <Menu
        open={target !== undefined}
        onClose={() => setTarget(undefined)}
        anchorReference="anchorPosition"
        anchorPosition={target}
      >
        <MenuItem onClick={() => choose('Served')}>Served</MenuItem>
        <MenuItem onClick={() => choose('Cook again')}>Cook again</MenuItem>
      </Menu>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {message}
      </Typography>
    </div>
  );
}
