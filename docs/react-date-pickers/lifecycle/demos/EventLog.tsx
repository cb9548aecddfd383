import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const describe = (value: Dayjs | null) => value?.format('D MMM YYYY HH:mm') ?? 'null';

export default function EventLog() {
  const [events, setEvents] = React.useState<string[]>([]);
  const log = (event: string) => setEvents((previous) => [...previous.slice(-5), event]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker
          label="Interview"
          defaultValue={dayjs('2025-05-14T10:30')}
          onOpen={() => log('onOpen')}
          onChange={(value) => log(`onChange ${describe(value)}`)}
          onAccept={(value) => log(`onAccept ${describe(value)}`)}
          onClose={() => log('onClose')}
          onError={(error) => log(`onError ${error}`)}
        />
        <Typography
          component="pre"
          role="log"
          aria-label="Callbacks"
          variant="body2"
          // Room for six callbacks, so that the page doesn't move
          sx={{ m: 0, minHeight: '9em', whiteSpace: 'pre-wrap' }}
        >
          {events.join('\n') || 'No callback yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
