import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

export default function RaceStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock
        ampm={false}
        defaultValue={dayjs('2025-05-18T10:04:30')}
        views={['hours', 'minutes', 'seconds']}
        showViewSwitcher
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
