import Box from '@mui/material/Box';
import { useId, useState, type ChangeEvent } from 'react';

import { parseCount } from '../logic/estimate';

export interface CountFieldProps {
  label: string;
  value: number;
  lowest: number;
  highest: number;
  /** How much the buttons add and remove. */
  step: number;
  /** What the field counts, for the names of the buttons: "seats". */
  noun: string;
  /** Called with valid numbers only. */
  onChange: (value: number) => void;
}

const WHOLE = new Intl.NumberFormat('en-US');

/** A field for a whole number, with buttons. What is typed stays, even if it isn't valid. */
export default function CountField({
  label,
  value,
  lowest,
  highest,
  step,
  noun,
  onChange,
}: CountFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? WHOLE.format(value);
  const invalid = parseCount(text, lowest, highest) === null;

  const move = (by: number) => {
    setTyped(null);
    onChange(Math.min(highest, Math.max(lowest, value + by)));
  };
  const button = (name: string, sign: string, by: number, disabled: boolean) => (
    <Box
      component="button"
      type="button"
      aria-label={name}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) {
          move(by);
        }
      }}
      sx={(theme) => ({
        width: 40,
        border: 0,
        bgcolor: 'transparent',
        color: disabled ? 'text.disabled' : 'text.primary',
        font: 'inherit',
        fontSize: '1.25rem',
        cursor: disabled ? 'default' : 'pointer',
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': {
          outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
          outlineOffset: -2,
        },
      })}
    >
      {sign}
    </Box>
  );

  return (
    <div>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'block', fontSize: 'body2.fontSize', color: 'text.secondary', mb: 0.5 }}
      >
        {label}
      </Box>
      <Box
        sx={{
          display: 'inline-flex',
          alignItems: 'stretch',
          minHeight: 46,
          border: 1,
          borderColor: invalid ? 'error.main' : 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          overflow: 'hidden',
        }}
      >
        {button(`Fewer ${noun}`, '−', -step, value <= lowest)}
        <Box
          component="input"
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? `${id}-error` : undefined}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            setTyped(event.target.value);
            const next = parseCount(event.target.value, lowest, highest);
            if (next !== null) {
              onChange(next);
            }
          }}
          onBlur={() => {
            if (!invalid) {
              setTyped(null);
            }
          }}
          sx={(theme) => ({
            width: `${String(Math.max(4, WHOLE.format(highest).length + 1))}ch`,
            border: 0,
            bgcolor: 'transparent',
            color: 'inherit',
            font: 'inherit',
            fontWeight: 600,
            textAlign: 'center',
            fontVariantNumeric: 'tabular-nums',
            '&:focus-visible': {
              outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
              outlineOffset: -2,
            },
          })}
        />
        {button(`More ${noun}`, '+', step, value >= highest)}
      </Box>
      {invalid && (
        <Box id={`${id}-error`} sx={{ color: 'error.main', fontSize: 'body2.fontSize', mt: 0.5 }}>
          Enter a whole number from {WHOLE.format(lowest)} to {WHOLE.format(highest)}
        </Box>
      )}
    </div>
  );
}
