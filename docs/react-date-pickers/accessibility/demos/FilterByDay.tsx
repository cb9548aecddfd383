import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function FilterByDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        <Typography id="shipped-on" variant="subtitle2" component="span">
          Shipped on
        </Typography>
        <DatePicker
          defaultValue={dayjs('2025-05-14')}
          slotProps={{
            textField: { size: 'small', InputProps: { 'aria-labelledby': 'shipped-on' } },
            // The desktop popup. The dialog on touch screens gets its name from its title.
            popper: { 'aria-labelledby': 'shipped-on' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
