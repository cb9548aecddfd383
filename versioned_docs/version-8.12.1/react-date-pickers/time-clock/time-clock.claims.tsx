import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock, type TimeClockProps } from '@mui/x-date-pickers/TimeClock';
import { claim } from '@portal/claims';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';

import BoatRental from './demos/BoatRental';
import DinnerPopover from './demos/DinnerPopover';
import FerryDeparture from './demos/FerryDeparture';
import RaceStart from './demos/RaceStart';
import WakeUpTime from './demos/WakeUpTime';

const time = dayjs('2025-05-14T09:30');

const show = (props: TimeClockProps = {}, adapterLocale?: string) =>
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={adapterLocale}>
      <TimeClock {...props} />
    </LocalizationProvider>,
  );

/** Shows a clock and returns what `onChange` receives. */
async function showLogged(props: TimeClockProps = {}) {
  const calls: string[] = [];
  await show({
    onChange: (value: Dayjs | null, selection, view) =>
      calls.push(`${value?.format('YYYY-MM-DD HH:mm')} ${selection} ${view}`),
    ...props,
  });
  return calls;
}

const face = () => document.querySelector('.MuiClock-squareMask')!;
/** Clicks the face where the hand of `angle` degrees ends. 0 is at the top. */
const click = (angle: number, radius = 90) =>
  userEvent.click(face(), {
    position: {
      x: 110 + Math.round(radius * Math.sin((angle * Math.PI) / 180)),
      y: 110 - Math.round(radius * Math.cos((angle * Math.PI) / 180)),
    },
  });
const options = () => [...document.querySelectorAll('[role="option"]')];
const disabled = () =>
  options()
    .filter((option) => option.classList.contains('Mui-disabled'))
    .map((option) => option.textContent);
const hand = () => document.querySelector('.MuiClockPointer-root');
const option = (name: string) => page.getByRole('option', { name, exact: true });

claim('A Time Clock is a clock face to pick the hours, then the minutes.', async () => {
  await render(<WakeUpTime />);
  await click(240);
  await expect.element(page.getByRole('status')).toHaveTextContent('Wake up at 8:30 AM');
  await expect.element(option('30 minutes')).toBeInTheDocument();
  await click(90);
  await expect.element(page.getByRole('status')).toHaveTextContent('Wake up at 8:15 AM');
});

claim('In 12-hour format, set `ampmInClock` to show buttons for AM and PM.', async () => {
  const calls = await showLogged({ ampmInClock: true, defaultValue: time });
  await page.getByRole('button', { name: 'PM' }).click();
  expect(calls[0]).toMatch(/^2025-05-14 21:30/);
});

claim(
  "Without it, your users can't change between morning and afternoon: the clock stays in the half of the day of its value.",
  async () => {
    for (const [hour, expected] of [
      [9, '03:30'],
      [21, '15:30'],
    ] as const) {
      const calls = await showLogged({ defaultValue: time.hour(hour) });
      expect(page.getByRole('button').elements()).toEqual([]);
      await click(90);
      expect(calls[0]).toContain(expected);
      await cleanup();
    }
  },
);

claim('`ampm={false}` shows 24 hours, with 13 to 23 and 00 on an inner ring:', async () => {
  await render(<FerryDeparture />);
  const inner = [...document.querySelectorAll('.MuiClockNumber-root')].filter((number) => {
    const { left, top, width, height } = number.getBoundingClientRect();
    const clock = face().getBoundingClientRect();
    const x = left + width / 2 - clock.left - clock.width / 2;
    const y = top + height / 2 - clock.top - clock.height / 2;
    return Math.hypot(x, y) < 80;
  });
  expect(inner.map((number) => number.textContent).sort()).toEqual(
    ['00', ...Array.from({ length: 11 }, (_, index) => String(13 + index))].sort(),
  );
  expect(options()).toHaveLength(24);
});

claim(
  'Without `ampm`, the locale determines the format: English uses 12 hours, German 24.',
  async () => {
    await show();
    expect(options()).toHaveLength(12);
    await cleanup();
    await show({}, 'de');
    expect(options()).toHaveLength(24);
  },
);

claim(
  "The default is `['hours', 'minutes']`. After a pick, the clock moves on to the next view.",
  async () => {
    const views: string[] = [];
    const calls = await showLogged({
      defaultValue: time,
      onViewChange: (view) => views.push(view),
    });
    await click(90);
    await expect.poll(() => views).toEqual(['minutes']);
    await click(180);
    expect(views).toEqual(['minutes']);
    expect(calls.at(-1)).toContain('finish minutes');
  },
);

claim('To let your users go back, set `showViewSwitcher`, which adds two arrows:', async () => {
  await render(<RaceStart />);
  const next = page.getByRole('button', { name: 'Open next view' });
  await next.click();
  await next.click();
  await expect.element(option('30 seconds')).toBeInTheDocument();
  await expect.element(next).toBeDisabled();
  await page.getByRole('button', { name: 'Open previous view' }).click();
  await expect.element(option('05 minutes')).toBeInTheDocument();
});

claim('`openTo` sets the first view, such as `openTo="minutes"`.', async () => {
  await show({ openTo: 'minutes', defaultValue: time });
  await expect.element(option('30 minutes')).toBeInTheDocument();
});

claim("Drags the hand | `'shallow'`", async () => {
  const calls = await showLogged({ defaultValue: time });
  const { left, top } = face().getBoundingClientRect();
  const move = (x: number, y: number, type: string) =>
    face().dispatchEvent(
      new MouseEvent(type, {
        bubbles: true,
        buttons: type === 'mouseup' ? 0 : 1,
        clientX: left + x,
        clientY: top + y,
      }),
    );
  move(200, 110, 'mousemove');
  move(110, 200, 'mousemove');
  expect(calls).toEqual(['2025-05-14 03:30 shallow hours', '2025-05-14 06:30 shallow hours']);
});

claim("Picks the hours, and minutes come next | `'partial'`", async () => {
  const calls = await showLogged({ defaultValue: time });
  await click(90);
  expect(calls).toEqual(['2025-05-14 03:30 partial hours']);
});

claim("Presses an arrow key, AM, or PM | `'partial'`", async () => {
  const calls = await showLogged({ defaultValue: time, autoFocus: true, ampmInClock: true });
  await userEvent.keyboard('{ArrowUp}');
  await page.getByRole('button', { name: 'PM' }).click();
  await page.getByRole('button', { name: 'AM' }).click();
  expect(calls.map((call) => call.split(' ')[2])).toEqual(['partial', 'partial', 'partial']);
});

claim("Picks in the last view, or presses Enter there | `'finish'`", async () => {
  const calls = await showLogged({ defaultValue: time, view: 'minutes', autoFocus: true });
  await click(90);
  expect(calls.at(-1)).toBe('2025-05-14 09:15 finish minutes');
  await cleanup();
  const pressed = await showLogged({ defaultValue: time, view: 'minutes', autoFocus: true });
  await userEvent.keyboard('{Enter}');
  expect(pressed).toEqual(['2025-05-14 09:30 finish minutes']);
});

claim('In this demo, the last pick closes the popover:', async () => {
  await render(<DinnerPopover />);
  await page.getByRole('button', { name: 'Dinner at 19:15' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Time of the dinner' })).toBeVisible();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.element(option('15 minutes')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Dinner at 20:16' })).toBeVisible();
});

claim("Your users can't pick them with the mouse, touch, or keyboard.", async () => {
  const calls = await showLogged({ defaultValue: time, minTime: time, autoFocus: true });
  await userEvent.keyboard('{ArrowDown}{PageDown}{Home}');
  await click(90);
  const { left, top } = face().getBoundingClientRect();
  const touch = new Touch({
    identifier: 1,
    target: face(),
    clientX: left + 200,
    clientY: top + 110,
  });
  for (const type of ['touchstart', 'touchend']) {
    face().dispatchEvent(
      new TouchEvent(type, { bubbles: true, cancelable: true, changedTouches: [touch] }),
    );
  }
  expect(calls).toEqual([]);
  await click(300);
  expect(calls).toHaveLength(1);
});

claim(
  '`minTime`, `maxTime`, `minutesStep`, `shouldDisableTime`, `disablePast`, and `disableFuture` disable numbers on the clock.',
  async () => {
    await render(<BoatRental />);
    expect(disabled().sort()).toEqual(
      ['00', '1', '2', '3', '4', '5', '6', '7', '8', '13', '19', '20', '21', '22', '23'].sort(),
    );
    await click(300);
    await expect.poll(() => options().length).toBe(12);
    expect(options().length - disabled().length).toBe(2);
  },
);

claim(
  'Only the time of day counts, also for `disablePast` and `disableFuture`. Their day has no effect, unless you set `disableIgnoringDatePartForTimeValidation`.',
  async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-05-14T12:20:00') });
    try {
      for (const [props, count] of [
        [{ minTime: dayjs('2031-01-01T12:20') }, 12],
        [{ disablePast: true }, 12],
        [{ disableFuture: true }, 11],
        [
          {
            minTime: dayjs('2031-01-01T12:20'),
            disableIgnoringDatePartForTimeValidation: true,
          },
          24,
        ],
        [{ disablePast: true, disableIgnoringDatePartForTimeValidation: true }, 0],
      ] as const) {
        await show({ ampm: false, defaultValue: dayjs('2025-07-01T12:30'), ...props });
        expect(disabled()).toHaveLength(count);
        await cleanup();
      }
    } finally {
      vi.useRealTimers();
    }
  },
);

claim(
  '`minutesStep` also limits what a click between two numbers selects. Without it, every minute can be picked.',
  async () => {
    for (const [minutesStep, expected] of [
      [15, '09:15'],
      [undefined, '09:17'],
    ] as const) {
      const calls = await showLogged({ view: 'minutes', defaultValue: time, minutesStep });
      await click(17 * 6);
      expect(calls[0]).toContain(expected);
      await cleanup();
    }
  },
);

claim(
  "`shouldDisableTime` is called for each number of the view that's shown, with the view as the second argument.",
  async () => {
    const calls = new Set<string>();
    await show({
      ampm: false,
      defaultValue: time,
      shouldDisableTime: (value, view) => {
        calls.add(`${view} ${value.format('HH:mm')}`);
        return false;
      },
    });
    expect([...calls].sort()).toEqual(
      Array.from({ length: 24 }, (_, hour) => `hours ${String(hour).padStart(2, '0')}:30`),
    );
  },
);

claim(
  "If the value is already disabled, the clock doesn't change it, but hides its hand.",
  async () => {
    const calls = await showLogged({ defaultValue: time, minTime: dayjs('2025-01-01T11:00') });
    expect(calls).toEqual([]);
    expect(hand()).toBeNull();
    await expect.element(page.getByRole('listbox')).toHaveAccessibleName(/09:30 AM/);
    await cleanup();
    await show({ defaultValue: time });
    expect(hand()).not.toBeNull();
  },
);

claim(
  "Without a value, the clock has no hand. The first pick creates a value on today's date, with the other parts from midnight.",
  async () => {
    const calls = await showLogged();
    expect(hand()).toBeNull();
    await click(90);
    expect(calls).toEqual([`${dayjs().format('YYYY-MM-DD')} 03:00 partial hours`]);
  },
);

claim(
  "A click on 3 gives 3 PM here, because the reference is in the afternoon. If the clock has a value, its day doesn't change.",
  async () => {
    const calls = await showLogged({ referenceDate: dayjs('2025-06-01T12:00') });
    await click(90);
    expect(calls).toEqual(['2025-06-01 15:00 partial hours']);
    await cleanup();
    const more = await showLogged({ defaultValue: time });
    await click(90);
    expect(more[0]).toContain('2025-05-14');
  },
);

claim(
  'The clock is a `listbox` with one Tab stop. The buttons for AM and PM and the two arrow buttons are Tab stops, too.',
  async () => {
    await show({
      defaultValue: time,
      openTo: 'minutes',
      showViewSwitcher: true,
      ampmInClock: true,
      views: ['hours', 'minutes', 'seconds'],
    });
    const stops: string[] = [];
    for (let stop = 0; stop < 5; stop += 1) {
      await userEvent.keyboard('{Tab}');
      stops.push(
        document.activeElement?.getAttribute('role') ??
          document.activeElement?.getAttribute('aria-label') ??
          document.activeElement?.textContent ??
          '',
      );
    }
    expect(stops).toEqual(['listbox', 'AM', 'PM', 'Open previous view', 'Open next view']);
  },
);

claim(
  'Up Arrow, Down Arrow | One hour or second, or `minutesStep` minutes, forward or back',
  async () => {
    const calls = await showLogged({ defaultValue: time, autoFocus: true });
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    await cleanup();
    const minutes = await showLogged({
      defaultValue: time,
      autoFocus: true,
      view: 'minutes',
      minutesStep: 10,
    });
    await userEvent.keyboard('{ArrowUp}');
    expect([...calls, ...minutes].map((call) => call.slice(11, 16))).toEqual([
      '10:30',
      '09:30',
      '09:40',
    ]);
  },
);

claim('Page Up, Page Down | 5 forward or back, up to the last or first number', async () => {
  const calls = await showLogged({ defaultValue: time, ampm: false, autoFocus: true });
  await userEvent.keyboard('{PageUp}{PageDown}{PageDown}{PageDown}');
  expect(calls.map((call) => call.slice(11, 16))).toEqual(['14:30', '09:30', '04:30', '00:30']);
});

claim('Home, End | The first or last number', async () => {
  const calls = await showLogged({ defaultValue: time, ampm: false, autoFocus: true });
  await userEvent.keyboard('{Home}{End}');
  expect(calls.map((call) => call.slice(11, 16))).toEqual(['00:30', '23:30']);
});

claim('Enter, Space | Go to the next view, or finish in the last one', async () => {
  const calls = await showLogged({ defaultValue: time, autoFocus: true });
  await userEvent.keyboard('{Enter}');
  await expect.element(option('30 minutes')).toBeInTheDocument();
  await userEvent.keyboard(' ');
  expect(calls.at(-1)).toContain('finish minutes');
});

claim('In 12-hour format, the arrow keys stay in the same half of the day.', async () => {
  const calls = await showLogged({ defaultValue: time.hour(23), autoFocus: true });
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(calls.map((call) => call.slice(11, 16))).toEqual(['12:30', '13:30']);
});

claim(
  'A key that leads to a disabled number does nothing: if 10 is disabled, Up Arrow stays at 9.',
  async () => {
    const calls = await showLogged({
      defaultValue: time,
      autoFocus: true,
      shouldDisableTime: (value, view) => view === 'hours' && value.hour() === 10,
    });
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(calls).toEqual([]);
    await userEvent.keyboard('{ArrowDown}');
    expect(calls.map((call) => call.slice(11, 16))).toEqual(['08:30']);
    await cleanup();
    const minutes = await showLogged({
      defaultValue: time,
      autoFocus: true,
      view: 'minutes',
      minutesStep: 15,
    });
    await userEvent.keyboard('{PageUp}');
    expect(minutes).toEqual([]);
  },
);

claim(
  'The screen reader text of the clock is `Select hours. Selected time is 06:30 AM`.',
  async () => {
    await render(<WakeUpTime />);
    await expect
      .element(page.getByRole('listbox'))
      .toHaveAccessibleName('Select hours. Selected time is 06:30 AM');
  },
);

claim('An `aria-label` goes on the outer element, not on the `listbox`.', async () => {
  await show({ 'aria-label': 'Start' } as TimeClockProps);
  expect(document.querySelector('.MuiTimeClock-root')!.getAttribute('aria-label')).toBe('Start');
  await expect.element(page.getByRole('listbox')).not.toHaveAccessibleName(/Start/);
});

claim(
  'The clock face is always 220 pixels wide. The component around it has a width of 320 pixels, which `sx` changes.',
  async () => {
    for (const [sx, width] of [
      [undefined, 320],
      [{ width: 500 }, 500],
    ] as const) {
      await show({ sx });
      expect(document.querySelector('.MuiTimeClock-root')!.getBoundingClientRect().width).toBe(
        width,
      );
      expect(document.querySelector('.MuiClock-clock')!.getBoundingClientRect().width).toBe(220);
      await cleanup();
    }
  },
);

claim(
  "You control `view` without changing it in `onViewChange`, or `views` has one view only. The arrow keys don't move on, either: your users have to press Enter.",
  async () => {
    for (const props of [{ view: 'hours' }, { views: ['hours'] }] as const) {
      await show({ defaultValue: time, ...props });
      await click(90);
      await expect.element(option('3 hours')).toHaveAttribute('aria-selected', 'true');
      await cleanup();
    }
    await show({ defaultValue: time, autoFocus: true });
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(option('10 hours')).toHaveAttribute('aria-selected', 'true');
  },
);

claim(
  "`value` is set and `onChange` doesn't update it, or the clock is `readOnly` or `disabled`.",
  async () => {
    const calls = await showLogged({ value: time });
    await click(90);
    expect(calls).toHaveLength(1);
    await expect.element(page.getByRole('listbox')).toHaveAccessibleName(/09:30 AM/);
    for (const props of [{ readOnly: true }, { disabled: true }]) {
      await cleanup();
      const more = await showLogged({ defaultValue: time, autoFocus: true, ...props });
      await click(90);
      await userEvent.keyboard('{ArrowUp}');
      expect(more).toEqual([]);
    }
  },
);

claim('Dragging calls it for each number.', async () => {
  const calls = await showLogged({ defaultValue: time });
  const { left, top } = face().getBoundingClientRect();
  for (const angle of [90, 120, 150]) {
    face().dispatchEvent(
      new MouseEvent('mousemove', {
        bubbles: true,
        buttons: 1,
        clientX: left + 110 + 90 * Math.sin((angle * Math.PI) / 180),
        clientY: top + 110 - 90 * Math.cos((angle * Math.PI) / 180),
      }),
    );
  }
  expect(calls.map((call) => call.slice(11, 13))).toEqual(['03', '04', '05']);
});
