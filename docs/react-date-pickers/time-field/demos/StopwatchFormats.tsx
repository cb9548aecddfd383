import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const finish = dayjs('2025-08-17T09:04:51');

export default function StopwatchFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TimeField label="24 hours" defaultValue={finish} ampm={false} />
        <TimeField label="With seconds" defaultValue={finish} format="HH:mm:ss" />
        <TimeField
          label="No leading zero"
          defaultValue={finish}
          format="H:mm"
          shouldRespectLeadingZeros
        />
        <TimeField label="Minutes and seconds" defaultValue={finish} format="mm:ss" />
      </Stack>
    </LocalizationProvider>
  );
}
