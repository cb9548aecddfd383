import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  LocalizationProvider,
  type LocalizationProviderProps,
} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

import type { Choices } from './choices';

type Library = Choices['library'];
type Locale = Choices['locale'];

/** The provider of a library and a locale. */
export type LoadedProvider = (props: { children: React.ReactNode }) => React.ReactElement;

dayjs.extend(utc);
dayjs.extend(timezone);

type LocaleText = LocalizationProviderProps<string>['localeText'];

const DAYJS_LOCALES = {
  // Built in.
  'en-US': () => Promise.resolve(),
  'en-GB': () => import('dayjs/locale/en-gb'),
  de: () => import('dayjs/locale/de'),
  es: () => import('dayjs/locale/es'),
  fr: () => import('dayjs/locale/fr'),
  he: () => import('dayjs/locale/he'),
  ja: () => import('dayjs/locale/ja'),
  'pt-BR': () => import('dayjs/locale/pt-br'),
  'zh-CN': () => import('dayjs/locale/zh-cn'),
} satisfies Record<Locale, () => Promise<unknown>>;

const DATE_FNS_LOCALES = {
  'en-US': async () => (await import('date-fns/locale/en-US')).enUS,
  'en-GB': async () => (await import('date-fns/locale/en-GB')).enGB,
  de: async () => (await import('date-fns/locale/de')).de,
  es: async () => (await import('date-fns/locale/es')).es,
  fr: async () => (await import('date-fns/locale/fr')).fr,
  he: async () => (await import('date-fns/locale/he')).he,
  ja: async () => (await import('date-fns/locale/ja')).ja,
  'pt-BR': async () => (await import('date-fns/locale/pt-BR')).ptBR,
  'zh-CN': async () => (await import('date-fns/locale/zh-CN')).zhCN,
} satisfies Record<Locale, () => Promise<object>>;

// Moment.js has two builds, each with locales of its own, and bundlers differ in which one they use.
const MOMENT_LOCALES = {
  'en-US': () => [],
  'en-GB': () => [import('moment/locale/en-gb'), import('moment/dist/locale/en-gb')],
  de: () => [import('moment/locale/de'), import('moment/dist/locale/de')],
  es: () => [import('moment/locale/es'), import('moment/dist/locale/es')],
  fr: () => [import('moment/locale/fr'), import('moment/dist/locale/fr')],
  he: () => [import('moment/locale/he'), import('moment/dist/locale/he')],
  ja: () => [import('moment/locale/ja'), import('moment/dist/locale/ja')],
  'pt-BR': () => [import('moment/locale/pt-br'), import('moment/dist/locale/pt-br')],
  'zh-CN': () => [import('moment/locale/zh-cn'), import('moment/dist/locale/zh-cn')],
} satisfies Record<Locale, () => Promise<unknown>[]>;

/** The name of a locale in Day.js and Moment.js. */
export const shortName = (locale: Locale) => (locale === 'en-US' ? 'en' : locale.toLowerCase());

/** The name under which `@mui/x-date-pickers/locales` exports the texts of a locale. English is built in. */
export const TEXTS = {
  de: 'deDE',
  es: 'esES',
  fr: 'frFR',
  he: 'heIL',
  ja: 'jaJP',
  'pt-BR': 'ptBR',
  'zh-CN': 'zhCN',
} as const;

async function loadTexts(locale: Locale): Promise<LocaleText> {
  if (locale === 'en-US' || locale === 'en-GB') {
    return undefined;
  }
  const texts = await import('@mui/x-date-pickers/locales');
  return texts[TEXTS[locale]].components.MuiLocalizationProvider.defaultProps.localeText;
}

const LOADERS: Record<
  Library,
  (locale: Locale, localeText: LocaleText) => Promise<LoadedProvider>
> = {
  dayjs: async (locale, localeText) => {
    await DAYJS_LOCALES[locale]();
    return function DayjsProvider({ children }) {
      return (
        <LocalizationProvider
          dateAdapter={AdapterDayjs}
          adapterLocale={shortName(locale)}
          localeText={localeText}
        >
          {children}
        </LocalizationProvider>
      );
    };
  },
  'date-fns': async (locale, localeText) => {
    const [{ AdapterDateFns }, adapterLocale] = await Promise.all([
      import('@mui/x-date-pickers/AdapterDateFns'),
      DATE_FNS_LOCALES[locale](),
    ]);
    return function DateFnsProvider({ children }) {
      return (
        <LocalizationProvider
          dateAdapter={AdapterDateFns}
          adapterLocale={adapterLocale}
          localeText={localeText}
        >
          {children}
        </LocalizationProvider>
      );
    };
  },
  luxon: async (locale, localeText) => {
    const { AdapterLuxon } = await import('@mui/x-date-pickers/AdapterLuxon');
    return function LuxonProvider({ children }) {
      return (
        <LocalizationProvider
          dateAdapter={AdapterLuxon}
          adapterLocale={locale}
          localeText={localeText}
        >
          {children}
        </LocalizationProvider>
      );
    };
  },
  moment: async (locale, localeText) => {
    const [{ AdapterMoment }, { default: moment }] = await Promise.all([
      import('@mui/x-date-pickers/AdapterMoment'),
      import('moment-timezone'),
      ...MOMENT_LOCALES[locale](),
    ]);
    return function MomentProvider({ children }) {
      return (
        <LocalizationProvider
          dateAdapter={AdapterMoment}
          dateLibInstance={moment}
          adapterLocale={shortName(locale)}
          localeText={localeText}
        >
          {children}
        </LocalizationProvider>
      );
    };
  },
};

/** The provider of the defaults, which is part of the page, so that the preview is shown at once. */
export const DefaultProvider: LoadedProvider = ({ children }) => (
  <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en">
    {children}
  </LocalizationProvider>
);

/** Loads a date library, its adapter, and a locale. Each is loaded only when it has been chosen. */
export async function load(library: Library, locale: Locale): Promise<LoadedProvider> {
  if (library === 'dayjs' && locale === 'en-US') {
    return DefaultProvider;
  }
  return LOADERS[library](locale, await loadTexts(locale));
}
