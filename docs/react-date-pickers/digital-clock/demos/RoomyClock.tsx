import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

export default function RoomyClock() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiSectionDigitalClock
        defaultValue={dayjs('2025-03-14T10:30')}
        sx={{
          maxWidth: 300,
          '& .MuiMultiSectionDigitalClockSection-root': {
            flex: 1,
            width: 'auto',
            maxHeight: 300,
            overflowY: 'auto',
          },
          '& .MuiMultiSectionDigitalClockSection-item': { width: 'auto' },
        }}
      />
    </LocalizationProvider>
  );
}
