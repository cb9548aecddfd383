import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { useState } from 'react';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function SaveUtc() {
  const [value, setValue] = useState<Dayjs | null>(dayjs.utc('2025-08-14T12:30:00Z'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Boarding (Singapore time)"
        timezone="Asia/Singapore"
        value={value}
        onChange={setValue}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        Sent to the server: {value?.isValid() ? value.toISOString() : 'nothing'}
      </Typography>
    </LocalizationProvider>
  );
}
