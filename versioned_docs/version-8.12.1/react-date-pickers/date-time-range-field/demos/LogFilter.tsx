import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

type Range = [from: Dayjs | null, until: Dayjs | null];

// The time of the last entry in the log
const latest = dayjs('2025-10-21T16:45');

const presets: { label: string; range: Range }[] = [
  { label: 'Last hour', range: [latest.subtract(1, 'hour'), latest] },
  { label: 'Last 24 hours', range: [latest.subtract(1, 'day'), latest] },
  { label: 'Today', range: [latest.startOf('day'), latest] },
  { label: 'All', range: [null, null] },
];

export default function LogFilter() {
  const [[from, until], setRange] = React.useState<Range>([latest.startOf('day'), latest]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 560 }}>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {presets.map(({ label, range }) => (
            <Button key={label} size="small" variant="outlined" onClick={() => setRange(range)}>
              {label}
            </Button>
          ))}
        </Stack>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <DateTimeField
            label="Log from"
            ampm={false}
            value={from}
            onChange={(value) => setRange([value, until])}
            maxDateTime={until ?? latest}
          />
          <DateTimeField
            label="Log until"
            ampm={false}
            value={until}
            onChange={(value) => setRange([from, value])}
            minDateTime={from ?? undefined}
            maxDateTime={latest}
          />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
