import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { Controller, useForm } from 'react-hook-form';

function check(time: Dayjs | null) {
  if (!time?.isValid()) {
    return 'Enter a time.';
  }
  const open = time.hour() >= 9 && time.hour() < 17;
  return open || 'The counter is open from 9 AM to 5 PM.';
}

export default function PickupForm() {
  const [saved, setSaved] = React.useState('');
  const { control, handleSubmit } = useForm<{ pickup: Dayjs | null }>({
    defaultValues: { pickup: null },
  });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        onSubmit={handleSubmit(({ pickup }) => setSaved(`Saved: ${pickup?.format('HH:mm')}`))}
        spacing={2}
        sx={{ width: '100%', maxWidth: 320 }}
      >
        <Controller
          name="pickup"
          control={control}
          rules={{ validate: check }}
          render={({ field: { onBlur, ...field }, fieldState }) => (
            <TimePicker
              {...field}
              label="Parcel pickup"
              referenceDate={dayjs('2025-04-02T12:00')}
              slotProps={{
                textField: {
                  onBlur,
                  error: fieldState.invalid || undefined,
                  helperText: fieldState.error?.message ?? ' ',
                },
              }}
            />
          )}
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
