import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function HaircutSlots() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2025-03-14T10:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 200 }}>
        <Typography role="status">Haircut at {time?.format('h:mm A')}</Typography>
        <DigitalClock value={time} onChange={setTime} />
      </Stack>
    </LocalizationProvider>
  );
}
