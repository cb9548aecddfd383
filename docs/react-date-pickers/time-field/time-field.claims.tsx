import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField, type TimeFieldProps } from '@mui/x-date-pickers/TimeField';
import { claim } from '@portal/claims';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';

import ClinicVisit from './demos/ClinicVisit';
import ParkingUntil from './demos/ParkingUntil';
import StopwatchFormats from './demos/StopwatchFormats';
import TimesheetForm from './demos/TimesheetForm';

const time = dayjs('2025-05-14T09:30');

const wrap = (children: ReactNode, adapterLocale?: string) => (
  <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={adapterLocale}>
    {children}
  </LocalizationProvider>
);
const show = (props: TimeFieldProps = {}, adapterLocale?: string) =>
  render(wrap(<TimeField {...props} />, adapterLocale));

/** Shows a field and returns the values that `onChange` receives. */
async function showLogged(props: TimeFieldProps = {}) {
  const values: string[] = [];
  await show({
    onChange: (value) =>
      values.push(value?.isValid() ? value.format('HH:mm') : String(value && 'invalid')),
    ...props,
  });
  return values;
}

const section = (name: string) => page.getByRole('spinbutton', { name });
const shown = () => document.querySelector('input')?.value;
const focused = () => document.activeElement?.getAttribute('aria-label');
const red = () => document.querySelector('.MuiPickersOutlinedInput-root.Mui-error') !== null;
const type = async (name: string, keys: string) => {
  await section(name).click();
  await userEvent.keyboard(keys);
};
const leave = () => userEvent.click(document.body, { position: { x: 700, y: 2 } });

const paste = (text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
};

claim('For a popup as well, use the Time Picker, which contains this field.', async () => {
  await render(<ParkingUntil />);
  expect(page.getByRole('button').elements()).toEqual([]);
  await type('Hours', '06');
  await expect.element(page.getByRole('status')).toHaveTextContent('Ticket until 18:45');
});

claim(
  "When a section can't take another digit, the focus moves to the next one: `0930p` is half past nine in the evening.",
  async () => {
    const values = await showLogged();
    await type('Hours', '0930p');
    expect(shown()).toBe('09:30 PM');
    expect(values).toEqual(['21:30']);
  },
);

claim(
  'Digits | Fill the section. 9 becomes 09 and moves on, 1 waits for a second digit',
  async () => {
    await show({ defaultValue: time });
    await type('Hours', '1');
    expect(focused()).toBe('Hours');
    await type('Minutes', '{ArrowLeft}');
    await type('Hours', '9');
    expect(focused()).toBe('Minutes');
    expect(shown()).toBe('09:30 AM');
  },
);

claim('A, P | Set AM or PM', async () => {
  await show({ defaultValue: time });
  await type('Meridiem', 'p');
  expect(shown()).toBe('09:30 PM');
  await type('Meridiem', 'a');
  expect(shown()).toBe('09:30 AM');
});

claim('Left Arrow, Right Arrow | Move to the previous or next section', async () => {
  await show({ defaultValue: time });
  await type('Minutes', '{ArrowLeft}');
  expect(focused()).toBe('Hours');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('Meridiem');
});

claim('Up Arrow, Down Arrow | Add or subtract 1, or `minutesStep` minutes', async () => {
  await show({ defaultValue: time });
  await type('Minutes', '{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(shown()).toBe('09:31 AM');
  await cleanup();
  await show({ defaultValue: time, minutesStep: 10 });
  await type('Minutes', '{ArrowUp}');
  expect(shown()).toBe('09:40 AM');
});

claim('Page Up, Page Down | Add or subtract 5 times as much', async () => {
  await show({ defaultValue: time });
  await type('Minutes', '{PageUp}{PageUp}{PageDown}');
  expect(shown()).toBe('09:35 AM');
  await cleanup();
  await show({ defaultValue: dayjs('2025-05-14T09:00'), minutesStep: 10 });
  await type('Minutes', '{PageUp}');
  expect(shown()).toBe('09:50 AM');
});

claim('Home, End | Set the lowest or highest value', async () => {
  await show({ defaultValue: time });
  await type('Minutes', '{Home}');
  expect(shown()).toBe('09:00 AM');
  await userEvent.keyboard('{End}');
  expect(shown()).toBe('09:59 AM');
});

claim('Backspace, Delete | Empty the section', async () => {
  for (const key of ['Backspace', 'Delete']) {
    await show({ defaultValue: time });
    await type('Minutes', `{${key}}`);
    await expect.poll(shown).toBe('09:mm AM');
    await cleanup();
  }
});

claim('Ctrl or ⌘ + A, then Delete | Empty the field', async () => {
  const values = await showLogged({ defaultValue: time });
  await type('Minutes', '{Control>}a{/Control}{Delete}');
  expect(shown()).toBe('');
  expect(values).toEqual(['null']);
});

claim(
  'Each section wraps around on its own. After 59 minutes comes 00 in the same hour, and after 11 AM comes 12 AM.',
  async () => {
    await show({ defaultValue: dayjs('2025-05-14T11:59') });
    await type('Minutes', '{ArrowUp}');
    expect(shown()).toBe('11:00 AM');
    await type('Hours', '{ArrowUp}');
    expect(shown()).toBe('12:00 AM');
  },
);

claim(
  'A Time Field has no `views` prop: the format determines which sections it has.',
  async () => {
    await render(<StopwatchFormats />);
    expect([...document.querySelectorAll('input')].map((input) => input.value)).toEqual([
      '09:04',
      '09:04:51',
      '9:04',
      '04:51',
    ]);
  },
);

claim('`format` takes precedence over `ampm`.', async () => {
  await show({ defaultValue: time, ampm: false, format: 'hh:mm A' });
  expect(shown()).toBe('09:30 AM');
});

claim(
  'Without both, the locale determines the format: `hh:mm A` in English, `HH:mm` in German.',
  async () => {
    await show({ defaultValue: dayjs('2025-05-14T21:30') });
    expect(shown()).toBe('09:30 PM');
    await cleanup();
    await show({ defaultValue: dayjs('2025-05-14T21:30') }, 'de');
    expect(shown()).toBe('21:30');
  },
);

claim('`H` shows 09 like `HH`, unless you set `shouldRespectLeadingZeros`.', async () => {
  await show({ defaultValue: time, format: 'H:mm' });
  expect(shown()).toBe('09:30');
  await cleanup();
  await show({ defaultValue: time, format: 'H:mm', shouldRespectLeadingZeros: true });
  expect(shown()).toBe('9:30');
});

claim(
  'The props of a Material UI text field go directly on the field: `label`, `helperText`, `size`, `variant`, `color`, `required`, `fullWidth`.',
  async () => {
    await show({
      label: 'Start',
      helperText: 'Help',
      size: 'small',
      variant: 'filled',
      color: 'secondary',
      required: true,
      fullWidth: true,
    });
    await expect.element(page.getByText('Help')).toBeVisible();
    await expect.element(page.getByRole('group', { name: 'Start' })).toBeVisible();
    const frame = document.querySelector('.MuiPickersFilledInput-root')!;
    expect(frame.className).toMatch(/inputSizeSmall/);
    expect(document.querySelector('.MuiFormLabel-colorSecondary.Mui-required')).not.toBeNull();
    expect(document.querySelector('.MuiFormControl-fullWidth')).not.toBeNull();
  },
);

claim(
  'The button is hidden while the field is empty, and the Tab key skips it, because keyboard users have the Delete key.',
  async () => {
    const values = await showLogged({ clearable: true, defaultValue: time });
    const button = page.getByRole('button', { name: 'Clear' });
    await expect.element(button).toHaveAttribute('tabindex', '-1');
    await button.click();
    expect(values).toEqual(['null']);
    expect(shown()).toBe('');
    await expect.element(button).not.toBeInTheDocument();
  },
);

claim(
  "`minTime`, `maxTime`, `minutesStep`, `shouldDisableTime`, `disablePast`, and `disableFuture` mark a time as an error. They don't prevent typing it.",
  async () => {
    await render(<ClinicVisit />);
    await type('Hours', '07');
    await expect.element(page.getByText('The clinic is open from 8 AM to 4 PM.')).toBeVisible();
    await type('Hours', '08');
    await type('Minutes', '15');
    await expect.element(page.getByText(/^Enter 00, 10/)).toBeVisible();
    expect(shown()).toBe('08:15 AM');
    expect(red()).toBe(true);
    for (const props of [
      { shouldDisableTime: () => true },
      { disablePast: true },
      { disableFuture: true, defaultValue: dayjs().add(1, 'day') },
    ]) {
      await cleanup();
      await show({ defaultValue: time, ...props });
      expect(red()).toBe(true);
    }
  },
);

claim(
  'The day of `minTime` and `maxTime` has no effect. `disablePast` and `disableFuture` compare the day of the value, too.',
  async () => {
    await show({
      defaultValue: time,
      minTime: dayjs('2031-01-01T09:00'),
      maxTime: dayjs('1999-01-01T10:00'),
    });
    expect(red()).toBe(false);
    for (const [days, expected] of [
      [-1, true],
      [1, false],
    ] as const) {
      await cleanup();
      await show({ defaultValue: dayjs().add(days, 'day'), disablePast: true });
      expect(red()).toBe(expected);
    }
  },
);

claim('Fills some of the sections of an empty field | Nothing', async () => {
  const values = await showLogged();
  await type('Hours', '0930');
  expect(shown()).toBe('09:30 aa');
  expect(values).toEqual([]);
});

claim('Fills the last section | The time', async () => {
  const values = await showLogged();
  await type('Hours', '0930a');
  expect(values).toEqual(['09:30']);
});

claim('Changes a section | The time after each digit: 09:03, then 09:30', async () => {
  const values = await showLogged({ defaultValue: dayjs('2025-05-14T09:15') });
  await type('Minutes', '30');
  expect(values).toEqual(['09:03', '09:30']);
});

claim('Empties a section | `null`', async () => {
  const values = await showLogged({ defaultValue: time });
  await type('Minutes', '{Delete}');
  expect(values).toEqual(['null']);
});

claim(
  "Types 0 in a 12-hour field, as the start of 08 | An invalid date, with the error `'invalidDate'`",
  async () => {
    const onChange = vi.fn<(value: Dayjs | null, context: object) => void>();
    await show({ defaultValue: time, onChange });
    await type('Hours', '0');
    expect(onChange.mock.lastCall?.[0]?.isValid()).toBe(false);
    expect(onChange.mock.lastCall?.[1]).toMatchObject({ validationError: 'invalidDate' });
    expect(red()).toBe(true);
  },
);

claim(
  '`onBlur` is also called when your users enter the field with the Tab key. Check where the focus goes:',
  async () => {
    const inside: boolean[] = [];
    await show({
      defaultValue: time,
      onBlur: (event) => inside.push(event.currentTarget.contains(event.relatedTarget)),
    });
    await userEvent.keyboard('{Tab}');
    expect(inside).toEqual([true]);
    await leave();
    await expect.poll(() => inside).toEqual([true, false]);
  },
);

claim(
  'A field that your users leave with some of its sections empty turns red, but its value is `null` and `onError` is not called.',
  async () => {
    const onError = vi.fn();
    const values = await showLogged({ onError });
    await type('Hours', '0930');
    expect(red()).toBe(false);
    await leave();
    await expect.poll(red).toBe(true);
    expect(onError).not.toHaveBeenCalled();
    expect(values).toEqual([]);
  },
);

claim(
  "A time that's typed into an empty field is on today's date. `referenceDate` sets another day. If the format has no seconds, the value gets the seconds of `referenceDate`, so set them to zero.",
  async () => {
    for (const [referenceDate, expected] of [
      [undefined, `${dayjs().format('YYYY-MM-DD')} 20:15:00`],
      [dayjs('2025-06-21T10:20:40'), '2025-06-21 20:15:40'],
    ] as const) {
      const onChange = vi.fn<(value: Dayjs | null) => void>();
      await show({ referenceDate, onChange });
      await type('Hours', '0815p');
      expect(onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD HH:mm:ss')).toBe(expected);
      await cleanup();
    }
  },
);

claim(
  'Use `Controller`. You can pass everything in its `field` object to the Time Field.',
  async () => {
    await render(<TimesheetForm />);
    const save = page.getByRole('button', { name: 'Save' });
    await save.click();
    await expect.poll(() => page.getByText('Enter a time.').elements()).toHaveLength(2);
    await page.getByRole('group', { name: 'Worked from' }).getByRole('spinbutton').first().click();
    await userEvent.keyboard('0930a');
    const until = page.getByRole('group', { name: 'Worked until' }).getByRole('spinbutton').first();
    await until.click();
    await userEvent.keyboard('0830a');
    await expect.element(page.getByText('Enter a later time.')).toBeVisible();
    await until.click();
    await userEvent.keyboard('05{ArrowRight}p');
    await save.click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Saved: 09:30 to 17:30');
  },
);

claim(
  'Without a form library, set `name`: a native form then sends the text of the field, such as `09:30 AM`.',
  async () => {
    await render(wrap(<form>{<TimeField name="start" defaultValue={time} />}</form>));
    expect(new FormData(document.querySelector('form')!).get('start')).toBe('09:30 AM');
  },
);

claim(
  "`value` is set, but `onChange` doesn't update it, or updates it with a string.",
  async () => {
    await show({ value: time });
    await type('Hours', '05');
    expect(shown()).toBe('09:30 AM');
  },
);

claim('With a string, the field fails with `value.isValid is not a function`.', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const value: unknown = '08:30';
  await expect(show({ value: value as Dayjs })).rejects.toThrow('value.isValid is not a function');
});

claim(
  "The colon doesn't end the section, so the 3 replaces the 1. Type 0130, or press Right Arrow after the 1.",
  async () => {
    for (const [keys, expected] of [
      ['1:30', '03:00 aa'],
      ['0130', '01:30 aa'],
      ['1{ArrowRight}30', '01:30 aa'],
    ] as const) {
      await show();
      await type('Hours', keys);
      expect(shown()).toBe(expected);
      await cleanup();
    }
  },
);

claim(
  "Its value is `null` already, so the field doesn't see a change. Give it another `key` to reset it.",
  async () => {
    const { rerender } = await render(wrap(<TimeField key="a" value={null} />));
    await type('Hours', '08');
    await rerender(wrap(<TimeField key="a" value={null} />));
    expect(shown()).toBe('08:mm aa');
    await rerender(wrap(<TimeField key="b" value={null} />));
    expect(shown()).toBe('');
  },
);

claim(
  "The first digit is 0, which isn't an hour in 12-hour format. The error disappears with the next digit.",
  async () => {
    await show({ defaultValue: time });
    await type('Hours', '0');
    expect(red()).toBe(true);
    await userEvent.keyboard('8');
    await expect.poll(red).toBe(false);
  },
);

claim(
  'The text must have the format of the field: with `hh:mm A`, `19:45` and `7:45 AM` empty it. With Day.js and one letter, as in `h:mm A`, only `7:45 AM` is accepted, although the field shows `07:45 AM`. Set `shouldRespectLeadingZeros`, so that the field shows what it accepts.',
  async () => {
    const shouldRespectLeadingZeros = true;
    for (const [props, text, expected] of [
      [{}, '07:45 PM', '07:45 PM'],
      [{}, '19:45', ''],
      [{}, '7:45 AM', ''],
      [{ format: 'h:mm A' }, '7:45 AM', '07:45 AM'],
      [{ format: 'h:mm A' }, '07:45 AM', ''],
      [{ format: 'h:mm A', shouldRespectLeadingZeros }, '7:45 AM', '7:45 AM'],
    ] as const) {
      await show({ defaultValue: time, ...props });
      await type('Hours', '{Control>}a{/Control}');
      paste(text);
      await expect.poll(shown).toBe(expected);
      await cleanup();
    }
  },
);

claim('With `shouldDisableTime` alone, the arrow keys move by one minute.', async () => {
  await show({
    defaultValue: time,
    shouldDisableTime: (value, view) => view === 'minutes' && value.minute() % 15 !== 0,
  });
  await type('Minutes', '{ArrowUp}');
  expect(shown()).toBe('09:31 AM');
  expect(red()).toBe(true);
});
