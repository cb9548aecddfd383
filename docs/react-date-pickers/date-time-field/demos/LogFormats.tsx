import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const restart = dayjs('2025-02-03T21:05:48');

export default function LogFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimeField label="24 hours" defaultValue={restart} ampm={false} />
        <DateTimeField label="ISO 8601" defaultValue={restart} format="YYYY-MM-DD HH:mm" />
        <DateTimeField label="Seconds" defaultValue={restart} format="YYYY-MM-DD HH:mm:ss" />
        <DateTimeField label="Month name" defaultValue={restart} format="MMM D, YYYY hh:mm A" />
        <DateTimeField label="Time first" defaultValue={restart} format="HH:mm, DD.MM." />
      </Stack>
    </LocalizationProvider>
  );
}
