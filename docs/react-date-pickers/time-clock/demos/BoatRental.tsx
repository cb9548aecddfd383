import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

export default function BoatRental() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock
        ampm={false}
        defaultValue={dayjs('2025-08-02T10:30')}
        minTime={dayjs('2025-08-02T09:00')}
        maxTime={dayjs('2025-08-02T18:30')}
        minutesStep={30}
        shouldDisableTime={(time, view) => view === 'hours' && time.hour() === 13}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
