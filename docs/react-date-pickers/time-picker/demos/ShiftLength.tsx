import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

const DAY = 24 * 60;

function minutesOfDay(time: Dayjs) {
  return time.hour() * 60 + time.minute();
}

function lengthOf(start: Dayjs | null, end: Dayjs | null) {
  if (!start?.isValid() || !end?.isValid()) {
    return 'Enter both times.';
  }
  // An end before the start is on the next day.
  const minutes = (minutesOfDay(end) - minutesOfDay(start) + DAY) % DAY;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

export default function ShiftLength() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2025-03-14T22:00'));
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2025-03-14T06:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TimePicker label="Shift starts" ampm={false} value={start} onChange={setStart} />
        <TimePicker label="Shift ends" ampm={false} value={end} onChange={setEnd} />
        <Typography role="status" variant="body2">
          {lengthOf(start, end)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
