import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

export default function ActionsOnTop() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2025-04-11')}
        slotProps={{
          actionBar: {
            actions: ['clear', 'cancel', 'accept'],
            className: 'row-1 bg-black/4 dark:bg-white/8',
          },
        }}
        className="mx-auto w-fit max-w-full rounded-xl border border-slate-200 dark:border-slate-700 [&_.MuiPickersLayout-contentWrapper]:col-[1/4] [&_.MuiPickersLayout-contentWrapper]:row-2"
      />
    </LocalizationProvider>
  );
}
