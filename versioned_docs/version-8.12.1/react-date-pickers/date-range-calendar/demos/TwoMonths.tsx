import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';

type Range = readonly [start: Dayjs, end: Dayjs | null];

const initial: Range = [dayjs('2025-06-26'), dayjs('2025-07-08')];
const RangeContext = React.createContext<Range>(initial);

function MonthName({ currentMonth, labelId }: PickersCalendarHeaderProps) {
  return (
    <Typography id={labelId} sx={{ textAlign: 'center', py: 1.5 }}>
      {currentMonth.format('MMMM YYYY')}
    </Typography>
  );
}

function RangeDay(props: PickersDayProps) {
  const { day, outsideCurrentMonth } = props;
  const [start, end] = React.useContext(RangeContext);
  if (outsideCurrentMonth) {
    return <PickersDay {...props} />;
  }
  const isLimit = day.isSame(start, 'day') || day.isSame(end ?? start, 'day');
  const inRange = isLimit || (end !== null && day.isAfter(start) && day.isBefore(end));
  return (
    <Box sx={{ bgcolor: inRange ? 'action.selected' : undefined }}>
      <PickersDay {...props} selected={isLimit} aria-selected={inRange} />
    </Box>
  );
}

export default function TwoMonths() {
  const [month, setMonth] = React.useState(dayjs('2025-06-01'));
  const [range, setRange] = React.useState<Range>(initial);
  const [start, end] = range;

  const select = (day: Dayjs | null) => {
    if (day) {
      setRange(end || day.isBefore(start, 'day') ? [day, null] : [start, day]);
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <RangeContext.Provider value={range}>
        <Stack sx={{ width: '100%', alignItems: 'center' }}>
          <Stack direction="row" spacing={2}>
            <Button onClick={() => setMonth(month.subtract(1, 'month'))}>Previous month</Button>
            <Button onClick={() => setMonth(month.add(1, 'month'))}>Next month</Button>
          </Stack>
          <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
            {[month, month.add(1, 'month')].map((shown) => (
              <DateCalendar
                key={shown.format('YYYY-MM')}
                value={[end, start].find((day) => day?.isSame(shown, 'month')) ?? null}
                onChange={select}
                referenceDate={shown}
                minDate={shown}
                maxDate={shown.endOf('month')}
                views={['day']}
                slots={{ calendarHeader: MonthName, day: RangeDay }}
              />
            ))}
          </Stack>
        </Stack>
      </RangeContext.Provider>
    </LocalizationProvider>
  );
}
