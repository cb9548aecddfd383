import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const opens = dayjs('2025-06-10T06:45');
const full = new Set(['07:30', '09:45']);

export default function SwimmingLanes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock
        ampm={false}
        timeStep={45}
        referenceDate={opens}
        minTime={opens}
        maxTime={dayjs('2025-06-10T12:00')}
        shouldDisableTime={(time) => full.has(time.format('HH:mm'))}
        skipDisabled
        sx={{ maxWidth: 200 }}
      />
    </LocalizationProvider>
  );
}
