import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

const asked = dayjs('2025-06-19');
const booked = new Set(['2025-06-20', '2025-06-23', '2025-06-24']);

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Tomorrow', getValue: () => asked.add(1, 'day') },
  {
    label: 'Next free day',
    getValue: ({ isValid }) => {
      for (let days = 1; days <= 60; days += 1) {
        const day = asked.add(days, 'day');
        if (isValid(day)) {
          return day;
        }
      }
      return null;
    },
  },
];

export default function NextFreeDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        referenceDate={asked}
        shouldDisableDate={(day) =>
          day.day() === 0 || day.day() === 6 || booked.has(day.format('YYYY-MM-DD'))
        }
        slotProps={{ shortcuts: { items, 'aria-label': 'Suggested days' } }}
        sx={{
          maxWidth: '100%',
          '& .MuiPickersLayout-shortcuts': {
            gridColumn: '1 / 4',
            gridRow: 1,
            display: 'flex',
          },
          '& .MuiPickersLayout-shortcuts li': { width: 'auto', px: 0.5 },
          '& .MuiPickersLayout-contentWrapper': { gridColumn: '1 / 4' },
        }}
      />
    </LocalizationProvider>
  );
}
