import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { Controller, useForm } from 'react-hook-form';

const seasonStart = dayjs('2025-09-01');

function check(birth: Dayjs | null) {
  if (!birth?.isValid() || birth.year() < 1900) {
    return 'Enter your complete date of birth.';
  }
  return seasonStart.diff(birth, 'year') >= 16 || 'Members are at least 16 on September 1.';
}

export default function MembershipForm() {
  const [saved, setSaved] = React.useState('');
  const [fieldKey, setFieldKey] = React.useState(0);
  const inputRef = React.useRef<HTMLInputElement>(null);
  const { control, handleSubmit, reset } = useForm<{ birth: Dayjs | null }>({
    defaultValues: { birth: null },
    shouldFocusError: false,
  });

  function submit(event: React.FormEvent) {
    void handleSubmit(
      ({ birth }) => setSaved(`Saved: ${birth?.format('YYYY-MM-DD')}`),
      () => inputRef.current?.focus(),
    )(event);
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        onSubmit={submit}
        spacing={2}
        sx={{ width: '100%', maxWidth: 320 }}
      >
        <Controller
          key={fieldKey}
          name="birth"
          control={control}
          rules={{ validate: check }}
          render={({ field, fieldState }) => (
            <DateField
              {...field}
              inputRef={inputRef}
              label="Date of birth"
              error={fieldState.invalid || undefined}
              helperText={fieldState.error?.message ?? ' '}
            />
          )}
        />
        <Stack direction="row" spacing={2}>
          <Button type="submit" variant="contained">
            Join
          </Button>
          <Button
            onClick={() => {
              reset();
              // Also empties an incomplete date.
              setFieldKey(fieldKey + 1);
            }}
          >
            Reset
          </Button>
        </Stack>
        <Typography role="status" variant="body2">
          {saved}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
