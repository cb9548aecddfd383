import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function FlightTimes() {
  const [takeoff, setTakeoff] = React.useState<Dayjs | null>(dayjs.utc('2025-07-02T10:30Z'));
  const [landing, setLanding] = React.useState<Dayjs | null>(dayjs.utc('2025-07-02T18:40Z'));
  const minutes = takeoff && landing ? landing.diff(takeoff, 'minute') : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker
          label="Takeoff in Lisbon"
          timezone="Europe/Lisbon"
          value={takeoff}
          onChange={setTakeoff}
        />
        <DateTimePicker
          label="Landing in New York"
          timezone="America/New_York"
          value={landing}
          onChange={setLanding}
          minDateTime={takeoff ?? undefined}
        />
        <Typography role="status" variant="body2">
          {minutes > 0
            ? `In the air: ${Math.floor(minutes / 60)} h ${minutes % 60} min`
            : 'The landing is before the takeoff.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
