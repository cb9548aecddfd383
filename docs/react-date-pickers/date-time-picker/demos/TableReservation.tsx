import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function TableReservation() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2025-03-14T19:30'));
  const saved = time?.isValid() ? time.format('YYYY-MM-DDTHH:mm') : 'nothing';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker label="Table for two" value={time} onChange={setTime} />
        <Typography role="status" variant="body2">
          Saved: {saved}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
