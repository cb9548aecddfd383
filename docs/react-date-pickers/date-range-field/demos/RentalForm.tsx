import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type Dayjs } from 'dayjs';
import { Controller, useForm } from 'react-hook-form';

interface Rental {
  start: Dayjs | null;
  end: Dayjs | null;
}

export default function RentalForm() {
  const [saved, setSaved] = React.useState('');
  const { control, handleSubmit } = useForm<Rental>({ defaultValues: { start: null, end: null } });

  const save = ({ start, end }: Rental) =>
    setSaved(`Saved: ${start?.format('YYYY-MM-DD')}/${end?.format('YYYY-MM-DD')}`);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        onSubmit={handleSubmit(save)}
        spacing={2}
        sx={{ width: '100%', maxWidth: 480 }}
      >
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <Controller
            name="start"
            control={control}
            rules={{
              deps: 'end',
              validate: (start) => start?.isValid() || 'Enter the first day.',
            }}
            render={({ field, fieldState: { error } }) => (
              <DateField
                {...field}
                label="Rented from"
                error={error !== undefined}
                helperText={error?.message ?? ' '}
              />
            )}
          />
          <Controller
            name="end"
            control={control}
            rules={{
              validate: (end, { start }) => {
                if (!end?.isValid()) {
                  return 'Enter the last day.';
                }
                return !end.isBefore(start, 'day') || 'This is before the first day.';
              },
            }}
            render={({ field, fieldState: { error } }) => (
              <DateField
                {...field}
                label="Rented until"
                error={error !== undefined}
                helperText={error?.message ?? ' '}
              />
            )}
          />
        </Stack>
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
