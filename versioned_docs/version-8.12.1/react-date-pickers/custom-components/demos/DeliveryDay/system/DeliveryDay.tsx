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
        slotProps={{
          actionBar: { actions: [] },
          shortcuts: { items: shortcuts, 'aria-label': 'Usual days' },
        }}
        sx={{
          width: 'fit-content',
          maxWidth: '100%',
          mx: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: '12px',
          overflow: 'hidden',
          '& .MuiPickersLayout-contentWrapper': { gridColumn: '1 / 4' },
          '& .MuiPickersLayout-shortcuts': {
            gridColumn: '1 / 4',
            gridRow: 3,
            display: 'flex',
            maxWidth: 320,
            px: 1,
            bgcolor: 'action.hover',
          },
          '& .MuiPickersLayout-shortcuts li': { width: 'auto', p: 0.5 },
        }}
      />
    </LocalizationProvider>
  );
}
