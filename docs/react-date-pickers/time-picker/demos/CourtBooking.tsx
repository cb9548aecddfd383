import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const booked = new Set(['10:30', '13:00', '13:30']);

export default function CourtBooking() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Tennis court"
        defaultValue={dayjs('2025-06-21T09:30')}
        minTime={dayjs('2025-06-21T09:00')}
        maxTime={dayjs('2025-06-21T15:00')}
        minutesStep={30}
        timeSteps={{ minutes: 30 }}
        thresholdToRenderTimeInASingleColumn={48}
        shouldDisableTime={(time) => booked.has(time.format('HH:mm'))}
        skipDisabled
        closeOnSelect
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
