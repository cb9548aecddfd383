import Stack from '@mui/material/Stack';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment, { type Moment } from 'moment-timezone';
import { useState } from 'react';

export default function WebinarMoment() {
  const [value, setValue] = useState<Moment | null>(moment.utc('2025-03-29T14:00:00Z'));
  const shared = { value, ampm: false };
  return (
    <LocalizationProvider dateAdapter={AdapterMoment} dateLibInstance={moment} adapterLocale="en">
      <Stack spacing={3}>
        <DateTimePicker {...shared} label="Berlin" timezone="Europe/Berlin" onChange={setValue} />
        <DateTimeField {...shared} label="New York" timezone="America/New_York" readOnly />
        <DateTimeField {...shared} label="Tokyo" timezone="Asia/Tokyo" readOnly />
      </Stack>
    </LocalizationProvider>
  );
}
