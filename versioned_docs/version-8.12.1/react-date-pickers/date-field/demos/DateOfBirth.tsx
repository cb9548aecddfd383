import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateOfBirth() {
  const [birth, setBirth] = React.useState<Dayjs | null>(dayjs('1990-04-23'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DateField label="Date of birth" value={birth} onChange={setBirth} disableFuture />
        <Typography role="status" variant="body2">
          {birth?.isValid() ? birth.format('dddd, MMMM D, YYYY') : 'No date yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
