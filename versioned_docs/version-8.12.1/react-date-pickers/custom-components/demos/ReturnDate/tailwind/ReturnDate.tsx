import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ReturnDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Return by"
        defaultValue={dayjs('2025-06-12')}
        maxDate={dayjs('2025-06-30')}
        className="w-full max-w-80"
        slotProps={{
          textField: {
            helperText: 'June 30 at the latest.',
            InputProps: {
              className:
                'rounded-sm font-semibold tabular-nums [&:not(.Mui-error)_fieldset]:border-pink-700 dark:[&:not(.Mui-error)_fieldset]:border-pink-300',
            },
            InputLabelProps: {
              className:
                '[&.Mui-focused:not(.Mui-error)]:text-pink-700 dark:[&.Mui-focused:not(.Mui-error)]:text-pink-300',
            },
          },
          openPickerButton: { className: 'text-pink-700 dark:text-pink-300' },
        }}
      />
    </LocalizationProvider>
  );
}
