import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker, type MobileTimePickerProps } from '@mui/x-date-pickers/MobileTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { TimePicker, type TimePickerProps } from '@mui/x-date-pickers/TimePicker';
import {
  renderDigitalClockTimeView,
  renderMultiSectionDigitalClockTimeView,
} from '@mui/x-date-pickers/timeViewRenderers';
import { claim } from '@portal/claims';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import { useState, type ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';

import CourtBooking from './demos/CourtBooking';
import MedicineReminder from './demos/MedicineReminder';
import OvenTimer from './demos/OvenTimer';
import PickupForm from './demos/PickupForm';
import ShiftLength from './demos/ShiftLength';

const time = dayjs('2025-05-14T09:30');

const show = (children: ReactNode, adapterLocale?: string) =>
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={adapterLocale}>
      {children}
    </LocalizationProvider>,
  );

const text = (value: Dayjs | null) =>
  value?.isValid() ? value.format('YYYY-MM-DD HH:mm') : String(value && 'invalid');

/** Shows a picker and returns what it calls, in order. */
async function showLogged(props: TimePickerProps = {}) {
  const calls: string[] = [];
  await show(
    <TimePicker
      onChange={(value) => calls.push(`onChange ${text(value)}`)}
      onAccept={(value) => calls.push(`onAccept ${text(value)}`)}
      onClose={() => calls.push('onClose')}
      {...props}
    />,
  );
  return calls;
}

const openPopup = async () => {
  await page.getByRole('button', { name: /^Choose/ }).click();
  await expect.element(page.getByRole('dialog')).toBeInTheDocument();
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const option = (name: string) => page.getByRole('option', { name, exact: true });
const section = (name: string) => page.getByRole('spinbutton', { name });
const shown = () => document.querySelector('input')?.value;
const red = () => document.querySelector('.MuiPickersOutlinedInput-root.Mui-error');
const lists = () =>
  [...document.querySelectorAll('[role="listbox"]')].map((list) => list.getAttribute('aria-label'));
const listed = (name: string, only = '*') =>
  [...document.querySelectorAll(`[role="listbox"][aria-label="${name}"] > ${only}`)].map(
    (item) => item.textContent,
  );
const enabled = (name: string) => listed(name, ':not([aria-disabled="true"])');

claim(
  'Your users type the time, or pick it from lists on desktop and from a clock face on touch screens.',
  async () => {
    await render(<MedicineReminder />);
    const status = page.getByRole('status');
    await section('Hours').click();
    await userEvent.keyboard('0715');
    await expect.element(status).toHaveTextContent('Saved: {"morning":"07:15"}');
    await openPopup();
    await option('PM').click();
    await expect.element(status).toHaveTextContent('Saved: {"morning":"19:15"}');
    await cleanup();
    await show(<MobileTimePicker open />);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(document.querySelector('.MuiTimeClock-root')).not.toBeNull();
  },
);

claim(
  "Don't save `toISOString()`, because it converts the time to UTC, and the offset depends on the day.",
  () => {
    const offset = (day: string) =>
      new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Paris', timeZoneName: 'shortOffset' })
        .format(new Date(`${day}T12:00:00Z`))
        .split(' ')[1];
    expect(dayjs('2025-07-01T08:30+02:00').toISOString()).toBe('2025-07-01T06:30:00.000Z');
    expect([offset('2025-01-01'), offset('2025-07-01')]).toEqual(['GMT+1', 'GMT+2']);
  },
);

claim('has a value | The day of the value', async () => {
  const calls = await showLogged({ defaultValue: time });
  await section('Hours').click();
  await userEvent.keyboard('10');
  expect(calls.at(-1)).toBe('onAccept 2025-05-14 10:30');
  await openPopup();
  await option('8 hours').click();
  expect(calls.at(-1)).toBe('onChange 2025-05-14 08:30');
});

claim(
  "`referenceDate` sets another day for an empty picker, but only for times picked in the popup. Typed times are still on today's date, so don't rely on the day of the value.",
  async () => {
    const referenceDate = dayjs('2025-02-03');
    const picked = await showLogged({ referenceDate });
    await openPopup();
    await option('8 hours').click();
    expect(picked).toEqual(['onChange 2025-02-03 08:00']);
    await cleanup();
    const typed = await showLogged({ referenceDate });
    await section('Hours').click();
    await userEvent.keyboard('0815pm');
    expect(typed.at(-1)).toBe(`onAccept ${dayjs().format('YYYY-MM-DD')} 20:15`);
  },
);

claim('has never had a value | Today', async () => {
  const today = dayjs().format('YYYY-MM-DD');
  const typed = await showLogged();
  await section('Hours').click();
  await userEvent.keyboard('0815pm');
  expect(typed.at(-1)).toBe(`onAccept ${today} 20:15`);
  await cleanup();
  const picked = await showLogged();
  await openPopup();
  await option('8 hours').click();
  expect(picked).toEqual([`onChange ${today} 08:00`]);
});

claim(
  "After your users empty a section, a typed time is on the day of the last value, but a time picked in the popup is on today's date.",
  async () => {
    const calls = await showLogged({ defaultValue: time });
    await section('Minutes').click();
    await userEvent.keyboard('{Backspace}');
    expect(calls.at(-1)).toBe('onAccept null');
    await userEvent.keyboard('45');
    expect(calls.at(-1)).toBe('onAccept 2025-05-14 09:45');
    await userEvent.keyboard('{Backspace}');
    expect(calls.at(-1)).toBe('onAccept null');
    await openPopup();
    await option('8 hours').click();
    expect(calls.at(-1)).toBe(`onChange ${dayjs().format('YYYY-MM-DD')} 08:00`);
  },
);

claim(
  '`ampm={false}` shows 24-hour time and removes AM and PM from the field and the popup. `ampm` shows 12-hour time.',
  async () => {
    await showLogged({ ampm: false, defaultValue: dayjs('2025-05-14T17:42'), open: true });
    expect(shown()).toBe('17:42');
    await expect.poll(lists).toEqual(['Select hours', 'Select minutes']);
    expect(listed('Select hours')).toHaveLength(24);
    await cleanup();
    await showLogged({ ampm: true, defaultValue: dayjs('2025-05-14T17:42'), open: true });
    expect(shown()).toBe('05:42 PM');
    await expect.poll(lists).toEqual(['Select hours', 'Select minutes', 'Select meridiem']);
  },
);

claim(
  'Without the prop, the locale determines the format. American English uses 12 hours, and British English and German use 24.',
  async () => {
    for (const [locale, expected] of [
      ['en', '09:30 AM'],
      ['en-gb', '09:30'],
      ['de', '09:30'],
    ]) {
      await show(<TimePicker defaultValue={time} />, locale);
      expect(shown()).toBe(expected);
      await cleanup();
    }
  },
);

claim('Set `ampm={false}` as well, or the popup still has AM and PM.', async () => {
  await showLogged({ format: 'H:mm', defaultValue: time, open: true });
  await expect.poll(() => listed('Select meridiem')).toEqual(['AM', 'PM']);
  expect(shown()).not.toContain('AM');
});

claim('These fields show `12:00:00 PM`, `12 PM`, and `00:00`.', async () => {
  const defaultValue = dayjs('2025-05-14T12:00');
  await show(
    <>
      <TimePicker views={['hours', 'minutes', 'seconds']} defaultValue={defaultValue} />
      <TimePicker views={['hours']} defaultValue={defaultValue} />
      <TimePicker views={['minutes', 'seconds']} defaultValue={defaultValue} />
    </>,
  );
  expect([...document.querySelectorAll('input')].map((input) => input.value)).toEqual([
    '12:00:00 PM',
    '12 PM',
    '00:00',
  ]);
});

claim(
  'The popup on desktop lists every fifth minute. `timeSteps={{ minutes: 1 }}` lists all of them, and `timeSteps={{ minutes: 15 }}` lists the quarters of an hour.',
  async () => {
    for (const [timeSteps, count] of [
      [undefined, 12],
      [{ minutes: 1 }, 60],
      [{ minutes: 15 }, 4],
    ] as const) {
      await showLogged({ timeSteps, open: true });
      await expect.poll(() => listed('Select minutes')).toHaveLength(count);
      await cleanup();
    }
  },
);

claim(
  'To reject the others, set `minutesStep={15}` as well. The other minutes are then disabled in the popup and marked as an error in the field, and the arrow keys in the field move by 15.',
  async () => {
    await showLogged({ minutesStep: 15, defaultValue: time });
    await section('Minutes').click();
    await userEvent.keyboard('{ArrowUp}');
    expect(shown()).toBe('09:45 AM');
    expect(red()).toBeNull();
    await userEvent.keyboard('20');
    await expect.poll(red).not.toBeNull();
    await openPopup();
    expect(enabled('Select minutes')).toEqual(['00', '15', '30', '45']);
  },
);

claim(
  'If a day has 24 options or fewer, the popup on desktop shows one list of times. A day has 48 half hours, so raise `thresholdToRenderTimeInASingleColumn` to 48:',
  async () => {
    for (const [props, count] of [
      [{ timeSteps: { minutes: 60 } }, 1],
      [{ timeSteps: { minutes: 59 } }, 3],
      [{ timeSteps: { minutes: 30 } }, 3],
      [{ timeSteps: { minutes: 30 }, thresholdToRenderTimeInASingleColumn: 48 }, 1],
    ] as const) {
      await showLogged({ ...props, open: true });
      await expect.poll(lists).toHaveLength(count);
      await cleanup();
    }
  },
);

claim(
  '`skipDisabled` removes disabled times from the lists. Without it, they are grayed out.',
  async () => {
    await render(<CourtBooking />);
    await openPopup();
    expect(listed('Select time')).toEqual([
      '09:00 AM',
      '09:30 AM',
      '10:00 AM',
      '11:00 AM',
      '11:30 AM',
      '12:00 PM',
      '12:30 PM',
      '02:00 PM',
      '02:30 PM',
      '03:00 PM',
    ]);
    await cleanup();
    await showLogged({ minTime: dayjs('2025-01-01T22:00'), ampm: false, open: true });
    await expect.poll(() => listed('Select hours')).toHaveLength(24);
    expect(enabled('Select hours')).toEqual(['22', '23']);
  },
);

claim(
  'It counts for the threshold, but the list ignores it: `{ hours: 2, minutes: 30 }` results in one list of all 48 half hours.',
  async () => {
    await showLogged({ timeSteps: { hours: 2, minutes: 30 }, open: true });
    await expect.poll(lists).toEqual(['Select time']);
    expect(listed('Select time')).toHaveLength(48);
  },
);

claim(
  "They can't reach it either while the value isn't in the list, for example after they type a time that's booked.",
  async () => {
    await render(<CourtBooking />);
    await section('Hours').click();
    await userEvent.keyboard('0130pm');
    await openPopup();
    expect(listed('Select time')).not.toContain('01:30 PM');
    for (const key of ['{Tab}', '{ArrowDown}', '{Tab}', '{ArrowDown}']) {
      await userEvent.keyboard(key);
      expect(document.activeElement?.role).not.toBe('option');
    }
  },
);

claim(
  'On touch screens, the clock face ignores `timeSteps`, `skipDisabled`, and `thresholdToRenderTimeInASingleColumn`.',
  async () => {
    await show(
      <TimePicker
        desktopModeMediaQuery="not all"
        open
        openTo="minutes"
        skipDisabled
        minutesStep={15}
        timeSteps={{ minutes: 60 }}
        thresholdToRenderTimeInASingleColumn={100}
      />,
    );
    await expect.poll(() => page.getByRole('option').elements()).toHaveLength(12);
    expect(document.querySelectorAll('.MuiClockNumber-root.Mui-disabled')).toHaveLength(8);
  },
);

claim(
  '`minTime` and `maxTime` limit the time of day, regardless of their date unless you set `disableIgnoringDatePartForTimeValidation`.',
  async () => {
    const onError = vi.fn();
    const limits = { minTime: dayjs('2031-01-01T09:00'), maxTime: dayjs('1999-01-01T18:00') };
    await showLogged({ ...limits, defaultValue: time, onError });
    expect(red()).toBeNull();
    await section('Hours').click();
    await userEvent.keyboard('08');
    expect(onError).toHaveBeenLastCalledWith('minTime', expect.anything());
    await cleanup();
    await showLogged({
      minTime: dayjs('2031-01-01T09:00'),
      defaultValue: time,
      disableIgnoringDatePartForTimeValidation: true,
    });
    await expect.poll(red).not.toBeNull();
  },
);

claim(
  'The lists compare only the time of day, but the field compares the whole value with the current date and time.',
  async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-05-14T12:20:00') });
    try {
      const defaultValue = dayjs('2025-05-13T15:00');
      const onError = vi.fn();
      await showLogged({
        disableFuture: true,
        ampm: false,
        defaultValue: dayjs('2025-05-15T09:00'),
        onError,
        open: true,
      });
      await expect.poll(() => enabled('Select hours').at(-1)).toBe('12');
      expect(enabled('Select hours')).toContain('09');
      expect(onError).toHaveBeenLastCalledWith('disableFuture', expect.anything());
      await cleanup();
      await showLogged({ disablePast: true, ampm: false, defaultValue, onError, open: true });
      await expect.poll(() => enabled('Select hours')[0]).toBe('12');
      expect(enabled('Select hours')).toContain('15');
      expect(onError).toHaveBeenLastCalledWith('disablePast', expect.anything());
    } finally {
      vi.useRealTimers();
    }
  },
);

claim(
  'An end before the start is valid here, because a night shift ends on the next day.',
  async () => {
    await render(<ShiftLength />);
    const status = page.getByRole('status');
    await expect.element(status).toHaveTextContent('8 h 30 min');
    const start = page.getByRole('group', { name: 'Shift starts' });
    await start.getByRole('spinbutton', { name: 'Hours' }).click();
    await userEvent.keyboard('04');
    await expect.element(status).toHaveTextContent('2 h 30 min');
  },
);

claim(
  'If your times are on the same day, pass the start as the `minTime` of the second picker.',
  async () => {
    const minTime = dayjs('2025-03-14T09:30');
    for (const [value, valid] of [
      ['2025-05-14T09:29', false],
      ['2025-05-14T09:30', true],
      ['2025-03-13T09:31', true],
    ] as const) {
      await showLogged({ defaultValue: dayjs(value), minTime });
      expect(red() === null).toBe(valid);
      await cleanup();
    }
  },
);

claim(
  'The popup stays open while your users pick the parts of the time. Each new part calls `onChange`. **OK**, Escape, and a click outside close the popup, and call `onAccept` if the time differs from the last accepted one.',
  async () => {
    const leave = {
      ok: () => button('OK').click(),
      escape: () => userEvent.keyboard('{Escape}'),
      outside: () => userEvent.click(document.documentElement, { position: { x: 2, y: 2 } }),
    };
    for (const close of Object.values(leave)) {
      const calls = await showLogged({ defaultValue: time });
      await openPopup();
      await option('9 hours').click();
      await option('8 hours').click();
      await option('PM').click();
      expect(calls.slice(-2)).toEqual(['onChange 2025-05-14 08:30', 'onChange 2025-05-14 20:30']);
      await close();
      await expect.poll(() => calls.slice(-2)).toEqual(['onAccept 2025-05-14 20:30', 'onClose']);
      await cleanup();
      const unchanged = await showLogged({ value: time });
      await openPopup();
      await close();
      await expect.poll(() => unchanged).toEqual(['onClose']);
      await cleanup();
    }
  },
);

claim("**Cancel** restores the last accepted time, and doesn't call `onAccept`.", async () => {
  const calls = await showLogged({ defaultValue: time });
  await openPopup();
  await option('8 hours').click();
  await button('Cancel').click();
  expect(calls.slice(1)).toEqual(['onChange 2025-05-14 09:30', 'onClose']);
});

function SetByCode({ log }: { log: string[] }) {
  const [value, setValue] = useState<Dayjs | null>(time);
  return (
    <>
      <button onClick={() => setValue(time.hour(20))}>Evening</button>
      <TimePicker
        ampm={false}
        value={value}
        onChange={(next) => {
          log.push(`onChange ${text(next)}`);
          setValue(next);
        }}
        onAccept={(next) => log.push(`onAccept ${text(next)}`)}
      />
    </>
  );
}

claim(
  "A typed time is accepted. A time that your code sets isn't: **Cancel** then restores an older time.",
  async () => {
    const calls: string[] = [];
    await show(<SetByCode log={calls} />);
    await section('Hours').click();
    await userEvent.keyboard('07');
    expect(calls.at(-1)).toBe('onAccept 2025-05-14 07:30');
    await button('Evening').click();
    await expect.poll(shown).toBe('20:30');
    await openPopup();
    await option('8 hours').click();
    await button('Cancel').click();
    expect(calls.at(-1)).toBe('onChange 2025-05-14 07:30');
    await expect.poll(shown).toBe('07:30');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    // Nor is the older time new.
    await button('Evening').click();
    await openPopup();
    await option('7 hours').click();
    await button('OK').click();
    expect(calls.at(-1)).toBe('onChange 2025-05-14 07:30');
  },
);

claim(
  'In an uncontrolled picker, your users can confirm the default value: until the time changes or the popup closes, **OK** calls `onChange` and `onAccept` with the current value, which is `null` if the picker is empty.',
  async () => {
    for (const [props, value] of [
      [{ defaultValue: time }, '2025-05-14 09:30'],
      [{}, 'null'],
    ] as const) {
      const calls = await showLogged(props);
      await openPopup();
      await button('OK').click();
      expect(calls).toEqual([`onChange ${value}`, `onAccept ${value}`, 'onClose']);
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
      await openPopup();
      await button('OK').click();
      expect(calls.slice(3)).toEqual(['onClose']);
      await cleanup();

      const dismissed = await showLogged(props);
      await openPopup();
      await userEvent.keyboard('{Escape}');
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
      await openPopup();
      await button('OK').click();
      expect(dismissed).toEqual(['onClose', 'onClose']);
      await cleanup();
    }
  },
);

claim(
  'On a clock face, it closes after the minutes, so your users have to choose AM or PM before them.',
  async () => {
    const calls: string[] = [];
    await show(
      <MobileTimePicker closeOnSelect defaultValue={time} onClose={() => calls.push('onClose')} />,
    );
    await openPopup();
    await expect.element(button('OK')).not.toBeInTheDocument();
    const top = { position: { x: 110, y: 30 } };
    await userEvent.click(document.querySelector('.MuiClock-squareMask')!, top);
    await expect.element(option('45 minutes')).toBeInTheDocument();
    await button('PM').click();
    expect(calls).toEqual([]);
    await userEvent.click(document.querySelector('.MuiClock-squareMask')!, top);
    await expect.poll(() => calls).toEqual(['onClose']);
  },
);

claim("With one list, as in the court booking, that's the click on a time.", async () => {
  await render(<CourtBooking />);
  await openPopup();
  await expect.element(button('OK')).not.toBeInTheDocument();
  await option('02:00 PM').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(shown()).toBe('02:00 PM');
});

claim(
  "With several lists, it's AM or PM in 12-hour format and minutes in 24-hour format, whether or not the hour has been picked.",
  async () => {
    for (const [ampm, last] of [
      [true, 'PM'],
      [false, '45 minutes'],
    ] as const) {
      const calls = await showLogged({ closeOnSelect: true, ampm, defaultValue: time });
      await openPopup();
      await option(last).click();
      expect(calls.at(-1)).toBe('onClose');
      await cleanup();
    }
  },
);

claim('On desktop, AM and PM are below the clock.', async () => {
  await render(<OvenTimer />);
  await openPopup();
  const top = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().top;
  expect(top('.MuiClock-amButton')).toBeGreaterThan(top('.MuiClock-pin'));
});

claim(
  'The clock shows the hours first, then the minutes. Two arrows switch between them.',
  async () => {
    await render(<OvenTimer />);
    await openPopup();
    await expect.element(option('6 hours')).toBeInTheDocument();
    await page.getByRole('button', { name: 'Open next view' }).click();
    await expect.element(option('45 minutes')).toBeInTheDocument();
    await page.getByRole('button', { name: 'Open previous view' }).click();
    await expect.element(option('6 hours')).toBeInTheDocument();
    expect(lists()).toHaveLength(1);
    await userEvent.click(document.querySelector('.MuiClock-squareMask')!, {
      position: { x: 110, y: 30 },
    });
    await expect.element(option('45 minutes')).toBeInTheDocument();
  },
);

claim(
  '`renderMultiSectionDigitalClockTimeView` has a list for each unit, and `renderDigitalClockTimeView` has one list of times.',
  async () => {
    const multi = renderMultiSectionDigitalClockTimeView;
    for (const desktopModeMediaQuery of ['all', 'not all']) {
      const props = { desktopModeMediaQuery, open: true };
      await show(<TimePicker {...props} viewRenderers={{ hours: multi, minutes: multi }} />);
      await expect.poll(lists).toEqual(['Select hours', 'Select minutes', 'Select meridiem']);
      await cleanup();
      await show(
        <TimePicker
          {...props}
          views={['hours']}
          format="hh:mm A"
          timeSteps={{ minutes: 30 }}
          viewRenderers={{ hours: renderDigitalClockTimeView }}
        />,
      );
      await expect.poll(() => listed('Select time')).toHaveLength(48);
      await cleanup();
    }
  },
);

claim(
  'Use `Controller`, keep the date object in the form, and format it when you save:',
  async () => {
    await render(<PickupForm />);
    await button('Save').click();
    await expect.element(page.getByText('Enter a time.')).toBeVisible();
    await section('Hours').click();
    await userEvent.keyboard('0615pm');
    await expect.element(page.getByText('The counter is open from 9 AM to 5 PM.')).toBeVisible();
    await section('Hours').click();
    await userEvent.keyboard('04');
    await button('Save').click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Saved: 16:15');
  },
);

claim("The `value` is a string such as `'08:30'`.", async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const value: unknown = '08:30';
  await expect(show(<TimePicker value={value as Dayjs} />)).rejects.toThrow(
    'value.isValid is not a function',
  );
});

claim("In 12-hour format, 14 isn't an hour, so the 4 replaces the 1.", async () => {
  await showLogged({ defaultValue: time });
  await section('Hours').click();
  await userEvent.keyboard('14');
  expect(shown()).toBe('04:30 AM');
});

claim('AM and PM stay enabled even if all of their times are disabled.', async () => {
  const minTime = dayjs('2025-01-01T13:00');
  await showLogged({ defaultValue: time, minTime, open: true });
  await expect.poll(() => enabled('Select meridiem')).toEqual(['AM', 'PM']);
  expect(enabled('Select hours')).toEqual([]);
  await cleanup();
  await show(<MobileTimePicker defaultValue={time} minTime={minTime} open />);
  await expect.element(button('AM')).toBeEnabled();
  await expect.element(button('PM')).toBeEnabled();
});

claim(
  "`source` in the second argument of both is `'view'` for what your users do in the popup.",
  async () => {
    const onChange = vi.fn();
    const onAccept = vi.fn();
    await showLogged({ defaultValue: time, onChange, onAccept });
    await openPopup();
    await option('PM').click();
    await button('OK').click();
    expect(onChange.mock.lastCall?.[1]).toMatchObject({ source: 'view' });
    expect(onAccept.mock.lastCall?.[1]).toMatchObject({ source: 'view' });
  },
);

claim(
  "If a part of the time is empty, often AM or PM, the field turns red when it loses focus. The value is `null`, and `onError` isn't called.",
  async () => {
    const onError = vi.fn();
    const calls = await showLogged({ onError });
    await section('Hours').click();
    await userEvent.keyboard('0930');
    expect(shown()).toBe('09:30 aa');
    expect(red()).toBeNull();
    await userEvent.click(document.body, { position: { x: 700, y: 2 } });
    await expect.poll(red).not.toBeNull();
    expect(onError).not.toHaveBeenCalled();
    expect(calls).toEqual([]);
  },
);

claim(
  "If the picker is empty and midnight is removed, set `referenceDate` to one of the listed times. Otherwise, your users can't reach the list with the keyboard.",
  async () => {
    const props = {
      skipDisabled: true,
      timeSteps: { minutes: 60 },
      minTime: dayjs('2025-05-14T09:00'),
    };
    const reachable = () => document.querySelectorAll('[role="option"][tabindex="0"]').length;
    await showLogged(props);
    await openPopup();
    expect(listed('Select time')[0]).toBe('09:00 AM');
    expect(reachable()).toBe(0);
    await cleanup();
    await showLogged({ ...props, referenceDate: dayjs('2025-05-14T09:00') });
    await openPopup();
    expect(reachable()).toBe(1);
  },
);

claim("The default is `['hours', 'minutes']`.", async () => {
  await showLogged({ defaultValue: time, ampm: false });
  expect(shown()).toBe('09:30');
  await openPopup();
  expect(lists()).toEqual(['Select hours', 'Select minutes']);
});

claim(
  '`closeOnSelect` closes the popup after a click on the last list, and removes the buttons.',
  async () => {
    const calls = await showLogged({ defaultValue: time, ampm: false, closeOnSelect: true });
    await openPopup();
    expect(button('OK').query()).toBeNull();
    await option('10 hours').click();
    expect(calls).not.toContain('onClose');
    await option('45 minutes').click();
    await expect.poll(() => calls).toContain('onClose');
    expect(calls).toContain('onAccept 2025-05-14 10:45');
  },
);

claim('`shouldDisableTime` is called for hours, minutes, and seconds.', async () => {
  const views = new Set<string>();
  await showLogged({
    defaultValue: time,
    views: ['hours', 'minutes', 'seconds'],
    shouldDisableTime: (_value, view) => {
      views.add(view);
      return false;
    },
  });
  await openPopup();
  expect([...views].sort()).toEqual(['hours', 'minutes', 'seconds']);
});

claim(
  'The value may have another day while `disablePast` or `disableFuture` is set, or its minutes may not be a multiple of `minutesStep`.',
  async () => {
    const tomorrow = dayjs().add(1, 'day').startOf('day');
    for (const props of [
      { defaultValue: tomorrow, disableFuture: true },
      { defaultValue: time.minute(31), minutesStep: 15 },
    ]) {
      await showLogged(props);
      await expect.poll(red).not.toBeNull();
      await cleanup();
    }
    await showLogged({ defaultValue: time, minutesStep: 15 });
    expect(red()).toBeNull();
  },
);

claim(
  "On touch screens, AM and PM are in the toolbar above the clock. If you hide the toolbar, set `ampmInClock`, which moves them below the clock. Otherwise, your users can't switch between morning and afternoon in the dialog:",
  async () => {
    const where = async (props: Partial<MobileTimePickerProps>) => {
      const { unmount } = await render(
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <MobileTimePicker open {...props} />
        </LocalizationProvider>,
      );
      const has = (selector: string) => document.querySelector(selector) !== null;
      await expect.poll(() => has('.MuiClock-root')).toBe(true);
      const found = [
        has('.MuiTimePickerToolbar-ampmSelection') && 'toolbar',
        has('.MuiClock-amButton') && 'clock',
      ];
      await unmount();
      return found.filter((place) => place !== false);
    };
    const slotProps = { toolbar: { hidden: true } };
    expect(await where({})).toEqual(['toolbar']);
    expect(await where({ ampmInClock: true })).toEqual(['clock']);
    expect(await where({ slotProps })).toEqual([]);
    expect(await where({ slotProps, ampmInClock: true })).toEqual(['clock']);
  },
);

claim('In a StaticTimePicker, `ampmInClock` has the same effect.', async () => {
  await render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticTimePicker ampmInClock />
    </LocalizationProvider>,
  );
  expect(document.querySelector('.MuiClock-amButton')).not.toBe(null);
  expect(document.querySelector('.MuiTimePickerToolbar-ampmSelection')).toBe(null);
});
