import * as React from 'react';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';

// The HTML of a calendar contains the timestamp of each day. In UTC, it's the same on a server
// and in the browser.
dayjs.extend(utc);

const holidays = new Set(['2025-04-18', '2025-04-21', '2025-05-01']);

function isClosed(day: Dayjs) {
  const weekend = day.day() === 0 || day.day() === 6;
  return weekend || holidays.has(day.format('YYYY-MM-DD'));
}

export default function ClosedDays() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs.utc('2025-04-21'));
  const shared = { value: date, onChange: setDate, shouldDisableDate: isClosed };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 3,
          width: '100%',
        }}
      >
        <DatePicker
          {...shared}
          label="Appointment"
          slotProps={{ textField: { helperText: 'Monday to Friday, not on holidays.' } }}
          sx={{ flex: '1 1 220px', maxWidth: 320 }}
        />
        <DateCalendar {...shared} sx={{ m: 0 }} />
      </Box>
    </LocalizationProvider>
  );
}
