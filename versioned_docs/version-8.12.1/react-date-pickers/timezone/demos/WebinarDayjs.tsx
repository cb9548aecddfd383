import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { useState } from 'react';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function WebinarDayjs() {
  const [value, setValue] = useState<Dayjs | null>(dayjs.utc('2025-03-29T14:00:00Z'));
  const shared = { value, ampm: false };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <DateTimePicker {...shared} label="Berlin" timezone="Europe/Berlin" onChange={setValue} />
        <DateTimeField {...shared} label="New York" timezone="America/New_York" readOnly />
        <DateTimeField {...shared} label="Tokyo" timezone="Asia/Tokyo" readOnly />
      </Stack>
    </LocalizationProvider>
  );
}
