import CarIcon from '@mui/icons-material/DirectionsCarOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const pickup = dayjs('2025-08-22T10:00');

export default function RentalLooks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DateField
          label="Pickup"
          defaultValue={pickup}
          fullWidth
          InputProps={{
            startAdornment: (
              <InputAdornment position="start">
                <CarIcon />
              </InputAdornment>
            ),
          }}
        />
        <TimeField label="From" defaultValue={pickup} variant="filled" size="small" fullWidth />
        <DateField
          label="Return"
          defaultValue={pickup.add(4, 'day')}
          variant="standard"
          color="secondary"
          fullWidth
          clearable
        />
      </Stack>
    </LocalizationProvider>
  );
}
