import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';

import {
  createNewsletterServer,
  NewsletterError,
  SERVER_MODES,
  type NewsletterServer,
  type ServerMode,
} from '../data/newsletterServer';
import { HEADER_HEIGHT, page, reading, sectionTitle } from '../styles';

const MODES = Object.entries(SERVER_MODES) as [ServerMode, (typeof SERVER_MODES)[ServerMode]][];

const FAILURES: Record<NewsletterError['code'], string> = {
  unavailable: 'The server didn’t answer. Your address is still here. Try again.',
  'already-subscribed': 'This address is already on the list.',
};

export interface NewsletterProps {
  /** Creates the server of a mode. Default: the one in memory. Pass another one in tests. */
  createServer?: (mode: ServerMode, subscribers: Set<string>) => NewsletterServer;
}

const inMemory = (mode: ServerMode, subscribers: Set<string>) =>
  createNewsletterServer({ ...SERVER_MODES[mode], subscribers });

/** The newsletter: a form with one field, and a server that can be slow or fail. */
export default function Newsletter({ createServer = inMemory }: NewsletterProps) {
  const [mode, setMode] = useState<ServerMode>('normal');
  const [subscribers] = useState(() => new Set<string>());
  const [result, setResult] = useState<{ failed: boolean; text: string } | null>(null);
  const request = useRef<AbortController>(null);
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: { email: '' } });
  const { errors, isSubmitting } = formState;

  useEffect(() => () => request.current?.abort(), []);

  const send = async ({ email }: { email: string }) => {
    // The button stays focusable while a request is pending, so a second click has to be ignored.
    if (isSubmitting) {
      return;
    }
    const controller = new AbortController();
    request.current = controller;
    setResult(null);
    try {
      const { email: address } = await createServer(mode, subscribers).subscribe(
        email,
        controller.signal,
      );
      setResult({ failed: false, text: `Done. The first letter goes to ${address}.` });
      reset();
    } catch (error) {
      if (!controller.signal.aborted) {
        const code = error instanceof NewsletterError ? error.code : 'unavailable';
        setResult({ failed: true, text: FAILURES[code] });
      }
    }
  };

  const invalid = errors.email !== undefined;
  const { ref, ...field } = register('email', {
    required: 'Enter your email address.',
    pattern: {
      value: /^\S+@\S+\.\S+$/,
      message: 'Enter an address such as name@example.com.',
    },
    onChange: () => setResult(null),
  });

  return (
    <Box
      component="section"
      id="letter"
      tabIndex={-1}
      aria-labelledby="letter-title"
      sx={{ outline: 'none', scrollMarginTop: `${HEADER_HEIGHT}px`, bgcolor: 'background.paper' }}
    >
      <Box
        sx={{
          ...page,
          paddingBlock: { xs: 8, md: 12 },
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          columnGap: 8,
          rowGap: 4,
        }}
      >
        <div>
          <Typography id="letter-title" variant="h2" sx={sectionTitle}>
            One letter when batch 7 is ready
          </Typography>
          <Typography sx={{ ...reading, color: 'text.secondary', mt: 2 }}>
            And one per month after that, about elements, glazes, and what we learned from other
            people’s firings. You can leave with one click.
          </Typography>
        </div>
        <Box
          component="form"
          noValidate
          onSubmit={(event) => handleSubmit(send)(event)}
          aria-labelledby="letter-title"
          sx={{ alignSelf: 'end' }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
            <FormControl error={invalid} variant="outlined" sx={{ flex: '1 1 260px' }}>
              <InputLabel htmlFor="letter-email">Email address</InputLabel>
              <OutlinedInput
                id="letter-email"
                label="Email address"
                type="email"
                autoComplete="email"
                inputProps={{ inputMode: 'email' }}
                inputRef={ref}
                {...field}
                aria-describedby="letter-help"
              />
              <FormHelperText id="letter-help" sx={{ minHeight: '1.66em' }}>
                {errors.email?.message ?? ' '}
              </FormHelperText>
            </FormControl>
            <Button
              type="submit"
              variant="contained"
              disableElevation
              size="large"
              aria-disabled={isSubmitting}
              sx={{ textTransform: 'none', fontWeight: 600, minHeight: 56, minWidth: 136 }}
            >
              {isSubmitting ? 'Sending…' : 'Tell me'}
            </Button>
          </Box>
          <Typography
            role="status"
            sx={{
              color: result?.failed === true ? 'error.main' : 'text.primary',
              fontWeight: 600,
              minHeight: '3em',
            }}
          >
            {result?.text}
          </Typography>
          <FormControl variant="standard" sx={{ mt: 1, minWidth: 160 }}>
            <InputLabel htmlFor="letter-server">Simulated server</InputLabel>
            <NativeSelect
              value={mode}
              inputProps={{ id: 'letter-server' }}
              onChange={(event) => setMode(event.target.value as ServerMode)}
            >
              {MODES.map(([id, { label }]) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </NativeSelect>
          </FormControl>
        </Box>
      </Box>
    </Box>
  );
}
