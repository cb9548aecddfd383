import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

import { shortcuts } from '../shortcuts';
import './DeliveryDay.css';

export default function DeliveryDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        className="delivery"
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2025-03-15')}
        slotProps={{
          actionBar: { actions: [] },
          shortcuts: { items: shortcuts, 'aria-label': 'Usual days' },
        }}
      />
    </LocalizationProvider>
  );
}
