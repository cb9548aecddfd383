import * as React from 'react';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const formats = ['YYYY-MM-DD', 'DD/MM/YYYY', 'D MMMM YYYY', 'ddd, MMM D, YYYY'];

export default function DateFormats() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2025-08-09'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
          width: '100%',
        }}
      >
        {formats.map((format) => (
          <DatePicker key={format} label={format} format={format} value={date} onChange={setDate} />
        ))}
      </Box>
    </LocalizationProvider>
  );
}
