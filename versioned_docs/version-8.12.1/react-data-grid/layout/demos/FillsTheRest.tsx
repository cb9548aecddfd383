import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface Task {
  id: number;
  task: string;
  hours: number;
}

const rows: Task[] = [
  { id: 1, task: 'Check the roof after the storm', hours: 3 },
  { id: 2, task: 'Replace the filters, hall B', hours: 2 },
  { id: 3, task: 'Inspect the elevator', hours: 4 },
  { id: 4, task: 'Paint the stairs', hours: 9 },
  { id: 5, task: 'Test the fire alarm', hours: 1 },
  { id: 6, task: 'Trim the hedge', hours: 2 },
];

const columns: GridColDef<Task>[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 150 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

export default function FillsTheRest() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 400, width: '100%' }}>
      <Typography variant="h6" component="p">
        Maintenance
      </Typography>
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        This text is as high as it needs to be.
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid label="Maintenance" rows={rows} columns={columns} hideFooter />
      </Box>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        21 hours in total
      </Typography>
    </Box>
  );
}
