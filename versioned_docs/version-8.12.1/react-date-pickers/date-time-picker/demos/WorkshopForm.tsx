import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { Controller, useForm } from 'react-hook-form';

interface Workshop {
  start: Dayjs | null;
  end: Dayjs | null;
}

export default function WorkshopForm() {
  const [saved, setSaved] = React.useState('');
  const { control, handleSubmit } = useForm<Workshop>({
    defaultValues: { start: dayjs('2025-05-08T14:00'), end: null },
  });

  const save = handleSubmit(({ start, end }) =>
    setSaved(`Saved: ${start?.format('D MMM HH:mm')} to ${end?.format('D MMM HH:mm')}`),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        onSubmit={save}
        spacing={2}
        sx={{ width: '100%', maxWidth: 320 }}
      >
        {(['start', 'end'] as const).map((name) => (
          <Controller
            key={name}
            name={name}
            control={control}
            rules={{
              validate: (value, form) => {
                if (!value?.isValid()) {
                  return 'Enter a date and a time.';
                }
                return name === 'start' || value.isAfter(form.start) || 'End after the start.';
              },
            }}
            render={({ field: { onBlur, ...field }, fieldState }) => (
              <DateTimePicker
                {...field}
                label={name === 'start' ? 'Workshop starts' : 'Workshop ends'}
                referenceDate={dayjs('2025-05-08T17:00')}
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
        ))}
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
