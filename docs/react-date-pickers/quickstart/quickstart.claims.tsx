import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import * as packageExports from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import pickers from '@mui/x-date-pickers/package.json';
import { claim, sourced } from '@portal/claims';
import { emulateMedia } from '@portal/claims/browser';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import type { ReactNode } from 'react';
import { afterEach, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';

import FirstPicker from './demos/FirstPicker';
import ReadTheValue from './demos/ReadTheValue';

const wrap = (children: ReactNode) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>
);
const show = (props?: DatePickerProps) =>
  render(wrap(<DatePicker label="Moving day" {...props} />));

const shown = () => document.querySelector('input')?.value;
const section = (name: string) => page.getByRole('spinbutton', { name });
const status = () => page.getByRole('status');
const type = async (name: string, keys: string) => {
  await section(name).click();
  await userEvent.keyboard(keys);
};

afterEach(() => emulateMedia({ colorScheme: null }));

claim(
  "Omit the packages that you already have, and keep the version numbers: this version of the pickers doesn't support Material UI 8 or later.",
  () => {
    expect(pickers.peerDependencies['@mui/material']).toBe('^5.15.14 || ^6.0.0 || ^7.0.0');
  },
);

const required = (name: keyof typeof pickers.peerDependencies, range: string) => {
  expect(pickers.peerDependencies[name]).toBe(range);
  expect(pickers.peerDependenciesMeta).not.toHaveProperty([name]);
};
const optional = (name: keyof typeof pickers.peerDependenciesMeta, range: string) => {
  expect(pickers.peerDependencies[name]).toBe(range);
  expect(pickers.peerDependenciesMeta[name]).toEqual({ optional: true });
};

claim('`react`, `react-dom` | `^17.0.0`, `^18.0.0`, `^19.0.0` | Yes', () => {
  required('react', '^17.0.0 || ^18.0.0 || ^19.0.0');
  required('react-dom', '^17.0.0 || ^18.0.0 || ^19.0.0');
});

claim('`@mui/material`, `@mui/system` | `^5.15.14`, `^6.0.0`, `^7.0.0` | Yes', () => {
  required('@mui/material', '^5.15.14 || ^6.0.0 || ^7.0.0');
  required('@mui/system', '^5.15.14 || ^6.0.0 || ^7.0.0');
});

claim('`@emotion/react` | `^11.9.0` | By Material UI', () => optional('@emotion/react', '^11.9.0'));

claim('`@emotion/styled` | `^11.8.1` | By Material UI', () =>
  optional('@emotion/styled', '^11.8.1'),
);

claim('`dayjs` | `^1.10.7` | One of these packages', () => optional('dayjs', '^1.10.7'));

claim('`date-fns` | `^2.25.0`, `^3.2.0`, `^4.0.0` | One of these packages', () =>
  optional('date-fns', '^2.25.0 || ^3.2.0 || ^4.0.0'),
);

claim('`luxon` | `^3.0.2` | One of these packages', () => optional('luxon', '^3.0.2'));

claim('`moment` | `^2.29.4` | One of these packages', () => optional('moment', '^2.29.4'));

claim('`date-fns-jalali` | `^2.13.0-0`, `^3.2.0-0`, `^4.0.0-0` | One of these packages', () =>
  optional('date-fns-jalali', '^2.13.0-0 || ^3.2.0-0 || ^4.0.0-0'),
);

claim('`moment-jalaali` | `^0.7.4`, `^0.8.0`, `^0.9.0`, `^0.10.0` | One of these packages', () =>
  optional('moment-jalaali', '^0.7.4 || ^0.8.0 || ^0.9.0 || ^0.10.0'),
);

claim('`moment-hijri` | `^2.1.2`, `^3.0.0` | One of these packages', () =>
  optional('moment-hijri', '^2.1.2 || ^3.0.0'),
);

claim('These are the peer dependencies of 8.29.5:', () => {
  expect(Object.keys(pickers.peerDependencies)).toHaveLength(13);
});

claim('npm and pnpm install `@mui/system` automatically. With Yarn, add it yourself.', () => {
  expect(pickers.peerDependencies).toHaveProperty(['@mui/system']);
  expect(pickers.dependencies).not.toHaveProperty(['@mui/system']);
});

claim(
  '`LocalizationProvider` passes the date library to all pickers inside it. Your app needs one, at the root.',
  async () => {
    await render(
      wrap(
        <div>
          <DatePicker label="From" defaultValue={dayjs('2025-03-14')} />
          <section>
            <DatePicker label="Until" defaultValue={dayjs('2025-03-21')} />
          </section>
        </div>,
      ),
    );
    expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual([
      '03/14/2025',
      '03/21/2025',
    ]);
  },
);

claim(
  'A Date Picker has no required props. The `label` is its name, for screen readers as well.',
  async () => {
    await render(wrap(<DatePicker />));
    await expect.element(page.getByRole('group')).toBeVisible();
    await cleanup();
    await show();
    await expect.element(page.getByRole('group', { name: 'Moving day' })).toBeVisible();
  },
);

claim('Type a date, or open the calendar with the button:', async () => {
  await render(<FirstPicker />);
  await type('Month', '03142025');
  expect(shown()).toBe('03/14/2025');
  await page.getByRole('button', { name: /^Choose date/ }).click();
  await expect.element(page.getByRole('gridcell', { selected: true })).toHaveTextContent(/^14$/);
});

claim(
  "`import { DatePicker } from '@mui/x-date-pickers'` works too, but your bundler then has to process the whole library.",
  () => {
    expect(packageExports.DatePicker).toBe(DatePicker);
    expect(Object.keys(packageExports)).toEqual(
      expect.arrayContaining(['TimePicker', 'DateCalendar', 'DateTimeField']),
    );
  },
);

claim('The value is a Day.js object, and `null` means "no date".', async () => {
  const onChange = vi.fn<NonNullable<DatePickerProps['onChange']>>();
  await show({ onChange, value: null });
  expect(shown()).toBe('');
  await type('Month', '03142025');
  expect(dayjs.isDayjs(onChange.mock.lastCall?.[0])).toBe(true);
});

claim(
  "Delete the year: the date isn't complete, so the value is `null`. Enter 2025 again, then change the month to 02 and the day to 31: there's no such date, so the value is an invalid date.",
  async () => {
    await render(<ReadTheValue />);
    await expect.element(status()).toHaveTextContent('2025-03-14');
    await type('Year', '{Backspace}');
    await expect.element(status()).toHaveTextContent('null: nothing to save yet');
    await userEvent.keyboard('2025');
    await expect.element(status()).toHaveTextContent('2025-03-14');
    await type('Month', '02');
    await expect.element(status()).toHaveTextContent('2025-02-14');
    await type('Day', '31');
    await expect.element(status()).toHaveTextContent('Invalid Date: do not save it');
  },
);

claim(
  "`onChange` also runs while your users type a year, and the year 202 is a valid year, so check the validation error before you save the value. It's in the second argument:",
  async () => {
    const calls: [string | undefined, string | null][] = [];
    await show({
      defaultValue: dayjs('2025-03-14'),
      onChange: (value, context) =>
        calls.push([value?.format('YYYY-MM-DD'), context.validationError]),
    });
    await type('Year', '2026');
    expect(calls.slice(-2)).toEqual([
      ['0202-03-14', 'minDate'],
      ['2026-03-14', null],
    ]);
  },
);

claim(
  'Without `value`, the picker is uncontrolled: it keeps the date in its own state, and starts with `defaultValue`.',
  async () => {
    await show({ defaultValue: dayjs('2025-11-30') });
    expect(shown()).toBe('11/30/2025');
    await type('Day', '29');
    expect(shown()).toBe('11/29/2025');
    await cleanup();
    await show({ value: dayjs('2025-11-30') });
    await type('Day', '29');
    await expect.poll(shown).toBe('11/30/2025');
  },
);

claim(
  'With a `name`, the date is submitted with the form, in the format of the field: `warranty=11/30/2025`. To submit `2025-11-30`, set `format="YYYY-MM-DD"`.',
  async () => {
    for (const [format, expected] of [
      [undefined, '11/30/2025'],
      ['YYYY-MM-DD', '2025-11-30'],
    ] as const) {
      await render(
        wrap(
          <form>
            <DatePicker name="warranty" defaultValue={dayjs('2025-11-30')} format={format} />
          </form>,
        ),
      );
      const form = document.querySelector('form');
      expect(form && [...new FormData(form)]).toEqual([['warranty', expected]]);
      await cleanup();
    }
  },
);

const theme = createTheme({ colorSchemes: { light: true, dark: true } });
const showThemed = () =>
  render(
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      {wrap(<DatePicker label="Moving day" open />)}
    </ThemeProvider>,
  );
/** Colors of the text and of the background. */
const colorsOf = (selector: string) => {
  const element = document.querySelector(selector);
  if (element === null) {
    return [];
  }
  const { color, backgroundColor } = getComputedStyle(element);
  return [color, backgroundColor];
};

claim(
  'This theme follows the color scheme of the operating system, and `CssBaseline` sets the background of the page.',
  async () => {
    await showThemed();
    const colors = () => [
      colorsOf('body')[1],
      colorsOf('.MuiPickersInputBase-root')[0],
      getComputedStyle(document.documentElement).colorScheme,
    ];
    await expect.poll(colors).toEqual(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0.87)', 'light']);
    await emulateMedia({ colorScheme: 'dark' });
    await expect.poll(colors).toEqual(['rgb(18, 18, 18)', 'rgb(255, 255, 255)', 'dark']);
  },
);

claim(
  'The popup is rendered at the end of `<body>`, but also uses the colors of the theme.',
  async () => {
    await showThemed();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(document.body.lastElementChild?.matches('.MuiPickerPopper-root')).toBe(true);
    const popup = () => colorsOf('.MuiPickerPopper-paper');
    await expect.poll(popup).toEqual(['rgba(0, 0, 0, 0.87)', 'rgb(255, 255, 255)']);
    await emulateMedia({ colorScheme: 'dark' });
    await expect.poll(popup).toEqual(['rgb(255, 255, 255)', 'rgb(18, 18, 18)']);
  },
);

claim(
  'The adapter that you import determines the type of dates: with `AdapterDayjs`, the value is `Dayjs | null`, and a native `Date` is a compile error.',
  () => {
    const dates: DatePickerProps['value'][] = [
      dayjs('2025-03-14'),
      null,
      // @ts-expect-error - the type check of the repository fails if this compiles.
      new Date(2025, 2, 14),
    ];
    expect(dates).toHaveLength(3);
  },
);

const failing = async (element: ReactNode, message: string) => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  await expect(render(element)).rejects.toThrow(message);
  error.mockRestore();
  await cleanup();
};

claim(
  "There's no `LocalizationProvider` around the picker. Wrap the app in it, and also the components that you render in tests.",
  () =>
    failing(<DatePicker />, 'MUI X: Can not find the date and time pickers localization context.'),
);

claim(
  'The error "Can not find the date and time pickers adapter" means that the provider has no `dateAdapter`.',
  () =>
    failing(
      <LocalizationProvider>
        <DatePicker />
      </LocalizationProvider>,
      'Can not find the date and time pickers adapter',
    ),
);

claim(
  'The value is a string or a native `Date`, but `AdapterDayjs` needs Day.js objects. Convert the value:',
  async () => {
    for (const value of ['2025-03-14', new Date(2025, 2, 14)] as unknown[] as Dayjs[]) {
      await failing(wrap(<DatePicker value={value} />), 'value.isValid is not a function');
    }
    await show({ value: dayjs('2025-03-14') });
    expect(shown()).toBe('03/14/2025');
  },
);

claim('Convert `minDate`, `maxDate`, and `referenceDate` as well.', async () => {
  for (const date of ['2025-03-14', new Date(2025, 2, 14)] as unknown[] as Dayjs[]) {
    for (const name of ['minDate', 'maxDate', 'referenceDate'] as const) {
      await failing(wrap(<DatePicker open {...{ [name]: date }} />), 'is not a function');
    }
  }
});

claim(
  "The value is an invalid date, such as `dayjs(null)`, `dayjs('')`, or `dayjs('14.03.2025')`. Pass `null` if there's no date.",
  async () => {
    const state = () => [shown(), document.querySelector('.Mui-error') !== null];
    for (const value of [dayjs(null), dayjs(''), dayjs('14.03.2025')]) {
      await show({ value });
      await expect.poll(state).toEqual(['', true]);
      await cleanup();
    }
    await show({ value: null });
    expect(state()).toEqual(['', false]);
  },
);

claim("To parse a string that isn't in ISO format, pass its format:", () => {
  dayjs.extend(customParseFormat);
  expect(dayjs('14.03.2025', 'DD.MM.YYYY').format('YYYY-MM-DD')).toBe('2025-03-14');
});

claim(
  '`dayjs(undefined)` is the current time, so `value={dayjs(order.dueDate)}` shows today if the order has no due date.',
  async () => {
    const order: { dueDate?: string } = {};
    await show({ value: dayjs(order.dueDate) });
    expect(shown()).toBe(dayjs().format('MM/DD/YYYY'));
  },
);

claim(
  'The state was `undefined` in the first render, which means "uncontrolled". Start with `null`.',
  async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const value = dayjs('2025-03-14');
    const { rerender } = await show({ value: undefined });
    await rerender(wrap(<DatePicker label="Moving day" value={value} />));
    expect(error.mock.calls.flat().join()).toContain(
      'A component is changing the uncontrolled value of a Picker to be controlled',
    );
    expect(shown()).toBe('');
    error.mockClear();
    await cleanup();
    const second = await show({ value: null });
    await second.rerender(wrap(<DatePicker label="Moving day" value={value} />));
    await expect.poll(shown).toBe('03/14/2025');
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  },
);

sourced(
  'For example, `@mui/x-date-pickers-pro` depends on one exact version of `@mui/x-date-pickers`, or a shared component library bundles a copy.',
  {
    url: 'https://www.npmjs.com/package/@mui/x-date-pickers-pro?activeTab=dependencies',
    checked: '2026-11-24',
  },
);

sourced(
  'If you install `@mui/x-date-pickers` without a version, npm adds version 9, which needs Material UI 7.3 or later.',
  { url: 'https://registry.npmjs.org/@mui/x-date-pickers/latest', checked: '2026-11-30' },
);

sourced(
  "A server component can't pass functions or Day.js objects either, so a file that passes `onChange` or `defaultValue` to a picker needs `'use client'`, too.",
  { url: 'https://github.com/facebook/react/pull/19980', checked: '2026-11-24' },
);
