import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import LinearProgress from '@mui/material/LinearProgress';
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
import { openInStackBlitz } from './stackBlitz';

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

/** Texts of options. Names of components and time zones are shown as they are. */
const TEXTS: { [Name in keyof typeof OPTIONS]?: Partial<Record<Choices[Name], string>> } = {
  variant: { responsive: 'Responsive', desktop: 'Desktop', mobile: 'Mobile', static: 'Static' },
  library: { dayjs: 'Day.js', luxon: 'Luxon', moment: 'Moment.js' },
  locale: {
    'en-US': 'English (US)',
    'en-GB': 'English (UK)',
    de: 'German',
    es: 'Spanish',
    fr: 'French',
    he: 'Hebrew',
    ja: 'Japanese',
    'pt-BR': 'Portuguese (Brazil)',
    'zh-CN': 'Chinese (simplified)',
  },
  timezone: { default: 'Same as browser' },
  value: { filled: 'Filled', empty: 'Empty' },
  size: { medium: 'Medium', small: 'Small' },
  state: { enabled: 'Enabled', disabled: 'Disabled', readOnly: 'Read-only' },
  clock: { locale: "Locale's default", '12': '12 hours', '24': '24 hours' },
};

const textOf = (name: keyof typeof OPTIONS, option: string) =>
  (TEXTS[name] as Readonly<Record<string, string>> | undefined)?.[option] ?? option;

const GROUPS: readonly { label: string; names: readonly (keyof typeof OPTIONS)[] }[] = [
  { label: 'Component', names: ['component', 'variant', 'size', 'state'] },
  { label: 'Date and language', names: ['value', 'library', 'locale', 'timezone'] },
  { label: 'Time', names: ['clock', 'minutesStep'] },
];

/** Options with names that are longer than half of the panel. */
const LONG: readonly (keyof typeof OPTIONS)[] = ['component', 'locale', 'timezone'];

/** What is loaded for the preview. */
interface Loaded extends Pick<Choices, 'library' | 'locale'> {
  Provider: LoadedProvider;
}

const PANEL = { border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' };
const HEAD = { px: 2, py: 0.75, flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5 };
/** In a wide window, the options are in a column of this height and scroll beside the preview and the code. */
const COLUMN = 'min(880px, 100dvh - 92px)';
const NAVBAR = 'var(--ifm-navbar-height, 0px)';
const STATUS = { flexGrow: 1, px: 1, textAlign: 'end' };

export default function PickersPlayground() {
  const [choices, setChoices] = React.useState<Choices>(DEFAULTS);
  const [loaded, setLoaded] = React.useState<Loaded>({
    library: DEFAULTS.library,
    locale: DEFAULTS.locale,
    Provider: DefaultProvider,
  });
  const [failed, setFailed] = React.useState(false);
  const [attempt, setAttempt] = React.useState(0);
  const [status, setStatus] = React.useState({ code: '', link: '' });

  // The server doesn't know the query string, so the first render can't use it.
  // eslint-disable-next-line react-hooks/set-state-in-effect
  React.useEffect(() => setChoices(parseChoices(window.location.search)), []);

  const { library, locale } = choices;
  React.useEffect(() => {
    let isCurrent = true;
    load(library, locale).then(
      (Provider) => {
        if (isCurrent) {
          setLoaded({ library, locale, Provider });
          setFailed(false);
        }
      },
      () => setFailed(isCurrent),
    );
    return () => {
      isCurrent = false;
    };
  }, [library, locale, attempt]);

  const change = (next: Partial<Choices>) => {
    const changed = { ...choices, ...next };
    setChoices(changed);
    setStatus({ code: '', link: '' });
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

  const copy = async (what: 'code' | 'link', text: string) => {
    const done = { code: '✓ Code copied', link: '✓ Link copied' }[what];
    const show = (message: string) => setStatus({ code: '', link: '', [what]: message });
    try {
      await navigator.clipboard.writeText(text);
      show(done);
    } catch {
      show('The browser does not allow copying. Select the text instead.');
    }
  };

  const code = codeOf(choices);
  const { hasField, isPicker, kind } = COMPONENTS[choices.component];
  const views: readonly View[] = VIEWS[kind];
  const isReady = loaded.library === library && loaded.locale === locale;
  // Until another library or locale has loaded, the preview keeps the one that it has.
  const shown = { ...choices, library: loaded.library, locale: loaded.locale };
  const isLow = hasField && !(isPicker && choices.variant === 'static');

  const selects = (names: readonly (keyof typeof OPTIONS)[]) =>
    names.map((name) => (
      <TextField
        key={name}
        select
        fullWidth
        size="small"
        sx={LONG.includes(name) ? { gridColumn: '1 / -1' } : undefined}
        label={LABELS[name]}
        value={choices[name]}
        disabled={!applies(name, choices)}
        helperText={
          name === 'timezone' && library === 'date-fns'
            ? 'The adapter for date-fns has no time zones.'
            : undefined
        }
        onChange={(event) => select(name, event.target.value)}
        // A font size of the select itself would make the gap for its label narrower than the label.
        slotProps={{ select: { native: true, sx: { '& select': { fontSize: 14 } } } }}
      >
        {OPTIONS[name].map((option) => (
          <option key={option} value={option}>
            {textOf(name, option)}
          </option>
        ))}
      </TextField>
    ));

  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        position: 'relative',
        width: '100%',
        minHeight: { lg: COLUMN },
        mb: 3,
        pr: { lg: '392px' },
      }}
    >
      <Box
        role="group"
        aria-label="Preview"
        aria-busy={!isReady && !failed}
        data-sticky
        sx={{
          ...PANEL,
          display: 'flow-root',
          // It stays in view while the reader scrolls through the options. In a narrow window, only a field is low enough.
          position: { xs: isLow ? 'sticky' : 'relative', lg: 'sticky' },
          top: { xs: isLow ? NAVBAR : 'auto', lg: NAVBAR },
          zIndex: 2,
        }}
      >
        {failed ? (
          <Alert
            severity="error"
            action={
              <Button color="inherit" size="small" onClick={() => setAttempt(attempt + 1)}>
                Try again
              </Button>
            }
          >
            The date library could not be loaded. Check the connection.
          </Alert>
        ) : (
          <>
            {!isReady && (
              <LinearProgress
                aria-label="Loading the date library"
                sx={{ position: 'absolute', insetInline: 0, top: 0 }}
              />
            )}
            <Box
              inert={!isReady}
              sx={{ p: 2, overflowX: 'auto', opacity: isReady ? 1 : 0.4, '& > *': { mx: 'auto' } }}
            >
              <loaded.Provider key={JSON.stringify(shown)}>
                <Preview choices={shown} />
              </loaded.Provider>
            </Box>
          </>
        )}
      </Box>
      <Box
        role="region"
        aria-label="Options"
        sx={{
          ...PANEL,
          position: { lg: 'absolute' },
          top: 0,
          right: 0,
          width: { lg: 376 },
          maxHeight: { lg: COLUMN },
          overflowY: { lg: 'auto' },
        }}
      >
        <Stack direction="row" useFlexGap sx={{ ...HEAD, borderBottom: 1, borderColor: 'divider' }}>
          <Button size="small" onClick={() => void copy('link', window.location.href)}>
            Copy link
          </Button>
          <Button size="small" onClick={() => change(DEFAULTS)}>
            Reset
          </Button>
          <Typography role="status" variant="body2" sx={STATUS}>
            {status.link}
          </Typography>
        </Stack>
        <Stack spacing={2.5} sx={{ p: 2 }}>
          {GROUPS.map(({ label, names }) => (
            <FormControl key={label} component="fieldset">
              <FormLabel component="legend" sx={{ mb: 1.5 }}>
                {label}
              </FormLabel>
              <Box
                sx={{
                  display: 'grid',
                  gap: 2,
                  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 136px), 1fr))',
                }}
              >
                {selects(names)}
              </Box>
            </FormControl>
          ))}
          <FormControl component="fieldset" disabled={!applies('views', choices)}>
            <FormLabel component="legend">Views</FormLabel>
            <FormGroup row>
              {views.map((view) => (
                <FormControlLabel
                  key={view}
                  label={view}
                  sx={{ '& .MuiFormControlLabel-label': { fontSize: 14 } }}
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
      <Box
        role="region"
        aria-label="Code"
        sx={{
          ...PANEL,
          // Below a field.
          position: { lg: isLow ? 'sticky' : 'static' },
          top: `calc(${NAVBAR} + 106px)`,
          overflow: 'hidden',
        }}
      >
        <Stack direction="row" useFlexGap sx={HEAD}>
          <Typography component="span" sx={{ fontFamily: 'monospace', fontSize: 13, mr: 1 }}>
            Arrival.tsx
          </Typography>
          <Typography role="status" variant="body2" sx={STATUS}>
            {status.code}
          </Typography>
          <Button size="small" onClick={() => openInStackBlitz(code, library)}>
            StackBlitz
          </Button>
          <Button size="small" variant="contained" onClick={() => void copy('code', code)}>
            Copy code
          </Button>
        </Stack>
        <Box
          component="pre"
          dir="ltr"
          tabIndex={0}
          sx={{
            m: 0,
            p: 2,
            fontFamily: 'monospace',
            fontSize: 13,
            lineHeight: 1.65,
            overflowX: 'auto',
            borderTop: 1,
            borderColor: 'divider',
            // The color of code blocks on the page around the demo.
            bgcolor: 'var(--code-background, rgba(127, 127, 127, 0.08))',
          }}
        >
          <Highlighted code={code} />
        </Box>
      </Box>
    </Box>
  );
}
