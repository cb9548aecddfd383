import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs, { type Dayjs } from 'dayjs';

export default function WakeUpTime() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2025-04-07T06:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center', width: '100%' }}>
        <Typography role="status">Wake up at {time?.format('h:mm A')}</Typography>
        <TimeClock value={time} onChange={setTime} ampmInClock sx={{ maxWidth: '100%' }} />
      </Stack>
    </LocalizationProvider>
  );
}
