import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterMomentJalaali } from '@mui/x-date-pickers/AdapterMomentJalaali';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR } from '@mui/x-date-pickers/locales';
import moment, { type Moment } from 'moment-jalaali';

moment.loadPersian({ dialect: 'persian-modern', usePersianDigits: false });

const { localeText } = faIR.components.MuiLocalizationProvider.defaultProps;

export default function PersianMoment() {
  const [date, setDate] = React.useState<Moment | null>(moment('2025-08-14'));

  return (
    <LocalizationProvider
      dateAdapter={AdapterMomentJalaali}
      // The default contains the Gregorian day.
      dateFormats={{ fullDate: 'jD jMMMM jYYYY' }}
      localeText={localeText}
    >
      <Stack spacing={2}>
        <DatePicker label="تاریخ تولد" value={date} onChange={setDate} />
        <Typography>
          Gregorian:{' '}
          {date?.isValid() ? date.clone().locale('en').format('MMMM D, YYYY') : 'no date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
