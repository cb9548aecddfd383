import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import en from 'dayjs/locale/en';

// `true` registers the locale without making it the global one.
dayjs.locale({ ...en, ...dayjs.Ls.en, name: 'en-monday', weekStart: 1 }, undefined, true);

export default function MondayFirst() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-monday">
      <DateCalendar defaultValue={dayjs('2025-08-14')} sx={{ maxWidth: '100%' }} />
    </LocalizationProvider>
  );
}
