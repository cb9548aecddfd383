import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function FirstRegistration() {
  const [month, setMonth] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div>
        <DateCalendar
          value={month}
          onChange={setMonth}
          views={['year', 'month']}
          openTo="year"
          yearsOrder="desc"
          yearsPerRow={4}
          monthsPerRow={4}
          minDate={dayjs('1990-01-01')}
          maxDate={dayjs('2025-12-31')}
          referenceDate={dayjs('2019-01-01')}
        />
        <Typography role="status" sx={{ textAlign: 'center' }}>
          {month === null ? 'First registration of the car' : month.format('MMMM YYYY')}
        </Typography>
      </div>
    </LocalizationProvider>
  );
}
