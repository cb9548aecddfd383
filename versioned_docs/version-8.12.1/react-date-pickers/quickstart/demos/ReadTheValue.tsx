import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

function describe(date: Dayjs | null) {
  if (date === null) {
    return 'null: nothing to save yet';
  }
  return date.isValid() ? date.format('YYYY-MM-DD') : 'Invalid Date: do not save it';
}

export default function ReadTheValue() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2025-03-14'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <DatePicker label="Moving day" value={date} onChange={setDate} />
        <Typography role="status" variant="body2">
          {describe(date)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
