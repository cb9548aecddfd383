import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const value = dayjs('2025-06-04T08:05');

export default function FieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DateTimeField
          label="Departure"
          format="ddd D MMM [at] HH:mm"
          shouldRespectLeadingZeros
          defaultValue={value}
        />
        <DateField label="Spacious" formatDensity="spacious" defaultValue={value} />
        <DateField
          label="Without leading zeros"
          format="D.M.YYYY"
          shouldRespectLeadingZeros
          defaultValue={value}
        />
      </Stack>
    </LocalizationProvider>
  );
}
