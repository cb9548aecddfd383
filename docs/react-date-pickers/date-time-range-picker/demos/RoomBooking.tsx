import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker, type DateTimePickerProps } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

function lengthOf(start: Dayjs | null, end: Dayjs | null) {
  const minutes = start && end ? end.diff(start, 'minute') : 0;
  return minutes >= 30 ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : null;
}

export default function RoomBooking() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2025-11-06T09:00'));
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2025-11-06T12:30'));

  // While somebody types, the start can be null, invalid, or in the year 202.
  const [lastValidStart, setLastValidStart] = React.useState(start);

  const moveStart: DateTimePickerProps['onChange'] = (next, { validationError }) => {
    setStart(next);
    if (next && validationError === null) {
      setLastValidStart(next);
      if (lastValidStart && end?.isValid()) {
        setEnd(end.add(next.diff(lastValidStart)));
      }
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker label="Room from" value={start} onChange={moveStart} />
        <DateTimePicker
          label="Room until"
          value={end}
          onChange={setEnd}
          minDateTime={start?.add(30, 'minute')}
        />
        <Typography role="status" variant="body2">
          {lengthOf(start, end) ?? 'Book the room for at least 30 minutes.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
