import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';

type Vacation = readonly [start: Dayjs, end: Dayjs | null];

const RangeContext = React.createContext<Vacation>([dayjs('2025-08-04'), null]);

function RangeDay(props: PickersDayProps) {
  const { day, outsideCurrentMonth } = props;
  const [start, end] = React.useContext(RangeContext);
  if (outsideCurrentMonth) {
    return <PickersDay {...props} />;
  }
  const isStart = day.isSame(start, 'day');
  const isEnd = day.isSame(end ?? start, 'day');
  const inRange = isStart || isEnd || (day.isAfter(start) && end !== null && day.isBefore(end));
  return (
    <Box
      sx={{
        bgcolor: inRange ? 'action.selected' : undefined,
        ...(isStart && { borderStartStartRadius: '50%', borderEndStartRadius: '50%' }),
        ...(isEnd && { borderStartEndRadius: '50%', borderEndEndRadius: '50%' }),
      }}
    >
      <PickersDay {...props} selected={isStart || isEnd} aria-selected={inRange} />
    </Box>
  );
}

export default function VacationDays() {
  const [range, setRange] = React.useState<Vacation>([dayjs('2025-08-04'), dayjs('2025-08-15')]);
  const [start, end] = range;

  const select = (day: Dayjs | null) => {
    if (day) {
      const restart = end !== null || day.isBefore(start, 'day');
      setRange(restart ? [day, null] : [start, day]);
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <RangeContext.Provider value={range}>
        <Box>
          <DateCalendar
            value={end ?? start}
            onChange={select}
            views={['day']}
            slots={{ day: RangeDay }}
          />
          <Typography role="status" variant="body2" sx={{ textAlign: 'center' }}>
            {end
              ? `Vacation: ${start.format('MMM D')} to ${end.format('MMM D')}`
              : `From ${start.format('MMM D')}: select the last day.`}
          </Typography>
        </Box>
      </RangeContext.Provider>
    </LocalizationProvider>
  );
}
