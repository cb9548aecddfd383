import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function QuarterReport() {
  const [month, setMonth] = React.useState<Dayjs | null>(dayjs('2024-06-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <DateCalendar
          views={['year', 'month']}
          openTo="month"
          value={month}
          onChange={setMonth}
          minDate={dayjs('2021-01-01')}
          maxDate={dayjs('2025-12-31')}
          shouldDisableYear={(year) => year.year() === 2022}
          shouldDisableMonth={(value) => value.month() % 3 !== 2}
          sx={{ m: 0, height: 'auto' }}
        />
        <Typography role="status" variant="body2">
          {month ? `Report of ${month.format('MMMM YYYY')}` : 'No report'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
