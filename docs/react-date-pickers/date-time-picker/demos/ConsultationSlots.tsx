import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const booked = new Set(['2025-09-16T09:30', '2025-09-16T10:00', '2025-09-17T11:30']);

function isWeekend(day: Dayjs) {
  return day.day() === 0 || day.day() === 6;
}

export default function ConsultationSlots() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Consultation"
        defaultValue={dayjs('2025-09-16T09:00')}
        shouldDisableDate={isWeekend}
        minTime={dayjs('2025-09-16T09:00')}
        maxTime={dayjs('2025-09-16T12:00')}
        minutesStep={30}
        timeSteps={{ minutes: 30 }}
        thresholdToRenderTimeInASingleColumn={48}
        shouldDisableTime={(slot) => booked.has(slot.format('YYYY-MM-DDTHH:mm'))}
        skipDisabled
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
