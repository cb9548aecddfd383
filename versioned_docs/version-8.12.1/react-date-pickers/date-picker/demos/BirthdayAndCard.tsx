import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function BirthdayAndCard() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
          width: '100%',
        }}
      >
        <DatePicker
          label="Date of birth"
          views={['year', 'month', 'day']}
          openTo="year"
          yearsOrder="desc"
          maxDate={dayjs('2007-12-31')}
        />
        <DatePicker
          label="Card expires"
          views={['year', 'month']}
          format="MM/YYYY"
          minDate={dayjs('2025-01-01')}
          maxDate={dayjs('2034-12-31')}
          referenceDate={dayjs('2025-01-01')}
        />
        <DatePicker label="Built in" views={['year']} defaultValue={dayjs('1963-01-01')} />
      </Box>
    </LocalizationProvider>
  );
}
