import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';

import Field from '../components/Field';
import Message from '../components/Message';
import PageHeading from '../components/PageHeading';
import PasswordField from '../components/PasswordField';
import PendingButton from '../components/PendingButton';
import { messageOf } from '../data/messages';
import { DEMO_ACCOUNTS, ServerError, type Server, type Session } from '../data/server';
import { useAbortSignal } from '../hooks/useAbortSignal';
import { formatSeconds, useCountdown } from '../hooks/useCountdown';

interface SignInValues {
  username: string;
  password: string;
  remember: boolean;
}

export interface SignInPageProps {
  server: Server;
  /** Typed before, such as on the page for forgotten passwords. */
  username: string;
  onUsernameChange: (username: string) => void;
  /** Why people have to sign in. */
  notice: string;
  onSignedIn: (session: Session) => void;
  /** Receives what screen readers announce. */
  announce: (message: string) => void;
}

const FAILURE_ID = 'sign-in-failure';

/** Asks for a name and a password. */
export default function SignInPage({
  server,
  username,
  onUsernameChange,
  notice,
  onSignedIn,
  announce,
}: SignInPageProps) {
  // Fields without default values keep what people, or their browser, filled in before the page was hydrated.
  const { register, handleSubmit, setFocus, setValue, clearErrors, formState } =
    useForm<SignInValues>({ defaultValues: username ? { username } : undefined });
  const { errors, isSubmitting } = formState;
  const [failure, setFailure] = useState('');
  const [waitUntil, setWaitUntil] = useState(0);
  const [passwordVisible, setPasswordVisible] = useState(false);
  const seconds = useCountdown(waitUntil, server.now);
  const newSignal = useAbortSignal();

  const send = handleSubmit(async (values) => {
    setFailure('');
    // A hidden password isn't offered to others as text to complete, and password managers recognize it.
    setPasswordVisible(false);
    announce('Signing in…');
    const signal = newSignal();
    try {
      const session = await server.signIn(values, signal);
      announce(`Signed in as ${session.user.name}.`);
      onSignedIn(session);
    } catch (error) {
      if (signal.aborted) return;
      announce('');
      setFailure(messageOf(error));
      if (!(error instanceof ServerError)) return;
      if (error.retryAfter > 0) setWaitUntil(server.now() + error.retryAfter);
      if (error.code === 'wrong-credentials') setFocus('password', { shouldSelect: true });
    }
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSubmitting && seconds === 0) void send(event);
  };

  const usernameField = register('username', {
    validate: (value) => Boolean(value?.trim()) || 'Enter your email or username.',
    onChange: (event: { target: { value: string } }) => onUsernameChange(event.target.value),
  });
  const passwordField = register('password', {
    validate: (value) => Boolean(value) || 'Enter your password.',
  });
  const rememberField = register('remember');
  const wrong = failure !== '' && waitUntil === 0 ? FAILURE_ID : undefined;

  return (
    <>
      <PageHeading>Sign in</PageHeading>
      <Typography color="text.secondary" sx={{ mt: 0.5, mb: 3 }}>
        Good to see you back on deck.
      </Typography>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
        {failure ? (
          <Message id={FAILURE_ID}>{failure}</Message>
        ) : notice ? (
          <Message severity="info">{notice}</Message>
        ) : null}
        <Field
          id="username"
          label="Email or username"
          autoComplete="username"
          error={errors.username?.message}
          describedBy={wrong}
          inputProps={{ autoCapitalize: 'none', spellCheck: false }}
          name={usernameField.name}
          inputRef={usernameField.ref}
          onChange={usernameField.onChange}
          onBlur={usernameField.onBlur}
        />
        <PasswordField
          id="current-password"
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          describedBy={wrong}
          visible={passwordVisible}
          onVisibleChange={setPasswordVisible}
          name={passwordField.name}
          inputRef={passwordField.ref}
          onChange={passwordField.onChange}
          onBlur={passwordField.onBlur}
        />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            alignItems: 'center',
            columnGap: 2,
          }}
        >
          <FormControlLabel
            label="Keep me signed in"
            control={
              <Checkbox
                name={rememberField.name}
                onChange={rememberField.onChange}
                onBlur={rememberField.onBlur}
                slotProps={{ input: { ref: rememberField.ref } }}
              />
            }
          />
          <Link href="#/forgot" sx={{ py: 0.5 }}>
            Forgot your password?
          </Link>
        </Box>
        <PendingButton
          type="submit"
          variant="contained"
          size="large"
          pending={isSubmitting}
          pendingText="Signing in…"
          blocked={seconds > 0}
        >
          {seconds > 0 ? `Try again in ${formatSeconds(seconds)}` : 'Sign in'}
        </PendingButton>
      </Box>

      <Box
        component="section"
        aria-labelledby="demo-accounts"
        sx={{
          mt: 5,
          px: 2,
          py: 1.5,
          border: '1px dashed',
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        <Typography id="demo-accounts" component="h2" variant="subtitle2">
          Demo accounts
        </Typography>
        {DEMO_ACCOUNTS.map((account) => (
          <Box
            key={account.id}
            sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}
          >
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              <code>{account.username}</code>, <code>{account.password}</code>
            </Typography>
            <Button
              size="small"
              aria-label={`Fill in ${account.username}`}
              onClick={() => {
                setValue('username', account.username);
                setValue('password', account.password);
                onUsernameChange(account.username);
                clearErrors();
                setFailure('');
                setFocus('password');
              }}
            >
              Fill in
            </Button>
          </Box>
        ))}
      </Box>
    </>
  );
}
