import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { AdapterMomentJalaali } from '@mui/x-date-pickers/AdapterMomentJalaali';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import * as locales from '@mui/x-date-pickers/locales';
import { claim, sourced } from '@portal/claims';
import { format } from 'date-fns';
import { parse } from 'date-fns-jalali';
import { enUS } from 'date-fns-jalali/locale/en-US';
import dayjs from 'dayjs';
import momentHijri from 'moment-hijri';
import momentJalaali from 'moment-jalaali';
import { Component, type ComponentProps, type ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';

import BuddhistCalendar from './demos/BuddhistCalendar';
import HijriDate from './demos/HijriDate';
import PersianDateFns from './demos/PersianDateFns';
import PersianMoment from './demos/PersianMoment';

type Provider = Omit<ComponentProps<typeof LocalizationProvider>, 'children'>;

const show = (children: ReactNode, provider: Provider) =>
  render(<LocalizationProvider {...provider}>{children}</LocalizationProvider>);

const day = new Date(2025, 7, 14);
const limits = { minDate: momentHijri('1937-03-14'), maxDate: momentHijri('2076-11-26') };

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent);
const sections = () => texts('.MuiPickersSectionList-sectionContent').join('/');
const weekdays = () => texts('[role="columnheader"]').join(' ');
const month = () => texts('.MuiPickersCalendarHeader-label').join();
const section = (index: number) => page.getByRole('spinbutton').nth(index);
const openingButton = () =>
  document.querySelector('button[aria-label^="Choose"]')?.getAttribute('aria-label');

/** Renders an uncontrolled picker, and returns what `onChange` receives. */
async function showLogged(provider: Provider, props: DatePickerProps = {}) {
  const onChange = vi.fn<(value: { valueOf: () => number } | null, context: object) => void>();
  await show(<DatePicker label="Date" {...props} onChange={onChange} />, provider);
  return onChange;
}

/** Runs a function while Moment.js formats with the digits of the Persian locale. */
async function withPersianDigits(run: () => Promise<void>) {
  momentJalaali.loadPersian({ dialect: 'persian-modern', usePersianDigits: true });
  try {
    await run();
  } finally {
    momentJalaali.loadPersian({ dialect: 'persian-modern', usePersianDigits: false });
  }
}

/** Shows the error that its children throw while rendering. */
class Caught extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message === undefined ? (
      this.props.children
    ) : (
      <output>{this.state.message}</output>
    );
  }
}

/** Renders something that throws, and returns the message. */
async function errorOf(children: ReactNode, provider: Provider) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { unmount } = await show(<Caught>{children}</Caught>, provider);
  try {
    await expect.poll(() => texts('output')).toHaveLength(1);
    return texts('output').join();
  } finally {
    await unmount();
    log.mockRestore();
  }
}

claim(
  'The adapter that you pass to `LocalizationProvider` determines which calendar the pickers show.',
  async () => {
    const gregorian = await show(<DatePicker label="Date" defaultValue={dayjs(day)} />, {
      dateAdapter: AdapterDayjs,
    });
    expect(sections()).toBe('08/14/2025');
    await gregorian.unmount();
    const persian = await show(<DatePicker label="Date" defaultValue={day} />, {
      dateAdapter: AdapterDateFnsJalali,
    });
    expect(sections()).toBe('1404/05/23');
    await persian.unmount();
    await show(<DatePicker label="Date" defaultValue={momentHijri(day)} {...limits} />, {
      dateAdapter: AdapterMomentHijri,
    });
    expect(sections()).toBe('1447/02/20');
  },
);

claim('The values are native `Date` objects, and Persian is the default language.', async () => {
  const onChange = await showLogged({ dateAdapter: AdapterDateFnsJalali });
  await section(0).click();
  await userEvent.keyboard('14040523');
  expect(sections()).toBe('1404/05/23');
  const [value, context] = onChange.mock.lastCall ?? [];
  expect(value).toEqual(day);
  expect(value).toBeInstanceOf(Date);
  expect(context).toEqual(expect.objectContaining({ validationError: null }));
  await show(<DateCalendar defaultValue={day} />, { dateAdapter: AdapterDateFnsJalali });
  expect(month()).toBe('مرداد 1404');
});

claim(
  "Call `loadPersian` to get Persian names. Leave `usePersianDigits` at `false`, its default, because your users can't type into a field with Persian digits.",
  async () => {
    momentJalaali.loadPersian({ dialect: 'persian-modern' });
    expect(momentJalaali(day).format('jYYYY')).toBe('1404');
    await withPersianDigits(async () => {
      expect(momentJalaali(day).format('jYYYY')).toBe('۱۴۰۴');
      await Promise.resolve();
    });
    await render(<PersianMoment />);
    await section(0).click();
    await userEvent.keyboard('14040524');
    await expect.element(page.getByText('Gregorian: August 15, 2025')).toBeVisible();
    await page.getByRole('button', { name: /مرداد/ }).click();
    expect(month()).toBe('مرداد 1404');
  },
);

claim('The adapter uses the locale `fa`, and ignores `adapterLocale`.', async () => {
  momentJalaali.loadPersian();
  momentJalaali.locale('en');
  for (const adapterLocale of ['en', 'fa', undefined]) {
    await show(<DateCalendar defaultValue={momentJalaali(day)} />, {
      dateAdapter: AdapterMomentJalaali,
      ...(adapterLocale && { adapterLocale }),
    });
    expect(month()).toBe('امرداد 1404');
    expect(weekdays()).toMatch(/^ش ی/);
    await cleanup();
  }
});

claim(
  'August 14, 2025 is 23 Mordad 1404, written 1404/05/23. In Persian, weeks start on Saturday.',
  async () => {
    await render(<PersianDateFns />);
    expect(sections()).toBe('1404/05/23');
    await expect.element(page.getByText('Gregorian: August 14, 2025')).toBeVisible();
    await page.getByRole('button', { name: /مرداد/ }).click();
    await expect.element(page.getByRole('gridcell', { name: '23', exact: true })).toBeVisible();
    // Mordad 1404 begins on a Wednesday (July 23, 2025), which is the fifth day of the week.
    expect(texts('[role="gridcell"]').slice(0, 6)).toEqual(['', '', '', '', '1', '2']);
    expect(document.querySelector('[role="columnheader"]')?.getAttribute('aria-label')).toBe(
      'شنبه',
    );
  },
);

claim(
  '`date-fns-jalali` abbreviates Sunday as 1ش, so the default column headers are ش 1 2 3 4 5 ج. Replace them with `dayOfWeekFormatter`, as the first demo does.',
  async () => {
    const { unmount } = await show(<DateCalendar defaultValue={day} />, {
      dateAdapter: AdapterDateFnsJalali,
    });
    expect(weekdays()).toBe('ش 1 2 3 4 5 ج');
    await unmount();
    await render(<PersianDateFns />);
    await page.getByRole('button', { name: /مرداد/ }).click();
    expect(weekdays()).toBe('ش ی د س چ پ ج');
  },
);

claim(
  'For the Persian calendar with Latin month names, such as Mordad, pass `enUS` from `date-fns-jalali/locale/en-US` as `adapterLocale`. The format is then MM/DD/YYYY, and weeks start on Sunday.',
  async () => {
    await show(
      <>
        <DatePicker label="Date" defaultValue={day} />
        <DateCalendar defaultValue={day} />
      </>,
      { dateAdapter: AdapterDateFnsJalali, adapterLocale: enUS },
    );
    expect(month()).toBe('Mordad 1404');
    expect(sections()).toBe('05/23/1404');
    expect(weekdays()).toBe('S M T W T F S');
    expect(document.querySelector('[role="columnheader"]')?.getAttribute('aria-label')).toBe(
      'Sunday',
    );
  },
);

claim(
  "If your users type a day that doesn't exist, such as Esfand 30 in a year that isn't a leap year, the error is `'invalidDate'`.",
  async () => {
    for (const dateAdapter of [AdapterDateFnsJalali, AdapterMomentJalaali]) {
      const onChange = await showLogged({ dateAdapter });
      await section(0).click();
      await userEvent.keyboard('14041230');
      expect(onChange.mock.lastCall?.[1]).toMatchObject({ validationError: 'invalidDate' });
      // 1403 is a leap year.
      await section(0).click();
      await userEvent.keyboard('14031230');
      expect(onChange.mock.lastCall?.[1]).toMatchObject({ validationError: null });
      await cleanup();
    }
  },
);

claim(
  'Set `minDate` to March 14, 1937 (1356/01/01) or later, and `maxDate` to midnight on November 26, 2076 (1499/12/29) or earlier.',
  async () => {
    const hijri = (text: string) => momentHijri(text).locale('en').format('iYYYY/iMM/iDD');
    expect([hijri('1937-03-14'), hijri('2076-11-26')]).toEqual(['1356/01/01', '1499/12/29']);
    await show(
      <DateCalendar views={['year']} openTo="year" defaultValue={momentHijri(day)} {...limits} />,
      { dateAdapter: AdapterMomentHijri, adapterLocale: 'en' },
    );
    const years = texts('[role="radio"]');
    expect([years.at(0), years.at(-1)]).toEqual(['1356', '1499']);
    await cleanup();
    expect(
      await errorOf(
        <DateCalendar
          views={['year']}
          openTo="year"
          defaultValue={momentHijri(day)}
          {...limits}
          maxDate={momentHijri('2076-11-26T00:01')}
        />,
        { dateAdapter: AdapterMomentHijri, adapterLocale: 'en' },
      ),
    ).toContain('max date must be on or before 1499-12-29 H');
  },
);

claim(
  "Typing doesn't work for the year, because that section ignores digits and arrow keys.",
  async () => {
    const onChange = await showLogged(
      { dateAdapter: AdapterMomentHijri, adapterLocale: 'en' },
      { defaultValue: momentHijri(day), ...limits },
    );
    await section(0).click();
    await userEvent.keyboard('1446');
    expect(sections()).toBe('1447/02/20');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}');
    expect(sections()).toBe('1447/02/20');
    await section(1).click();
    await userEvent.keyboard('05');
    expect(sections()).toBe('1447/05/20');
    await cleanup();
    await showLogged({ dateAdapter: AdapterMomentHijri, adapterLocale: 'en' }, limits);
    const empty = sections();
    await section(0).click();
    await userEvent.keyboard('1446{ArrowUp}{End}');
    expect(sections()).toBe(empty);
  },
);

claim(
  'Set `readOnly` on the field as well, as this demo does, so that your users choose the date in the calendar.',
  async () => {
    await render(<HijriDate />);
    await section(1).click();
    await userEvent.keyboard('05');
    expect(sections()).toBe('1447/02/20');
    await page.getByRole('button', { name: /صفر/ }).last().click();
    await page.getByRole('gridcell', { name: '21', exact: true }).click();
    await expect.element(page.getByText('Gregorian: August 15, 2025')).toBeVisible();
  },
);

claim('Your users can still empty the field.', async () => {
  await render(<HijriDate />);
  await section(1).click();
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
  await expect.element(page.getByText('Gregorian: no date')).toBeVisible();
});

claim('Extend Day.js with `buddhistEra`, and set the format of the year to `BBBB`:', async () => {
  await render(<BuddhistCalendar />);
  expect(month()).toBe('สิงหาคม 2568');
  await page.getByRole('gridcell', { name: '15', exact: true }).click();
  await expect.element(page.getByText('15 สิงหาคม 2568')).toBeVisible();
  await page.getByText('สิงหาคม 2568', { exact: true }).click();
  await expect.element(page.getByRole('radio', { name: '2568' })).toBeVisible();
});

claim(
  "`fullDate` is the date format in the name of a picker's button, which screen readers announce.",
  async () => {
    await show(<DatePicker label="Date" defaultValue={dayjs(day)} />, {
      dateAdapter: AdapterDayjs,
      dateFormats: { fullDate: 'D MMMM BBBB' },
    });
    expect(openingButton()).toBe('Choose date, selected date is 14 August 2568');
  },
);

claim(
  "A field can only show the Gregorian year, because its `format` doesn't support `BBBB`.",
  async () => {
    const { unmount } = await show(<DatePicker label="Date" defaultValue={dayjs(day)} />, {
      dateAdapter: AdapterDayjs,
      dateFormats: { year: 'BBBB' },
    });
    expect(sections()).toBe('08/14/2025');
    await unmount();
    await show(<DatePicker label="Date" format="DD/MM/BBBB" defaultValue={dayjs(day)} />, {
      dateAdapter: AdapterDayjs,
    });
    expect(sections()).toBe('14/08');
    expect(page.getByRole('group').element().textContent).toContain('BBBB');
  },
);

sourced('Version 9 of the package has an adapter for this calendar, AdapterDayjsBuddhist.', {
  url: 'https://github.com/mui/mui-x/pull/20984',
  checked: '2026-11-24',
});

claim(
  'A value is a point in time, regardless of the calendar. So limits, validation, and saving work as usual, and you can pass Gregorian dates to `minDate` and `defaultValue`.',
  async () => {
    await show(<DateCalendar defaultValue={day} minDate={new Date(2025, 7, 10)} />, {
      dateAdapter: AdapterDateFnsJalali,
    });
    expect(month()).toBe('مرداد 1404');
    await expect.element(page.getByRole('gridcell', { name: '18', exact: true })).toBeDisabled();
    await expect.element(page.getByRole('gridcell', { name: '19', exact: true })).toBeEnabled();
    await cleanup();
    await show(
      <DateCalendar
        defaultValue={momentHijri('2025-08-14')}
        minDate={momentHijri('2025-08-10')}
        maxDate={limits.maxDate}
      />,
      { dateAdapter: AdapterMomentHijri },
    );
    await expect.element(page.getByRole('gridcell', { name: '15', exact: true })).toBeDisabled();
    await expect.element(page.getByRole('gridcell', { name: '16', exact: true })).toBeEnabled();
  },
);

claim("`date-fns-jalali` | `format(value, 'yyyy-MM-dd')` of date-fns", async () => {
  const onChange = await showLogged({ dateAdapter: AdapterDateFnsJalali });
  await section(0).click();
  await userEvent.keyboard('14040523');
  const value = onChange.mock.lastCall?.[0];
  expect(value && format(value.valueOf(), 'yyyy-MM-dd')).toBe('2025-08-14');
});

claim("`moment-jalaali` | `value.clone().locale('en').format('YYYY-MM-DD')`", async () => {
  await withPersianDigits(async () => {
    const value = momentJalaali('1404/05/23', 'jYYYY/jMM/jDD');
    expect(value.clone().locale('en').format('YYYY-MM-DD')).toBe('2025-08-14');
    await Promise.resolve();
  });
});

claim("`moment-hijri` | `value.clone().locale('en').format('YYYY-MM-DD')`", () => {
  const value = momentHijri('1447/02/20', 'iYYYY/iMM/iDD');
  expect(value.clone().locale('en').format('YYYY-MM-DD')).toBe('2025-08-14');
});

claim(
  "Tokens with a prefix, such as `jYYYY` and `iYYYY`, format dates in the other calendar. `locale('en')` is needed because Persian and Arabic locales can format with their own digits.",
  async () => {
    const value = momentJalaali(day);
    expect(value.clone().locale('en').format('jYYYY YYYY')).toBe('1404 2025');
    expect(momentHijri(day).locale('en').format('iYYYY YYYY')).toBe('1447 2025');
    await withPersianDigits(async () => {
      expect(value.clone().locale('fa').format('YYYY')).toBe('۲۰۲۵');
      await Promise.resolve();
    });
  },
);

claim('To parse a date in the other calendar, pass its format:', () => {
  const nowruz = parse('1404/01/01', 'yyyy/MM/dd', new Date(2025, 0, 1));
  expect(format(nowruz, 'yyyy-MM-dd')).toBe('2025-03-21');
});

claim(
  "With `moment-jalaali`, the same date is `moment('1404/01/01', 'jYYYY/jMM/jDD')`. With `moment-hijri`, use `iYYYY/iMM/iDD`.",
  () => {
    const nowruz = momentJalaali('1404/01/01', 'jYYYY/jMM/jDD');
    expect(format(nowruz.toDate(), 'yyyy-MM-dd')).toBe('2025-03-21');
    const newYear = momentHijri('1447/01/01', 'iYYYY/iMM/iDD');
    expect(format(newYear.toDate(), 'yyyy-MM-dd')).toBe('2025-06-26');
  },
);

claim("The adapter doesn't change the direction.", async () => {
  await show(<DatePicker label="Date" defaultValue={day} />, {
    dateAdapter: AdapterDateFnsJalali,
  });
  expect(getComputedStyle(page.getByRole('group').element()).direction).toBe('ltr');
});

claim(
  'With `direction: \'rtl\'` in the theme, Left Arrow moves to the next day. Without it, the key moves to the previous day, even on a page with `dir="rtl"`.',
  async () => {
    for (const [direction, focused] of [
      ['rtl', '24'],
      ['ltr', '22'],
    ] as const) {
      await render(
        <div dir="rtl">
          <ThemeProvider theme={createTheme({ direction })}>
            <LocalizationProvider dateAdapter={AdapterDateFnsJalali}>
              <DateCalendar defaultValue={day} />
            </LocalizationProvider>
          </ThemeProvider>
        </div>,
      );
      await page.getByRole('gridcell', { name: '23', exact: true }).click();
      await userEvent.keyboard('{ArrowLeft}');
      await expect.poll(() => document.activeElement?.textContent).toBe(focused);
      await cleanup();
    }
  },
);

claim("There's no Arabic translation in this release.", () => {
  expect(Object.keys(locales)).toContain('faIR');
  expect(Object.keys(locales).filter((name) => name.startsWith('ar'))).toEqual([]);
});

claim(
  'Your user opened the list of years of a Hijri calendar without `minDate` and `maxDate`, or with limits outside of that range. The error is thrown while React renders, so the page crashes.',
  async () => {
    const hijri = { dateAdapter: AdapterMomentHijri, adapterLocale: 'en' };
    const years = { views: ['year'], openTo: 'year', defaultValue: momentHijri(day) } as const;
    expect(await errorOf(<DateCalendar {...years} />, hijri)).toContain(
      'min date must be on or after 1356-01-01 H',
    );
    const maxDate = momentHijri('2076-11-27');
    expect(
      await errorOf(<DateCalendar {...years} {...limits} maxDate={maxDate} />, hijri),
    ).toContain('max date must be on or before 1499-12-29 H');
  },
);

claim(
  "Fields of `AdapterMomentJalaali` and `AdapterMomentHijri` can't read the digits that they show, so what your users type doesn't become a valid date. `adapterLocale` doesn't change the digits.",
  async () => {
    await withPersianDigits(async () => {
      for (const [adapterLocale, props] of [
        ['fa', {}],
        ['en', {}],
        ['en', { defaultValue: momentJalaali(day) }],
      ] as const) {
        const onChange = await showLogged(
          { dateAdapter: AdapterMomentJalaali, adapterLocale },
          props,
        );
        await section(0).click();
        await userEvent.keyboard('14040524');
        expect(sections()).toBe('۱۴۰۴/۰۵/۲۴');
        expect(onChange).toHaveBeenCalled();
        for (const [value, context] of onChange.mock.calls) {
          expect(value === null || context).toEqual(
            value === null || expect.objectContaining({ validationError: 'invalidDate' }),
          );
        }
        await cleanup();
      }
    });
  },
);

claim(
  'Fields of `AdapterDateFnsJalali` ignore Persian digits on the keyboard, and accept Latin digits.',
  async () => {
    const filled = await showLogged({ dateAdapter: AdapterDateFnsJalali }, { defaultValue: day });
    await section(2).click();
    await userEvent.keyboard('۲۴');
    expect(sections()).toBe('1404/05/23');
    expect(filled).not.toHaveBeenCalled();
    await userEvent.keyboard('24');
    expect(sections()).toBe('1404/05/24');
    await cleanup();
    const onChange = await showLogged({ dateAdapter: AdapterDateFnsJalali });
    await section(0).click();
    await userEvent.keyboard('۱۴۰۴۰۵۲۳');
    expect(sections()).toBe('YYYY/MM/DD');
    await userEvent.keyboard('14040523');
    expect(onChange.mock.lastCall?.[0]).toEqual(day);
  },
);

claim('The `format` of a Hijri field contains a month name, such as `iMMMM`.', async () => {
  const message = await errorOf(
    <DatePicker label="Date" format="iD iMMMM iYYYY" defaultValue={momentHijri(day)} {...limits} />,
    { dateAdapter: AdapterMomentHijri, adapterLocale: 'en' },
  );
  expect(message).toBe('key.toLowerCase is not a function');
});

claim(
  'With the two Moment.js adapters, the default of `fullDate` contains the Gregorian day: the name of the button for 20 Safar 1447, which is August 14, ends with 14. Set `dateFormats` as the demos do.',
  async () => {
    const hijri = await show(
      <DatePicker label="Date" defaultValue={momentHijri(day).locale('en')} {...limits} />,
      { dateAdapter: AdapterMomentHijri, adapterLocale: 'en' },
    );
    expect(openingButton()).toMatch(/1447.* 14$/);
    await hijri.unmount();
    const persian = await show(
      <DatePicker label="Date" defaultValue={momentJalaali(day).locale('en')} />,
      {
        dateAdapter: AdapterMomentJalaali,
        adapterLocale: 'en',
      },
    );
    expect(openingButton()).toMatch(/1404.* 14/);
    await persian.unmount();
    await render(<HijriDate />);
    expect(openingButton()).toMatch(/is 20 .* 1447$/);
  },
);

claim("Call `moment.locale('en')` after it. The pickers stay in Persian.", async () => {
  const before = momentJalaali.locale();
  momentJalaali.loadPersian({ dialect: 'persian-modern' });
  momentJalaali.locale('en');
  expect(momentJalaali(day).format('dddd')).toBe('Thursday');
  await render(<PersianMoment />);
  await section(0).click();
  await userEvent.keyboard('14040524');
  await expect.element(page.getByText('Gregorian: August 15, 2025')).toBeVisible();
  await page.getByRole('button', { name: /مرداد/ }).click();
  expect(month()).toBe('مرداد 1404');
  expect(weekdays()).toMatch(/^ش ی/);
  momentJalaali.locale(before);
});

claim('`loadPersian` sets the locale of Moment.js for all dates without their own locale.', () => {
  const before = momentJalaali.locale();
  momentJalaali.locale('en');
  expect(momentJalaali(day).format('dddd')).toBe('Thursday');
  momentJalaali.loadPersian({ dialect: 'persian-modern', usePersianDigits: false });
  expect(momentJalaali(day).format('dddd')).not.toBe('Thursday');
  momentJalaali.locale(before);
});

// Last, because importing a locale changes the global one of Moment.js.
claim(
  'Vite leaves out the locales of Moment.js, so digits are Latin, and weekdays are English. For Arabic digits and weekdays, import `moment/dist/locale/ar-sa`.',
  async () => {
    const calendar = <DateCalendar defaultValue={momentHijri(day)} {...limits} />;
    const { unmount } = await show(calendar, {
      dateAdapter: AdapterMomentHijri,
      adapterLocale: 'en',
    });
    expect(month()).toBe('صفر 1447');
    expect(weekdays()).toBe('S M T W T F S');
    await unmount();
    // The claims' bundler takes the build of Moment.js that moment-hijri uses from moment/locale.
    await import('moment/locale/ar-sa');
    for (const adapterLocale of ['en', 'ar-sa']) {
      await show(calendar, { dateAdapter: AdapterMomentHijri, adapterLocale });
      expect(month()).toBe('صفر ١٤٤٧');
      expect(weekdays()).toBe('أ إ ث أ خ ج س');
      await cleanup();
    }
  },
);

// Follows the import of the locale.
claim(
  'Fields can\'t read these: the day and the month have `aria-valuenow="NaN"` for screen readers, and typed dates are invalid.',
  async () => {
    const values = () =>
      [...document.querySelectorAll('[role="spinbutton"]')].map((element) =>
        element.getAttribute('aria-valuenow'),
      );
    const onChange = await showLogged(
      { dateAdapter: AdapterMomentHijri, adapterLocale: 'ar-sa' },
      { ...limits, defaultValue: momentHijri(day) },
    );
    expect(values().slice(1)).toEqual(['NaN', 'NaN']);
    await section(2).click();
    await userEvent.keyboard('05');
    const [value, context] = onChange.mock.lastCall ?? [];
    expect(value === null || context).toEqual(
      value === null || expect.objectContaining({ validationError: 'invalidDate' }),
    );
  },
);
