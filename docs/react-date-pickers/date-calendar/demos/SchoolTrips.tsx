import Badge from '@mui/material/Badge';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs from 'dayjs';

const trips = new Map([
  ['2025-06-05', 2],
  ['2025-06-12', 1],
  ['2025-06-24', 3],
]);

function TripDay(props: PickersDayProps) {
  const count = props.outsideCurrentMonth ? 0 : trips.get(props.day.format('YYYY-MM-DD'));
  if (!count) {
    return <PickersDay {...props} />;
  }
  const label = `${props.day.format('MMMM D')}, ${count} ${count === 1 ? 'trip' : 'trips'}`;
  return (
    <Badge badgeContent={count} color="secondary" overlap="circular">
      <PickersDay {...props} aria-label={label} />
    </Badge>
  );
}

export default function SchoolTrips() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar defaultValue={dayjs('2025-06-10')} slots={{ day: TripDay }} />
    </LocalizationProvider>
  );
}
