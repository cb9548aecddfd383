import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const paper = {
  elevation: 0,
  sx: {
    border: 1,
    borderColor: 'primary.main',
    borderRadius: '8px',
    overflow: 'hidden',
    '& .MuiPickersCalendarHeader-root': {
      mt: 0,
      mb: 1,
      minHeight: 48,
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
    },
    '& .MuiPickersCalendarHeader-root .MuiIconButton-root': { color: 'inherit' },
  },
};

export default function PickupPopup() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Pick up the boat"
        defaultValue={dayjs('2025-07-18')}
        slotProps={{
          desktopPaper: paper,
          mobilePaper: paper,
          popper: {
            placement: 'bottom-end',
            modifiers: [{ name: 'offset', options: { offset: [0, 8] } }],
          },
        }}
        sx={{ width: '100%', maxWidth: 400 }}
      />
    </LocalizationProvider>
  );
}
