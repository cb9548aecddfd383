import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const FORMAT = 'YYYY-MM-DD HH:mm';

export default function MaintenanceWindow() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2025-10-18T22:00'));
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2025-10-19T02:30'));
  const interval = start?.isValid() && end?.isValid() ? { start, end } : undefined;
  const reversed = interval !== undefined && !interval.end.isAfter(interval.start);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimeField label="Offline from" format={FORMAT} value={start} onChange={setStart} />
        <DateTimeField
          label="Offline until"
          format={FORMAT}
          value={end}
          onChange={setEnd}
          error={reversed || undefined}
          helperText={reversed ? 'Enter a time after the start.' : ' '}
        />
        <Typography role="status" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {interval && !reversed
            ? `${interval.start.format('YYYY-MM-DDTHH:mm')}/${interval.end.format('YYYY-MM-DDTHH:mm')}`
            : 'Enter both ends.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
