import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function ContractDates() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2025-03-01'));
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2025-12-31'));
  const reversed = start?.isValid() && end?.isValid() && end.isBefore(start, 'day');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        role="group"
        aria-label="Contract"
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ width: '100%', maxWidth: 480 }}
      >
        <DateField label="Starts" value={start} onChange={setStart} helperText=" " />
        <DateField
          label="Ends"
          value={end}
          onChange={setEnd}
          minDate={start ?? undefined}
          clearable
          helperText={reversed ? 'The end is before the start.' : ' '}
        />
      </Stack>
    </LocalizationProvider>
  );
}
