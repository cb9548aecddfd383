import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

import './PickupPopup.css';

const paper = { elevation: 0, className: 'pickup-paper' };

export default function PickupPopup() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Pick up the boat"
        defaultValue={dayjs('2025-07-18')}
        className="pickup"
        slotProps={{
          desktopPaper: paper,
          mobilePaper: paper,
          popper: {
            placement: 'bottom-end',
            modifiers: [{ name: 'offset', options: { offset: [0, 8] } }],
          },
        }}
      />
    </LocalizationProvider>
  );
}
