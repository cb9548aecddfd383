import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { claim } from '@portal/claims';
import { setDefaultOptions } from 'date-fns';
import { de } from 'date-fns/locale/de';
import { enUS } from 'date-fns/locale/en-US';
import dayjs from 'dayjs';
import en from 'dayjs/locale/en';
import { DateTime, Settings } from 'luxon';
import moment from 'moment';
import 'moment/dist/locale/de';
import { Component, type ComponentProps, type ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';

import ArrivalDateFns from './demos/ArrivalDateFns';
import ArrivalDayjs from './demos/ArrivalDayjs';
import ArrivalLuxon from './demos/ArrivalLuxon';
import FormatsForAll from './demos/FormatsForAll';
import LocaleSwitcher from './demos/LocaleSwitcher';
import MondayFirst from './demos/MondayFirst';

// Imported by the page's examples, as by an application: importing a locale makes it the global one in Moment.js.
moment.locale('en');

type Provider = Omit<ComponentProps<typeof LocalizationProvider>, 'children'>;

const show = (children: ReactNode, provider: Partial<Provider> = {}) =>
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs} {...provider}>
      {children}
    </LocalizationProvider>,
  );

const clean = (text: string | null | undefined) =>
  text?.replace(/[\u200b-\u200f\u2066-\u2069]/g, '');
const shown = () =>
  [...document.querySelectorAll('input')].map(({ value }) => clean(value)).join(', ');
const written = () => clean(page.getByRole('group').first().element().textContent);
const weekdays = () =>
  [...document.querySelectorAll('.MuiDayCalendar-weekDayLabel')].map((each) => each.textContent);
const open = () => page.getByRole('button', { name: 'Choose date' }).click();

/** Shows what a child throws instead of the child. */
class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError(error: unknown) {
    return { message: String(error) };
  }
  override render() {
    return this.state.message === undefined ? (
      this.props.children
    ) : (
      <p role="alert">{this.state.message}</p>
    );
  }
}

async function thrown(children: ReactNode) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    await render(<Boundary>{children}</Boundary>);
    return page.getByRole('alert').element().textContent;
  } finally {
    log.mockRestore();
  }
}

const DAY = '2025-08-04T18:30';
const BIRTHDAY = dayjs('2025-08-14');

claim('Without it, they use American English, or with Moment.js, its global locale.', async () => {
  dayjs.locale('de');
  moment.locale('de');
  Settings.defaultLocale = 'de';
  setDefaultOptions({ locale: de });
  try {
    for (const [dateAdapter, value, text] of [
      [AdapterDayjs, dayjs('2025-08-14T18:30'), '08/14/2025 06:30 PM'],
      [AdapterDateFns, new Date(2025, 7, 14, 18, 30), '08/14/2025 06:30 PM'],
      [AdapterLuxon, DateTime.fromISO('2025-08-14T18:30'), '08/14/2025 06:30 PM'],
      [AdapterMoment, moment('2025-08-14T18:30'), '14.08.2025 18:30'],
    ] as const) {
      await show(<DateTimePicker defaultValue={value} />, { dateAdapter });
      expect(shown()).toBe(text);
      await cleanup();
    }
  } finally {
    dayjs.locale('en');
    moment.locale('en');
    Settings.defaultLocale = 'en-US';
    setDefaultOptions({});
  }
});

claim(
  'All four show 14.08.2025 18:30, in a calendar whose weeks start on Monday. The buttons and placeholders are still in English.',
  async () => {
    const moments = (
      <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale="de">
        <DateTimePicker label="Ankunft des Zuges" defaultValue={moment('2025-08-14T18:30')} />
      </LocalizationProvider>
    );
    for (const demo of [<ArrivalDayjs />, <ArrivalDateFns />, <ArrivalLuxon />, moments]) {
      await render(demo);
      expect(shown()).toBe('14.08.2025 18:30');
      await cleanup();
    }
    for (const [dateAdapter, adapterLocale, value] of [
      [AdapterDayjs, 'de', BIRTHDAY],
      [AdapterDateFns, de, new Date(2025, 7, 14)],
      [AdapterLuxon, 'de', DateTime.fromISO(DAY)],
      [AdapterMoment, 'de', moment(DAY)],
    ] as const) {
      await show(<DateCalendar value={value} />, { dateAdapter, adapterLocale });
      expect(document.querySelector('.MuiDayCalendar-weekDayLabel')?.ariaLabel).toBe('Montag');
      await cleanup();
    }
    await render(<ArrivalDayjs />);
    await open();
    await expect.element(page.getByRole('button', { name: 'OK' })).toBeInTheDocument();
    await cleanup();
    await show(<DatePicker />, { adapterLocale: 'de' });
    expect(written()).toContain('DD.MM.YYYY');
  },
);

claim("Luxon takes its locales from the browser, so there's nothing to import.", () => {
  const adapter = new AdapterLuxon({ locale: 'pl' });
  expect(adapter.formatByString(DateTime.fromISO(DAY), 'LLLL')).toBe('sierpień');
});

claim('The value stays the same; only its format changes.', async () => {
  await render(<LocaleSwitcher />);
  for (const [locale, text] of [
    ['en-gb', '14/08/2025 18:30'],
    ['de', '14.08.2025 18:30'],
    ['ja', '2025/08/14 18:30'],
    ['en', '08/14/2025 06:30 PM'],
  ] as const) {
    await page.getByRole('button', { name: locale, exact: true }).click();
    await expect.poll(shown).toBe(text);
  }
});

claim('If the inner provider has no `dateAdapter`, its `adapterLocale` is ignored.', async () => {
  await show(
    <LocalizationProvider adapterLocale="de">
      <DatePicker defaultValue={BIRTHDAY} />
    </LocalizationProvider>,
  );
  expect(shown()).toBe('08/14/2025');
  await cleanup();
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
      <DatePicker defaultValue={BIRTHDAY} />
    </LocalizationProvider>,
  );
  expect(shown()).toBe('14.08.2025');
});

claim(
  'If your users expect it everywhere, choose a locale that has this format, such as `en-gb`. To change one picker or field, set `format`:',
  async () => {
    await show(<DatePicker defaultValue={BIRTHDAY} />, { adapterLocale: 'en-gb' });
    expect(shown()).toBe('14/08/2025');
    await cleanup();
    await show(<DatePicker defaultValue={BIRTHDAY} format="DD/MM/YYYY" />);
    expect(shown()).toBe('14/08/2025');
  },
);

/** Shows each library's token for the same time. */
async function showTokens(text: string, js: string, fns: string, luxon: string) {
  const iso = '2025-08-14T18:30';
  for (const [dateAdapter, value, format] of [
    [AdapterDayjs, dayjs(iso), js],
    [AdapterMoment, moment(iso), js],
    [AdapterDateFns, new Date(2025, 7, 14, 18, 30), fns],
    [AdapterLuxon, DateTime.fromISO(iso), luxon],
  ] as const) {
    await show(<DateTimePicker value={value} format={format} />, { dateAdapter });
    expect(shown()).toBe(text);
    await cleanup();
  }
}

claim('Year: 2025 | YYYY | yyyy | yyyy', () => showTokens('2025', 'YYYY', 'yyyy', 'yyyy'));
claim('Month: 08 | MM | MM | MM', () => showTokens('08', 'MM', 'MM', 'MM'));
claim('Month: Aug | MMM | MMM | MMM', () => showTokens('Aug', 'MMM', 'MMM', 'MMM'));
claim('Month: August | MMMM | MMMM | MMMM', () => showTokens('August', 'MMMM', 'MMMM', 'MMMM'));
claim('Day: 14 | DD | dd | dd', () => showTokens('14', 'DD', 'dd', 'dd'));
claim('Hours, 24-hour: 18 | HH | HH | HH', () => showTokens('18', 'HH', 'HH', 'HH'));
claim('Hours, 12-hour: 06 | hh | hh | hh', () => showTokens('06', 'hh', 'hh', 'hh'));
claim('Minutes: 30 | mm | mm | mm', () => showTokens('30', 'mm', 'mm', 'mm'));
claim('AM or PM | A | aa | a', () => showTokens('PM', 'A', 'aa', 'a'));
claim("Locale's own date | L | P | D", () => showTokens('08/14/2025', 'L', 'P', 'D'));
claim("The word \"at\" | [at] | 'at' | 'at'", () =>
  showTokens('at 2025', '[at] YYYY', "'at' yyyy", "'at' yyyy"),
);

claim(
  "Each key replaces one of the adapter's formats, and the others keep their defaults.",
  async () => {
    await render(<FormatsForAll />);
    expect(shown()).toBe('14 Aug 2025, 28 Aug 2025 09:00 am');
    await cleanup();
    await show(<TimePicker defaultValue={dayjs(DAY)} />, { dateFormats: { keyboardDate: 'YYYY' } });
    expect(shown()).toBe('06:30 PM');
  },
);

claim('A new object creates a new adapter on every render.', async () => {
  let created = 0;
  class Counted extends AdapterDayjs {
    constructor(options: ConstructorParameters<typeof AdapterDayjs>[0]) {
      super(options);
      created += 1;
    }
  }
  const stable = { keyboardDate: 'YYYY' };
  const App = ({ formats }: { formats: typeof stable }) => (
    <LocalizationProvider dateAdapter={Counted} dateFormats={formats}>
      text
    </LocalizationProvider>
  );
  const { rerender } = await render(<App formats={stable} />);
  const before = created;
  await rerender(<App formats={stable} />);
  expect(created).toBe(before);
  await rerender(<App formats={{ ...stable }} />);
  expect(created).toBeGreaterThan(before);
});

/** Shows children with formats and expects a text in their fields or elsewhere. */
async function showWith(formats: Provider['dateFormats'], children: ReactNode, text: string) {
  await show(children, { dateFormats: formats });
  expect(`${shown()} ${document.body.textContent}`).toContain(text);
}

claim('`keyboardDate` | Date in pickers, and `DateField`', () =>
  showWith(
    { keyboardDate: 'YYYY.MM.DD' },
    <>
      <DatePicker value={BIRTHDAY} />
      <DateTimePicker value={BIRTHDAY} />
      <DateField value={BIRTHDAY} />
    </>,
    '2025.08.14, 2025.08.14 12:00 AM, 2025.08.14',
  ),
);
claim('`hours12h`, `hours24h`, `minutes`, `meridiem` | Time in pickers', () =>
  showWith(
    { hours12h: 'h', hours24h: 'H', meridiem: 'a' },
    <>
      <TimePicker value={dayjs(DAY)} slotProps={{ field: { shouldRespectLeadingZeros: true } }} />
      <DateTimePicker
        value={dayjs(DAY)}
        slotProps={{ field: { shouldRespectLeadingZeros: true } }}
      />
    </>,
    '6:30 pm, 08/04/2025 6:30 pm',
  ),
);
claim('`month`, `monthShort` | Names of months', () =>
  showWith(
    { month: '[month] M', monthShort: '[m]M' },
    <DateCalendar value={BIRTHDAY} view="month" views={['month']} />,
    'm1m2m3',
  ),
);
claim('`dayOfMonth` | Days in the calendar', () =>
  showWith({ dayOfMonth: '[d]D' }, <DateCalendar value={BIRTHDAY} />, 'd13d14d15'),
);
claim('`year` | Years in the list', () =>
  showWith(
    { year: '[y]YYYY' },
    <DateCalendar value={BIRTHDAY} view="year" views={['year']} />,
    'y2024y2025',
  ),
);
claim('`fullTime12h`, `fullTime24h` | `TimeField`', () =>
  showWith(
    { fullTime12h: 'hh A', fullTime24h: 'HH' },
    <>
      <TimeField value={dayjs(DAY)} />
      <TimeField value={dayjs(DAY)} ampm={false} />
    </>,
    '06 PM, 18',
  ),
);
claim('`keyboardDateTime12h`, `keyboardDateTime24h` | `DateTimeField`', () =>
  showWith(
    { keyboardDateTime12h: 'YYYY hh A', keyboardDateTime24h: 'YYYY HH' },
    <>
      <DateTimeField value={dayjs(DAY)} />
      <DateTimeField value={dayjs(DAY)} ampm={false} />
    </>,
    '2025 06 PM, 2025 18',
  ),
);
claim(
  "A picker builds its format from several keys. It doesn't use the keys of `TimeField` and `DateTimeField`.",
  () =>
    showWith(
      { keyboardDateTime12h: 'YYYY', fullTime12h: 'hh' },
      <>
        <DateTimePicker value={dayjs(DAY)} />
        <TimePicker value={dayjs(DAY)} />
      </>,
      '08/04/2025 06:30 PM, 06:30 PM',
    ),
);

claim('The calendar shows only the first letter of `weekdayShort`.', async () => {
  await show(<DateCalendar value={BIRTHDAY} />, { dateFormats: { weekdayShort: 'dddd' } });
  expect(weekdays()).toEqual(['S', 'M', 'T', 'W', 'T', 'F', 'S']);
  await cleanup();
  await show(
    <DateCalendar
      value={BIRTHDAY}
      dayOfWeekFormatter={(day: typeof BIRTHDAY) => day.format('ddd')}
    />,
  );
  expect(weekdays()[0]).toBe('Sun');
});

claim(
  'The first day of the week depends on the locale: Sunday in `en`, Monday in `en-gb` and `de`.',
  async () => {
    for (const [adapterLocale, first] of [
      ['en', 'Sunday'],
      ['en-gb', 'Monday'],
      ['de', 'Montag'],
    ] as const) {
      await show(<DateCalendar value={BIRTHDAY} />, { adapterLocale });
      expect(document.querySelector('.MuiDayCalendar-weekDayLabel')?.ariaLabel).toBe(first);
      await cleanup();
    }
  },
);

claim('To start on Monday with American formats, create your own locale:', async () => {
  await render(<MondayFirst />);
  expect(weekdays()).toEqual(['M', 'T', 'W', 'T', 'F', 'S', 'S']);
  expect(dayjs.locale()).toBe('en');
  await cleanup();
  await show(<DatePicker defaultValue={BIRTHDAY} />, { adapterLocale: 'en-monday' });
  expect(shown()).toBe('08/14/2025');

  await cleanup();
  const usFromMonday = { ...enUS, options: { ...enUS.options, weekStartsOn: 1 as const } };
  await show(<DateCalendar value={new Date(2025, 7, 14)} />, {
    dateAdapter: AdapterDateFns,
    adapterLocale: usFromMonday,
  });
  expect(weekdays()[0]).toBe('M');

  await cleanup();
  Settings.defaultWeekSettings = { firstDay: 1, minimalDays: 1, weekend: [6, 7] };
  try {
    await show(<DateCalendar value={DateTime.fromISO(DAY)} />, { dateAdapter: AdapterLuxon });
    expect(weekdays()[0]).toBe('M');
  } finally {
    Settings.defaultWeekSettings = null;
  }

  await cleanup();
  moment.updateLocale('en', { week: { dow: 1, doy: 4 } });
  try {
    await show(<DateCalendar value={moment(DAY)} />, { dateAdapter: AdapterMoment });
    expect(weekdays()[0]).toBe('M');
  } finally {
    moment.updateLocale('en', null);
  }
});

claim(
  'Without `ampm`, the format depends on the locale: 06:30 PM in `en`, 18:30 in `de`. `ampm={false}` forces 24 hours in any locale, and `ampm` forces AM and PM:',
  async () => {
    const value = dayjs(DAY);
    await show(<TimePicker value={value} />);
    expect(shown()).toBe('06:30 PM');
    await cleanup();
    await show(<TimePicker value={value} />, { adapterLocale: 'de' });
    expect(shown()).toBe('18:30');
    await cleanup();
    await show(<TimePicker value={value} ampm={false} />);
    expect(shown()).toBe('18:30');
    await cleanup();
    await show(<TimePicker value={value} ampm />, { adapterLocale: 'de' });
    expect(shown()).toMatch(/^06:30 (PM|nachm)/);
  },
);

claim('`ampm` has no effect on a `format` that you set, only on the popup.', async () => {
  await show(<TimePicker value={dayjs(DAY)} ampm={false} format="hh:mm A" open />);
  expect(shown()).toBe('06:30 PM');
  await expect.element(page.getByRole('option', { name: '18 hours' })).toBeInTheDocument();
});

claim(
  "The field shows 04 even if the format has one letter, such as `D`, so that its width doesn't change while your users type. For 4, set `shouldRespectLeadingZeros` on the field:",
  async () => {
    await show(<DatePicker defaultValue={dayjs(DAY)} format="D/M/YYYY" />);
    expect(written()).toBe('04/08/2025');
    await cleanup();
    await show(
      <DatePicker
        defaultValue={dayjs(DAY)}
        format="D/M/YYYY"
        slotProps={{ field: { shouldRespectLeadingZeros: true } }}
      />,
    );
    expect(written()).toBe('4/8/2025');
  },
);

claim(
  'In development, the console says `MUI X: Your locale has not been found`, once.',
  async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    try {
      await show(<DatePicker defaultValue={BIRTHDAY} />, { adapterLocale: 'deDE' });
      await cleanup();
      await show(<DatePicker defaultValue={BIRTHDAY} />, { adapterLocale: 'xx' });
      expect(shown()).toBe('08/14/2025');
      expect(warn).toHaveBeenCalledTimes(1);
      expect(String(warn.mock.lastCall?.[0])).toContain('MUI X: Your locale has not been found');
    } finally {
      warn.mockRestore();
    }
  },
);

claim(
  'The object that `dayjs/locale/en` exports has none; the adapter adds them to `dayjs.Ls.en`.',
  async () => {
    expect(en).not.toHaveProperty('formats');
    expect(dayjs.Ls['en']?.formats).toHaveProperty('L', 'MM/DD/YYYY');
    dayjs.locale({ ...en, name: 'en-broken' }, undefined, true);
    const message = await thrown(
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-broken">
        <DatePicker />
      </LocalizationProvider>,
    );
    expect(message).toContain('Cannot read properties of undefined');
  },
);

claim(
  'Vite resolves `moment` to `dist/moment.js`, while `moment/locale/de` adds its locale to another copy of the library.',
  async () => {
    expect(moment.locales()).not.toContain('fr');
    await import('moment/locale/fr');
    expect(moment.locales()).not.toContain('fr');
    await import('moment/dist/locale/fr');
    expect(moment.locales()).toContain('fr');
    moment.locale('en');
  },
);

claim(
  'Importing a Moment.js locale makes it the global locale, which applies to all dates without their own locale.',
  async () => {
    expect(moment.locale()).toBe('en');
    await import('moment/dist/locale/pl');
    expect(moment.locale()).toBe('pl');
    await show(<DateCalendar value={moment(DAY)} />, { dateAdapter: AdapterMoment });
    await expect.element(page.getByText('sierpień 2025')).toBeInTheDocument();
    moment.locale('en');
  },
);

claim(
  '`adapterLocale="de"` throws with date-fns, because it takes the locale object.',
  async () => {
    const message = await thrown(
      <LocalizationProvider
        dateAdapter={AdapterDateFns}
        // @ts-expect-error -- the type is wrong on purpose
        adapterLocale="de"
      >
        <DatePicker />
      </LocalizationProvider>,
    );
    expect(message).toContain('TypeError');
  },
);

claim('`adapterLocale` changes what the pickers show, not the library.', async () => {
  const onChange = vi.fn<(value: typeof BIRTHDAY) => void>();
  await show(<DatePicker defaultValue={BIRTHDAY} onChange={onChange} />, { adapterLocale: 'de' });
  await page.getByRole('spinbutton', { name: 'Month' }).click();
  await userEvent.keyboard('{ArrowUp}');
  expect(shown()).toBe('14.09.2025');
  expect(dayjs.locale()).toBe('en');
  expect(dayjs('2025-12-01').format('MMMM')).toBe('December');
});
