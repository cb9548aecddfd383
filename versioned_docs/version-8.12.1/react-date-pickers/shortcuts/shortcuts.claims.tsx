import CssBaseline from '@mui/material/CssBaseline';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import {
  type PickersShortcutsItem,
  type PickersShortcutsProps,
} from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { claim, sourced } from '@portal/claims';
import dayjs, { type Dayjs } from 'dayjs';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';

import MixedShortcuts from './demos/MixedShortcuts';
import NextFreeDay from './demos/NextFreeDay';
import PaymentTerms from './demos/PaymentTerms';

type Item = PickersShortcutsItem<Dayjs | null>;

const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = () => document.querySelector('[role="group"]')?.textContent;
const closed = () => expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull();
const may = (day: number) => dayjs(`2025-05-${day}`);
const items: Item[] = [{ label: 'Fair', getValue: () => may(20) }];

const show = (children: ReactNode) =>
  render(<LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>);
const showOpen = (props: DatePickerProps) =>
  show(<DatePicker open reduceAnimations referenceDate={may(14)} {...props} />);

claim(
  'Open the calendar and choose **30 days**. The field shows 04/02/2025, and the calendar closes. Then change the day in the field. The text below the field says that the value no longer comes from a shortcut.',
  async () => {
    await render(<PaymentTerms />);
    const status = page.getByRole('status');
    await button(/^Choose/).click();
    await button('30 days').click();
    await expect.poll(field).toContain('04/02/2025');
    await expect.element(status).toHaveTextContent('Terms: 30 days');
    await closed();
    await page.getByRole('spinbutton', { name: 'Day' }).click();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(status).toHaveTextContent('not chosen from the list');
  },
);

claim(
  'All pickers with a popup and all static pickers have this slot: for dates, for times, and for both.',
  async () => {
    const { rerender } = await show(
      <TimePicker open slotProps={{ shortcuts: { items } }} reduceAnimations />,
    );
    await expect.element(button('Fair')).toBeVisible();
    await rerender(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <StaticDatePicker slotProps={{ shortcuts: { items } }} />
      </LocalizationProvider>,
    );
    await expect.element(button('Fair')).toBeVisible();
  },
);

claim('Return `null` to clear the value.', async () => {
  const onAccept = vi.fn();
  await showOpen({
    defaultValue: may(14),
    onAccept,
    slotProps: { shortcuts: { items: [{ label: 'None', getValue: () => null }] } },
  });
  await button('None').click();
  await expect.poll((): unknown => onAccept.mock.lastCall?.[0]).toBe(null);
});

claim(
  "Labels have to be unique, because they're also the React keys. If two items have the same label, give each one an `id`.",
  async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const twice = (id?: boolean): Item[] =>
      [1, 2].map((day) => ({
        label: 'Fair',
        getValue: () => may(day),
        ...(id ? { id: `fair-${day}` } : {}),
      }));
    const { unmount } = await showOpen({ slotProps: { shortcuts: { items: twice(true) } } });
    await expect.poll(() => button('Fair').elements().length).toBe(2);
    expect(error.mock.calls.flat().join()).not.toContain('same key');
    await unmount();
    await showOpen({ slotProps: { shortcuts: { items: twice() } } });
    await expect.poll(() => error.mock.calls.flat().join()).toContain('same key');
    error.mockRestore();
  },
);

claim('`getValue` runs when the shortcuts are rendered, not when one is pressed.', async () => {
  const onChange = vi.fn<(value: Dayjs | null) => void>();
  const getValue = vi.fn((): Dayjs => may(20).add(getValue.mock.calls.length, 'minute'));
  await show(
    <DatePicker
      onChange={(value) => onChange(value)}
      slotProps={{ shortcuts: { items: [{ label: 'Fair', getValue }] } }}
    />,
  );
  expect(getValue).not.toHaveBeenCalled();
  await button(/^Choose/).click();
  await expect.poll(() => getValue.mock.calls.length).toBeGreaterThan(0);
  let calls = 0;
  const count = () => {
    calls = getValue.mock.calls.length;
  };
  document.addEventListener('click', count, { capture: true, once: true });
  await button('Fair').click();
  expect(calls).toBeGreaterThan(0);
  expect(onChange.mock.lastCall?.[0]?.valueOf()).toBe(may(20).add(calls, 'minute').valueOf());
});

claim(
  'In a Date Picker, `dayjs()` selects today at the current time, while a day in an empty calendar is at midnight.',
  async () => {
    const now = may(20).hour(16).minute(5);
    const onChange = vi.fn<(value: Dayjs | null) => void>();
    await show(
      <StaticDatePicker
        onChange={onChange}
        slotProps={{ shortcuts: { items: [{ label: 'Now', getValue: () => now }] } }}
      />,
    );
    await page.getByRole('gridcell', { name: '12', exact: true }).click();
    await expect.poll(() => onChange.mock.lastCall?.[0]?.format('HH:mm')).toBe('00:00');
    await button('Now').click();
    await expect.poll(() => onChange.mock.lastCall?.[0]?.format('HH:mm')).toBe('16:05');
  },
);

claim(
  "A shortcut is disabled if its date isn't valid, for example because of `minDate`, `disablePast`, or `shouldDisableDate`. Your users still see it, but they can't press it.",
  async () => {
    const limits: DatePickerProps[] = [
      { minDate: may(21) },
      { disablePast: true },
      { shouldDisableDate: (day) => day.date() === 20 },
    ];
    for (const limit of limits) {
      const { unmount } = await showOpen({ slotProps: { shortcuts: { items } }, ...limit });
      await expect.element(button('Fair')).toHaveAttribute('aria-disabled', 'true');
      await unmount();
    }
    await showOpen({ slotProps: { shortcuts: { items } } });
    await expect.element(button('Fair')).not.toHaveAttribute('aria-disabled');
  },
);

claim(
  'June 20 is booked, so **Tomorrow** is disabled. **Next free day** skips the weekend and the days that are booked, and selects June 25.',
  async () => {
    await render(<NextFreeDay />);
    await expect.element(button('Tomorrow')).toHaveAttribute('aria-disabled', 'true');
    await button('Next free day').click();
    await expect.element(page.getByRole('gridcell', { selected: true })).toHaveTextContent('25');
  },
);

claim(
  'By default, a shortcut accepts the value: it calls `onChange` and `onAccept`, and closes the picker.',
  async () => {
    const log: string[] = [];
    await show(
      <DatePicker
        onChange={() => log.push('change')}
        onAccept={() => log.push('accept')}
        onClose={() => log.push('close')}
        slotProps={{ shortcuts: { items } }}
      />,
    );
    await button(/^Choose/).click();
    await button('Fair').click();
    await expect.poll(() => log).toEqual(['change', 'accept', 'close']);
  },
);

claim(
  "With `changeImportance: 'set'`, it only calls `onChange`, and the picker stays open. Your users accept the value with OK, so show the action bar:",
  async () => {
    const log: string[] = [];
    await show(
      <DatePicker
        closeOnSelect={false}
        onChange={() => log.push('change')}
        onAccept={() => log.push('accept')}
        onClose={() => log.push('close')}
        slotProps={{ shortcuts: { items, changeImportance: 'set' } }}
      />,
    );
    await button(/^Choose/).click();
    await button('Fair').click();
    await expect.poll(() => log).toEqual(['change']);
    await button('OK').click();
    await expect.poll(() => log).toEqual(['change', 'accept', 'close']);
  },
);

claim(
  'If your user presses the same shortcut twice, neither `onChange` nor `onAccept` runs the second time, unless `getValue` has returned another value, such as a later `dayjs()`.',
  async () => {
    let minutes = 0;
    const later = [{ label: 'Fair', getValue: () => may(20).add((minutes += 1), 'minute') }];
    for (const changeImportance of ['accept', 'set'] as const) {
      for (const [list, times] of [
        [items, 1],
        [later, 2],
      ] as const) {
        const onChange = vi.fn();
        const onAccept = vi.fn();
        const shortcuts = { items: [...list], changeImportance };
        await showOpen({ onChange, onAccept, slotProps: { shortcuts } });
        await button('Fair').click();
        await expect.poll(() => onChange.mock.calls.length).toBe(1);
        await button('Fair').click();
        await button('Next month').click();
        expect(onChange).toHaveBeenCalledTimes(times);
        expect(onAccept).toHaveBeenCalledTimes(changeImportance === 'set' ? 0 : times);
        await cleanup();
      }
    }
  },
);

claim(
  "`context.shortcut` in `onChange` and `onAccept` is the item without `getValue`: its `label`, and its `id` if it has one. It's `undefined` if your user picks or types a date.",
  async () => {
    const shortcuts: unknown[] = [];
    await showOpen({
      onChange: (_value, { shortcut }) => shortcuts.push(shortcut),
      onAccept: (_value, { shortcut }) => shortcuts.push(shortcut),
      slotProps: { shortcuts: { items: items.map((item) => ({ ...item, id: 'fair' })) } },
    });
    const pressed = { id: 'fair', label: 'Fair' };
    await button('Fair').click();
    await expect.poll(() => shortcuts).toEqual([pressed, pressed]);
    await page.getByRole('gridcell', { name: '12', exact: true }).click();
    await expect.poll(() => shortcuts.slice(2)).toEqual([undefined, undefined]);
  },
);

claim(
  '**First ferry** sets the value, and your user accepts it with OK. **Clear** accepts the empty value at once.',
  async () => {
    await render(<MixedShortcuts />);
    await button('First ferry').click();
    await expect.element(button('First ferry')).toHaveAttribute('aria-pressed', 'true');
    await button('Cancel').click();
    await expect.element(button('First ferry')).toHaveAttribute('aria-pressed', 'false');
    await button('First ferry').click();
    await button('Clear').click();
    await button('Cancel').click();
    await expect.element(button('First ferry')).toHaveAttribute('aria-pressed', 'false');
    expect(document.querySelector('[aria-selected="true"][role="gridcell"]')).toBeNull();
  },
);

claim('It receives the props in `slotProps.shortcuts`.', async () => {
  const Own = (props: PickersShortcutsProps<Dayjs | null>) => (
    <p>{`${props.items?.length} ${props.changeImportance} ${props.className}`}</p>
  );
  await showOpen({
    slots: { shortcuts: Own },
    slotProps: { shortcuts: { items, changeImportance: 'set' } },
  });
  await expect.element(page.getByText(/^1 set .*MuiPickersLayout-shortcuts/)).toBeVisible();
});

const many = Array.from({ length: 20 }, (_, index) => ({
  label: `Fair number ${index} in the Netherlands and Belgium`,
  getValue: () => may(20),
}));
const showMany = (baseline: boolean, props?: object) =>
  show(
    <>
      {baseline && <CssBaseline />}
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        slotProps={{ shortcuts: { items: many, ...props } }}
      />
    </>,
  );
const list = () => page.getByRole('list').element();

claim(
  'By default, the shortcuts are a scrolling list to the left of the calendar, at most 200 pixels wide. The list is at most 352 pixels high, or 336 with `CssBaseline`, which includes the padding in the height.',
  async () => {
    for (const [baseline, height] of [
      [false, 352],
      [true, 336],
    ] as const) {
      const { unmount } = await showMany(baseline);
      const box = list().getBoundingClientRect();
      expect([box.width, box.height]).toEqual([200, height]);
      expect(getComputedStyle(list()).overflowY).toBe('auto');
      const grid = page.getByRole('grid').element().getBoundingClientRect();
      expect(box.right).toBeLessThanOrEqual(grid.left);
      await unmount();
    }
  },
);

claim('It replaces the default styles, so repeat those that you want to keep:', async () => {
  const { unmount } = await showMany(false, { sx: { color: 'red' } });
  expect(list().getBoundingClientRect().height).toBeGreaterThan(600);
  expect(getComputedStyle(list()).overflowY).toBe('visible');
  await unmount();
  await showMany(true, { sx: { maxHeight: 336, maxWidth: 160, overflow: 'auto' } });
  const { width, height } = list().getBoundingClientRect();
  expect([width, height]).toEqual([160, 336]);
});

claim(
  "A `gridRow` or `gridColumn` in this `sx` has no effect, because the layout's rules are more specific.",
  async () => {
    await show(
      <StaticDatePicker
        slotProps={{ shortcuts: { items, sx: { gridRow: 3, gridColumn: 3, color: 'red' } } }}
      />,
    );
    const style = getComputedStyle(page.getByRole('list').element());
    expect(style.color).toBe('rgb(255, 0, 0)');
    expect(style.gridRowStart).toBe('2');
    expect(style.gridColumnStart).toBe('1');
  },
);

claim(
  'The shortcuts are next to the calendar on touch screens, too, so the dialog is wider than a phone and scrolls sideways. Move them above the calendar, as the first demo does.',
  async () => {
    await page.viewport(360, 740);
    const dialog = () => document.querySelector('.MuiDialog-paper') as HTMLElement;
    await show(<MobileDatePicker open slotProps={{ shortcuts: { items } }} />);
    await expect.poll(dialog).not.toBeNull();
    const content = document.querySelector('.MuiDialogContent-root') as HTMLElement;
    expect(content.scrollWidth).toBeGreaterThan(content.clientWidth);
    await page.viewport(1280, 720);
  },
);

claim("The list has no name. Set `'aria-label'` in `slotProps.shortcuts`.", async () => {
  const { unmount } = await showOpen({ slotProps: { shortcuts: { items } } });
  await expect.element(page.getByRole('list')).not.toHaveAttribute('aria-label');
  await unmount();
  await showOpen({ slotProps: { shortcuts: { items, 'aria-label': 'Fairs' } } });
  await expect.element(page.getByRole('list', { name: 'Fairs' })).toBeVisible();
});

sourced('In a Date Range Picker, which needs the Pro plan, `getValue` returns two dates.', {
  url: 'https://mui.com/x/react-date-pickers/shortcuts',
  checked: '2026-11-23',
});

claim('Each item has a `label`, and a function `getValue` that returns the date.', async () => {
  const changed = vi.fn<(value: Dayjs | null) => void>();
  await showOpen({ onChange: changed, slotProps: { shortcuts: { items } } });
  await button('Fair').click();
  expect(changed.mock.lastCall?.[0]?.format('YYYY-MM-DD')).toBe('2025-05-20');
});

claim("To get midnight, return `dayjs().startOf('day')`.", async () => {
  const changed = vi.fn<(value: Dayjs | null) => void>();
  await showOpen({
    onChange: changed,
    slotProps: {
      shortcuts: { items: [{ label: 'Today', getValue: () => dayjs().startOf('day') }] },
    },
  });
  await button('Today').click();
  expect(changed.mock.lastCall?.[0]?.format('HH:mm:ss.SSS')).toBe('00:00:00.000');
});

claim(
  '`getValue` receives `isValid`, which checks a date against all limits of the picker.',
  async () => {
    const results: boolean[] = [];
    await showOpen({
      minDate: may(10),
      maxDate: may(25),
      shouldDisableDate: (day) => day.date() === 15,
      slotProps: {
        shortcuts: {
          items: [
            {
              label: 'Fair',
              getValue: ({ isValid }) => {
                results.splice(
                  0,
                  results.length,
                  ...[9, 12, 15, 26].map((day) => isValid(may(day))),
                );
                return may(20);
              },
            },
          ],
        },
      },
    });
    expect(results).toEqual([false, true, false, false]);
  },
);

claim('`changeImportance` applies to all items.', async () => {
  const accepted = vi.fn();
  await showOpen({
    onAccept: accepted,
    slotProps: {
      shortcuts: {
        changeImportance: 'set',
        items: [...items, { label: 'Market', getValue: () => may(21) }],
      },
    },
  });
  await button('Fair').click();
  await button('Market').click();
  await expect.poll(field).toContain('05/21/2025');
  expect(accepted).not.toHaveBeenCalled();
});

claim(
  "Your component for `slots.shortcuts` is from version 7, and calls `onChange` or `isValid` from its props. Since version 8, these props don't exist.",
  async () => {
    const received: string[] = [];
    const Own = (props: PickersShortcutsProps<Dayjs | null>) => {
      received.push(...Object.keys(props));
      return null;
    };
    await showOpen({ slots: { shortcuts: Own }, slotProps: { shortcuts: { items } } });
    await expect.poll(() => received).toContain('items');
    expect(received).not.toContain('onChange');
    expect(received).not.toContain('isValid');
  },
);
