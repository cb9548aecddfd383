import { ThemeProvider, createTheme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import * as locales from '@mui/x-date-pickers/locales';
import { claim } from '@portal/claims';
import dayjs from 'dayjs';
import 'dayjs/locale/da';
import 'dayjs/locale/de';
import { type ComponentProps, type ReactNode } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';

import GermanRental from './demos/GermanRental';
import OwnTexts from './demos/OwnTexts';

type Texts = ComponentProps<typeof LocalizationProvider>['localeText'];

const german = locales.deDE.components.MuiLocalizationProvider.defaultProps.localeText;
const french = locales.frFR.components.MuiLocalizationProvider.defaultProps.localeText;
const fragments = Object.entries(locales).filter(
  ([, value]) => typeof value === 'object' && 'components' in value,
);

const show = (children: ReactNode, localeText?: Texts, adapterLocale?: string) =>
  render(
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={localeText}
      adapterLocale={adapterLocale}
    >
      {children}
    </LocalizationProvider>,
  );

const field = () =>
  page
    .getByRole('group')
    .first()
    .element()
    .textContent?.replace(/[\u200b-\u200f\u2066-\u2069]/g, '');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const date = dayjs('2025-08-14');

claim('The package contains 39 languages in addition to American English.', () => {
  expect(fragments).toHaveLength(40);
});

claim(
  "`localeText` doesn't translate month names or change the date format. They come from the date library: set `adapterLocale` as well.",
  async () => {
    await show(
      <>
        <DateField value={date} />
        <DateCalendar value={date} />
      </>,
      german,
    );
    expect(field()).toContain('08/14/2025');
    await expect.element(button('Nächster Monat')).toBeInTheDocument();
    await expect.element(page.getByText('August 2025')).toBeInTheDocument();
    await cleanup();
    await render(<GermanRental />);
    expect(field()).toContain('TT.MM.JJJJ');
  },
);

claim("The theme's texts apply unless the provider or the picker has its own.", async () => {
  const app = (localeText?: Texts) => (
    <ThemeProvider theme={createTheme({}, locales.frFR)}>
      <LocalizationProvider dateAdapter={AdapterDayjs} localeText={localeText}>
        <StaticDatePicker />
      </LocalizationProvider>
    </ThemeProvider>
  );
  const { rerender } = await render(app());
  await expect.element(button(french.cancelButtonLabel!)).toBeInTheDocument();
  await rerender(app({ cancelButtonLabel: 'Stop' }));
  await expect.element(button('Stop')).toBeInTheDocument();
});

claim(
  "Pass only the texts that you want to change, to one picker or to the provider. The others don't change.",
  async () => {
    await render(<OwnTexts />);
    expect(field()).toContain('month/day/year');
    await button('Open calendar').click();
    await expect.element(button('Remove')).toBeInTheDocument();
    await expect.element(button('Next month')).toBeInTheDocument();
  },
);

claim(
  "A picker's `localeText` wins over the provider's, and the provider's over the theme's.",
  async () => {
    await render(
      <ThemeProvider theme={createTheme({}, locales.frFR)}>
        <LocalizationProvider
          dateAdapter={AdapterDayjs}
          localeText={{ okButtonLabel: 'Provider', cancelButtonLabel: 'Stop' }}
        >
          <StaticDatePicker localeText={{ okButtonLabel: 'Picker' }} />
        </LocalizationProvider>
      </ThemeProvider>,
    );
    await expect.element(button('Picker')).toBeInTheDocument();
    await expect.element(button('Stop')).toBeInTheDocument();
    await expect.element(button(french.nextMonth!)).toBeInTheDocument();
  },
);

claim(
  'Fields and calendars without a picker, such as `DateField` and `DateCalendar`, take the texts from the provider.',
  async () => {
    await show(
      <>
        <DateField />
        <DateCalendar value={date} />
      </>,
      { fieldYearPlaceholder: () => 'year', nextMonth: 'Later' },
    );
    expect(field()).toContain('MM/DD/year');
    await expect.element(button('Later')).toBeInTheDocument();
  },
);

claim(
  '`openDatePickerDialogue` receives the selected date as text, or `null`: the default is "Choose date" only while the picker is empty.',
  async () => {
    await show(<DatePicker />);
    await expect.element(button('Choose date')).toBeVisible();
    await cleanup();
    await show(<DatePicker value={date} />);
    await expect.element(button('Choose date, selected date is Aug 14, 2025')).toBeVisible();
    await cleanup();
    const openDatePickerDialogue = (shown: string | null) => `Open ${shown}`;
    for (const [value, name] of [
      [null, 'Open null'],
      [date, 'Open Aug 14, 2025'],
    ] as const) {
      await show(<DatePicker value={value} />, { openDatePickerDialogue });
      await expect.element(button(name)).toBeVisible();
      await cleanup();
    }
  },
);

const textsOf = (fragment: unknown): object =>
  (fragment as typeof locales.deDE).components.MuiLocalizationProvider.defaultProps.localeText;
/** The languages apart from English. */
const languages = fragments.filter(([name]) => name !== 'enUS');

claim('Import a language from `@mui/x-date-pickers/locales`, which has these 40:', () => {
  const names =
    'beBY bgBG bnBD caES csCZ daDK deDE elGR enUS esES eu faIR fiFI frFR heIL hrHR huHU isIS itIT jaJP koKR kzKZ mk nbNO nlNL nnNO plPL ptBR ptPT roRO ruRU skSK svSE trTR ukUA urPK viVN zhCN zhHK zhTW';
  expect(fragments.map(([name]) => name).sort()).toEqual(names.split(' ').sort());
});

claim("Messages that a language doesn't have are shown in English.", async () => {
  const others = { ...german };
  delete others.okButtonLabel;
  await show(<StaticDatePicker />, others);
  await expect.element(button('OK')).toBeInTheDocument();
  await expect.element(button(german.cancelButtonLabel!)).toBeInTheDocument();
});

claim(
  "29 of the 39 languages have all messages that the MIT package uses. `beBY`, `elGR`, `eu`, `isIS`, `kzKZ`, `mk`, `plPL`, `skSK`, `trTR`, and `urPK` don't, and of the others, only `deDE`, `koKR`, `ptBR`, `zhCN`, `zhHK`, and `zhTW` have the messages of the range pickers in the Pro package.",
  () => {
    const all = Object.keys(textsOf(locales.enUS));
    const ranges = /^(start|end)(Date|Time)$|RangePicker/;
    const without = (keys: string[]) =>
      languages
        .filter(([, value]) => keys.some((key) => !(key in textsOf(value))))
        .map(([name]) => name)
        .sort();
    expect(languages).toHaveLength(39);
    expect(without(all.filter((key) => !ranges.test(key)))).toEqual([
      'beBY',
      'elGR',
      'eu',
      'isIS',
      'kzKZ',
      'mk',
      'plPL',
      'skSK',
      'trTR',
      'urPK',
    ]);
    const incomplete = without(all);
    expect(
      languages
        .map(([name]) => name)
        .filter((name) => !incomplete.includes(name))
        .sort(),
    ).toEqual(['deDE', 'koKR', 'ptBR', 'zhCN', 'zhHK', 'zhTW']);
  },
);

claim(
  "If the placeholder of the year still doesn't change, the language doesn't translate it. 19 of the 39 languages show `YYYY`, such as Danish, Czech, Ukrainian, and Japanese.",
  () => {
    type Placeholder = { fieldYearPlaceholder?: (params: { digitAmount: number }) => string };
    const inEnglish = languages.filter(([, value]) => {
      const { fieldYearPlaceholder } = textsOf(value) as Placeholder;
      return (fieldYearPlaceholder?.({ digitAmount: 4 }) ?? 'YYYY') === 'YYYY';
    });
    expect(inEnglish).toHaveLength(19);
    expect(inEnglish.map(([name]) => name)).toEqual(
      expect.arrayContaining(['daDK', 'csCZ', 'ukUA', 'jaJP']),
    );
  },
);

claim('Add your own placeholder:', async () => {
  const danish = locales.daDK.components.MuiLocalizationProvider.defaultProps.localeText;
  await show(<DateField />, danish, 'da');
  expect(field()).toContain('DD.MM.YYYY');
  await cleanup();
  const fieldYearPlaceholder = ({ digitAmount }: { digitAmount: number }) =>
    'Å'.repeat(digitAmount);
  await show(<DateField />, { ...danish, fieldYearPlaceholder }, 'da');
  expect(field()).toContain('DD.MM.ÅÅÅÅ');
});

claim('The names of buttons come from `localeText`.', async () => {
  await show(<StaticDatePicker value={dayjs('2025-05-14')} />, undefined, 'de');
  await expect.element(page.getByText('Mai 2025')).toBeInTheDocument();
  await expect.element(button('Cancel')).toBeInTheDocument();
});

claim(
  'Placeholders come from `localeText`, while the order of the sections comes from `adapterLocale`.',
  async () => {
    await show(<DateField />, undefined, 'de');
    expect(field()).toContain('DD.MM.YYYY');
    await cleanup();
    await show(<DateField />, german);
    expect(field()).toContain('MM/TT/JJJJ');
  },
);
