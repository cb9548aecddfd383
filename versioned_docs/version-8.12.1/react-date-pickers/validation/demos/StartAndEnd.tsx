import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

function nightsBetween(from: Dayjs | null, to: Dayjs | null) {
  const nights = from && to ? to.startOf('day').diff(from.startOf('day'), 'day') : 0;
  return nights > 0 ? nights : null;
}

export default function StartAndEnd() {
  const [from, setFrom] = React.useState<Dayjs | null>(dayjs('2025-07-18'));
  const [to, setTo] = React.useState<Dayjs | null>(dayjs('2025-07-25'));
  const nights = nightsBetween(from, to);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <DatePicker label="Arrival" value={from} onChange={setFrom} />
          <DatePicker label="Departure" value={to} onChange={setTo} minDate={from?.add(1, 'day')} />
        </Stack>
        <Typography role="status" variant="body2">
          {nights ? `Nights: ${nights}` : 'Choose an arrival and a later departure.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
