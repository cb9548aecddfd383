import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ResetFilter() {
  const [resets, setResets] = React.useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
        <DatePicker key={resets} label="Invoices since" defaultValue={dayjs('2025-01-01')} />
        <Button onClick={() => setResets(resets + 1)}>Reset</Button>
      </Stack>
    </LocalizationProvider>
  );
}
