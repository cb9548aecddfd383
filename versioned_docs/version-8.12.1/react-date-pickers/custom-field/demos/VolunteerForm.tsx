import * as React from 'react';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useForkRef } from '@mui/material/utils';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';
import { Controller, useForm } from 'react-hook-form';

function DayButton({ inputRef }: { inputRef?: React.Ref<HTMLButtonElement> }) {
  const picker = usePickerContext();
  const ref = useForkRef<HTMLButtonElement>(picker.triggerRef, inputRef);

  return (
    <Button
      ref={ref}
      variant="outlined"
      disabled={picker.disabled}
      aria-haspopup="dialog"
      aria-expanded={picker.open}
      onClick={() => picker.setOpen(true)}
    >
      {picker.label}: {picker.value?.format('MMM D') ?? 'choose'}
    </Button>
  );
}

export default function VolunteerForm() {
  const [saved, setSaved] = React.useState('');
  const { control, handleSubmit } = useForm<{ day: Dayjs | null }>({
    defaultValues: { day: null },
  });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        onSubmit={handleSubmit(({ day }) => setSaved(`Saved: ${day?.format('YYYY-MM-DD')}`))}
        spacing={2}
        sx={{ alignItems: 'flex-start' }}
      >
        <Controller
          name="day"
          control={control}
          rules={{ validate: (day) => day !== null || 'Choose the day that you can help.' }}
          render={({ field: { ref, ...field }, fieldState }) => (
            <div>
              <DatePicker
                {...field}
                inputRef={ref}
                label="Beach cleanup"
                referenceDate={dayjs('2025-07-01')}
                slots={{ field: DayButton }}
              />
              <FormHelperText error role="alert">
                {fieldState.error?.message}
              </FormHelperText>
            </div>
          )}
        />
        <Button type="submit" variant="contained">
          Sign up
        </Button>
        <span role="status">{saved}</span>
      </Stack>
    </LocalizationProvider>
  );
}
