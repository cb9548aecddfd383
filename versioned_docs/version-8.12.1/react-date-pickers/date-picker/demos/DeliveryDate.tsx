import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DeliveryDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
          width: '100%',
        }}
      >
        <DatePicker
          label="Delivery date"
          name="delivery"
          slotProps={{
            textField: { required: true, helperText: 'Between 8 am and 6 pm.' },
          }}
        />
        <DatePicker
          label="Invoice date"
          name="invoice"
          defaultValue={dayjs('2025-02-03')}
          slotProps={{
            textField: { size: 'small', variant: 'filled', helperText: 'Printed on the invoice.' },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
