import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const opens = dayjs('2025-04-05');
const closes = dayjs('2025-10-26');

function message(error: DateValidationError) {
  switch (error) {
    case null:
      return 'Open from April 5 to October 26.';
    case 'invalidDate':
      return 'This date does not exist.';
    case 'minDate':
      return `The season starts on ${opens.format('D MMMM')}.`;
    case 'maxDate':
      return `The season ends on ${closes.format('D MMMM')}.`;
    case 'shouldDisableDate':
      return 'The garden is closed on Mondays.';
    default:
      return 'Choose another date.';
  }
}

export default function ErrorMessages() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Day of your visit"
        defaultValue={dayjs('2025-05-11')}
        minDate={opens}
        maxDate={closes}
        shouldDisableDate={(day) => day.day() === 1}
        onError={setError}
        slotProps={{ textField: { helperText: message(error) } }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
