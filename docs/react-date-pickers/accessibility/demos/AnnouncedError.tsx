import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const semester = { start: dayjs('2025-09-01'), end: dayjs('2026-01-31') };

export default function AnnouncedError() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Exam"
        defaultValue={dayjs('2025-12-15')}
        minDate={semester.start}
        maxDate={semester.end}
        onError={setError}
        slotProps={{
          textField: {
            helperText:
              error === null
                ? 'Between September 1, 2025 and January 31, 2026'
                : 'Not in the semester. Enter a date from September 1, 2025 to January 31, 2026.',
          },
        }}
        sx={{ width: '100%', maxWidth: 360 }}
      />
    </LocalizationProvider>
  );
}
