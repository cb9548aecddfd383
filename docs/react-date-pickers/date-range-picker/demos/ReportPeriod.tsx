import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

type Period = [Dayjs | null, Dayjs | null];

// The last day with data
const lastDay = dayjs('2025-09-18');

const presets: { label: string; period: Period }[] = [
  { label: 'Last 7 days', period: [lastDay.subtract(6, 'day'), lastDay] },
  { label: 'This month', period: [lastDay.startOf('month'), lastDay] },
  {
    label: 'Last month',
    period: [
      lastDay.subtract(1, 'month').startOf('month'),
      lastDay.subtract(1, 'month').endOf('month'),
    ],
  },
  { label: 'All', period: [null, null] },
];

export default function ReportPeriod() {
  const [[from, to], setPeriod] = React.useState<Period>([lastDay.startOf('month'), lastDay]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {presets.map(({ label, period }) => (
            <Button key={label} size="small" variant="outlined" onClick={() => setPeriod(period)}>
              {label}
            </Button>
          ))}
        </Stack>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <DatePicker
            label="From"
            value={from}
            onChange={(value) => setPeriod([value, to])}
            maxDate={to ?? lastDay}
            referenceDate={lastDay}
          />
          <DatePicker
            label="To"
            value={to}
            onChange={(value) => setPeriod([from, value])}
            minDate={from ?? undefined}
            maxDate={lastDay}
            referenceDate={lastDay}
          />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
