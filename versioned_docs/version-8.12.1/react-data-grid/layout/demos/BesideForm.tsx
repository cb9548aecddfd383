import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface Visit {
  id: number;
  time: string;
  patient: string;
  reason: string;
}

const rows: Visit[] = [
  { id: 1, time: '08:30', patient: 'Emre Kaya', reason: 'Vaccination' },
  { id: 2, time: '08:50', patient: 'Solveig Dahl', reason: 'Blood pressure' },
  { id: 3, time: '09:10', patient: 'Tiago Pinto', reason: 'Knee' },
];

const columns: GridColDef<Visit>[] = [
  { field: 'time', headerName: 'Time', width: 80 },
  { field: 'patient', headerName: 'Patient', width: 150 },
  { field: 'reason', headerName: 'Reason', width: 200 },
  { field: 'room', headerName: 'Room', width: 150, valueGetter: () => 'Consulting room 2' },
];

export default function BesideForm() {
  return (
    <Box
      sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 2, width: '100%' }}
    >
      <Box sx={{ flex: '0 0 auto', width: { sm: 150 } }}>
        <Typography variant="subtitle2" component="p">
          Wednesday, 5 March
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Three visits before ten
        </Typography>
      </Box>
      <Box sx={{ flex: '1 1 auto', minWidth: 0, height: 240 }}>
        <DataGrid label="Visits" rows={rows} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
