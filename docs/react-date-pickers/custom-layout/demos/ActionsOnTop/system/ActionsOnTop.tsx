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
        slotProps={{ actionBar: { actions: ['clear', 'cancel', 'accept'] } }}
        sx={{
          width: 'fit-content',
          maxWidth: '100%',
          mx: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: '12px',
          '& .MuiPickersLayout-actionBar': {
            gridRow: 1,
            bgcolor: 'action.hover',
          },
          '& .MuiPickersLayout-contentWrapper': { gridColumn: '1 / 4', gridRow: 2 },
        }}
      />
    </LocalizationProvider>
  );
}
