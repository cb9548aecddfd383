import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';

import Field from '../components/Field';
import Message from '../components/Message';
import PendingButton from '../components/PendingButton';
import { messageOf, ServerError, type Registration, type SimulatedServer } from '../data/server';
import { useAbortSignal } from '../hooks/useAbortSignal';
import { formatSeconds, useCountdown } from '../hooks/useCountdown';

export interface VerifyPageProps {
  server: SimulatedServer;
  registration: Registration;
  onResent: (registration: Registration) => void;
  onVerified: () => void;
  announce: (message: string) => void;
}

/** The second step: the code from the email. */
export default function VerifyPage({
  server,
  registration,
  onResent,
  onVerified,
  announce,
}: VerifyPageProps) {
  const { register, handleSubmit, setError, setFocus, resetField, formState } = useForm<{
    code: string;
  }>({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = formState;
  const [failure, setFailure] = useState('');
  const [resending, setResending] = useState(false);
  const seconds = useCountdown(registration.resendAt, server.now);
  const newSignal = useAbortSignal();

  const send = handleSubmit(async ({ code }) => {
    setFailure('');
    announce('Checking the code…');
    const signal = newSignal();
    try {
      await server.verify(registration.id, code.replace(/\D/g, ''), signal);
      announce('Your address is verified.');
      onVerified();
    } catch (error) {
      if (signal.aborted) return;
      announce('');
      if (error instanceof ServerError && error.code !== 'unavailable') {
        setError('code', { type: 'server', message: messageOf(error) });
        setFocus('code', { shouldSelect: true });
      } else {
        setFailure(messageOf(error));
      }
    }
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSubmitting) void send(event);
  };

  const resend = async () => {
    setResending(true);
    setFailure('');
    const signal = newSignal();
    try {
      onResent(await server.resend(registration.id, signal));
      resetField('code');
      announce('Another code is on its way. The earlier one is no longer valid.');
    } catch (error) {
      if (!signal.aborted) setFailure(messageOf(error));
    } finally {
      if (!signal.aborted) setResending(false);
    }
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 3 }}>
      {failure ? <Message>{failure}</Message> : null}
      <Field
        id="code"
        label="Code"
        autoComplete="one-time-code"
        hint="Six digits. The code is valid for 10 minutes."
        field={register('code', {
          validate: (code) =>
            code.replace(/\D/g, '').length === 6 || 'Enter the six digits of the code.',
        })}
        error={errors.code?.message}
        inputProps={{ inputMode: 'numeric', maxLength: 12 }}
      />
      <PendingButton
        type="submit"
        variant="contained"
        size="large"
        pending={isSubmitting}
        pendingText="Checking…"
      >
        Verify the address
      </PendingButton>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
        }}
      >
        <Link href="#/" sx={{ py: 0.5 }}>
          Use another address
        </Link>
        <PendingButton
          pending={resending}
          pendingText="Sending…"
          blocked={seconds > 0}
          onClick={() => void resend()}
        >
          {seconds > 0 ? `Send another in ${formatSeconds(seconds)}` : 'Send another code'}
        </PendingButton>
      </Box>
      <Box
        component="section"
        aria-labelledby="inbox"
        sx={{ px: 2, py: 1.5, border: '1px dashed', borderColor: 'divider', borderRadius: 1 }}
      >
        <Typography id="inbox" component="h2" variant="subtitle2">
          Simulated inbox
        </Typography>
        <Typography variant="body2" color="text.secondary">
          Your code for Rondel is <strong>{server.inbox(registration.email)}</strong>.
        </Typography>
      </Box>
    </Box>
  );
}
