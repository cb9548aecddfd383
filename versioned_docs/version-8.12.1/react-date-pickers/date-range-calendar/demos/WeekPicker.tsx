import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';

const SelectedContext = React.createContext<Dayjs | null>(null);

function WeekDay(props: PickersDayProps) {
  const selected = props.day.isSame(React.useContext(SelectedContext), 'week');
  return <PickersDay {...props} selected={selected} aria-selected={selected} />;
}

export default function WeekPicker() {
  const [selected, setSelected] = React.useState<Dayjs>(dayjs('2025-05-14'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SelectedContext.Provider value={selected}>
        <Box>
          <DateCalendar
            value={selected}
            onChange={(day) => day && setSelected(day)}
            views={['day']}
            showDaysOutsideCurrentMonth
            slots={{ day: WeekDay }}
          />
          <Typography role="status" variant="body2" sx={{ textAlign: 'center' }}>
            {'Timesheet: '}
            {selected.startOf('week').format('MMM D')} to {selected.endOf('week').format('MMM D')}
          </Typography>
        </Box>
      </SelectedContext.Provider>
    </LocalizationProvider>
  );
}
