import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type TimeValidationError } from '@mui/x-date-pickers/models';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

function message(error: TimeValidationError) {
  switch (error) {
    case null:
      return 'Visits start every 10 minutes.';
    case 'minTime':
    case 'maxTime':
      return 'The clinic is open from 8 AM to 4 PM.';
    case 'minutesStep':
      return 'Enter 00, 10, 20, 30, 40, or 50 minutes.';
    default:
      return 'Enter a time.';
  }
}

export default function ClinicVisit() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Visit"
        defaultValue={dayjs('2025-09-05T09:20')}
        minTime={dayjs('2025-09-05T08:00')}
        maxTime={dayjs('2025-09-05T16:00')}
        minutesStep={10}
        onError={setError}
        helperText={message(error)}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
