import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const date = dayjs('2025-08-09');

export default function DocumentDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DateField label="Invoice, ISO 8601" format="YYYY-MM-DD" defaultValue={date} />
        <DateField label="Contract" format="D. MMMM YYYY" defaultValue={date} />
        <DateField label="Card expires" format="MM/YY" defaultValue={date} />
        <DateField label="Model year" format="YYYY" defaultValue={date} />
      </Stack>
    </LocalizationProvider>
  );
}
