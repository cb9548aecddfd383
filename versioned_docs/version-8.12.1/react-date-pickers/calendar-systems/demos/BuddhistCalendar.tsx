import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/th';
import buddhistEra from 'dayjs/plugin/buddhistEra';

dayjs.extend(buddhistEra);

export default function BuddhistCalendar() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2025-08-14'));

  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="th"
      dateFormats={{ year: 'BBBB', fullDate: 'D MMMM BBBB' }}
    >
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <DateCalendar value={date} onChange={setDate} />
        <Typography lang="th">{date?.locale('th').format('D MMMM BBBB')}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
