import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs, { type Dayjs } from 'dayjs';

export default function BusDeparture() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2025-03-14T10:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%' }}>
        <Typography role="status">Bus at {time?.format('h:mm A')}</Typography>
        <MultiSectionDigitalClock value={time} onChange={setTime} sx={{ width: 'max-content' }} />
      </Stack>
    </LocalizationProvider>
  );
}
