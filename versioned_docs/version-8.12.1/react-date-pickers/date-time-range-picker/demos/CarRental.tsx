import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const opens = dayjs('2025-05-05T08:00');
const closes = dayjs('2025-05-05T17:00');

export default function CarRental() {
  const [start, setStart] = React.useState<Dayjs | null>(null);
  const [end, setEnd] = React.useState<Dayjs | null>(null);
  const hours = start?.isValid() && end?.isValid() ? end.diff(start, 'hour') : undefined;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker
          label="Pick up the car"
          ampm={false}
          referenceDate={opens}
          value={start}
          onChange={setStart}
        />
        <DateTimePicker
          label="Return the car"
          ampm={false}
          referenceDate={closes}
          value={end}
          onChange={setEnd}
          minDateTime={start ?? undefined}
        />
        <Typography role="status" variant="body2">
          {hours === undefined ? 'Choose both dates.' : `Rented for ${hours} hours.`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
