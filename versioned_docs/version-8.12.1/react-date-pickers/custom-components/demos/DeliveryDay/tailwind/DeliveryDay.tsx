import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

import { shortcuts } from '../shortcuts';

export default function DeliveryDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2025-03-15')}
        className="mx-auto w-fit max-w-full overflow-hidden rounded-xl border border-slate-200 dark:border-slate-700 [&_.MuiPickersLayout-contentWrapper]:col-[1/4]"
        slotProps={{
          actionBar: { actions: [] },
          shortcuts: {
            items: shortcuts,
            'aria-label': 'Usual days',
            className:
              'col-[1/4] row-3 flex max-w-80 bg-black/4 px-2 *:w-auto *:p-1 dark:bg-white/8',
          },
        }}
      />
    </LocalizationProvider>
  );
}
