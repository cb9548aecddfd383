import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, type DateFieldProps } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { claim } from '@portal/claims';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import { Component, type ReactNode } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';

import DateOfBirth from './demos/DateOfBirth';
import DocumentDates from './demos/DocumentDates';
import MembershipForm from './demos/MembershipForm';
import PassportExpiry from './demos/PassportExpiry';

const date = dayjs('2025-08-09');

const show = (props: DateFieldProps = {}, locale?: string) =>
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
      <DateField label="Date" {...props} />
      <button type="button">After</button>
    </LocalizationProvider>,
  );

const section = (name: string) => page.getByRole('spinbutton', { name });
const type = async (name: string, keys: string) => {
  await section(name).click();
  await userEvent.keyboard(keys);
};
/** The text in the field, without the invisible characters around its parts. */
const text = () =>
  document.querySelector('.MuiPickersSectionList-root')?.textContent?.replace(/[^\x20-\x7E]/g, '');
const shown = () => document.querySelector('input')?.value;
const iso = (value: Dayjs | null) =>
  value?.isValid() ? value.format('YYYY-MM-DD') : value && 'invalid';
const frame = () => document.querySelector('.MuiPickersInputBase-root');
const paste = async (pasted: string) => {
  await section('Month').click();
  await userEvent.keyboard('{Control>}a{/Control}');
  const data = new DataTransfer();
  data.setData('text', pasted);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  );
};

claim('Your users type only digits: `04231990` is April 23, 1990.', async () => {
  await show();
  await type('Month', '04231990');
  expect(shown()).toBe('04/23/1990');
});

claim(
  "When a section can't take another digit, the focus moves to the next section, so `4` in the month is enough for April. In the month, they can also type letters, such as `apr`.",
  async () => {
    const { unmount } = await show();
    await type('Month', '4');
    await expect.element(section('Day')).toHaveFocus();
    await unmount();
    await show();
    await type('Month', 'apr');
    await expect.poll(text).toBe('04/DD/YYYY');
  },
);

claim('Up Arrow and Down Arrow change a section by one, and Backspace empties it.', async () => {
  await show({ defaultValue: date });
  await type('Day', '{ArrowUp}');
  await expect.poll(text).toBe('08/10/2025');
  await type('Month', '{ArrowDown}');
  await expect.poll(text).toBe('07/10/2025');
  await type('Day', '{Backspace}');
  await expect.poll(text).toBe('07/DD/2025');
});

claim('The value is a date object of your date library, or `null`.', async () => {
  await render(<DateOfBirth />);
  const status = page.getByRole('status');
  await expect.element(status).toHaveTextContent('Monday, April 23, 1990');
  await userEvent.click(section('Day'));
  await userEvent.keyboard('24');
  await expect.element(status).toHaveTextContent('Tuesday, April 24, 1990');
});

claim(
  '`format` sets the sections and their order, with the tokens of your date library.',
  async () => {
    await render(<DocumentDates />);
    const values = [...document.querySelectorAll('input')].map((input) => input.value);
    expect(values).toEqual(['2025-08-09', '09. August 2025', '08/25', '2025']);
    expect(section('Year').elements()).toHaveLength(4);
  },
);

claim(
  'Without `format`, the [locale](../adapters-locale/adapters-locale.mdx) determines the format: `MM/DD/YYYY` in English, `DD.MM.YYYY` in German.',
  async () => {
    const { unmount } = await show({ defaultValue: date });
    expect(shown()).toBe('08/09/2025');
    await unmount();
    await show({ defaultValue: date }, 'de');
    expect(shown()).toBe('09.08.2025');
  },
);

claim(
  '`D` shows 09, like `DD`. For 9, set [`shouldRespectLeadingZeros`](../adapters-locale/adapters-locale.mdx#leading-zeros).',
  async () => {
    const { unmount } = await show({ defaultValue: date, format: 'D' });
    expect(text()).toBe('09');
    await unmount();
    await show({ defaultValue: date, format: 'D', shouldRespectLeadingZeros: true });
    expect(text()).toBe('9');
  },
);

claim(
  "A part of the date that isn't in the format keeps its value. In an empty field with the format `MM/YY`, a typed date is on the first of the month.",
  async () => {
    const values: unknown[] = [];
    const onChange = (value: Dayjs | null) => values.push(iso(value));
    const { unmount } = await show({ format: 'MM/YY', defaultValue: date, onChange });
    await type('Month', '{ArrowUp}');
    await unmount();
    await show({ format: 'MM/YY', onChange });
    await type('Month', '0927');
    expect(values[0]).toBe('2025-09-09');
    expect(values.at(-1)).toBe('2027-09-01');
  },
);

claim("With Day.js' `YY`, 25 becomes 2025, but 69 to 99 become 1969 to 1999.", async () => {
  const typed = async (keys: string) => {
    const values: (string | null | undefined)[] = [];
    const { unmount } = await show({
      format: 'YY/MM',
      onChange: (value) => values.push(iso(value)?.slice(0, 4)),
    });
    await type('Year', `${keys}05`);
    await unmount();
    return values.at(-1);
  };
  expect(await typed('25')).toBe('2025');
  expect(await typed('68')).toBe('2068');
  expect(await typed('69')).toBe('1969');
  expect(await typed('99')).toBe('1999');
});

const opacity = () =>
  getComputedStyle(document.querySelector('.MuiPickersSectionList-root')!).opacity;

claim(
  'An empty field with a label shows `MM/DD/YYYY` while it has focus. To show it all the time, keep the label above the field:',
  async () => {
    const { unmount } = await show();
    expect(text()).toBe('MM/DD/YYYY');
    expect(opacity()).toBe('0');
    await section('Month').click();
    await expect.poll(opacity).not.toBe('0');
    await unmount();
    await show({ InputLabelProps: { shrink: true } });
    expect(opacity()).not.toBe('0');
  },
);

claim('A field without a label always shows it.', async () => {
  await show({ label: undefined });
  expect(opacity()).not.toBe('0');
});

claim(
  '`minDate`, `maxDate`, `disablePast`, `disableFuture`, and `shouldDisableDate` mark a date as an error, but your users can type it and `onChange` receives it.',
  async () => {
    for (const [rule, code] of [
      [{ minDate: date }, 'minDate'],
      [{ maxDate: dayjs('2020-01-01') }, 'maxDate'],
      [{ disablePast: true }, 'disablePast'],
      [{ disableFuture: true }, 'disableFuture'],
      [{ shouldDisableDate: (day: Dayjs) => day.date() === 14 }, 'shouldDisableDate'],
    ] as const) {
      const onChange =
        vi.fn<(value: Dayjs | null, context: { validationError: string | null }) => void>();
      const { unmount } = await show({ ...rule, onChange });
      const year = code === 'disableFuture' ? '2098' : '2025';
      await type('Month', `0514${year}`);
      expect(iso(onChange.mock.lastCall?.[0] ?? null)).toBe(`${year}-05-14`);
      expect(onChange.mock.lastCall?.[1].validationError).toBe(code);
      expect(frame()).toHaveClass('Mui-error');
      await unmount();
    }
  },
);

claim('`onError` tells you the reason for your message:', async () => {
  await render(<PassportExpiry />);
  await expect.element(page.getByText(/expires before your return flight/)).toBeVisible();
  const typeYear = async (year: string) => {
    await section('Year').click();
    for (let digits = 1; digits <= 4; digits += 1) {
      await userEvent.keyboard(year.charAt(digits - 1));
      await expect.poll(text).toBe(`09/30/${year.slice(0, digits).padStart(4, '0')}`);
    }
  };
  await typeYear('2027');
  await expect.element(page.getByText('As printed in the passport')).toBeVisible();
  await typeYear('2052');
  await expect.element(page.getByText(/Check the year/)).toBeVisible();
});

claim(
  'Without `minDate`, years before 1900 are an error, and without `maxDate`, years after 2099.',
  async () => {
    for (const [day, error] of [
      ['1899-12-31', 'minDate'],
      ['1900-01-01', undefined],
      ['2099-12-31', undefined],
      ['2100-01-01', 'maxDate'],
    ] as const) {
      const onError = vi.fn();
      const { unmount } = await show({ onError, defaultValue: dayjs(day) });
      expect(onError.mock.lastCall?.[0]).toBe(error);
      await unmount();
    }
  },
);

claim('A typed date is at midnight. If the field had a value, it keeps its time.', async () => {
  const times: (string | undefined)[] = [];
  const onChange = (value: Dayjs | null) => times.push(value?.format('HH:mm'));
  const { unmount } = await show({ onChange });
  await type('Month', '05142025');
  expect(times.at(-1)).toBe('00:00');
  await unmount();
  await show({ onChange, defaultValue: dayjs('2025-08-09T15:30') });
  await type('Day', '12');
  expect(times.at(-1)).toBe('15:30');
});

/** The values and errors that typing causes. */
async function calls(name: string, keys: string, props: DateFieldProps = {}) {
  const log: unknown[] = [];
  const { unmount } = await show({
    ...props,
    onChange: (value, { validationError }) => log.push([iso(value), validationError]),
  });
  await type(name, keys);
  await unmount();
  return log;
}

claim(
  "The value is `null` until all sections are filled, and `onChange` isn't called. Afterward, `onChange` is called for every key, even if the year isn't complete:",
  async () => {
    expect(await calls('Month', '0514')).toEqual([]);
    expect(await calls('Month', '05142025')).toEqual([
      ['invalid', 'invalidDate'],
      ['invalid', 'invalidDate'],
      ['0202-05-14', 'minDate'],
      ['2025-05-14', null],
    ]);
    expect(await calls('Day', '{Backspace}', { defaultValue: date })).toEqual([[null, null]]);
  },
);

claim(
  "A field that's only partly filled turns red when it loses focus, but its value is `null` and `onError` isn't called.",
  async () => {
    const onError = vi.fn();
    const onChange = vi.fn();
    await show({ onError, onChange });
    await type('Month', '0514');
    expect(frame()).not.toHaveClass('Mui-error');
    await page.getByRole('button', { name: 'After' }).click();
    await expect.poll(() => frame()?.className).toContain('Mui-error');
    expect(onError).not.toHaveBeenCalled();
    expect(onChange).not.toHaveBeenCalled();
  },
);

claim(
  'The demo sets `shouldFocusError: false` instead, and focuses the field in the second argument of `handleSubmit`.',
  async () => {
    await render(<MembershipForm />);
    await page.getByRole('button', { name: 'Join' }).click();
    await expect.element(page.getByText('Enter your complete date of birth.')).toBeVisible();
    await expect.element(section('Month')).toHaveFocus();
    await userEvent.keyboard('03152012');
    await expect.element(page.getByText('Members are at least 16 on September 1.')).toBeVisible();
    await type('Year', '2001');
    await page.getByRole('button', { name: 'Join' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Saved: 2001-03-15');
  },
);

function FocusedByForm() {
  const { control, handleSubmit } = useForm<{ day: Dayjs | null }>({
    defaultValues: { day: null },
  });
  return (
    <form onSubmit={handleSubmit(() => {})}>
      <Controller
        name="day"
        control={control}
        rules={{ validate: (day) => day !== null }}
        render={({ field: { ref, ...field } }) => (
          <LocalizationProvider dateAdapter={AdapterDayjs}>
            <DateField {...field} inputRef={ref} label="Day" />
          </LocalizationProvider>
        )}
      />
      <button type="submit">Save</button>
    </form>
  );
}

claim(
  "React Hook Form focuses an invalid field twice, and the second time, the hidden input of the field keeps the focus. The field doesn't look focused, and what your users type is lost.",
  async () => {
    await render(<FocusedByForm />);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
    await expect.poll(() => frame()?.className).not.toContain('Mui-focused');
    await userEvent.keyboard('0314');
    expect(text()).toBe('MM/DD/YYYY');
  },
);

claim('The demo also changes the `key`.', async () => {
  await render(<MembershipForm />);
  await type('Month', '0315');
  await expect.poll(text).toBe('03/15/YYYY');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(text).toBe('MM/DD/YYYY');
});

claim(
  "If the date is incomplete, the value is `null` already, so the field doesn't change.",
  async () => {
    const field = (key: string) => (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateField key={key} label="Date" value={null} />
      </LocalizationProvider>
    );
    const { rerender } = await render(field('one'));
    await type('Month', '0315');
    await rerender(field('one'));
    await expect.poll(text).toBe('03/15/YYYY');
    await rerender(field('two'));
    await expect.poll(text).toBe('MM/DD/YYYY');
  },
);

class Caught extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' };

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    return this.state.message === '' ? this.props.children : <p>{this.state.message}</p>;
  }
}

claim('The value is a string or a `Date`.', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  for (const value of ['2025-08-09', new Date(2025, 7, 9)]) {
    const { unmount } = await render(
      <Caught>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DateField value={value as never} />
        </LocalizationProvider>
      </Caught>,
    );
    await expect.element(page.getByText('value.isValid is not a function')).toBeVisible();
    await unmount();
  }
});

claim("`value` is set, but `onChange` doesn't update it.", async () => {
  await show({ value: date });
  await type('Day', '12');
  expect(shown()).toBe('08/09/2025');
});

claim(
  "A slash doesn't end the section. Type `01052025`, or press Right Arrow after the 1.",
  async () => {
    const typed = async (keys: string) => {
      const { unmount } = await show();
      await type('Month', keys);
      const result = text();
      await unmount();
      return result;
    };
    expect(await typed('1/5/2025')).not.toContain('01/05/');
    expect(await typed('01052025')).toBe('01/05/2025');
    expect(await typed('1{ArrowRight}52025')).toBe('01/05/2025');
  },
);

claim(
  "With `MM/DD/YYYY`, `08/09/2025` is accepted, and `2025-08-09` empties the field. With Day.js and one letter, as in `D/M/YYYY`, leading zeros aren't accepted: `04/08/2025` empties the field, although it shows dates in this way.",
  async () => {
    const { unmount } = await show();
    await paste('08/09/2025');
    await expect.poll(shown).toBe('08/09/2025');
    await unmount();
    await show({ defaultValue: dayjs('2024-01-01') });
    await paste('2025-08-09');
    await expect.poll(text).toBe('MM/DD/YYYY');
    for (const [pasted, expected] of [
      ['4/8/2025', '04/08/2025'],
      ['04/08/2025', 'DD/MM/YYYY'],
    ] as const) {
      await cleanup();
      await show({ defaultValue: dayjs('2024-08-04'), format: 'D/M/YYYY' });
      await expect.poll(text).toBe('04/08/2024');
      await paste(pasted);
      await expect.poll(text).toBe(expected);
    }
  },
);

claim('A section is empty, and the field has lost focus.', async () => {
  const onError = vi.fn();
  await show({ onError, defaultValue: date });
  await type('Day', '{Backspace}');
  await page.getByRole('button', { name: 'After' }).click();
  await expect.poll(() => frame()?.className).toContain('Mui-error');
  expect(onError).not.toHaveBeenCalled();
});
