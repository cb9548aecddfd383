import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { Controller, useForm, useWatch, type UseFormReturn } from 'react-hook-form';

import ErrorSummary from '../components/ErrorSummary';
import Field from '../components/Field';
import Message from '../components/Message';
import PendingButton from '../components/PendingButton';
import Requirements from '../components/Requirements';
import type { IsoDate } from '../data/birthday';
import { messageOf, ServerError, type Registration, type Server } from '../data/server';
import { FIELDS, signUpErrors, type Errors, type SignUpValues } from '../data/signUp';
import { useAbortSignal } from '../hooks/useAbortSignal';
import { toResolver } from '../hooks/toResolver';

const BirthDate = lazy(() => import('../components/BirthDate'));

/**
 * The state of the form. It outlives the page, so that people can return from the second step.
 *
 * @param getToday - Returns the day for which the age is computed.
 * @param known - Values that are known already, such as those of an invitation.
 */
export function useSignUpForm(
  getToday: () => IsoDate,
  known: Partial<SignUpValues>,
): UseFormReturn<SignUpValues> {
  return useForm<SignUpValues>({
    defaultValues: { name: '', email: '', password: '', birthDate: '', terms: false, ...known },
    resolver: toResolver((values: SignUpValues) => signUpErrors(values, getToday())),
    // The summary takes the focus instead.
    shouldFocusError: false,
  });
}

export interface DetailsPageProps {
  form: UseFormReturn<SignUpValues>;
  server: Server;
  getToday: () => IsoDate;
  onRegistered: (registration: Registration) => void;
  announce: (message: string) => void;
}

/** The first step: who joins. */
export default function DetailsPage({
  form,
  server,
  getToday,
  onRegistered,
  announce,
}: DetailsPageProps) {
  const { register, handleSubmit, setError, setFocus, control, formState } = form;
  const { errors, isSubmitting } = formState;
  const [failure, setFailure] = useState('');
  const [attempts, setAttempts] = useState(0);
  const [passwordVisible, setPasswordVisible] = useState(false);
  const [password, email, terms] = useWatch({
    control,
    name: ['password', 'email', 'terms'],
  });
  const newSignal = useAbortSignal();

  const send = handleSubmit(
    async (values) => {
      setFailure('');
      setPasswordVisible(false);
      announce('Creating your account…');
      const signal = newSignal();
      try {
        const registration = await server.register(values, signal);
        announce('A code is on its way.');
        onRegistered(registration);
      } catch (error) {
        if (signal.aborted) return;
        announce('');
        if (error instanceof ServerError && error.code === 'email-taken') {
          setError('email', { type: 'server', message: messageOf(error) });
          setAttempts((count) => count + 1);
        } else {
          setFailure(messageOf(error));
        }
      }
    },
    () => {
      setFailure('');
      setAttempts((count) => count + 1);
    },
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSubmitting) void send(event);
  };

  const messages: Errors<SignUpValues> = {};
  for (const { name } of FIELDS) {
    const message = errors[name]?.message;
    if (message) messages[name] = message;
  }
  const termsField = register('terms');

  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}
    >
      <ErrorSummary attempts={attempts} errors={messages} onSelect={(name) => setFocus(name)} />
      {failure ? <Message>{failure}</Message> : null}
      <Field
        id="name"
        label="Name"
        autoComplete="name"
        field={register('name')}
        error={messages.name}
      />
      <Field
        id="email"
        type="email"
        label="Email"
        autoComplete="username"
        hint="A code goes to this address. Try rui@rondel.example, which has an account."
        field={register('email')}
        error={messages.email}
      />
      <FormControl fullWidth error={Boolean(messages.birthDate)}>
        <FormLabel
          id="birth-date-label"
          htmlFor="birth-date"
          sx={{ mb: 0.75, fontWeight: 600, color: 'text.primary' }}
        >
          Date of birth
        </FormLabel>
        <Controller
          name="birthDate"
          control={control}
          render={({ field }) => (
            <Suspense fallback={<OutlinedInput fullWidth disabled placeholder="MM/DD/YYYY" />}>
              <BirthDate
                id="birth-date"
                labelId="birth-date-label"
                describedBy="birth-date-help"
                inputRef={field.ref}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                getToday={getToday}
                hasError={Boolean(messages.birthDate)}
              />
            </Suspense>
          )}
        />
        <FormHelperText id="birth-date-help" sx={{ mx: 0, fontSize: '0.875rem' }}>
          {messages.birthDate ?? 'You have to be 16 to ride. The date isn’t shown to anybody.'}
        </FormHelperText>
      </FormControl>
      <div>
        <Field
          id="new-password"
          type={passwordVisible ? 'text' : 'password'}
          label="Password"
          autoComplete="new-password"
          field={register('password')}
          error={messages.password}
          describedBy="requirements"
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
        <Requirements id="requirements" password={password} email={email} />
      </div>
      <FormControl error={Boolean(messages.terms)}>
        <FormControlLabel
          label="I accept the rules of the road: one rider for each bike, lights on after dark, and no riding on sidewalks."
          control={
            <Checkbox
              id="terms"
              name={termsField.name}
              onChange={(event) => void termsField.onChange(event)}
              onBlur={(event) => void termsField.onBlur(event)}
              checked={terms}
              slotProps={{
                input: {
                  ref: termsField.ref,
                  'aria-invalid': Boolean(messages.terms),
                  'aria-describedby': messages.terms ? 'terms-help' : undefined,
                },
              }}
            />
          }
          sx={{ alignItems: 'flex-start', '& .MuiFormControlLabel-label': { pt: 1 } }}
        />
        {messages.terms ? (
          <FormHelperText id="terms-help" sx={{ mx: 0, fontSize: '0.875rem' }}>
            {messages.terms}
          </FormHelperText>
        ) : null}
      </FormControl>
      <PendingButton
        type="submit"
        variant="contained"
        size="large"
        pending={isSubmitting}
        pendingText="Creating your account…"
      >
        Create an account
      </PendingButton>
    </Box>
  );
}
