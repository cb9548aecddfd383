import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type PickerDayOwnerState } from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';

const MAX_NIGHTS = 14;

export default function HotelStay() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2025-07-18'));
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2025-07-22'));
  const nights = start && end ? end.startOf('day').diff(start.startOf('day'), 'day') : 0;

  const day = ({ day: date, isDaySelected }: PickerDayOwnerState) => {
    const inside = !isDaySelected && !date.isBefore(start, 'day') && !date.isAfter(end, 'day');
    return nights > 0 && inside ? { sx: { bgcolor: 'action.selected' } } : {};
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <DatePicker label="Check-in" value={start} onChange={setStart} slotProps={{ day }} />
          <DatePicker
            label="Check-out"
            value={end}
            onChange={setEnd}
            minDate={start?.add(1, 'day')}
            maxDate={start?.add(MAX_NIGHTS, 'day')}
            slotProps={{ day }}
          />
        </Stack>
        <Typography role="status" variant="body2">
          {nights > 0 && nights <= MAX_NIGHTS
            ? `Nights: ${nights}`
            : `Choose a stay of 1 to ${MAX_NIGHTS} nights.`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
