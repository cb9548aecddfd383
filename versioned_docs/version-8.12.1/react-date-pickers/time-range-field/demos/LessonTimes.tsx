import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';

const toText = (time: Dayjs | null) => (time?.isValid() ? time.format('HH:mm') : null);

export default function LessonTimes() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2025-09-01T08:15'));
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2025-09-01T09:45'));
  const lesson = { start: toText(start), end: toText(end) };
  const reversed = lesson.start !== null && lesson.end !== null && lesson.end <= lesson.start;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 400 }}>
        <Stack role="group" aria-label="Lesson" direction="row" spacing={2}>
          <TimeField
            label="Lesson starts"
            ampm={false}
            value={start}
            onChange={setStart}
            helperText=" "
          />
          <TimeField
            label="Lesson ends"
            ampm={false}
            value={end}
            onChange={setEnd}
            error={reversed || undefined}
            helperText={reversed ? 'End after the start.' : ' '}
          />
        </Stack>
        <Typography role="status" variant="body2">
          Saved: {JSON.stringify(lesson)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
