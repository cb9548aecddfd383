import type { UseFormRegisterReturn } from 'react-hook-form';

import Field from './Field';

export const CODE_LENGTH = 6;

/** The digits of a code, however people typed or pasted it. */
export function codeOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, CODE_LENGTH);
}

export interface CodeFieldProps {
  field: UseFormRegisterReturn;
  error?: string;
  hint: string;
  /** Called when the last digit is entered. */
  onComplete: () => void;
}

/**
 * A one-time code. It is one field, not six, so that people can paste the code, phones can fill it in, and screen readers
 * read one label.
 */
export default function CodeField({ field, error, hint, onComplete }: CodeFieldProps) {
  return (
    <Field
      id="one-time-code"
      label="Code"
      autoComplete="one-time-code"
      field={{
        ...field,
        onChange: async (event: { target: HTMLInputElement; type?: string }) => {
          const before = event.target.value;
          event.target.value = codeOf(before);
          await field.onChange(event);
          if (event.target.value.length === CODE_LENGTH) onComplete();
        },
      }}
      error={error}
      hint={hint}
      inputProps={{
        inputMode: 'numeric',
        dir: 'ltr',
        style: { fontSize: '1.5rem', letterSpacing: '0.4em', fontVariantNumeric: 'tabular-nums' },
      }}
    />
  );
}
