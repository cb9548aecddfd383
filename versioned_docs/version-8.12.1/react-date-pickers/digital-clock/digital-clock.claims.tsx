import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock, type DigitalClockProps } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  MultiSectionDigitalClock,
  type MultiSectionDigitalClockProps,
} from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { claim } from '@portal/claims';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';

import BusDeparture from './demos/BusDeparture';
import CookingTime from './demos/CookingTime';
import HaircutSlots from './demos/HaircutSlots';
import RoomyClock from './demos/RoomyClock';
import SwimmingLanes from './demos/SwimmingLanes';

const time = dayjs('2025-05-14T09:30');
const calls: string[] = [];
const onChange = (value: Dayjs | null, selection?: string) =>
  calls.push(`${value?.format('YYYY-MM-DD HH:mm')} ${selection}`);

const show = (clock: ReactNode, adapterLocale?: string) => {
  calls.length = 0;
  return render(
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={adapterLocale}>
      {clock}
    </LocalizationProvider>,
  );
};
const single = (props: DigitalClockProps = {}, locale?: string) =>
  show(<DigitalClock onChange={onChange} {...props} />, locale);
const multi = (props: MultiSectionDigitalClockProps = {}, locale?: string) =>
  show(<MultiSectionDigitalClock onChange={onChange} {...props} />, locale);

const option = (name: string) => page.getByRole('option', { name, exact: true });
const lists = () =>
  [...document.querySelectorAll('[role="listbox"]')].map((list) => list.getAttribute('aria-label'));
const listed = (list = 'Select time', only = '*') =>
  [...document.querySelectorAll(`[role="listbox"][aria-label="${list}"] > ${only}`)].map(
    (item) => item.textContent,
  );
const enabled = (list?: string) => listed(list, ':not([aria-disabled="true"]):not(.Mui-disabled)');
const selected = () =>
  [...document.querySelectorAll('[aria-selected="true"]')].map((item) => item.textContent);
const size = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();

claim(
  '`DigitalClock` is one list of times. `MultiSectionDigitalClock` has a list for the hours, one for the minutes, and one for AM and PM.',
  async () => {
    await render(<HaircutSlots />);
    expect(lists()).toEqual(['Select time']);
    await option('02:00 PM').click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Haircut at 2:00 PM');
    await cleanup();
    await render(<BusDeparture />);
    expect(lists()).toEqual(['Select hours', 'Select minutes', 'Select meridiem']);
    await option('PM').click();
    await option('45 minutes').click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Bus at 10:45 PM');
  },
);

claim(
  'Interval | `timeStep`, 30 minutes by default | `timeSteps`, by default 1 hour, 5 minutes, 5 seconds',
  async () => {
    await single();
    expect(listed().slice(0, 3)).toEqual(['12:00 AM', '12:30 AM', '01:00 AM']);
    expect(listed()).toHaveLength(48);
    await cleanup();
    await multi({ ampm: false, views: ['hours', 'minutes', 'seconds'] });
    expect(listed('Select hours')).toHaveLength(24);
    for (const list of ['Select minutes', 'Select seconds']) {
      expect(listed(list).slice(0, 3)).toEqual(['00', '05', '10']);
    }
  },
);

claim("Seconds | No | `views={['hours', 'minutes', 'seconds']}`", async () => {
  await render(<CookingTime />);
  expect(lists()).toEqual(['Select hours', 'Select minutes', 'Select seconds']);
  await cleanup();
  await single();
  expect(listed().every((text) => /^\d\d:\d\d [AP]M$/.test(text))).toBe(true);
});

claim(
  "Second argument of `onChange` | `'finish'` | `'finish'` after the last list, else `'partial'`",
  async () => {
    await single({ defaultValue: time });
    await option('10:30 AM').click();
    expect(calls).toEqual(['2025-05-14 10:30 finish']);
    await cleanup();
    await multi({ defaultValue: time });
    await option('8 hours').click();
    await option('45 minutes').click();
    await option('PM').click();
    expect(calls).toEqual([
      '2025-05-14 08:30 partial',
      '2025-05-14 08:45 partial',
      '2025-05-14 20:45 finish',
    ]);
  },
);

claim(
  '`timeStep` is the number of minutes between two times, starting at midnight. 45 gives 00:00, 00:45, 01:30, and so on until the end of the day.',
  async () => {
    await single({ timeStep: 45, ampm: false, minTime: dayjs('2025-05-14T00:20') });
    expect(listed().slice(0, 3)).toEqual(['00:00', '00:45', '01:30']);
    expect(listed().at(-1)).toBe('23:15');
  },
);

claim(
  'In this demo, the swimming pool opens at 6:45, and times without a free lane are left out:',
  async () => {
    await render(<SwimmingLanes />);
    expect(listed()).toEqual(['06:45', '08:15', '09:00', '10:30', '11:15', '12:00']);
  },
);

claim('`timeSteps` does this for each list.', async () => {
  await render(<CookingTime />);
  expect(listed('Select minutes')).toEqual(['00', '10', '20', '30', '40', '50']);
  expect(listed('Select seconds')).toEqual(['00', '30']);
});

claim(
  "`minutesStep` has another purpose: it disables minutes that aren't a multiple of it. They stay in the list, unless you set `skipDisabled`.",
  async () => {
    await multi({ minutesStep: 15, skipDisabled: true });
    expect(listed('Select minutes')).toEqual(['00', '15', '30', '45']);
    await cleanup();
    await multi({ minutesStep: 15 });
    expect(listed('Select minutes')).toHaveLength(12);
    expect(enabled('Select minutes')).toEqual(['00', '15', '30', '45']);
    await cleanup();
    await single({ minutesStep: 20, ampm: false });
    expect(listed()).toHaveLength(48);
    expect(enabled().slice(0, 2)).toEqual(['00:00', '01:00']);
  },
);

claim(
  '`ampm={false}` shows 24-hour time, and `ampm` adds AM and PM. Without it, the locale determines the format.',
  async () => {
    for (const [props, locale, last] of [
      [{ ampm: false }, undefined, '23:30'],
      [{ ampm: true }, 'de', '11:30 PM'],
      [{}, undefined, '11:30 PM'],
      [{}, 'de', '23:30'],
    ] as const) {
      await single(props, locale);
      expect(listed(lists()[0] ?? '').at(-1)).toBe(last);
      await cleanup();
    }
  },
);

claim(
  "In a `MultiSectionDigitalClock`, hours in the list belong to the half of the day that's selected. A click on PM keeps the hour and minutes and adds 12 hours.",
  async () => {
    await multi({ defaultValue: time });
    await option('PM').click();
    await option('8 hours').click();
    expect(calls.map((call) => call.slice(11, 16))).toEqual(['21:30', '20:30']);
  },
);

claim(
  '`minTime`, `maxTime`, `shouldDisableTime`, `minutesStep`, `disablePast`, and `disableFuture` gray times out. `skipDisabled` removes them. By default, only the time of day counts, not the day of the limits.',
  async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-05-14T12:20:00') });
    try {
      for (const [props, first, last] of [
        [{ minTime: dayjs('2031-01-01T10:00') }, '10:00', '23:00'],
        [{ maxTime: dayjs('1999-01-01T10:00') }, '00:00', '10:00'],
        [{ shouldDisableTime: (value: Dayjs) => value.hour() < 5 }, '05:00', '23:00'],
        [{ disablePast: true }, '13:00', '23:00'],
        [{ disableFuture: true }, '00:00', '12:00'],
      ] as const) {
        const base = { ampm: false, timeStep: 60, defaultValue: dayjs('2025-07-01T10:00') };
        await single({ ...base, ...props });
        expect(listed()).toHaveLength(24);
        const allowed = enabled();
        expect([allowed[0], allowed.at(-1)]).toEqual([first, last]);
        await cleanup();
        await single({ ...base, ...props, skipDisabled: true });
        expect(listed()).toEqual(allowed);
        await cleanup();
      }
    } finally {
      vi.useRealTimers();
    }
  },
);

claim('With `disableIgnoringDatePartForTimeValidation`, the day counts, too.', async () => {
  const props = {
    ampm: false,
    defaultValue: time,
    disableIgnoringDatePartForTimeValidation: true,
    maxTime: dayjs('1999-01-01T10:00'),
  };
  await single(props);
  expect(enabled()).toEqual([]);
  await cleanup();
  await single({ ...props, maxTime: dayjs('2031-01-01T10:00') });
  expect(enabled()).toHaveLength(48);
  await cleanup();
  await multi(props);
  expect(enabled('Select hours')).toEqual([]);
});

claim(
  "In a single list, `shouldDisableTime` is called with `'hours'` and each time of the list that the other props allow.",
  async () => {
    const seen = new Set<string>();
    await single({
      timeStep: 360,
      maxTime: dayjs('2025-05-14T12:00'),
      shouldDisableTime: (value, view) => {
        seen.add(`${view} ${value.format('HH:mm')}`);
        return false;
      },
    });
    expect([...seen]).toEqual(['hours 00:00', 'hours 06:00', 'hours 12:00']);
  },
);

claim(
  "With several lists, it's called for hours, minutes, and seconds, with the other units of the current value.",
  async () => {
    const seen = new Set<string>();
    await multi({
      ampm: false,
      timeSteps: { hours: 12, minutes: 30 },
      defaultValue: dayjs('2025-05-14T09:20'),
      shouldDisableTime: (value, view) => {
        seen.add(`${view} ${value.format('HH:mm')}`);
        return false;
      },
    });
    expect([...seen]).toEqual(['hours 00:20', 'hours 12:20', 'minutes 09:00', 'minutes 09:30']);
  },
);

claim("These props don't disable AM and PM, even if no hour of that half is allowed.", async () => {
  for (const props of [
    { minTime: dayjs('2025-05-14T13:00') },
    { maxTime: dayjs('2025-05-14T00:00'), defaultValue: time.hour(15) },
    { shouldDisableTime: () => true },
    { shouldDisableTime: () => true, skipDisabled: true },
  ]) {
    await multi({ defaultValue: time, ...props });
    expect(enabled('Select meridiem')).toEqual(['AM', 'PM']);
    await cleanup();
  }
});

claim(
  "An empty clock starts at midnight. If `skipDisabled` removes midnight from the list, set `referenceDate` to a time that's in it. Otherwise, none of the times can get the focus, and your users can't pick one with the keyboard.",
  async () => {
    const props = { skipDisabled: true, minTime: dayjs('2025-01-01T09:00') };
    await single(props);
    expect(document.querySelectorAll('[role="option"][tabindex="0"]')).toHaveLength(0);
    await userEvent.keyboard('{Tab}{ArrowDown}{Enter}');
    expect(calls).toEqual([]);
    await cleanup();
    await single({ ...props, referenceDate: dayjs('2025-01-01T09:00') });
    await userEvent.keyboard('{Tab}');
    // The scrollable element may be a Tab stop of its own.
    if (document.activeElement?.getAttribute('role') !== 'option') {
      await userEvent.keyboard('{Tab}');
    }
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(calls).toEqual(['2025-01-01 09:30 finish']);
  },
);

claim('This is also true for pickers with `skipDisabled`.', async () => {
  const props = {
    skipDisabled: true,
    timeSteps: { minutes: 60 },
    minTime: dayjs('2025-01-01T09:00'),
  };
  await show(<TimePicker {...props} />);
  await page.getByRole('button').click();
  await expect.element(option('09:00 AM')).toBeInTheDocument();
  expect(document.querySelectorAll('[role="option"][tabindex="0"]')).toHaveLength(0);
  await cleanup();
  await show(<TimePicker {...props} referenceDate={dayjs('2025-01-01T09:00')} />);
  await page.getByRole('button').click();
  await expect.element(option('09:00 AM')).toHaveFocus();
});

claim(
  "A time that's picked in an empty clock is on today's date, or on the day of `referenceDate`.",
  async () => {
    const today = dayjs().format('YYYY-MM-DD');
    await single();
    await option('08:00 AM').click();
    expect(calls).toEqual([`${today} 08:00 finish`]);
    await cleanup();
    await single({ referenceDate: dayjs('2025-02-03T10:20') });
    await option('08:00 AM').click();
    expect(calls).toEqual(['2025-02-03 08:00 finish']);
  },
);

claim(
  "`referenceDate` also sets the parts that your users haven't picked yet: if they pick the hour first, the minutes come from `referenceDate`, or are 00 without it.",
  async () => {
    for (const [referenceDate, minutes] of [
      [dayjs('2025-02-03T10:20'), '20'],
      [undefined, '00'],
    ] as const) {
      await multi({ referenceDate });
      await option('8 hours').click();
      expect(calls[0]?.slice(11, 16)).toBe(`08:${minutes}`);
      await cleanup();
    }
  },
);

claim('`value` is a date object, or `null` if nothing is selected.', async () => {
  await single({ value: null });
  expect(selected()).toEqual([]);
  await cleanup();
  await single({ value: time });
  expect(selected()).toEqual(['09:30 AM']);
});

claim('Both clocks are as wide as their container and 232 pixels high.', async () => {
  await show(
    <div style={{ width: 444 }}>
      <DigitalClock />
      <MultiSectionDigitalClock />
    </div>,
  );
  expect(size('.MuiDigitalClock-root')).toMatchObject({ width: 444, height: 232 });
  expect(size('.MuiMultiSectionDigitalClock-root').width).toBe(444);
  expect(size('.MuiMultiSectionDigitalClockSection-root').height).toBe(232);
});

claim('`DigitalClock` takes `maxWidth` and `maxHeight` in `sx`.', async () => {
  await single({ sx: { maxWidth: 150, maxHeight: 400 } });
  expect(size('.MuiDigitalClock-root')).toMatchObject({ width: 150, height: 400 });
});

claim(
  'In a `MultiSectionDigitalClock`, each list has its own height and a width of 56 pixels:',
  async () => {
    await multi();
    const widths = [...document.querySelectorAll<HTMLElement>('[role="listbox"]')].map((list) =>
      getComputedStyle(list).getPropertyValue('width'),
    );
    expect(widths[0]).toBe('56px');
    await cleanup();
    await render(<RoomyClock />);
    expect(size('[role="listbox"]')).toMatchObject({ height: 300 });
    expect(size('[role="listbox"]').width).toBeGreaterThan(90);
  },
);

claim(
  "With a mouse, a list gets its scrollbar when the pointer is over it. `overflowY: 'auto'` in the demo shows it all the time.",
  async () => {
    const overflow = () => getComputedStyle(document.querySelector('[role="listbox"]')!).overflowY;
    await show(
      <>
        <p>Elsewhere</p>
        <MultiSectionDigitalClock />
      </>,
    );
    await page.getByText('Elsewhere').hover();
    await expect.poll(overflow).toBe('hidden');
    await option('2 hours').hover();
    await expect.poll(overflow).toBe('auto');
    await page.getByText('Elsewhere').hover();
    await cleanup();
    await render(<RoomyClock />);
    expect(overflow()).toBe('auto');
  },
);

claim(
  'Each list is a `listbox` with one Tab stop, named "Select time", or "Select hours", "Select minutes", and so on.',
  async () => {
    await multi({ defaultValue: time });
    for (const list of document.querySelectorAll('[role="listbox"]')) {
      expect(list.querySelectorAll('[role="option"][tabindex="0"]')).toHaveLength(1);
    }
    expect(lists()).toEqual(['Select hours', 'Select minutes', 'Select meridiem']);
    await cleanup();
    await single();
    expect(lists()).toEqual(['Select time']);
    expect(document.querySelectorAll('[role="option"][tabindex="0"]')).toHaveLength(1);
  },
);

const focused = () => document.activeElement?.textContent;

claim(
  "Up Arrow, Down Arrow | Move to the previous or next time, even if it's disabled",
  async () => {
    await single({
      autoFocus: true,
      defaultValue: time,
      shouldDisableTime: (value) => value.format('HH:mm') === '10:00',
    });
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('10:00 AM');
    await userEvent.keyboard('{Enter}');
    expect(calls).toEqual([]);
    await cleanup();
    await single({ autoFocus: true, defaultValue: time });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(focused()).toBe('10:00 AM');
  },
);

claim('Page Up, Page Down | Move by 5', async () => {
  await single({ autoFocus: true, defaultValue: time });
  await userEvent.keyboard('{PageDown}');
  expect(focused()).toBe('12:00 PM');
  await userEvent.keyboard('{PageUp}');
  expect(focused()).toBe('09:30 AM');
});

claim('Home, End | Move to the first or last time', async () => {
  await single({ autoFocus: true, defaultValue: time });
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('11:30 PM');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('12:00 AM');
});

claim('Enter, Space | Select it. With several lists, the focus moves to the next one', async () => {
  await single({ autoFocus: true, defaultValue: time });
  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown} ');
  expect(calls.map((call) => call.slice(11, 16))).toEqual(['10:00', '10:30']);
  await cleanup();
  await multi({ autoFocus: true, defaultValue: time });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(option('30 minutes')).toHaveFocus();
});

claim(
  'Arrow keys move the focus only. `onChange` is called on Enter. `autoFocus` focuses the selected time when the clock appears.',
  async () => {
    await single({ autoFocus: true, defaultValue: time });
    expect(focused()).toBe('09:30 AM');
    await userEvent.keyboard('{ArrowDown}');
    expect(calls).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(calls).toHaveLength(1);
  },
);

claim(
  "`DigitalClock` compares the whole value, including seconds and milliseconds, so 09:30:15 isn't 09:30.",
  async () => {
    for (const [value, expected] of [
      [time.second(15), []],
      [time.millisecond(1), []],
      [time, ['09:30 AM']],
    ] as const) {
      await single({ value });
      expect(selected()).toEqual(expected);
      await cleanup();
    }
  },
);

claim(
  'If `minTime` is later, no minute is allowed at that hour. Set `referenceDate` to an allowed time.',
  async () => {
    const props = { skipDisabled: true, ampm: false, minTime: dayjs('2025-01-01T09:20') };
    await multi(props);
    expect(listed('Select minutes')).toEqual([]);
    await cleanup();
    await multi({ ...props, referenceDate: dayjs('2025-01-01T09:20') });
    expect(listed('Select minutes')[0]).toBe('20');
  },
);

claim(
  "That's the default. Set `sx={{ maxWidth: 200 }}`, or `width: 'max-content'` for a clock with several lists.",
  async () => {
    await single({ sx: { maxWidth: 200 } });
    expect(size('.MuiDigitalClock-root').width).toBe(200);
    await cleanup();
    await multi({ sx: { width: 'max-content' } });
    const { width } = size('.MuiMultiSectionDigitalClock-root');
    expect(width).toBeGreaterThan(160);
    expect(width).toBeLessThan(180);
  },
);
