import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

const opening = dayjs.utc('2025-05-16');

export default function PickerVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 3,
          width: '100%',
        }}
      >
        <Box sx={{ display: 'grid', gap: 3, flex: '1 1 220px', maxWidth: 320 }}>
          <DesktopDatePicker label="DesktopDatePicker" defaultValue={opening} />
          <MobileDatePicker label="MobileDatePicker" defaultValue={opening} />
        </Box>
        <StaticDatePicker
          defaultValue={opening}
          orientation="portrait"
          slotProps={{ toolbar: { hidden: true }, actionBar: { actions: [] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
