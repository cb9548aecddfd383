import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import FlightTakeoff from '@mui/icons-material/FlightTakeoff';
import dayjs from 'dayjs';

export default function DepartureIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Departure"
        defaultValue={dayjs('2025-07-18')}
        slots={{ openPickerIcon: FlightTakeoff }}
        slotProps={{
          field: { openPickerButtonPosition: 'start' },
          openPickerButton: { color: 'primary' },
          openPickerIcon: { fontSize: 'small' },
        }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
