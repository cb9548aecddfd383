import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

export interface FieldProps extends Pick<
  OutlinedInputProps,
  'inputProps' | 'endAdornment' | 'inputComponent' | 'autoComplete' | 'type'
> {
  id: string;
  label: ReactNode;
  /** What `register` of React Hook Form returns. */
  field: UseFormRegisterReturn;
  error?: string;
  hint?: string;
  /** The id of another description. */
  describedBy?: string;
}

/** A text field with its label above, and a hint or an error below. */
export default function Field({
  id,
  label,
  field: { ref, name, onBlur, onChange },
  error,
  hint,
  describedBy,
  inputProps,
  ...props
}: FieldProps) {
  const help = error ?? hint;
  return (
    <FormControl fullWidth error={Boolean(error)}>
      <FormLabel htmlFor={id} sx={{ mb: 0.75, fontWeight: 600, color: 'text.primary' }}>
        {label}
      </FormLabel>
      <OutlinedInput
        {...props}
        id={id}
        name={name}
        inputRef={ref}
        onBlur={(event) => void onBlur(event)}
        onChange={(event) => void onChange(event)}
        inputProps={{
          ...inputProps,
          'aria-describedby':
            [help ? `${id}-help` : '', describedBy ?? ''].filter(Boolean).join(' ') || undefined,
          'aria-invalid': Boolean(error),
        }}
      />
      {help ? (
        <FormHelperText id={`${id}-help`} sx={{ mx: 0, fontSize: '0.875rem' }}>
          {help}
        </FormHelperText>
      ) : null}
    </FormControl>
  );
}
