import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const formats = {
  keyboardDate: 'DD MMM YYYY',
  meridiem: 'a',
};

export default function FormatsForAll() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={formats}>
      <Stack spacing={3}>
        <DatePicker label="Invoice date" defaultValue={dayjs('2025-08-14')} />
        <DateTimePicker label="Reminder" defaultValue={dayjs('2025-08-28T09:00')} />
      </Stack>
    </LocalizationProvider>
  );
}
