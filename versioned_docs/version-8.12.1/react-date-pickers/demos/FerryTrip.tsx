import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

export default function FerryTrip() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1.4fr' },
          width: '100%',
        }}
      >
        <DatePicker label="Ferry to Naxos" defaultValue={dayjs('2025-06-12')} />
        <TimePicker label="Check-in closes" defaultValue={dayjs('2025-06-12T06:45')} />
        <DateTimePicker label="Taxi to the port" defaultValue={dayjs('2025-06-12T05:30')} />
      </Box>
    </LocalizationProvider>
  );
}
