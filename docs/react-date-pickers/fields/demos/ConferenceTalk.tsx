import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

export default function ConferenceTalk() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DateField label="Day of the talk" defaultValue={dayjs('2025-10-09')} />
        <TimeField label="Start" defaultValue={dayjs('2025-10-09T14:30')} />
        <DateTimeField label="Slides due" defaultValue={dayjs('2025-10-06T18:00')} />
      </Stack>
    </LocalizationProvider>
  );
}
