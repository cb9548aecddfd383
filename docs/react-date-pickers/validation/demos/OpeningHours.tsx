import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type TimeValidationError } from '@mui/x-date-pickers/models';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

function message(error: TimeValidationError) {
  switch (error) {
    case null:
      return '9 AM to 6 PM, every quarter of an hour.';
    case 'minTime':
    case 'maxTime':
      return 'The workshop is open from 9 AM to 6 PM.';
    case 'minutesStep':
      return 'Choose a full quarter of an hour.';
    case 'shouldDisableTime-hours':
      return 'Lunch break from 12 to 1 PM.';
    default:
      return 'Enter another time.';
  }
}

export default function OpeningHours() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Bicycle repair"
        defaultValue={dayjs('2025-03-14T12:20')}
        minTime={dayjs('2025-03-14T09:00')}
        maxTime={dayjs('2025-03-14T18:00')}
        minutesStep={15}
        timeSteps={{ minutes: 15 }}
        shouldDisableTime={(value, view) => view === 'hours' && value.hour() === 12}
        onError={setError}
        slotProps={{ textField: { helperText: message(error) } }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
