import { useState, type FormEvent } from 'react';

import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { usePickersTranslations } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldValueType } from '@mui/x-date-pickers/models';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import dayjs, { type Dayjs } from 'dayjs';

import { DateButton } from './DateButton';
import { dateFormats, localeText } from './localization';

const theme = createTheme({
  components: {
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiPickersPopper: { styleOverrides: { paper: { borderRadius: 12 } } },
  },
});

const season: Pick<DatePickerProps<Dayjs>, 'minDate' | 'maxDate'> = {
  minDate: dayjs('2025-05-01'),
  maxDate: dayjs('2025-09-30'),
};

function Actions({ onAccept, onCancel, className }: PickersActionBarProps) {
  const { okButtonLabel, cancelButtonLabel } = usePickersTranslations();

  return (
    <DialogActions className={className}>
      <Button onClick={onCancel}>{cancelButtonLabel}</Button>
      <Button onClick={onAccept}>{okButtonLabel}</Button>
    </DialogActions>
  );
}

/** What the form books, and which part of it is missing. */
export interface Booking {
  day: Dayjs | null;
  departure: Dayjs | null;
  missing?: FieldValueType;
}

/** Books a boat for a day and a departure. */
export default function BookingForm({ onBook }: { onBook: (booking: Booking) => void }) {
  const [day, setDay] = useState<Dayjs | null>(null);
  const [departure, setDeparture] = useState<Dayjs | null>(null);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const missing = day ? (departure ? undefined : 'date-time') : 'date';
    onBook({ day, departure, ...(missing ? { missing } : {}) });
  };

  return (
    <ThemeProvider theme={theme}>
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        dateFormats={dateFormats}
        localeText={localeText}
      >
        <Stack component="form" spacing={2} onSubmit={handleSubmit}>
          <DatePicker
            {...season}
            label="Day"
            value={day}
            onChange={setDay}
            slots={{ field: DateButton }}
          />
          <DateTimePicker
            label="Departure"
            value={departure}
            onChange={setDeparture}
            slots={{ actionBar: Actions }}
            slotProps={{
              textField: ({ value }) => ({ helperText: value ? '' : 'Between 8:00 and 18:00' }),
            }}
          />
          <Button type="submit">Book</Button>
        </Stack>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
