import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment, { type Moment } from 'moment-hijri';

// Latin digits, even if the bundler includes the locales of Moment.js.
moment.updateLocale('ar-sa', {
  preparse: (text: string) => text,
  postformat: (text: string) => text,
});

const firstDay = moment('1937-03-14');
const lastDay = moment('2076-11-26');

export default function HijriDate() {
  const [date, setDate] = React.useState<Moment | null>(moment('2025-08-14'));

  return (
    <LocalizationProvider
      dateAdapter={AdapterMomentHijri}
      // The default contains the Gregorian day.
      dateFormats={{ fullDate: 'iD iMMMM iYYYY' }}
    >
      <Stack spacing={2}>
        <DatePicker
          label="Contract starts"
          value={date}
          onChange={setDate}
          minDate={firstDay}
          maxDate={lastDay}
          slotProps={{ field: { readOnly: true } }}
        />
        <Typography>
          Gregorian: {date ? date.clone().locale('en').format('MMMM D, YYYY') : 'no date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
