import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

export default function FerryDeparture() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock ampm={false} defaultValue={dayjs('2025-07-12T17:45')} sx={{ maxWidth: '100%' }} />
    </LocalizationProvider>
  );
}
