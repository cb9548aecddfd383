import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

const columns: GridColDef[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 170 },
  { field: 'who', headerName: 'Who', width: 110 },
];

const tasks = [
  { id: 1, task: 'Order toner', who: 'Bilal' },
  { id: 2, task: 'Water the fig tree', who: 'Solveig' },
  { id: 3, task: 'Renew the parking permit', who: 'Chidi' },
];

export default function DeleteKey() {
  const [rows, setRows] = React.useState(tasks);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 214 }}>
        <DataGrid
          aria-label="Tasks"
          rows={rows}
          columns={columns}
          onCellKeyDown={({ id, cellMode }, event) => {
            if (event.key === 'Delete' && cellMode === 'view') {
              event.preventDefault();
              event.defaultMuiPrevented = true;
              setRows((old) => old.filter((row) => row.id !== id));
            }
          }}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Click a cell and press Delete. {rows.length} tasks.
        <Button size="small" onClick={() => setRows(tasks)}>
          Bring all back
        </Button>
      </Typography>
    </div>
  );
}
