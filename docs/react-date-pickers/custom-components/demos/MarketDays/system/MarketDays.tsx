import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

import { hasMarket } from '../markets';

const marketDay = {
  '&, &.Mui-selected': { fontWeight: 700 },
  '&::after': {
    content: '""',
    position: 'absolute',
    bottom: 5,
    width: 12,
    height: 2,
    bgcolor: 'success.main',
  },
  '&.Mui-selected::after': { bgcolor: 'success.contrastText' },
};

export default function MarketDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-05-14')}
        slotProps={{
          day: ({ day }) =>
            hasMarket(day)
              ? { sx: marketDay, 'aria-label': `${day.format('MMMM D')}, market day` }
              : {},
        }}
        sx={{
          maxWidth: '100%',
          '& .MuiPickersDay-root': {
            borderRadius: '8px',
            '&.Mui-selected': { bgcolor: 'success.main', color: 'success.contrastText' },
            '&.Mui-selected:hover, &.Mui-selected:focus': { bgcolor: 'success.dark' },
          },
          '& .MuiDayCalendar-weekDayLabel': { color: 'success.main', fontWeight: 600 },
        }}
      />
    </LocalizationProvider>
  );
}
