import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const holidays = new Map([
  ['2025-05-01', 'Labor Day'],
  ['2025-05-29', 'Ascension Day'],
]);

export default function FullDateNames() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Vaccination"
        defaultValue={dayjs('2025-05-14')}
        slotProps={{
          day: ({ day }) => {
            const holiday = holidays.get(day.format('YYYY-MM-DD'));
            const date = day.format('dddd, MMMM D');
            return { 'aria-label': holiday === undefined ? date : `${date}, ${holiday}` };
          },
          textField: { helperText: 'Month, day, and year, such as 05/14/2025' },
        }}
        sx={{ width: '100%', maxWidth: 360 }}
      />
    </LocalizationProvider>
  );
}
