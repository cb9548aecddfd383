import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function FlightArrival() {
  const [arrival, setArrival] = React.useState<Dayjs | null>(dayjs('2025-07-02T18:25'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimeField label="Flight arrives" value={arrival} onChange={setArrival} />
        <Typography role="status" variant="body2">
          {arrival?.isValid()
            ? `Pickup at ${arrival.add(45, 'minute').format('HH:mm')}`
            : 'No flight'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
