import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

import { hasMarket } from '../markets';
import './MarketDays.css';

export default function MarketDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        className="markets"
        defaultValue={dayjs('2025-05-14')}
        slotProps={{
          day: ({ day }) =>
            hasMarket(day)
              ? { className: 'markets-open', 'aria-label': `${day.format('MMMM D')}, market day` }
              : {},
        }}
      />
    </LocalizationProvider>
  );
}
