import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function VetAppointment() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-10-14'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div>
        <DateCalendar value={day} onChange={setDay} />
        <Typography role="status" sx={{ textAlign: 'center' }}>
          {day?.format('dddd, MMMM D, YYYY')}
        </Typography>
      </div>
    </LocalizationProvider>
  );
}
