import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker, type DateTimePickerProps } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import { claim } from '@portal/claims';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import { useState, type ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';

import AlarmClockFace from './demos/AlarmClockFace';
import ConsultationSlots from './demos/ConsultationSlots';
import NightShift from './demos/NightShift';
import TableReservation from './demos/TableReservation';
import WorkshopForm from './demos/WorkshopForm';

const date = dayjs('2025-05-14T09:30');

const show = (children: ReactNode, adapterLocale?: string) =>
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={adapterLocale}>
      {children}
    </LocalizationProvider>,
  );

const text = (value: Dayjs | null) =>
  value?.isValid() ? value.format('YYYY-MM-DD HH:mm') : String(value && 'invalid');

/** Shows a picker and returns what it calls, in order. */
async function showLogged(props: DateTimePickerProps = {}) {
  const calls: string[] = [];
  await show(
    <DateTimePicker
      reduceAnimations
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
const day = (name: string) => page.getByRole('gridcell', { name, exact: true });
const shown = () => document.querySelector('input')?.value;
const lists = () =>
  [...document.querySelectorAll('[role="listbox"]')].map((list) => list.getAttribute('aria-label'));
const listed = (name: string) =>
  [...document.querySelectorAll(`[role="listbox"][aria-label="${name}"] > *`)].map(
    (item) => item.textContent,
  );
const enabled = (name: string) =>
  [
    ...document.querySelectorAll(
      `[role="listbox"][aria-label="${name}"] > :not([aria-disabled="true"])`,
    ),
  ].map((item) => item.textContent);

claim(
  'Your users type both, or pick the day from a calendar and the time from the lists next to it.',
  async () => {
    await render(<TableReservation />);
    await openPopup();
    await day('15').click();
    await option('PM').click();
    await option('8 hours').click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Saved: 2025-03-15T20:30');
    await button('OK').click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await page.getByRole('spinbutton', { name: 'Day' }).click();
    await userEvent.keyboard('20');
    await expect.element(page.getByRole('status')).toHaveTextContent('Saved: 2025-03-20T20:30');
  },
);

claim(
  '`value.toISOString()` is a moment in UTC, such as `2025-03-14T18:30:00.000Z`. Everyone sees it in their own time zone. Use it for meetings, deadlines, and log entries.',
  () => expect(dayjs('2025-03-14T19:30+01:00').toISOString()).toBe('2025-03-14T18:30:00.000Z'),
);

claim(
  'With Day.js, the picker throws an error if `value` is a string. `null` is the value of an empty picker.',
  async () => {
    const { unmount } = await show(<DateTimePicker value={null} />);
    expect(shown()).toBe('');
    await unmount();
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'warn').mockReturnValue();
    const value: unknown = '2025-03-14T19:30';
    await expect(show(<DateTimePicker value={value as Dayjs} />)).rejects.toThrow(TypeError);
  },
);

claim('If your users pick a day in an empty picker, the time is midnight.', async () => {
  for (const props of [
    {},
    { minTime: dayjs('2025-01-01T09:00') },
    { minDateTime: dayjs().add(40, 'day').hour(10) },
  ]) {
    const calls = await showLogged(props);
    await openPopup();
    await day('28').click();
    expect(calls).toEqual([expect.stringMatching(/^onChange .*-28 00:00$/)]);
    await cleanup();
  }
});

claim(
  'If they pick a time first, the day is today, or the nearest day between `minDateTime` and `maxDateTime`.',
  async () => {
    const today = dayjs();
    for (const [props, expected] of [
      [{}, today],
      [{ minDateTime: today.subtract(9, 'day'), maxDateTime: today.add(9, 'day') }, today],
      [{ minDateTime: today.add(9, 'day').startOf('day') }, today.add(9, 'day')],
      [{ maxDateTime: today.subtract(9, 'day').endOf('day') }, today.subtract(9, 'day')],
    ] as const) {
      const calls = await showLogged({ ampm: false, ...props });
      await openPopup();
      await option('9 hours').click();
      expect(calls).toEqual([`onChange ${expected.format('YYYY-MM-DD')} 09:00`]);
      await cleanup();
    }
  },
);

claim(
  'With `minTime` at 9:00, for example, the field is red after your users pick a day, until they also pick a time.',
  async () => {
    const red = () => document.querySelector('.MuiPickersOutlinedInput-root.Mui-error');
    await showLogged({ minTime: dayjs('2025-01-01T09:00') });
    await openPopup();
    expect(red()).toBe(null);
    await day('15').click();
    await expect.poll(red).toBeInstanceOf(HTMLElement);
    await option('10 hours').click();
    await expect.poll(red).toBe(null);
  },
);

claim('`referenceDate` sets another time, and the month in which the calendar opens:', async () => {
  const calls = await showLogged({ referenceDate: dayjs('2025-06-01T15:00') });
  expect(shown()).toBe('');
  await openPopup();
  await expect.element(page.getByText('June 2025')).toBeVisible();
  await day('9').click();
  expect(calls).toEqual(['onChange 2025-06-09 15:00']);
});

claim(
  '`ampm={false}` shows 24-hour time, and `ampm` shows 12-hour time with AM and PM, in the field and in the popup.',
  async () => {
    await render(<NightShift />);
    const [first, second] = document.querySelectorAll('input');
    expect(first?.value).toBe('03/14/2025 22:00');
    expect(second?.value).toBe('03/14/2025 10:00 PM');
    await page
      .getByRole('button', { name: /^Choose/ })
      .first()
      .click();
    expect(listed('Select hours')).toHaveLength(24);
    expect(listed('Select meridiem')).toEqual([]);
    await button('OK').click();
    await page
      .getByRole('button', { name: /^Choose/ })
      .last()
      .click();
    await expect.poll(() => listed('Select meridiem')).toEqual(['AM', 'PM']);
    expect(listed('Select hours')).toHaveLength(12);
  },
);

claim(
  'Without the prop, the `adapterLocale` of the `LocalizationProvider` determines the format. American English uses 12 hours, and German uses 24.',
  async () => {
    const { unmount } = await show(<DateTimePicker defaultValue={date} />);
    expect(shown()).toBe('05/14/2025 09:30 AM');
    await unmount();
    await show(<DateTimePicker defaultValue={date} />, 'de');
    expect(shown()).toBe('14.05.2025 09:30');
  },
);

claim('`format` changes only the field.', async () => {
  await showLogged({ defaultValue: date, format: 'YYYY-MM-DD HH:mm' });
  expect(shown()).toBe('2025-05-14 09:30');
  await openPopup();
  expect(listed('Select meridiem')).toEqual(['AM', 'PM']);
});

claim("Add `'seconds'` to `views`. The field and the popup both get seconds.", async () => {
  await showLogged({
    defaultValue: dayjs('2025-02-03T10:15:40'),
    ampm: false,
    views: ['year', 'day', 'hours', 'minutes', 'seconds'],
    timeSteps: { minutes: 1, seconds: 1 },
  });
  expect(shown()).toBe('02/03/2025 10:15:40');
  await openPopup();
  expect(lists()).toEqual(['Select hours', 'Select minutes', 'Select seconds']);
  expect(listed('Select seconds')).toHaveLength(60);
});

claim(
  "Leave out `'minutes'` to ask for full hours. The field then shows `02/03/2025 10 AM`.",
  async () => {
    await showLogged({ defaultValue: dayjs('2025-02-03T10:00'), views: ['year', 'day', 'hours'] });
    expect(shown()).toBe('02/03/2025 10 AM');
  },
);

claim('`timeSteps={{ minutes: 15 }}` | Lists 00, 15, 30, 45 | No effect', async () => {
  const onError = vi.fn();
  await showLogged({ defaultValue: date, timeSteps: { minutes: 15 }, onError });
  await page.getByRole('spinbutton', { name: 'Minutes' }).click();
  await userEvent.keyboard('{ArrowUp}');
  expect(shown()).toBe('05/14/2025 09:31 AM');
  expect(onError).not.toHaveBeenCalled();
  await openPopup();
  expect(listed('Select minutes')).toEqual(['00', '15', '30', '45']);
});

claim(
  '`minutesStep={15}` | Disables the other minutes | Arrow keys change the minutes by 15, other minutes are invalid',
  async () => {
    const onError = vi.fn();
    await showLogged({ defaultValue: date, minutesStep: 15, onError });
    await page.getByRole('spinbutton', { name: 'Minutes' }).click();
    await userEvent.keyboard('{ArrowUp}');
    expect(shown()).toBe('05/14/2025 09:45 AM');
    await userEvent.keyboard('20');
    expect(shown()).toBe('05/14/2025 09:20 AM');
    expect(onError).toHaveBeenCalledWith('minutesStep', expect.anything());
    await openPopup();
    expect(listed('Select minutes')).toHaveLength(12);
    expect(enabled('Select minutes')).toEqual(['00', '15', '30', '45']);
  },
);

claim(
  'By default, the popup lists every hour and every fifth minute, and all minutes can be typed.',
  async () => {
    const onError = vi.fn();
    await showLogged({ defaultValue: date, ampm: false, onError });
    await page.getByRole('spinbutton', { name: 'Minutes' }).click();
    await userEvent.keyboard('41');
    expect(shown()).toBe('05/14/2025 09:41');
    expect(onError).not.toHaveBeenCalled();
    await openPopup();
    expect(listed('Select hours')).toHaveLength(24);
    expect(listed('Select minutes')).toEqual(
      Array.from({ length: 12 }, (_, index) => String(index * 5).padStart(2, '0')),
    );
  },
);

claim(
  'If a day has 24 times or fewer, the picker shows them in one list, such as 08:00 AM, 09:00 AM, 10:00 AM with `timeSteps={{ minutes: 60 }}`.',
  async () => {
    await showLogged({ timeSteps: { minutes: 60 } });
    await openPopup();
    expect(lists()).toEqual(['Select time']);
    expect(listed('Select time')).toHaveLength(24);
    expect(listed('Select time').slice(8, 11)).toEqual(['08:00 AM', '09:00 AM', '10:00 AM']);
    await cleanup();
    for (const Picker of [MobileDateTimePicker, StaticDateTimePicker]) {
      await show(<Picker openTo="hours" defaultValue={date} timeSteps={{ minutes: 60 }} />);
      if (Picker === MobileDateTimePicker) {
        await openPopup();
      }
      expect(lists()).toEqual(['Select time']);
      await cleanup();
    }
  },
);

claim(
  'For shorter slots, raise that limit with `thresholdToRenderTimeInASingleColumn`, for example to 48 for half hours.',
  async () => {
    await showLogged({ timeSteps: { minutes: 30 }, thresholdToRenderTimeInASingleColumn: 47 });
    await openPopup();
    expect(lists()).toHaveLength(3);
    await button('Cancel').click();
    await showLogged({ timeSteps: { minutes: 30 }, thresholdToRenderTimeInASingleColumn: 48 });
    await page
      .getByRole('button', { name: /^Choose/ })
      .last()
      .click();
    await expect.poll(() => listed('Select time')).toHaveLength(48);
  },
);

claim(
  '`skipDisabled` removes them from the list instead, so this demo lists only the times from 9 to 12 that are still free.',
  async () => {
    await render(<ConsultationSlots />);
    await openPopup();
    const all = [
      '09:00 AM',
      '09:30 AM',
      '10:00 AM',
      '10:30 AM',
      '11:00 AM',
      '11:30 AM',
      '12:00 PM',
    ];
    expect(listed('Select time')).toEqual(all.toSpliced(1, 2));
    await day('18').click();
    await expect.poll(() => listed('Select time')).toEqual(all);
  },
);

claim(
  'It counts for the threshold, but the list ignores it: `{ hours: 2, minutes: 30 }` results in one list of all 48 half hours.',
  async () => {
    await showLogged({ timeSteps: { hours: 2, minutes: 30 } });
    await openPopup();
    expect(lists()).toEqual(['Select time']);
    expect(listed('Select time')).toHaveLength(48);
  },
);

claim(
  'In an uncontrolled picker, your users can confirm the default value: until the value changes or the popup closes for the first time, **OK** calls both callbacks with the current value, which is `null` if the picker is empty.',
  async () => {
    for (const [props, value] of [
      [{ defaultValue: date }, '2025-05-14 09:30'],
      [{}, 'null'],
    ] as const) {
      const calls = await showLogged(props);
      await openPopup();
      await button('OK').click();
      expect(calls).toEqual([`onChange ${value}`, `onAccept ${value}`, 'onClose']);
      await cleanup();

      const again = await showLogged(props);
      await openPopup();
      await userEvent.keyboard('{Escape}');
      await openPopup();
      await button('OK').click();
      expect(again).toEqual(['onClose', 'onClose']);
      await cleanup();
    }
  },
);

function SetByCode({ onAccept }: Pick<DateTimePickerProps, 'onAccept'>) {
  const [value, setValue] = useState<Dayjs | null>(date);
  return (
    <>
      <button onClick={() => setValue(date.hour(20))}>Evening</button>
      <DateTimePicker reduceAnimations value={value} onChange={setValue} onAccept={onAccept} />
    </>
  );
}

claim(
  "A value that your code sets later doesn't count as accepted. **OK** then calls `onAccept` with it, and **Cancel** restores the last accepted value.",
  async () => {
    for (const change of [true, false]) {
      await show(<SetByCode />);
      await button('Evening').click();
      await expect.poll(shown).toBe('05/14/2025 08:30 PM');
      await openPopup();
      if (change) {
        await day('15').click();
      }
      await button('Cancel').click();
      await expect.poll(shown).toBe('05/14/2025 09:30 AM');
      await cleanup();
    }
    const onAccept = vi.fn<(value: Dayjs | null) => void>();
    await show(<SetByCode onAccept={(value) => onAccept(value)} />);
    await button('Evening').click();
    await openPopup();
    await button('OK').click();
    expect(onAccept.mock.calls.map(([value]) => text(value))).toEqual(['2025-05-14 20:30']);
  },
);

claim(
  'A typed value is accepted immediately, so each key that changes it calls both callbacks.',
  async () => {
    const calls = await showLogged({ defaultValue: date });
    await page.getByRole('spinbutton', { name: 'Day' }).click();
    await userEvent.keyboard('15');
    expect(calls).toEqual(
      ['2025-05-01', '2025-05-15'].flatMap((typed) => [
        `onChange ${typed} 09:30`,
        `onAccept ${typed} 09:30`,
      ]),
    );
    await openPopup();
    await button('Cancel').click();
    expect(shown()).toBe('05/15/2025 09:30 AM');
  },
);

claim(
  "For today, it disables the hours that have passed, and all minutes up to and including the current one. For later days, it doesn't disable any times.",
  async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-05-14T12:20:30') });
    try {
      const calls = await showLogged({
        disablePast: true,
        ampm: false,
        defaultValue: dayjs('2025-05-14T12:30'),
        timeSteps: { minutes: 1 },
      });
      await openPopup();
      expect(enabled('Select hours')[0]).toBe('12');
      expect(enabled('Select minutes')[0]).toBe('21');
      await day('15').click();
      expect(calls).toEqual(['onChange 2025-05-15 12:30']);
      await expect.poll(() => enabled('Select hours')).toHaveLength(24);
      expect(enabled('Select minutes')).toHaveLength(60);
    } finally {
      vi.useRealTimers();
    }
  },
);

claim(
  'The field then turns red, and `onChange` receives the value with a `validationError`.',
  async () => {
    const onChange = vi.fn<(value: Dayjs | null, context: object) => void>();
    await showLogged({ defaultValue: date, minTime: dayjs('2025-01-01T09:00'), onChange });
    await page.getByRole('spinbutton', { name: 'Hours' }).click();
    await userEvent.keyboard('08');
    expect(text(onChange.mock.lastCall?.[0] ?? null)).toBe('2025-05-14 08:30');
    expect(onChange.mock.lastCall?.[1]).toMatchObject({ validationError: 'minTime' });
    expect(document.querySelector('.MuiPickersOutlinedInput-root.Mui-error')).not.toBeNull();
  },
);

claim(
  'A rule such as "10:00 is booked" would disable the whole hour while the minutes are 00.',
  async () => {
    await showLogged({
      ampm: false,
      defaultValue: dayjs('2025-05-14T09:00'),
      shouldDisableTime: (value) => value.format('HH:mm') === '10:00',
    });
    await openPopup();
    expect(enabled('Select hours')).not.toContain('10');
    await option('30 minutes').click();
    await expect.poll(() => enabled('Select hours')).toContain('10');
  },
);

claim(
  'In a single list, as in the demo above, each call is one slot with its exact time.',
  async () => {
    const calls = new Set<string>();
    await showLogged({
      defaultValue: dayjs('2025-05-14T09:00'),
      timeSteps: { minutes: 360 },
      shouldDisableTime: (value, view) => {
        calls.add(`${view} ${text(value)}`);
        return false;
      },
    });
    calls.clear();
    await openPopup();
    for (const time of ['00:00', '06:00', '12:00', '18:00']) {
      expect([...calls]).toContain(`hours 2025-05-14 ${time}`);
    }
  },
);

claim(
  'The popup on desktop stays open while your users pick the day, the hour, the minutes, and AM or PM.',
  async () => {
    const calls = await showLogged({ defaultValue: date });
    await openPopup();
    await day('15').click();
    await option('3 hours').click();
    await option('45 minutes').click();
    await option('PM').click();
    expect(calls).not.toContain('onClose');
    await button('OK').click();
    expect(calls).toContain('onClose');
  },
);

claim('picks another day or time | Yes | No | Open', async () => {
  const calls = await showLogged({ defaultValue: date });
  await openPopup();
  await day('15').click();
  await option('3 hours').click();
  await option('45 minutes').click();
  expect(calls).toEqual([
    'onChange 2025-05-15 09:30',
    'onChange 2025-05-15 03:30',
    'onChange 2025-05-15 03:45',
  ]);
});

claim("presses **OK** | No | Yes, if it's changed | Closes", async () => {
  const calls = await showLogged({ value: date });
  await openPopup();
  await button('OK').click();
  expect(calls).toEqual(['onClose']);
  await cleanup();
  const changed = await showLogged({ defaultValue: date, open: true });
  await day('15').click();
  await button('OK').click();
  expect(changed.slice(1)).toEqual(['onAccept 2025-05-15 09:30', 'onClose']);
});

claim("presses Escape or clicks outside | No | Yes, if it's changed | Closes", async () => {
  const calls = await showLogged({ defaultValue: date });
  await openPopup();
  await day('15').click();
  calls.length = 0;
  await userEvent.keyboard('{Escape}');
  expect(calls).toEqual(['onAccept 2025-05-15 09:30', 'onClose']);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  calls.length = 0;
  await openPopup();
  await day('16').click();
  calls.length = 0;
  await userEvent.click(document.body, { position: { x: 700, y: 2 } });
  await expect.poll(() => calls).toEqual(['onAccept 2025-05-16 09:30', 'onClose']);
});

claim("presses **Cancel** | If it's changed, with the old value | No | Closes", async () => {
  const calls = await showLogged({ defaultValue: date });
  await openPopup();
  await button('Cancel').click();
  expect(calls).toEqual(['onClose']);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await openPopup();
  await day('15').click();
  calls.length = 0;
  await button('Cancel').click();
  expect(calls).toEqual(['onChange 2025-05-14 09:30', 'onClose']);
});

claim(
  '`closeOnSelect` closes the popup after a click on the last list, and removes its default buttons.',
  async () => {
    const calls = await showLogged({ closeOnSelect: true, defaultValue: date });
    await openPopup();
    await expect.element(button('OK')).not.toBeInTheDocument();
    await day('15').click();
    expect(calls).not.toContain('onClose');
    await option('PM').click();
    expect(calls.slice(1)).toEqual([
      'onChange 2025-05-15 21:30',
      'onAccept 2025-05-15 21:30',
      'onClose',
    ]);
    await cleanup();
    await showLogged({
      closeOnSelect: true,
      slotProps: { actionBar: { actions: ['today', 'accept'] } },
    });
    await openPopup();
    await expect.element(button('OK')).toBeVisible();
  },
);

claim(
  "That's AM or PM in 12-hour format and minutes in 24-hour format, even if your users haven't picked anything else.",
  async () => {
    const calls = await showLogged({ closeOnSelect: true, ampm: false, defaultValue: date });
    await openPopup();
    await option('45 minutes').click();
    expect(calls).toEqual(['onChange 2025-05-14 09:45', 'onAccept 2025-05-14 09:45', 'onClose']);
    await showLogged({ closeOnSelect: true, ampm: true, defaultValue: date }).then(async (more) => {
      await page
        .getByRole('button', { name: /^Choose/ })
        .last()
        .click();
      await option('PM').click();
      expect(more).toEqual(['onChange 2025-05-14 21:30', 'onAccept 2025-05-14 21:30', 'onClose']);
    });
  },
);

claim('The dialog on touch screens closes in the same way, but keeps its buttons.', async () => {
  const onClose = vi.fn<() => void>();
  await show(
    <MobileDateTimePicker
      closeOnSelect
      reduceAnimations
      defaultValue={date}
      onClose={() => onClose()}
    />,
  );
  await openPopup();
  await button('Next').click();
  await expect.element(button('OK')).toBeVisible();
  await option('45 minutes').click();
  expect(onClose).not.toHaveBeenCalled();
  await option('PM').click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

claim("`'today'` sets the current date and time:", async () => {
  const onChange = vi.fn<(value: Dayjs | null) => void>();
  await showLogged({ onChange, slotProps: { actionBar: { actions: ['today'] } } });
  await openPopup();
  await button('Today').click();
  expect(Math.abs(dayjs().diff(onChange.mock.lastCall?.[0], 'second'))).toBeLessThan(10);
});

claim(
  'On desktop, the clock is next to the calendar, with its AM and PM buttons below.',
  async () => {
    await render(<AlarmClockFace />);
    await openPopup();
    await expect.element(button('OK')).toBeVisible();
    const rect = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    expect(rect('.MuiTimeClock-root').left).toBeGreaterThanOrEqual(
      rect('.MuiDateCalendar-root').right,
    );
    expect(rect('.MuiClock-pmButton').top).toBeGreaterThan(rect('.MuiClock-pin').top);
    expect(lists()).toHaveLength(1);
  },
);

claim(
  "With `null` for all time views, the popup has a calendar only. A click on a day closes the popup, doesn't call `onAccept`, and moves the focus to the hours in the field.",
  async () => {
    const calls = await showLogged({
      defaultValue: date,
      viewRenderers: { hours: null, minutes: null, seconds: null, meridiem: null },
    });
    await openPopup();
    expect(lists()).toEqual([]);
    await day('15').click();
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Hours');
    expect(calls).toEqual(['onChange 2025-05-15 09:30', 'onClose']);
  },
);

claim(
  'On touch screens, the picker opens a dialog, which shows the calendar first. **Next** leads to the time.',
  async () => {
    await show(<MobileDateTimePicker defaultValue={date} reduceAnimations />);
    await openPopup();
    await expect.element(page.getByRole('grid')).toBeInTheDocument();
    expect(lists()).toEqual([]);
    await day('15').click();
    await button('Next').click();
    await expect.poll(lists).toEqual(['Select hours', 'Select minutes', 'Select meridiem']);
    await expect.element(button('OK')).toBeInTheDocument();
  },
);

claim(
  'The selected date and time are at the top, and a click on one of them switches to its view. Hide them with `slotProps={{ toolbar: { hidden: true } }}`, and the two tabs with `slotProps={{ tabs: { hidden: true } }}`.',
  async () => {
    const { rerender } = await show(<StaticDateTimePicker defaultValue={date} />);
    expect(page.getByRole('tab').elements()).toHaveLength(2);
    await button('30').click();
    await expect.poll(lists).toHaveLength(3);
    await button('May 14').click();
    await expect.element(page.getByRole('grid')).toBeVisible();
    await rerender(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <StaticDateTimePicker
          defaultValue={date}
          slotProps={{ toolbar: { hidden: true }, tabs: { hidden: true } }}
        />
      </LocalizationProvider>,
    );
    expect(page.getByRole('tab').elements()).toHaveLength(0);
    await expect.element(button('May 14')).not.toBeInTheDocument();
  },
);

claim(
  'Press **Save**. The message says that the end is missing. Enter an end before the start, and the message changes.',
  async () => {
    await render(<WorkshopForm />);
    await button('Save').click();
    await expect.element(page.getByText('Enter a date and a time.')).toBeVisible();
    const end = page.getByRole('group', { name: 'Workshop ends' });
    await end.getByRole('spinbutton', { name: 'Month' }).click();
    await userEvent.keyboard('050820250100pm');
    await expect.element(page.getByText('End after the start.')).toBeVisible();
    await end.getByRole('spinbutton', { name: 'Hours' }).click();
    await userEvent.keyboard('05');
    await button('Save').click();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Saved: 8 May 14:00 to 8 May 17:00');
  },
);

claim(
  'AM and PM stay enabled, because your users need AM to get from an afternoon to a morning of another day. The hours and minutes are disabled, and the field shows an error.',
  async () => {
    await showLogged({ defaultValue: date, minTime: dayjs('2025-01-01T13:00') });
    await openPopup();
    expect(enabled('Select meridiem')).toEqual(['AM', 'PM']);
    expect(enabled('Select hours')).toEqual([]);
    expect(enabled('Select minutes')).toEqual([]);
    expect(document.querySelector('.MuiPickersOutlinedInput-root.Mui-error')).not.toBeNull();
  },
);

claim(
  'With `disablePast`, `disableFuture`, `minDateTime`, or `maxDateTime`, the date of `minTime` is compared as well.',
  async () => {
    const minTime = dayjs('2025-01-01T09:00');
    const value = dayjs('2025-05-14T08:00');
    const tomorrow = dayjs().add(1, 'day').hour(8);
    for (const [props, expected] of [
      [{ value }, ['minTime', expect.anything()]],
      [{ value: tomorrow }, ['minTime', expect.anything()]],
      [{ value: tomorrow, disablePast: true }, undefined],
      [{ value, disableFuture: true }, undefined],
      [{ value, minDateTime: dayjs('2025-01-02') }, undefined],
      [{ value, maxDateTime: dayjs('2026-01-01') }, undefined],
    ] as const) {
      const onError = vi.fn();
      const { unmount } = await show(
        <DateTimePicker minTime={minTime} onError={onError} {...props} />,
      );
      expect(onError.mock.lastCall).toEqual(expected);
      await unmount();
    }
  },
);

claim(
  '`onChange` runs after each selection in the popup, so a day has the default time at first.',
  async () => {
    const calls = await showLogged({ referenceDate: date });
    await openPopup();
    await day('20').click();
    expect(calls).toEqual(['onChange 2025-05-20 09:30']);
    await option('10 hours').click();
    expect(calls.at(-1)).toBe('onChange 2025-05-20 10:30');
  },
);

claim('Pass `renderTimeViewClock` for the time views.', async () => {
  await showLogged({ viewRenderers: { hours: renderTimeViewClock, minutes: renderTimeViewClock } });
  await openPopup();
  expect(document.querySelector('.MuiTimeClock-root')).not.toBeNull();
});

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
