import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

function message(error: DateTimeValidationError) {
  switch (error) {
    case null:
      return 'Between May 5, 9 AM, and May 23, 5 PM.';
    case 'minDate':
    case 'minTime':
      return 'Registration opens on May 5 at 9 AM.';
    case 'maxDate':
    case 'maxTime':
      return 'Registration closes on May 23 at 5 PM.';
    default:
      return 'Enter a date and a time.';
  }
}

export default function ExamDeadline() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Exam registration"
        defaultValue={dayjs('2025-05-23T16:30')}
        minDateTime={dayjs('2025-05-05T09:00')}
        maxDateTime={dayjs('2025-05-23T17:00')}
        onError={setError}
        helperText={message(error)}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
