import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { KeyboardEventHandler, ReactNode, Ref } from 'react';

export interface FieldProps {
  /** Password managers recognize fields by their names and ids, so both stay the same across renders and releases. */
  id: string;
  name: string;
  label: string;
  autoComplete: string;
  type?: string;
  /** Shown below the field, and marks it as invalid. */
  error?: string;
  hint?: ReactNode;
  /** The id of another description, such as a message above the form. */
  describedBy?: string;
  defaultValue?: string;
  endAdornment?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  inputProps?: OutlinedInputProps['inputProps'];
  onChange?: OutlinedInputProps['onChange'];
  onBlur?: OutlinedInputProps['onBlur'];
  onKeyDown?: KeyboardEventHandler;
  onKeyUp?: KeyboardEventHandler;
}

/** A text field with its label above, and a hint or an error below. */
export default function Field({
  id,
  label,
  error,
  hint,
  describedBy,
  inputProps,
  ...input
}: FieldProps) {
  const helpId = `${id}-help`;
  const help = error ?? hint;
  const description = [help ? helpId : '', describedBy ?? ''].filter(Boolean).join(' ');
  return (
    <FormControl fullWidth error={Boolean(error)}>
      <FormLabel htmlFor={id} sx={{ mb: 0.75, fontWeight: 600, color: 'text.primary' }}>
        {label}
      </FormLabel>
      <OutlinedInput
        {...input}
        id={id}
        inputProps={{
          ...inputProps,
          'aria-describedby': description || undefined,
          'aria-invalid': Boolean(error),
        }}
      />
      {help ? (
        <FormHelperText id={helpId} sx={{ mx: 0, fontSize: '0.875rem' }}>
          {help}
        </FormHelperText>
      ) : null}
    </FormControl>
  );
}
