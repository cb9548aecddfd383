import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function OwnTexts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Date of birth"
        referenceDate={dayjs('1990-06-15')}
        localeText={{
          clearButtonLabel: 'Remove',
          openDatePickerDialogue: () => 'Open calendar',
          fieldDayPlaceholder: () => 'day',
          fieldMonthPlaceholder: () => 'month',
          fieldYearPlaceholder: () => 'year',
        }}
        slotProps={{ actionBar: { actions: ['clear'] } }}
      />
    </LocalizationProvider>
  );
}
