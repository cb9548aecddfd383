import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

// As it comes from the server
const saved = '08:30';

export default function MedicineReminder() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs(`2025-01-01T${saved}`));
  const text = time?.isValid() ? time.format('HH:mm') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TimePicker label="Morning dose" value={time} onChange={setTime} />
        <Typography role="status" variant="body2">
          Saved: {JSON.stringify({ morning: text })}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
