import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';

export default function ParkingUntil() {
  const [until, setUntil] = React.useState<Dayjs | null>(dayjs('2025-09-05T15:45'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TimeField label="Parked until" value={until} onChange={setUntil} />
        <Typography role="status" variant="body2">
          {until?.isValid() ? `Ticket until ${until.format('HH:mm')}` : 'No ticket'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
