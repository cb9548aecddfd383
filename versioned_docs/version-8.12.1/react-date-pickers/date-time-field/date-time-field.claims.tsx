import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField, type DateTimeFieldProps } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type PickersLocaleText } from '@mui/x-date-pickers/locales';
import { claim } from '@portal/claims';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';

import ExamDeadline from './demos/ExamDeadline';
import FlightArrival from './demos/FlightArrival';
import IncidentForm from './demos/IncidentForm';
import LogFormats from './demos/LogFormats';

const date = dayjs('2025-05-14T09:30:15');

interface Locale {
  adapterLocale?: string;
  localeText?: Partial<PickersLocaleText>;
}

const show = (props: DateTimeFieldProps = {}, locale: Locale = {}) =>
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs} {...locale}>
      <DateTimeField {...props} />
    </LocalizationProvider>,
  );

/** Shows a field and returns what `onChange` receives. */
async function showLogged(props: DateTimeFieldProps = {}) {
  const calls: string[] = [];
  await show({
    onChange: (value, { validationError }) => {
      const text = value?.isValid() ? value.format('YYYY-MM-DD HH:mm:ss') : value && 'invalid';
      calls.push(`${text} ${validationError}`);
    },
    ...props,
  });
  return calls;
}

const section = (name: string) => page.getByRole('spinbutton', { name });
const shown = () => document.querySelector('input')?.value;
const red = () => document.querySelector('.MuiPickersOutlinedInput-root.Mui-error') !== null;
const type = async (name: string, keys: string) => {
  await section(name).click();
  await userEvent.keyboard(keys);
};
const placeholder = () =>
  page
    .getByRole('group')
    .element()
    .textContent?.replace(/[\u200b\u200e]/g, '');

claim('For a calendar as well, use the Date Time Picker, which contains this field.', async () => {
  await render(<FlightArrival />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Pickup at 19:10');
  expect(page.getByRole('button').elements()).toEqual([]);
  await type('Hours', '07');
  await expect.element(page.getByRole('status')).toHaveTextContent('Pickup at 20:10');
});

claim(
  'Type only digits, with leading zeros: `051420250930p` is May 14, 2025, 9:30 PM.',
  async () => {
    const calls = await showLogged();
    await type('Month', '051420250930p');
    expect(calls).toEqual(['2025-05-14 21:30:00 null']);
  },
);

claim(
  'In the month, your users can also type the first letters of its name, such as `jun`, even if the format shows a number.',
  async () => {
    await show({ defaultValue: date });
    await type('Month', 'jun');
    expect(shown()).toBe('06/14/2025 09:30 AM');
  },
);

claim(
  "Up Arrow in an empty year sets the current year. In other empty sections, it sets the lowest value. Down Arrow sets the highest, but 00 in the minutes if there's a `minutesStep`.",
  async () => {
    await show({ ampm: false });
    await type('Year', '{ArrowUp}');
    await type('Hours', '{ArrowUp}');
    await type('Minutes', '{ArrowDown}');
    await type('Month', '{ArrowDown}');
    await type('Day', '{ArrowUp}');
    expect(shown()).toBe(`12/01/${dayjs().year()} 00:59`);
    await cleanup();
    await show({ minutesStep: 15 });
    await type('Minutes', '{ArrowDown}');
    await type('Hours', '{ArrowDown}');
    await type('Meridiem', '{ArrowDown}');
    expect(shown()).toBe('MM/DD/YYYY 12:00 PM');
  },
);

claim(
  'Each section wraps around on its own: after December comes January of the same year.',
  async () => {
    await show({ defaultValue: dayjs('2025-12-14T09:30') });
    await type('Month', '{ArrowUp}');
    expect(shown()).toBe('01/14/2025 09:30 AM');
  },
);

claim(
  '`format` sets the sections and their order, with the tokens of your date library.',
  async () => {
    await render(<LogFormats />);
    expect([...document.querySelectorAll('input')].map((input) => input.value)).toEqual([
      '02/03/2025 21:05',
      '2025-02-03 21:05',
      '2025-02-03 21:05:48',
      'Feb 03, 2025 09:05 PM',
      '21:05, 03.02.',
    ]);
  },
);

claim(
  'Without `format`, the locale determines the format: `MM/DD/YYYY hh:mm A` in English, `DD.MM.YYYY HH:mm` in German.',
  async () => {
    await show({ defaultValue: date });
    expect(shown()).toBe('05/14/2025 09:30 AM');
    await cleanup();
    await show({ defaultValue: date }, { adapterLocale: 'de' });
    expect(shown()).toBe('14.05.2025 09:30');
  },
);

claim('`ampm` changes only the hours, and has no effect together with `format`.', async () => {
  await show({ defaultValue: date, ampm: false });
  expect(shown()).toBe('05/14/2025 09:30');
  await cleanup();
  await show({ defaultValue: date, ampm: false, format: 'hh:mm A' });
  expect(shown()).toBe('09:30 AM');
});

claim(
  "A part of the value that isn't in the format doesn't change. In an empty field it comes from `referenceDate`, which is today by default: the last field of the demo has no year, so new values are in the current year.",
  async () => {
    const format = 'HH:mm, DD.MM.';
    for (const [props, keys, expected] of [
      [{ defaultValue: date }, '07', '2025-05-14 07:30:15 null'],
      [{ referenceDate: dayjs('2021-01-01') }, '09301405', '2021-05-14 09:30:00 null'],
      [{}, '09301405', `${dayjs().year()}-05-14 09:30:00 null`],
    ] as const) {
      const calls = await showLogged({ format, ...props });
      await type('Hours', keys);
      expect(calls.at(-1)).toBe(expected);
      await cleanup();
    }
  },
);

claim('`formatDensity="spacious"` adds spaces around the slashes, dots, and hyphens.', async () => {
  await show({ defaultValue: date, formatDensity: 'spacious' });
  expect(shown()).toBe('05 / 14 / 2025 09:30 AM');
  for (const mark of ['.', '-']) {
    await cleanup();
    await show({ defaultValue: date, formatDensity: 'spacious', format: `DD${mark}MM HH:mm` });
    expect(shown()).toBe(`14 ${mark} 05 09:30`);
  }
});

claim(
  'An empty field with a label shows the placeholder while it has focus: `MM/DD/YYYY hh:mm aa`.',
  async () => {
    await show({ label: 'Delivered' });
    expect(placeholder()).toContain('MM/DD/YYYY hh:mm aa');
    const opacity = () =>
      getComputedStyle(document.querySelector('.MuiPickersSectionList-root')!).opacity;
    expect(opacity()).toBe('0');
    await section('Month').click();
    await expect.poll(opacity).not.toBe('0');
  },
);

claim(
  "It isn't the format: a month name is always `MMMM`, and hours are `hh` even in 24-hour format.",
  async () => {
    await show({ format: 'MMM D, YYYY HH:mm' });
    expect(placeholder()).toContain('MMMM DD, YYYY hh:mm');
  },
);

claim('Replace the texts in the `localeText` of the provider:', async () => {
  await show(
    { format: 'MMM D, YYYY HH:mm A' },
    {
      localeText: {
        fieldMonthPlaceholder: ({ contentType }) => (contentType === 'letter' ? 'MMM' : 'MM'),
        fieldHoursPlaceholder: () => 'HH',
        fieldMeridiemPlaceholder: () => 'AM',
      },
    },
  );
  expect(placeholder()).toContain('MMM DD, YYYY HH:mm AM');
});

claim(
  "`onError` receives `'minDate'` or `'maxDate'` on another day, and `'minTime'` or `'maxTime'` on the day of the limit:",
  async () => {
    for (const [value, expected] of [
      ['2025-05-04T10:00', 'minDate'],
      ['2025-05-05T08:59', 'minTime'],
      ['2025-05-05T09:00', undefined],
      ['2025-05-23T17:01', 'maxTime'],
      ['2025-05-24T10:00', 'maxDate'],
    ] as const) {
      const onError = vi.fn();
      await show({
        value: dayjs(value),
        minDateTime: dayjs('2025-05-05T09:00'),
        maxDateTime: dayjs('2025-05-23T17:00'),
        onError,
      });
      expect(onError.mock.lastCall?.[0]).toBe(expected);
      await cleanup();
    }
  },
);

claim(
  "Your users can still type a value outside these limits, but it's marked as an error.",
  async () => {
    await render(<ExamDeadline />);
    await type('Hours', '05');
    await expect.element(page.getByText('Registration closes on May 23 at 5 PM.')).toBeVisible();
    expect(shown()).toBe('05/23/2025 05:30 PM');
    expect(red()).toBe(true);
  },
);

claim(
  '`minutesStep` makes the arrow keys move by this number of minutes and marks others as an error.',
  async () => {
    await show({ defaultValue: date, minutesStep: 15 });
    await type('Minutes', '{ArrowUp}');
    expect(shown()).toBe('05/14/2025 09:45 AM');
    expect(red()).toBe(false);
    await userEvent.keyboard('20');
    await expect.poll(red).toBe(true);
  },
);

const replaceYear = async () => {
  const calls = await showLogged({ defaultValue: date });
  await type('Year', '2026');
  expect(calls).toHaveLength(4);
  return calls;
};

claim("2 | An invalid date | `'invalidDate'`", async () => {
  expect((await replaceYear())[0]).toBe('invalid invalidDate');
});

claim('20 | `null` | `null`', async () => {
  expect((await replaceYear())[1]).toBe('null null');
});

claim("202 | A date in the year 202 | `'minDate'`", async () => {
  expect((await replaceYear())[2]).toBe('0202-05-14 09:30:15 minDate');
});

claim('2026 | The date | `null`', async () => {
  expect((await replaceYear())[3]).toBe('2026-05-14 09:30:15 null');
});

claim("`onChange` isn't called until all sections are filled.", async () => {
  const calls = await showLogged();
  await type('Month', '051420250930');
  expect(shown()).toBe('05/14/2025 09:30 aa');
  expect(calls).toEqual([]);
});

claim(
  'Use `Controller`, and check for `null`, for invalid dates, and for years that are still being typed:',
  async () => {
    await render(<IncidentForm />);
    const save = page.getByRole('button', { name: 'Save' });
    const missing = page.getByText('Enter a date and a time.');
    await save.click();
    await expect.element(missing).toBeVisible();
    await type('Month', '102120250930a');
    await expect.element(page.getByText(/^Enter a time before the report/)).toBeVisible();
    await type('Year', '202');
    await expect.element(missing).toBeVisible();
    await type('Year', '{Delete}2025');
    await type('Day', '20');
    await save.click();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Saved: 2025-10-20T09:30:00.000Z');
  },
);

claim(
  "A slash doesn't end the section, so the 5 replaces the 1 and the field moves on to the day. Your users have to type 01052025, or press Right Arrow after a single digit.",
  async () => {
    for (const [keys, expected] of [
      ['1/5', '05/DD/YYYY hh:mm aa'],
      ['01052025', '01/05/2025 hh:mm aa'],
      ['1{ArrowRight}52025', '01/05/2025 hh:mm aa'],
    ] as const) {
      await show();
      await type('Month', keys);
      expect(shown()).toBe(expected);
      await cleanup();
    }
  },
);

claim(
  'With `format="YYYY-MM-DD HH:mm"`, `2025-06-01 07:15` is accepted. `2025-06-01T07:15` and `2025-06-01 7:15` empty the field.',
  async () => {
    for (const [text, expected] of [
      ['2025-06-01 07:15', '2025-06-01 07:15'],
      ['2025-06-01T07:15', ''],
      ['2025-06-01 7:15', ''],
    ] as const) {
      await show({ defaultValue: date, format: 'YYYY-MM-DD HH:mm' });
      await type('Hours', '{Control>}a{/Control}');
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
      await expect.poll(shown).toBe(expected);
      await cleanup();
    }
  },
);

claim(
  "If the value is an invalid date already, the next change that doesn't result in a valid date sets it to `null`, which has no error. If your users change the day of 02/14/2025 to 31, the value is an invalid date, and the field is red.",
  async () => {
    const calls = await showLogged({ defaultValue: dayjs('2025-01-31T09:30') });
    await type('Month', '02');
    expect(shown()).toBe('02/31/2025 09:30 AM');
    expect(calls).toEqual(['invalid invalidDate', 'null null']);
    expect(red()).toBe(false);
    await cleanup();
    const more = await showLogged({ defaultValue: dayjs('2025-02-14T09:30') });
    await type('Day', '31');
    expect(shown()).toBe('02/31/2025 09:30 AM');
    expect(more.at(-1)).toBe('invalid invalidDate');
    await expect.poll(red).toBe(true);
  },
);

claim(
  'The format has no seconds, so they come from the value or from `referenceDate`.',
  async () => {
    const edited = await showLogged({ defaultValue: date });
    await type('Minutes', '45');
    expect(edited.at(-1)).toBe('2025-05-14 09:45:15 null');
    await cleanup();
    const typed = await showLogged({ referenceDate: dayjs('2025-01-01T00:00:40') });
    await type('Month', '051420250930a');
    expect(typed).toEqual(['2025-05-14 09:30:40 null']);
  },
);

claim('The value is one date object, or `null`.', async () => {
  const onChange = vi.fn<(value: Dayjs | null) => void>();
  await show({ defaultValue: date, onChange });
  await type('Hours', '{Control>}a{/Control}{Delete}');
  expect(onChange.mock.calls.map(([value]) => value)).toEqual([null]);
  await cleanup();
  await show({ onChange });
  await type('Month', '051420250930a');
  expect(dayjs.isDayjs(onChange.mock.lastCall?.[0])).toBe(true);
});
