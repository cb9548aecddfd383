import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

import './ReturnDate.css';

export default function ReturnDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Return by"
        defaultValue={dayjs('2025-06-12')}
        maxDate={dayjs('2025-06-30')}
        className="return-date"
        slotProps={{
          textField: { helperText: 'June 30 at the latest.' },
          openPickerButton: { className: 'return-date-button' },
        }}
      />
    </LocalizationProvider>
  );
}
