import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

import {
  applies,
  COMPONENTS,
  DEFAULTS,
  FLAGS,
  OPTIONS,
  parseChoices,
  serializeChoices,
  VIEWS,
  type Choices,
  type View,
} from './choices';
import { codeOf } from './code';
import Highlighted from './Highlighted';
import { DefaultProvider, load, type LoadedProvider } from './libraries';
import Preview from './Preview';

const LABELS: Record<keyof typeof OPTIONS, string> = {
  component: 'Component',
  variant: 'Variant',
  library: 'Date library',
  locale: 'Locale',
  timezone: 'Time zone',
  value: 'Value',
  size: 'Size',
  state: 'State',
  clock: 'Clock',
  minutesStep: 'Minutes step',
};

const TEXTS: Readonly<Record<string, string>> = {
  dayjs: 'Day.js',
  luxon: 'Luxon',
  moment: 'Moment.js',
  'en-US': 'English (US)',
  'en-GB': 'English (UK)',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  he: 'Hebrew',
  ja: 'Japanese',
  'pt-BR': 'Portuguese (Brazil)',
  'zh-CN': 'Chinese (simplified)',
  default: 'of the browser',
  filled: 'July 18, 2025, 14:30',
  empty: 'none',
  readOnly: 'read-only',
  locale: 'of the locale',
  '12': '12 hours',
  '24': '24 hours',
};

const GROUPS: readonly { label: string; names: readonly (keyof typeof OPTIONS)[] }[] = [
  { label: 'Component', names: ['component', 'variant', 'size', 'state'] },
  { label: 'Date and language', names: ['value', 'library', 'locale', 'timezone'] },
  { label: 'Time', names: ['clock', 'minutesStep'] },
];

export default function PickersPlayground() {
  const [choices, setChoices] = React.useState<Choices>(DEFAULTS);
  const [loaded, setLoaded] = React.useState<{ key: string; Provider: LoadedProvider }>({
    key: `${DEFAULTS.library} ${DEFAULTS.locale}`,
    Provider: DefaultProvider,
  });
  const [failed, setFailed] = React.useState(false);
  const [status, setStatus] = React.useState('');

  // The server doesn't know the query string, so the first render can't use it.
  // eslint-disable-next-line react-hooks/set-state-in-effect
  React.useEffect(() => setChoices(parseChoices(window.location.search)), []);

  const { library, locale } = choices;
  React.useEffect(() => {
    let isCurrent = true;
    load(library, locale).then(
      (Provider) => {
        if (isCurrent) {
          setLoaded({ key: `${library} ${locale}`, Provider });
          setFailed(false);
        }
      },
      () => setFailed(isCurrent),
    );
    return () => {
      isCurrent = false;
    };
  }, [library, locale]);

  const change = (next: Partial<Choices>) => {
    const changed = { ...choices, ...next };
    setChoices(changed);
    setStatus('');
    const { pathname, hash } = window.location;
    try {
      const address = `${pathname}${serializeChoices(changed)}${hash}`;
      window.history.replaceState(window.history.state, '', address);
    } catch {
      // A sandboxed frame has no address of its own.
    }
  };

  // Whatever isn't an option falls back to the default, as in a link.
  const select = (name: keyof typeof OPTIONS, value: string) =>
    change({
      ...parseChoices(serializeChoices({ ...choices, [name]: value })),
      ...(name === 'component' ? { views: [] } : {}),
    });

  const toggle = <Item extends string>(items: readonly Item[], item: Item) =>
    items.includes(item) ? items.filter((each) => each !== item) : [...items, item];

  const copy = async (text: string, what: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(`✓ ${what} copied`);
    } catch {
      setStatus('The browser does not allow copying. Select the text instead.');
    }
  };

  const code = codeOf(choices);
  const views: readonly View[] = VIEWS[COMPONENTS[choices.component].kind];
  const isReady = loaded.key === `${library} ${locale}`;

  const selects = (names: readonly (keyof typeof OPTIONS)[]) =>
    names.map((name) => (
      <TextField
        key={name}
        select
        fullWidth
        size="small"
        label={LABELS[name]}
        value={choices[name]}
        disabled={!applies(name, choices)}
        helperText={
          name === 'timezone' && library === 'date-fns'
            ? 'The adapter for date-fns has no time zones.'
            : undefined
        }
        onChange={(event) => select(name, event.target.value)}
        slotProps={{ select: { native: true } }}
      >
        {OPTIONS[name].map((option) => (
          <option key={option} value={option}>
            {TEXTS[option] ?? option}
          </option>
        ))}
      </TextField>
    ));

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 272px' },
        width: '100%',
      }}
    >
      {/* Stays in view while the reader scrolls through the options. */}
      <Stack
        data-sticky
        spacing={2}
        sx={{ position: { md: 'sticky' }, top: 76, alignSelf: 'start' }}
      >
        <Box
          role="group"
          aria-label="Preview"
          aria-busy={!isReady}
          sx={{ minHeight: 88, overflowX: 'auto', pt: 1 }}
        >
          {failed ? (
            <Alert severity="error">
              The date library could not be loaded. Check the connection, then choose it again.
            </Alert>
          ) : (
            isReady && (
              <loaded.Provider key={JSON.stringify(choices)}>
                <Preview choices={choices} />
              </loaded.Provider>
            )
          )}
        </Box>
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          <Button variant="contained" onClick={() => void copy(code, 'Code')}>
            Copy code
          </Button>
          <Button onClick={() => void copy(window.location.href, 'Link')}>Copy link</Button>
          <Button onClick={() => change(DEFAULTS)}>Reset</Button>
          <Typography role="status" variant="body2">
            {status}
          </Typography>
        </Stack>
        <Box
          component="pre"
          // A region that scrolls has to be reachable by keyboard.
          tabIndex={0}
          role="region"
          aria-label="Code"
          dir="ltr"
          sx={{
            m: 0,
            p: 2,
            maxHeight: { md: 'max(260px, calc(100vh - 420px))' },
            overflow: 'auto',
            fontFamily: 'monospace',
            fontSize: 13,
            lineHeight: 1.65,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1.5,
            // The color of code blocks on the page around the demo.
            bgcolor: 'var(--code-background, rgba(127, 127, 127, 0.08))',
          }}
        >
          <Highlighted code={code} />
        </Box>
      </Stack>
      <Stack spacing={3}>
        {GROUPS.map(({ label, names }) => (
          <FormControl key={label} component="fieldset">
            <FormLabel component="legend" sx={{ mb: 1.5 }}>
              {label}
            </FormLabel>
            <Stack spacing={2}>{selects(names)}</Stack>
          </FormControl>
        ))}
        <FormControl component="fieldset" disabled={!applies('views', choices)}>
          <FormLabel component="legend">Views</FormLabel>
          <FormGroup row>
            {views.map((view) => (
              <FormControlLabel
                key={view}
                label={view}
                control={
                  <Checkbox
                    size="small"
                    checked={choices.views.includes(view)}
                    onChange={() => change({ views: toggle(choices.views, view) })}
                  />
                }
              />
            ))}
          </FormGroup>
        </FormControl>
        <FormControl component="fieldset">
          <FormLabel component="legend">Other props</FormLabel>
          <FormGroup>
            {FLAGS.map((flag) => (
              <FormControlLabel
                key={flag}
                label={flag}
                disabled={!applies(flag, choices)}
                // Names of props aren't broken.
                sx={{ '& .MuiFormControlLabel-label': { fontSize: 14, whiteSpace: 'nowrap' } }}
                control={
                  <Checkbox
                    size="small"
                    checked={choices.flags.includes(flag)}
                    onChange={() => change({ flags: toggle(choices.flags, flag) })}
                  />
                }
              />
            ))}
          </FormGroup>
        </FormControl>
      </Stack>
    </Box>
  );
}
