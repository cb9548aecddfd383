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
        slotProps={{
          textField: { color: 'secondary', helperText: 'June 30 at the latest.' },
          openPickerButton: { color: 'secondary' },
        }}
        sx={{
          width: '100%',
          maxWidth: 320,
          '& .MuiPickersOutlinedInput-root': {
            borderRadius: '4px',
            fontVariantNumeric: 'tabular-nums',
            fontWeight: 600,
            '&:not(.Mui-error) .MuiPickersOutlinedInput-notchedOutline': {
              borderColor: 'secondary.main',
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}
