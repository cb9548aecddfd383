import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function HotelNight() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Conference night"
        defaultValue={dayjs('2025-09-22')}
        minDate={dayjs('2025-09-14')}
        maxDate={dayjs('2025-09-20')}
        sx={{ width: '100%', maxWidth: 320 }}
        slotProps={{ textField: { helperText: 'Rooms are held from September 14 to 20.' } }}
      />
    </LocalizationProvider>
  );
}
