import Stack from '@mui/material/Stack';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';
import { useState } from 'react';

export default function WebinarLuxon() {
  const [value, setValue] = useState<DateTime | null>(
    DateTime.fromISO('2025-03-29T14:00:00Z', { zone: 'UTC' }),
  );
  const shared = { value, ampm: false };
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack spacing={3}>
        <DateTimePicker {...shared} label="Berlin" timezone="Europe/Berlin" onChange={setValue} />
        <DateTimeField {...shared} label="New York" timezone="America/New_York" readOnly />
        <DateTimeField {...shared} label="Tokyo" timezone="Asia/Tokyo" readOnly />
      </Stack>
    </LocalizationProvider>
  );
}
