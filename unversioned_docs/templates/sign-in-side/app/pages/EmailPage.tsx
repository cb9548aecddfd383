import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';

import Field from '../components/Field';
import Message from '../components/Message';
import PendingButton from '../components/PendingButton';
import { DEMO_ACCOUNTS, messageOf, type Challenge, type Server } from '../data/server';
import { useAbortSignal } from '../hooks/useAbortSignal';

export interface EmailPageProps {
  server: Server;
  /** Typed before. */
  email: string;
  onStarted: (challenge: Challenge) => void;
}

/** The first step: who signs in. */
export default function EmailPage({ server, email, onStarted }: EmailPageProps) {
  // Without a default value, the field keeps what people typed before the page was hydrated.
  const { register, handleSubmit, formState } = useForm<{ email: string }>({
    defaultValues: email ? { email } : undefined,
  });
  const { errors, isSubmitting } = formState;
  const [failure, setFailure] = useState('');
  const newSignal = useAbortSignal();

  const send = handleSubmit(async (values) => {
    setFailure('');
    const signal = newSignal();
    try {
      onStarted(await server.start(values.email, signal));
    } catch (error) {
      if (!signal.aborted) setFailure(messageOf(error));
    }
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSubmitting) void send(event);
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      {failure ? <Message>{failure}</Message> : null}
      <Field
        id="email"
        type="email"
        label="Email"
        autoComplete="username"
        field={register('email', {
          validate: (value) =>
            /^\S+@\S+\.\S+$/.test(value?.trim() ?? '') ||
            'Enter an email address, such as ada@cairn.example.',
        })}
        error={errors.email?.message}
      />
      <PendingButton
        type="submit"
        variant="contained"
        size="large"
        pending={isSubmitting}
        pendingText="One moment…"
      >
        Continue
      </PendingButton>
      <Typography variant="body2" color="text.secondary">
        Demo accounts: <code>{DEMO_ACCOUNTS[0].email}</code> has the password{' '}
        <code>{DEMO_ACCOUNTS[0].password}</code>. <code>{DEMO_ACCOUNTS[1].email}</code> signs in
        with a code.
      </Typography>
    </Box>
  );
}
