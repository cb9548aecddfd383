import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const paper = {
  elevation: 0,
  className: 'overflow-hidden rounded-lg border border-indigo-700 dark:border-indigo-300',
};

export default function PickupPopup() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Pick up the boat"
        defaultValue={dayjs('2025-07-18')}
        className="w-full max-w-100"
        slotProps={{
          desktopPaper: paper,
          mobilePaper: paper,
          calendarHeader: {
            className:
              'mt-0 mb-2 min-h-12 bg-indigo-700 text-white dark:bg-indigo-300 dark:text-slate-950 [&_.MuiIconButton-root]:text-inherit',
          },
          popper: {
            placement: 'bottom-end',
            modifiers: [{ name: 'offset', options: { offset: [0, 8] } }],
          },
        }}
      />
    </LocalizationProvider>
  );
}
