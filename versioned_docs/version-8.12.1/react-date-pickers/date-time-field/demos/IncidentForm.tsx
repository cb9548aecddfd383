import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { Controller, useForm } from 'react-hook-form';

const reported = dayjs('2025-10-20T16:00');

function check(time: Dayjs | null) {
  if (!time?.isValid() || time.year() < 2000) {
    return 'Enter a date and a time.';
  }
  return !time.isAfter(reported) || 'Enter a time before the report, October 20, 4 PM.';
}

export default function IncidentForm() {
  const [saved, setSaved] = React.useState('');
  const { control, handleSubmit } = useForm<{ time: Dayjs | null }>({
    defaultValues: { time: null },
  });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        onSubmit={handleSubmit(({ time }) => setSaved(`Saved: ${time?.toISOString()}`))}
        spacing={2}
        sx={{ width: '100%', maxWidth: 320 }}
      >
        <Controller
          name="time"
          control={control}
          rules={{ validate: check }}
          render={({ field, fieldState }) => (
            <DateTimeField
              {...field}
              label="Time of the incident"
              error={fieldState.invalid || undefined}
              helperText={fieldState.error?.message ?? ' '}
            />
          )}
        />
        <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-start' }}>
          Save
        </Button>
        <Typography role="status" variant="body2">
          {saved}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
