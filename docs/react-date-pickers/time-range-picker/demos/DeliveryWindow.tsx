import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

const opens = dayjs('2025-04-07T08:00');
const closes = dayjs('2025-04-07T18:00');
const slots = {
  timeSteps: { minutes: 30 },
  thresholdToRenderTimeInASingleColumn: 48,
  skipDisabled: true,
} as const;

export default function DeliveryWindow() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2025-04-07T10:00'));
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2025-04-07T13:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TimePicker
          label="Deliver from"
          value={start}
          onChange={setStart}
          referenceDate={opens}
          minTime={opens}
          maxTime={closes.subtract(2, 'hour')}
          {...slots}
        />
        <TimePicker
          label="Deliver until"
          value={end}
          onChange={setEnd}
          minTime={start?.isValid() ? start.add(2, 'hour') : opens}
          referenceDate={closes}
          maxTime={closes}
          {...slots}
        />
        <Typography variant="body2">We need a window of at least 2 hours.</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
