import * as React from 'react';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

export default function OneValueThreeParts() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs.utc('2025-05-22'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 3,
          width: '100%',
        }}
      >
        <Box sx={{ display: 'grid', gap: 3, flex: '1 1 220px', maxWidth: 320 }}>
          <DateField label="Date Field" value={date} onChange={setDate} />
          <DatePicker label="Date Picker" value={date} onChange={setDate} />
        </Box>
        <DateCalendar value={date} onChange={setDate} sx={{ m: 0 }} />
      </Box>
    </LocalizationProvider>
  );
}
