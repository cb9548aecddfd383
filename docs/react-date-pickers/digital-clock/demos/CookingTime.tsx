import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

export default function CookingTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiSectionDigitalClock
        ampm={false}
        views={['hours', 'minutes', 'seconds']}
        timeSteps={{ hours: 1, minutes: 10, seconds: 30 }}
        defaultValue={dayjs('2025-03-14T02:40:30')}
        sx={{ width: 'max-content' }}
      />
    </LocalizationProvider>
  );
}
