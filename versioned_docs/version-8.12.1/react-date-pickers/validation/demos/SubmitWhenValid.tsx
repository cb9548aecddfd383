import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function SubmitWhenValid() {
  const [date, setDate] = React.useState<Dayjs | null>(null);
  const [error, setError] = React.useState<DateValidationError>(null);
  const [tried, setTried] = React.useState(false);
  const [saved, setSaved] = React.useState('');

  const missing = tried && date === null;

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setTried(true);
    setSaved(date !== null && error === null ? `Saved ${date.format('YYYY-MM-DD')}` : '');
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        onSubmit={handleSubmit}
        spacing={2}
        sx={{ width: '100%', maxWidth: 320 }}
      >
        <DatePicker
          label="Start of the lease"
          value={date}
          onChange={setDate}
          minDate={dayjs('2025-02-01')}
          maxDate={dayjs('2025-11-30')}
          referenceDate={dayjs('2025-02-01')}
          onError={setError}
          slotProps={{
            textField: {
              required: true,
              error: missing || undefined,
              helperText: missing ? 'Enter a valid date.' : 'Between February and November 2025.',
            },
          }}
        />
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Button type="submit" variant="contained">
            Save
          </Button>
          <Typography role="status" variant="body2">
            {saved}
          </Typography>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
