import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext, usePickerTranslations } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import dayjs, { type Dayjs } from 'dayjs';

function PickupActions({ className }: PickersActionBarProps) {
  const { value, acceptValueChanges, cancelValueChanges } = usePickerContext<Dayjs | null>();
  const translations = usePickerTranslations();

  return (
    <DialogActions className={className} sx={{ justifyContent: 'space-between' }}>
      <Button color="inherit" onClick={cancelValueChanges}>
        {translations.cancelButtonLabel}
      </Button>
      <Button variant="contained" disabled={value === null} onClick={acceptValueChanges}>
        {value === null ? 'Pick a day' : `Pick up on ${value.format('D MMMM')}`}
      </Button>
    </DialogActions>
  );
}

export default function ConfirmPickup() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Pickup"
        closeOnSelect={false}
        referenceDate={dayjs('2025-04-07')}
        slots={{ actionBar: PickupActions }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
