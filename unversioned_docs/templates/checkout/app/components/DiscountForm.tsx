import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';

import { messageOf, type Server } from '../data/server';
import { formatMoney, type Discount } from '../data/totals';
import { useAbortSignal } from '../hooks/useAbortSignal';
import Field from './Field';
import PendingButton from './PendingButton';

export interface DiscountFormProps {
  server: Server;
  discount: Discount | null;
  /** Cents of goods that are missing until the code applies. */
  missing: number;
  onChange: (discount: Discount | null) => void;
  announce: (message: string) => void;
}

/** Asks the server for a discount code. */
export default function DiscountForm({
  server,
  discount,
  missing,
  onChange,
  announce,
}: DiscountFormProps) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm<{ code: string }>();
  // The element with the focus disappears with each change, so the focus moves to its successor.
  const [changed, setChanged] = useState(false);
  const newSignal = useAbortSignal();

  const send = handleSubmit(async ({ code }) => {
    const signal = newSignal();
    try {
      const found = await server.findDiscount(code, signal);
      setChanged(true);
      onChange(found);
      announce(`${found.code}: ${found.label}.`);
    } catch (error) {
      if (signal.aborted) return;
      setError('code', { type: 'server', message: messageOf(error) });
      setFocus('code');
    }
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!formState.isSubmitting) void send(event);
  };

  if (discount) {
    return (
      <div>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box sx={{ flex: 1 }}>
            <strong>{discount.code}</strong>, {discount.label}
          </Box>
          <Button
            size="small"
            autoFocus={changed}
            onClick={() => {
              onChange(null);
              setChanged(true);
              announce('Discount code removed.');
            }}
          >
            Remove
          </Button>
        </Box>
        {missing > 0 ? (
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            Add goods for {formatMoney(missing)} to use this code.
          </Box>
        ) : null}
      </div>
    );
  }
  return (
    <Box component="form" noValidate onSubmit={submit}>
      <Field
        id="discount-code"
        label="Discount code"
        autoComplete="off"
        field={register('code', {
          validate: (code) => Boolean(code?.trim()) || 'Enter a code, such as FIRSTFROST.',
        })}
        error={formState.errors.code?.message}
        hint="Try FIRSTFROST, SEEDTIME, or DOORSTEP."
        inputProps={{ autoCapitalize: 'characters', spellCheck: false, autoFocus: changed }}
        endAdornment={
          <PendingButton
            type="submit"
            size="small"
            pending={formState.isSubmitting}
            pendingText="Checking…"
          >
            Apply
          </PendingButton>
        }
      />
    </Box>
  );
}
