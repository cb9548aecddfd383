import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';

import CodeField, { CODE_LENGTH } from '../components/CodeField';
import Field from '../components/Field';
import Message from '../components/Message';
import PendingButton from '../components/PendingButton';
import { messageOf, ServerError, type Challenge, type SimulatedServer } from '../data/server';
import { useAbortSignal } from '../hooks/useAbortSignal';
import { formatSeconds, useCountdown } from '../hooks/useCountdown';

export interface ProofPageProps {
  server: SimulatedServer;
  challenge: Challenge;
  /** Called with another method or another code. */
  onChallengeChange: (challenge: Challenge) => void;
  onProved: (name: string) => void;
  announce: (message: string) => void;
}

/** The second step: a password or a code. */
export default function ProofPage({
  server,
  challenge,
  onChallengeChange,
  onProved,
  announce,
}: ProofPageProps) {
  const { method, email } = challenge;
  const { register, handleSubmit, setError, setFocus, resetField, formState } = useForm<{
    secret: string;
  }>({ defaultValues: { secret: '' } });
  const { errors, isSubmitting } = formState;
  const [failure, setFailure] = useState('');
  const [sending, setSending] = useState(false);
  const [passwordVisible, setPasswordVisible] = useState(false);
  const untilResend = useCountdown(challenge.resendAt, server.now);
  const untilExpiry = useCountdown(challenge.expiresAt, server.now);
  const newSignal = useAbortSignal();

  const prove = handleSubmit(async ({ secret }) => {
    setFailure('');
    setPasswordVisible(false);
    announce('Signing in…');
    const signal = newSignal();
    try {
      const name = await server.prove(challenge, secret, signal);
      announce(`Signed in as ${name}.`);
      onProved(name);
    } catch (error) {
      if (signal.aborted) return;
      announce('');
      if (error instanceof ServerError && error.code !== 'unavailable') {
        setError('secret', { type: 'server', message: messageOf(error) });
        setFocus('secret', { shouldSelect: true });
      } else {
        setFailure(messageOf(error));
      }
    }
  });

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!isSubmitting) void prove();
  };

  const sendCode = async () => {
    setSending(true);
    setFailure('');
    const signal = newSignal();
    try {
      onChallengeChange(await server.sendCode(email, signal));
      resetField('secret');
      announce('A code is on its way.');
    } catch (error) {
      if (!signal.aborted) setFailure(messageOf(error));
    } finally {
      if (!signal.aborted) setSending(false);
    }
  };

  const code = method === 'code' ? server.inbox(email) : null;
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      {failure ? <Message>{failure}</Message> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, overflowWrap: 'anywhere' }}>
        <Box sx={{ flex: 1 }}>
          {/* For password managers: the name belongs to the form with the password. */}
          <input type="hidden" name="username" autoComplete="username" value={email} />
          {email}
        </Box>
        <Link href="#/">Use another address</Link>
      </Box>
      {method === 'password' ? (
        <Field
          key="password"
          id="current-password"
          type={passwordVisible ? 'text' : 'password'}
          label="Password"
          autoComplete="current-password"
          field={register('secret', {
            validate: (value) => value !== '' || 'Enter your password.',
          })}
          error={errors.secret?.message}
          endAdornment={
            <Button
              size="small"
              aria-label={passwordVisible ? 'Hide password' : 'Show password'}
              onClick={() => setPasswordVisible(!passwordVisible)}
            >
              {passwordVisible ? 'Hide' : 'Show'}
            </Button>
          }
        />
      ) : (
        <CodeField
          key="code"
          field={register('secret', {
            validate: (value) =>
              value.length === CODE_LENGTH || 'Enter the six digits from the email.',
          })}
          error={errors.secret?.message}
          hint={
            untilExpiry > 0
              ? `From the email to this address. Valid for ${formatSeconds(untilExpiry)}.`
              : 'This code is no longer valid. Request another one.'
          }
          onComplete={submit}
        />
      )}
      <PendingButton
        type="submit"
        variant="contained"
        size="large"
        pending={isSubmitting}
        pendingText="Signing in…"
      >
        Sign in
      </PendingButton>
      <PendingButton
        pending={sending}
        pendingText="Sending…"
        blocked={method === 'code' && untilResend > 0}
        onClick={() => void sendCode()}
      >
        {method === 'password'
          ? 'Sign in with a code instead'
          : untilResend > 0
            ? `Send another code in ${formatSeconds(untilResend)}`
            : 'Send another code'}
      </PendingButton>
      {method === 'code' ? (
        <Typography variant="body2" color="text.secondary">
          Simulated inbox:{' '}
          {code ? (
            <>
              your code is <strong>{code}</strong>.
            </>
          ) : (
            'no email. This address has no account.'
          )}
        </Typography>
      ) : null}
    </Box>
  );
}
