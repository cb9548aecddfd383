import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

function message(error: DateTimeValidationError) {
  switch (error) {
    case null:
      return 'From May 6, 14:00, to May 13, 18:00.';
    case 'minDate':
    case 'minTime':
      return 'The parcel arrives on May 6 at 14:00.';
    case 'maxDate':
    case 'maxTime':
      return 'The parcel goes back on May 13 at 18:00.';
    case 'shouldDisableTime-hours':
      return 'The shop is closed from 20:00 to 8:00.';
    default:
      return 'Enter another date or time.';
  }
}

export default function ParcelPickup() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        ampm={false}
        label="Collect the parcel"
        defaultValue={dayjs('2025-05-06T11:00')}
        minDateTime={dayjs('2025-05-06T14:00')}
        maxDateTime={dayjs('2025-05-13T18:00')}
        shouldDisableTime={(value, view) =>
          view === 'hours' && (value.hour() < 8 || value.hour() >= 20)
        }
        onError={setError}
        slotProps={{ textField: { helperText: message(error) } }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
