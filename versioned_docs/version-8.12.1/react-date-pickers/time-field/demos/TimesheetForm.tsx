import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { type Dayjs } from 'dayjs';
import { Controller, useForm } from 'react-hook-form';

interface Timesheet {
  from: Dayjs | null;
  to: Dayjs | null;
}

const text = (time: Dayjs | null) => time?.format('HH:mm') ?? '';

export default function TimesheetForm() {
  const [saved, setSaved] = React.useState('');
  const { control, handleSubmit } = useForm<Timesheet>({ defaultValues: { from: null, to: null } });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        onSubmit={handleSubmit(({ from, to }) => setSaved(`Saved: ${text(from)} to ${text(to)}`))}
        spacing={2}
        sx={{ width: '100%', maxWidth: 320 }}
      >
        {(['from', 'to'] as const).map((name) => (
          <Controller
            key={name}
            name={name}
            control={control}
            rules={{
              validate: (value, { from }) => {
                if (!value?.isValid()) {
                  return 'Enter a time.';
                }
                return name === 'from' || text(value) > text(from) || 'Enter a later time.';
              },
            }}
            render={({ field, fieldState }) => (
              <TimeField
                {...field}
                label={name === 'from' ? 'Worked from' : 'Worked until'}
                error={fieldState.invalid || undefined}
                helperText={fieldState.error?.message ?? ' '}
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
