import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';

const SelectedDays = React.createContext<ReadonlySet<string>>(new Set());
const keyOf = (day: Dayjs) => day.format('YYYY-MM-DD');

function StallDay(props: PickersDayProps) {
  const days = React.useContext(SelectedDays);
  const selected = !props.outsideCurrentMonth && days.has(keyOf(props.day));
  return <PickersDay {...props} selected={selected} aria-selected={selected} />;
}

export default function MarketStall() {
  const [days, setDays] = React.useState<ReadonlySet<string>>(
    new Set(['2025-05-03', '2025-05-10']),
  );

  const toggle = (day: Dayjs | null) => {
    if (day !== null) {
      const next = new Set(days);
      if (!next.delete(keyOf(day))) {
        next.add(keyOf(day));
      }
      setDays(next);
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SelectedDays.Provider value={days}>
        <div>
          <DateCalendar
            value={null}
            onChange={toggle}
            referenceDate={dayjs('2025-05-03')}
            views={['day']}
            slots={{ day: StallDay }}
          />
          <Typography role="status" sx={{ textAlign: 'center' }}>
            {days.size} market days
          </Typography>
        </div>
      </SelectedDays.Provider>
    </LocalizationProvider>
  );
}
