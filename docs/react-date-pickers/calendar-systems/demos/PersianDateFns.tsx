import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR } from '@mui/x-date-pickers/locales';
import { format } from 'date-fns';
import { format as formatPersian } from 'date-fns-jalali';
import { faIR as persian } from 'date-fns-jalali/locale/fa-IR';

const { localeText } = faIR.components.MuiLocalizationProvider.defaultProps;

export default function PersianDateFns() {
  const [date, setDate] = React.useState<Date | null>(new Date(2025, 7, 14));
  const isComplete = date !== null && !Number.isNaN(date.getTime());

  return (
    <LocalizationProvider
      dateAdapter={AdapterDateFnsJalali}
      adapterLocale={persian}
      localeText={localeText}
    >
      <Stack spacing={2}>
        <DatePicker
          label="تاریخ تولد"
          value={date}
          onChange={setDate}
          dayOfWeekFormatter={(day: Date) => formatPersian(day, 'EEEEE', { locale: persian })}
        />
        <Typography>Gregorian: {isComplete ? format(date, 'MMMM d, yyyy') : 'no date'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
