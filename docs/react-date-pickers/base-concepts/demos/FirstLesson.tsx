import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

const firstDayOfSchool = dayjs('2025-09-01T08:15');

export default function FirstLesson() {
  const [start, setStart] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TimePicker
          label="First lesson"
          ampm={false}
          referenceDate={firstDayOfSchool}
          value={start}
          onChange={setStart}
        />
        <Typography role="status" variant="body2">
          Value: {start?.format('YYYY-MM-DD HH:mm') ?? 'null'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
