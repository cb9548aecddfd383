import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const nextTerm = dayjs('2025-09-08');

export default function ControlledDate() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2025-04-28'));
  const [error, setError] = React.useState<DateValidationError>(null);

  const set = (value: Dayjs | null) => {
    setStart(value);
    setError(null);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <DatePicker
          label="First day of the course"
          value={start}
          onChange={(value, context) => {
            setStart(value);
            setError(context.validationError);
          }}
        />
        <Typography role="status" variant="body2">
          {error ?? start?.format('YYYY-MM-DD') ?? 'no date'}
        </Typography>
        <Stack direction="row" spacing={1}>
          <Button variant="outlined" onClick={() => set(nextTerm)}>
            Next term
          </Button>
          <Button onClick={() => set(null)}>Clear</Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
