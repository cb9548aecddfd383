import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

function format(value: Dayjs | null) {
  return value?.format('YYYY-MM-DD') ?? 'null';
}

export default function ChangeOrAccept() {
  const [calls, setCalls] = React.useState<string[]>([]);
  const log = (call: string) => setCalls((previous) => [...previous, call].slice(-6));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, width: '100%' }}>
        <DatePicker
          label="Renewal date"
          defaultValue={dayjs('2025-10-06')}
          views={['year', 'month', 'day']}
          openTo="year"
          onChange={(value) => log(`onChange ${format(value)}`)}
          onAccept={(value) => log(`onAccept ${format(value)}`)}
        />
        <Typography
          role="status"
          variant="body2"
          sx={{ flex: '1 1 200px', minHeight: '9em', whiteSpace: 'pre-line' }}
        >
          {calls.length > 0 ? calls.join('\n') : 'Pick a year, a month and a day, or type.'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
