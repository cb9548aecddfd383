import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

// In place of a server: it answers after half a second, and the first request for August fails.
let isFirstAugust = true;

function loadFreeDays(month: string): Promise<readonly number[]> {
  const days = month === '2025-06' ? [6, 7, 13, 20] : [4, 5, 18];
  const fails = month === '2025-08' && isFirstAugust;
  isFirstAugust &&= !fails;
  return new Promise((resolve, reject) => {
    setTimeout(() => (fails ? reject(new Error('The server is busy.')) : resolve(days)), 500);
  });
}

export default function FreeTables() {
  const [month, setMonth] = React.useState('2025-06');
  const [loaded, setLoaded] = React.useState({ month: '', days: [] as readonly number[] });
  const [failed, setFailed] = React.useState('');
  const [attempt, setAttempt] = React.useState(0);

  React.useEffect(() => {
    let current = true;
    loadFreeDays(month).then(
      (days) => {
        if (current) {
          setLoaded({ month, days });
          setFailed('');
        }
      },
      () => {
        if (current) {
          setFailed(month);
        }
      },
    );
    return () => {
      current = false;
    };
  }, [month, attempt]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        referenceDate={dayjs('2025-06-01')}
        views={['day']}
        loading={loaded.month !== month}
        renderLoading={() => <DayCalendarSkeleton />}
        onMonthChange={(date) => setMonth(date.format('YYYY-MM'))}
        shouldDisableDate={(date) => !loaded.days.includes(date.date())}
      />
      {failed === month && (
        <Alert
          severity="error"
          action={<Button onClick={() => setAttempt(attempt + 1)}>Try again</Button>}
        >
          Free tables couldn’t be loaded.
        </Alert>
      )}
    </LocalizationProvider>
  );
}
