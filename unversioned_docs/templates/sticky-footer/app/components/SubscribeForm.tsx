import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import { useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';

import type { Service } from '../data/report';
import { ServerError, type StatusServer } from '../data/server';

interface Fields {
  email: string;
  services: string[];
}

interface SubscribeFormProps {
  server: StatusServer;
  services: readonly Service[];
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Subscribes an address to services. What people have entered stays if the server fails. */
export default function SubscribeForm({ server, services }: SubscribeFormProps) {
  const id = useId();
  const [subscribed, setSubscribed] = useState<string>();
  const request = useRef<AbortController>(undefined);
  const {
    register,
    handleSubmit,
    setError,
    reset,
    formState: { errors, isSubmitting },
  } = useForm<Fields>({
    defaultValues: { email: '', services: services.map((service) => service.id) },
  });
  // A response that arrives after the page was left is of no use.
  useEffect(() => () => request.current?.abort(), []);

  const subscribe = async (fields: Fields) => {
    setSubscribed(undefined);
    const controller = new AbortController();
    request.current = controller;
    try {
      await server.subscribe(fields, controller.signal);
      reset();
      setSubscribed(fields.email);
    } catch (error) {
      if (controller.signal.aborted) {
        return;
      }
      if (error instanceof ServerError && error.status === 409) {
        setError('email', { message: error.message }, { shouldFocus: true });
      } else {
        setError('root', {
          message: 'You were not subscribed, because the server did not respond.',
        });
      }
    }
  };
  const submit = () => void handleSubmit(subscribe)();

  const servicesError = errors.services?.message;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      sx={{ display: 'grid', gap: 3, maxWidth: 440 }}
    >
      <TextField
        {...register('email', {
          required: 'Enter your email address.',
          pattern: { value: EMAIL, message: 'Enter an email address such as ada@example.com.' },
        })}
        label="Email address"
        type="email"
        autoComplete="email"
        slotProps={{ htmlInput: { inputMode: 'email' } }}
        error={Boolean(errors.email)}
        helperText={errors.email?.message ?? ' '}
      />
      <Box
        component="fieldset"
        aria-describedby={servicesError ? `${id}-services` : undefined}
        sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
      >
        <FormLabel component="legend" error={Boolean(servicesError)}>
          Services
        </FormLabel>
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } }}>
          {services.map((service) => (
            <FormControlLabel
              key={service.id}
              label={service.name}
              control={
                <Checkbox
                  {...register('services', {
                    validate: (chosen) => chosen.length > 0 || 'Choose at least one service.',
                  })}
                  value={service.id}
                  defaultChecked
                />
              }
            />
          ))}
        </Box>
        <FormHelperText id={`${id}-services`} error>
          {servicesError ?? ' '}
        </FormHelperText>
      </Box>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button type="submit" variant="contained" loading={isSubmitting}>
          Subscribe
        </Button>
      </Box>
      <Box role="status" sx={{ minHeight: 64 }}>
        {subscribed && (
          <Alert severity="success">{subscribed} gets an email at the next incident.</Alert>
        )}
        {errors.root && (
          <Alert
            severity="error"
            role="presentation"
            action={
              <Button color="inherit" size="small" onClick={submit}>
                Try again
              </Button>
            }
          >
            {errors.root.message}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
