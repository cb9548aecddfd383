import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const returnFlight = dayjs('2025-11-02');

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  minDate: 'The passport expires before your return flight on November 2.',
  maxDate: 'Passports are valid for ten years. Check the year.',
  invalidDate: 'Enter a date that exists.',
};

export default function PassportExpiry() {
  // The error of the default value, so that the text doesn't change after the first render.
  const [error, setError] = React.useState<DateValidationError>('minDate');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Passport expires"
        defaultValue={dayjs('2025-09-30')}
        minDate={returnFlight}
        maxDate={returnFlight.add(10, 'year')}
        onError={setError}
        helperText={(error && messages[error]) ?? 'As printed in the passport'}
        sx={{ width: '100%', maxWidth: 280 }}
      />
    </LocalizationProvider>
  );
}
