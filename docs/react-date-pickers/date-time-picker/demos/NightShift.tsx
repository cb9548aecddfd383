import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const start = dayjs('2025-03-14T22:00');

export default function NightShift() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker label="Shift starts (24-hour)" ampm={false} defaultValue={start} />
        <DateTimePicker label="Shift starts (12-hour)" ampm defaultValue={start} />
      </Stack>
    </LocalizationProvider>
  );
}
