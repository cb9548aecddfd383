import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const MAX_NIGHTS = 21;
const bookedNights = new Set(['2025-08-09', '2025-08-10', '2025-08-17', '2025-08-18']);
const isBooked = (day: Dayjs) => bookedNights.has(day.format('YYYY-MM-DD'));

// Guests can leave on the day on which the next guests arrive.
function lastCheckOut(checkIn: Dayjs) {
  let day = checkIn.add(1, 'day');
  while (!isBooked(day) && day.diff(checkIn, 'day') < MAX_NIGHTS) {
    day = day.add(1, 'day');
  }
  return day;
}

export default function CabinBooking() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2025-08-11'));
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2025-08-15'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ width: '100%', maxWidth: 480 }}
      >
        <DatePicker label="Arrive" value={start} onChange={setStart} shouldDisableDate={isBooked} />
        <DatePicker
          label="Leave"
          value={end}
          onChange={setEnd}
          minDate={start?.add(1, 'day')}
          maxDate={start?.isValid() ? lastCheckOut(start) : undefined}
        />
      </Stack>
    </LocalizationProvider>
  );
}
