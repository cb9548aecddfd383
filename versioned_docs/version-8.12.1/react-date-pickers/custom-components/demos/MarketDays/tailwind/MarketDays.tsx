import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

import { hasMarket } from '../markets';

const anyDay =
  'rounded-lg aria-selected:bg-emerald-700 aria-selected:text-white aria-selected:hover:bg-emerald-800 aria-selected:focus:bg-emerald-800 dark:aria-selected:bg-emerald-300 dark:aria-selected:text-slate-950 dark:aria-selected:hover:bg-emerald-400 dark:aria-selected:focus:bg-emerald-400';
const marketDay =
  'font-bold after:absolute after:bottom-[5px] after:h-0.5 after:w-3 after:bg-emerald-700 aria-selected:after:bg-white dark:after:bg-emerald-300 dark:aria-selected:after:bg-slate-950';

export default function MarketDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-05-14')}
        slotProps={{
          day: ({ day }) =>
            hasMarket(day)
              ? {
                  className: `${anyDay} ${marketDay}`,
                  'aria-label': `${day.format('MMMM D')}, market day`,
                }
              : { className: anyDay },
        }}
        className="max-w-full [&_.MuiDayCalendar-weekDayLabel]:font-semibold [&_.MuiDayCalendar-weekDayLabel]:text-emerald-700 dark:[&_.MuiDayCalendar-weekDayLabel]:text-emerald-300"
      />
    </LocalizationProvider>
  );
}
