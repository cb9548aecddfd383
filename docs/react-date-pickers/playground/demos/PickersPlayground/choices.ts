/** What each component can do. */
export const COMPONENTS = {
  DatePicker: { kind: 'date', isPicker: true, hasField: true },
  DateTimePicker: { kind: 'dateTime', isPicker: true, hasField: true },
  TimePicker: { kind: 'time', isPicker: true, hasField: true },
  DateField: { kind: 'date', isPicker: false, hasField: true },
  DateTimeField: { kind: 'dateTime', isPicker: false, hasField: true },
  TimeField: { kind: 'time', isPicker: false, hasField: true },
  DateCalendar: { kind: 'date', isPicker: false, hasField: false },
  TimeClock: { kind: 'time', isPicker: false, hasField: false },
  MultiSectionDigitalClock: { kind: 'time', isPicker: false, hasField: false },
  DigitalClock: { kind: 'time', isPicker: false, hasField: false },
} as const;

export type ComponentName = keyof typeof COMPONENTS;

/** The values that can be chosen. The first one is the default. */
export const OPTIONS = {
  component: Object.keys(COMPONENTS) as ComponentName[],
  variant: ['responsive', 'desktop', 'mobile', 'static'],
  library: ['dayjs', 'date-fns', 'luxon', 'moment'],
  locale: ['en-US', 'en-GB', 'de', 'es', 'fr', 'he', 'ja', 'pt-BR', 'zh-CN'],
  timezone: ['default', 'UTC', 'America/New_York', 'Europe/Berlin', 'Asia/Tokyo'],
  value: ['filled', 'empty'],
  size: ['medium', 'small'],
  state: ['enabled', 'disabled', 'readOnly'],
  clock: ['locale', '12', '24'],
  minutesStep: ['1', '5', '15', '30'],
} as const;

/** Views of each kind of component, in the order in which a user goes through them. */
export const VIEWS = {
  date: ['year', 'month', 'day'],
  dateTime: ['year', 'month', 'day', 'hours', 'minutes'],
  time: ['hours', 'minutes', 'seconds'],
} as const;

export type View = (typeof VIEWS)['dateTime' | 'time'][number];

export const FLAGS = [
  'disablePast',
  'disableFuture',
  'clearable',
  'displayWeekNumber',
  'showDaysOutsideCurrentMonth',
] as const;

export type Flag = (typeof FLAGS)[number];

type Selected = { [Name in keyof typeof OPTIONS]: (typeof OPTIONS)[Name][number] };

export interface Choices extends Selected {
  /** An empty list stands for the component's default views. */
  views: readonly View[];
  flags: readonly Flag[];
}

export const DEFAULTS: Choices = {
  component: 'DatePicker',
  variant: 'responsive',
  library: 'dayjs',
  locale: 'en-US',
  timezone: 'default',
  value: 'filled',
  size: 'medium',
  state: 'enabled',
  clock: 'locale',
  minutesStep: '1',
  views: [],
  flags: [],
};

const NAMES = Object.keys(OPTIONS) as (keyof typeof OPTIONS)[];

/** Whether an option has an effect on the chosen component. */
export function applies(name: keyof Choices | Flag, choices: Choices): boolean {
  const { kind, isPicker, hasField } = COMPONENTS[choices.component];
  const isStatic = isPicker && choices.variant === 'static';
  const hasCalendar = kind !== 'time' && (isPicker || !hasField);
  switch (name) {
    case 'variant':
      return isPicker;
    case 'views':
      return isPicker || choices.component === 'DateCalendar';
    case 'size':
    case 'clearable':
      return hasField && !isStatic;
    case 'clock':
      return kind !== 'date';
    case 'minutesStep':
      return kind !== 'date' && choices.component !== 'DigitalClock';
    case 'timezone':
      return choices.library !== 'date-fns';
    case 'displayWeekNumber':
    case 'showDaysOutsideCurrentMonth':
      return hasCalendar;
    default:
      return true;
  }
}

/** Reads choices from a query string. Whatever it doesn't contain, or is unknown, has its default. */
export function parseChoices(query: string): Choices {
  const params = new URLSearchParams(query);
  const read = <Value extends string>(name: string, options: readonly Value[], preset: Value) =>
    options.find((option) => option === params.get(name)) ?? preset;
  const list = (name: string) => params.get(name)?.split(',') ?? [];
  const component = read('component', OPTIONS.component, DEFAULTS.component);
  const views: readonly View[] = VIEWS[COMPONENTS[component].kind];
  return {
    component,
    variant: read('variant', OPTIONS.variant, DEFAULTS.variant),
    library: read('library', OPTIONS.library, DEFAULTS.library),
    locale: read('locale', OPTIONS.locale, DEFAULTS.locale),
    timezone: read('timezone', OPTIONS.timezone, DEFAULTS.timezone),
    value: read('value', OPTIONS.value, DEFAULTS.value),
    size: read('size', OPTIONS.size, DEFAULTS.size),
    state: read('state', OPTIONS.state, DEFAULTS.state),
    clock: read('clock', OPTIONS.clock, DEFAULTS.clock),
    minutesStep: read('minutesStep', OPTIONS.minutesStep, DEFAULTS.minutesStep),
    views: views.filter((view) => list('views').includes(view)),
    flags: FLAGS.filter((flag) => list('flags').includes(flag)),
  };
}

/** Returns the query string for choices, without what has its default. Empty for the defaults. */
export function serializeChoices(choices: Choices): string {
  const params = new URLSearchParams();
  NAMES.filter((name) => choices[name] !== DEFAULTS[name]).forEach((name) =>
    params.set(name, choices[name]),
  );
  if (choices.views.length > 0) {
    params.set('views', choices.views.join(','));
  }
  if (choices.flags.length > 0) {
    params.set('flags', choices.flags.join(','));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
