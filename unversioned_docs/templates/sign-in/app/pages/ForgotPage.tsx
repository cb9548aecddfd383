import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';

import Field from '../components/Field';
import Message from '../components/Message';
import PageHeading from '../components/PageHeading';
import PendingButton from '../components/PendingButton';
import { messageOf } from '../data/messages';
import type { Server } from '../data/server';
import { useAbortSignal } from '../hooks/useAbortSignal';
import { formatSeconds, useCountdown } from '../hooks/useCountdown';

/** Milliseconds until another link can be requested. */
const WAIT_FOR_ANOTHER = 30_000;

export interface ForgotPageProps {
  server: Server;
  username: string;
  onUsernameChange: (username: string) => void;
  announce: (message: string) => void;
}

/** Requests a link to choose a new password. */
export default function ForgotPage({
  server,
  username,
  onUsernameChange,
  announce,
}: ForgotPageProps) {
  const { register, handleSubmit, formState } = useForm<{ username: string }>({
    defaultValues: { username },
  });
  const { errors, isSubmitting } = formState;
  const [failure, setFailure] = useState('');
  const [requested, setRequested] = useState<{ username: string; at: number } | null>(null);
  const seconds = useCountdown(requested ? requested.at + WAIT_FOR_ANOTHER : 0, server.now);
  const newSignal = useAbortSignal();

  const send = handleSubmit(async (values) => {
    setFailure('');
    announce('Requesting a link…');
    const signal = newSignal();
    try {
      await server.requestReset(values.username, signal);
      setRequested({ username: values.username.trim(), at: server.now() });
      announce('Request received. Check your email.');
    } catch (error) {
      if (signal.aborted) return;
      announce('');
      setFailure(messageOf(error));
    }
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSubmitting && seconds === 0) void send(event);
  };

  const field = register('username', {
    validate: (value) => Boolean(value.trim()) || 'Enter your email or username.',
    onChange: (event: { target: { value: string } }) => onUsernameChange(event.target.value),
  });

  return (
    <>
      <PageHeading>Choose a new password</PageHeading>
      <Typography color="text.secondary" sx={{ mt: 0.5, mb: 3 }}>
        Enter the name that you sign in with. You get an email with a link that works for 30
        minutes.
      </Typography>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
        {failure ? <Message>{failure}</Message> : null}
        {requested && !failure ? (
          <Message severity="info">
            If <strong>{requested.username}</strong> has an account, the link is on its way. Look in
            the spam folder, too.
          </Message>
        ) : null}
        <Field
          id="reset-username"
          label="Email or username"
          autoComplete="username"
          error={errors.username?.message}
          inputProps={{ autoCapitalize: 'none', spellCheck: false }}
          name={field.name}
          inputRef={field.ref}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
        <PendingButton
          type="submit"
          variant="contained"
          size="large"
          pending={isSubmitting}
          pendingText="Requesting…"
          blocked={seconds > 0}
        >
          {seconds > 0
            ? `Request another in ${formatSeconds(seconds)}`
            : requested
              ? 'Request another link'
              : 'Request a link'}
        </PendingButton>
        <Link href="#/" sx={{ justifySelf: 'start', py: 0.5 }}>
          Back to sign in
        </Link>
      </Box>
    </>
  );
}
