import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { claim } from '@portal/claims';
import dayjs, { type Dayjs } from 'dayjs';
import { useState, type FocusEvent, type ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import EventLog from './demos/EventLog';
import OnlyOkSaves from './demos/OnlyOkSaves';
import SaveOnce from './demos/SaveOnce';

const date = dayjs('2025-05-14T10:30');

let log: string[] = [];
const text = (value: Dayjs | null) => {
  if (value === null) {
    return 'null';
  }
  return value.isValid() ? value.format('YYYY-MM-DD HH:mm') : 'invalid';
};
const callbacks = {
  onOpen: (...args: unknown[]) => log.push(`open${args.join()}`),
  onClose: (...args: unknown[]) => log.push(`close${args.join()}`),
  onChange: (value: Dayjs | null) => log.push(`change ${text(value)}`),
  onAccept: (value: Dayjs | null) => log.push(`accept ${text(value)}`),
  onError: (error: string | null, value: Dayjs | null) => log.push(`error ${error} ${text(value)}`),
};

/** Shows a picker and forgets what it has logged until then. */
async function show(picker: ReactNode) {
  log = [];
  return render(<LocalizationProvider dateAdapter={AdapterDayjs}>{picker}</LocalizationProvider>);
}

/** Expects these callbacks since the last time. */
async function logged(...expected: string[]) {
  await expect.poll(() => log).toEqual(expected);
  log = [];
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const day = (name: string) => page.getByRole('gridcell', { name, exact: true });
const option = (name: string) => page.getByRole('option', { name });
const section = (name: string) => page.getByRole('spinbutton', { name });
const openPicker = async () => {
  await button(/^Choose/).click();
  await logged('open');
};
const popup = () => document.querySelector('[role="dialog"]');
const closed = () => expect.poll(popup).toBeNull();
const field = () => document.querySelector('[role="group"]')?.textContent;

claim(
  'Open the picker and choose a day. `onChange` runs, and the picker stays open. Choose an hour and a minute, and press OK. `onAccept` runs with the result, followed by `onClose`.',
  async () => {
    await render(<EventLog />);
    const events = page.getByRole('log');
    await button(/^Choose/).click();
    await day('15').click();
    await expect.element(events).toHaveTextContent('onOpen onChange 15 May 2025 10:30');
    await option('8 hours').click();
    await option('15 minutes').click();
    await button('OK').click();
    await expect
      .element(events)
      .toHaveTextContent('onChange 15 May 2025 08:15 onAccept 15 May 2025 08:15 onClose');
  },
);

claim(
  'On a phone, the Date Time Picker shows Next in place of OK while your user picks the day, with and without `closeOnSelect`.',
  async () => {
    for (const closeOnSelect of [false, true]) {
      const { unmount } = await show(
        <MobileDateTimePicker defaultValue={date} closeOnSelect={closeOnSelect} />,
      );
      await button(/^Choose/).click();
      await day('15').click();
      await expect.element(button('OK')).not.toBeInTheDocument();
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await expect.element(page.getByRole('listbox', { name: /hours/ })).toBeVisible();
      await expect.element(page.getByRole('button', { name: 'Next', exact: true })).not.toBeInTheDocument();
      await expect.element(button('OK')).toBeVisible();
      await unmount();
    }
  },
);

claim(
  'Picks another day in a desktop Date Picker | `onChange`, `onAccept`, `onClose`',
  async () => {
    await show(<DesktopDatePicker defaultValue={date} {...callbacks} />);
    await openPicker();
    await day('15').click();
    await logged('change 2025-05-15 10:30', 'accept 2025-05-15 10:30', 'close');
  },
);

claim('Date Picker | `true` | `false`', async () => {
  const { unmount } = await show(<DesktopDatePicker value={date} {...callbacks} />);
  await openPicker();
  await day('15').click();
  await expect.poll(() => log).toContain('close');
  await unmount();
  await show(<MobileDatePicker value={date} {...callbacks} />);
  await openPicker();
  await day('15').click();
  await logged('change 2025-05-15 10:30');
  await expect.element(button('OK')).toBeVisible();
});

claim(
  "Picks the day that's selected already | `onClose` on desktop, nothing on mobile",
  async () => {
    const { unmount } = await show(<DesktopDatePicker value={date} {...callbacks} />);
    await openPicker();
    await day('14').click();
    await logged('close');
    await unmount();
    await show(<MobileDatePicker value={date} {...callbacks} />);
    await openPicker();
    await day('14').click();
    await day('15').click();
    await logged('change 2025-05-15 10:30');
  },
);

claim(
  'Presses Cancel | `onChange` with the last accepted value if the value has changed, `onClose`',
  async () => {
    await show(<MobileDatePicker defaultValue={date} {...callbacks} />);
    await openPicker();
    await button('Cancel').click();
    await logged('close');
    await closed();
    await openPicker();
    await day('15').click();
    await button('Cancel').click();
    await logged('change 2025-05-15 10:30', 'change 2025-05-14 10:30', 'close');
  },
);

claim(
  'Presses Escape or clicks outside | `onAccept` if the value is new, `onClose`',
  async () => {
    const dismiss = {
      Escape: () => userEvent.keyboard('{Escape}'),
      outside: () =>
        userEvent.click(document.querySelector('.MuiDialog-container') ?? document.documentElement, {
          position: { x: 2, y: 2 },
        }),
    };
    for (const Picker of [DesktopDateTimePicker, MobileDateTimePicker]) {
      for (const leave of Object.values(dismiss)) {
        const { unmount } = await show(<Picker defaultValue={date} {...callbacks} />);
        await openPicker();
        await expect.element(day('14')).toBeVisible();
        await leave();
        await logged('close');
        await closed();
        await openPicker();
        await day('15').click();
        await leave();
        await logged('change 2025-05-15 10:30', 'accept 2025-05-15 10:30', 'close');
        await unmount();
      }
    }
  },
);

claim(
  'Presses Clear or Today, or a shortcut | `onChange` and `onAccept` if the value is new, `onClose`',
  async () => {
    await show(
      <DesktopDatePicker
        defaultValue={date}
        {...callbacks}
        slotProps={{
          actionBar: { actions: ['clear'] },
          shortcuts: { items: [{ label: 'Payday', getValue: () => dayjs('2025-05-28') }] },
        }}
      />,
    );
    await openPicker();
    await button('Clear').click();
    await logged('change null', 'accept null', 'close');
    await closed();
    await openPicker();
    await button('Clear').click();
    await logged('close');
    await closed();
    await openPicker();
    await button('Payday').click();
    await logged('change 2025-05-28 00:00', 'accept 2025-05-28 00:00', 'close');
  },
);

claim(
  'Presses the clear button in the field | `onChange` and `onAccept` with `null`, or nothing if the value is `null` already',
  async () => {
    await show(
      <DesktopDatePicker
        defaultValue={date}
        {...callbacks}
        slotProps={{ field: { clearable: true } }}
      />,
    );
    await button('Clear').click();
    await logged('change null', 'accept null');
    await section('Month').click();
    await userEvent.keyboard('05');
    await expect.poll(field).toContain('05/');
    await button('Clear').click();
    await expect.poll(field).toContain('MM/');
    expect(log).toEqual([]);
  },
);

claim(
  'In an uncontrolled picker, the first pick and the first press of OK or Clear count as a change even if the value stays the same, so that your users can confirm the default value.',
  async () => {
    let screen = await show(<MobileDatePicker defaultValue={date} {...callbacks} />);
    await openPicker();
    await button('OK').click();
    await logged('change 2025-05-14 10:30', 'accept 2025-05-14 10:30', 'close');
    await screen.unmount();
    screen = await show(<MobileDatePicker defaultValue={date} {...callbacks} />);
    await openPicker();
    await day('14').click();
    await logged('change 2025-05-14 10:30');
    await screen.unmount();
    screen = await show(<DesktopDatePicker defaultValue={date} {...callbacks} />);
    await openPicker();
    await day('14').click();
    await logged('change 2025-05-14 10:30', 'accept 2025-05-14 10:30', 'close');
    await screen.unmount();
    await show(
      <DesktopDatePicker {...callbacks} slotProps={{ actionBar: { actions: ['clear'] } }} />,
    );
    await openPicker();
    await button('Clear').click();
    await logged('change null', 'accept null', 'close');
  },
);

claim(
  'This exception ends when the value changes or the popup closes.',
  async () => {
    const { unmount } = await show(<MobileDatePicker defaultValue={date} {...callbacks} />);
    await openPicker();
    await button('Cancel').click();
    await logged('close');
    await closed();
    await openPicker();
    await button('OK').click();
    await logged('close');
    await unmount();
    await show(<MobileDatePicker defaultValue={date} {...callbacks} />);
    await section('Day').click();
    await openPicker();
    await day('15').click();
    await day('15').click();
    await logged('change 2025-05-15 10:30');
  },
);

claim(
  "An empty field doesn't call anything until all of its sections are filled. From then on, every key that changes the value calls both `onChange` and `onAccept`. The field doesn't wait until your user presses Enter or leaves it.",
  async () => {
    await show(<DesktopTimePicker ampm={false} {...callbacks} />);
    await section('Hours').click();
    await userEvent.keyboard('10');
    await expect.element(section('Minutes')).toHaveFocus();
    expect(log).toEqual([]);
    const today = dayjs().format('YYYY-MM-DD');
    await userEvent.keyboard('3');
    await logged(`change ${today} 10:03`, `accept ${today} 10:03`);
    await userEvent.keyboard('0');
    await logged(`change ${today} 10:30`, `accept ${today} 10:30`);
    await expect.element(section('Minutes')).toHaveFocus();
  },
);

const typed = [
  ['invalid', 'invalidDate'],
  ['null', null],
  ['0202-03-14 00:00', 'minDate'],
  ['2025-03-14 00:00', null],
];

async function typeDate() {
  await section('Month').click();
  for (const key of '03142025') {
    await userEvent.keyboard(key);
  }
}

claim(
  'If your user types 03/14/2025 into an empty Date Picker with the format MM/DD/YYYY, both callbacks run four times:',
  async () => {
    const changes: unknown[] = [];
    const accepts: unknown[] = [];
    await show(
      <DesktopDatePicker
        onChange={(value, context) => changes.push([text(value), context.validationError])}
        onAccept={(value, context) => accepts.push([text(value), context.validationError])}
      />,
    );
    await typeDate();
    await expect.poll(() => changes).toEqual(typed);
    expect(accepts).toEqual(typed);
  },
);

claim(
  'The field components, such as [Date Field](../date-field/date-field.mdx), call `onChange` in the same way. They have no `onAccept`.',
  async () => {
    const changes: unknown[] = [];
    const accepted = vi.fn();
    const props: object = { onAccept: accepted };
    await show(
      <DateField
        {...props}
        onChange={(value, context) => changes.push([text(value), context.validationError])}
      />,
    );
    await typeDate();
    await expect.poll(() => changes).toEqual(typed);
    expect(accepted).not.toHaveBeenCalled();
  },
);

claim('The year 202 is too early because the default `minDate` is January 1, 1900.', async () => {
  const { unmount } = await show(
    <DesktopDatePicker value={dayjs('1899-12-31')} onError={callbacks.onError} />,
  );
  await logged('error minDate 1899-12-31 00:00');
  await unmount();
  await show(<DesktopDatePicker value={dayjs('1900-01-01')} onError={callbacks.onError} />);
  expect(log).toEqual([]);
});

claim(
  'Type a different date and leave the field. The date is saved when the field loses focus. A day that you pick is saved when the popup closes, which is immediately on desktop, and after OK on a phone. This demo ignores incomplete dates and an empty field.',
  async () => {
    await render(<SaveOnce />);
    const status = page.getByRole('status');
    await section('Month').click();
    await userEvent.keyboard('06202025');
    await expect.element(button(/Jun 20, 2025/)).toBeVisible();
    await expect.element(status).toHaveTextContent('Nothing saved yet');
    await userEvent.tab();
    await expect.element(status).toHaveTextContent('Requests: 1. Last saved: 2025-06-20');
    await button(/^Choose/).click();
    await day('25').click();
    await expect.element(status).toHaveTextContent('Requests: 2. Last saved: 2025-06-25');
    await closed();
    await section('Day').click();
    await userEvent.keyboard('{Backspace}');
    await userEvent.tab();
    await expect.element(button('Choose date')).toHaveFocus();
    await expect.element(status).toHaveTextContent('Requests: 2. Last saved: 2025-06-25');
    await section('Day').click();
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
    await userEvent.tab();
    await expect.element(button('Choose date')).toHaveFocus();
    await expect.element(status).toHaveTextContent('Requests: 2. Last saved: 2025-06-25');
  },
);

claim(
  'In this release, `onBlur` also runs when the focus moves from one section of the field to another, so the demo checks that `relatedTarget` is outside the field.',
  async () => {
    const left: (string | null | undefined)[] = [];
    await show(
      <DesktopDatePicker
        defaultValue={date}
        slotProps={{
          textField: {
            onBlur: (event: FocusEvent<HTMLElement>) =>
              left.push(
                event.currentTarget.contains(event.relatedTarget) ? 'moved to a section' : 'left',
              ),
          },
        }}
      />,
    );
    await section('Month').click();
    expect(left).toEqual([]);
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => left).toEqual(['moved to a section']);
    await userEvent.tab();
    await expect.poll(() => left).toEqual(['moved to a section', 'left']);
  },
);

claim(
  'Without it, the picker has the buttons Cancel and OK, and stays open until your user presses one of them or dismisses the picker.',
  async () => {
    for (const leave of ['OK', 'Cancel', '{Escape}']) {
      const { unmount } = await show(
        <DesktopDatePicker closeOnSelect={false} value={date} {...callbacks} />,
      );
      await openPicker();
      await expect.element(button('OK')).toBeVisible();
      await expect.element(button('Cancel')).toBeVisible();
      await day('15').click();
      await logged('change 2025-05-15 10:30');
      await (leave === '{Escape}' ? userEvent.keyboard(leave) : button(leave).click());
      await logged('close');
      await unmount();
    }
    await show(<DesktopDatePicker open />);
    await expect.element(day('15')).toBeVisible();
    await expect.element(button('OK')).not.toBeInTheDocument();
  },
);

claim('Time Picker | `false` | `false`', async () => {
  const { unmount } = await show(<DesktopTimePicker ampm={false} value={date} {...callbacks} />);
  await openPicker();
  await option('15 minutes').click();
  await logged('change 2025-05-14 10:15');
  await expect.element(button('OK')).toBeVisible();
  await unmount();
  await show(<MobileTimePicker open ampm={false} value={date} />);
  await expect.element(button('OK')).toBeVisible();
});

claim('Date Time Picker | `false` | `false`', async () => {
  const { unmount } = await show(
    <DesktopDateTimePicker ampm={false} value={date} {...callbacks} />,
  );
  await openPicker();
  await option('15 minutes').click();
  await logged('change 2025-05-14 10:15');
  await expect.element(button('OK')).toBeVisible();
  await unmount();
  await show(<MobileDateTimePicker open ampm={false} value={date} />);
  await expect.element(button('Cancel')).toBeVisible();
});

claim(
  'With 12-hour time, the last view on desktop is AM or PM. On a phone, the Time Picker has buttons for AM and PM above its clock face, and its last view is the minutes.',
  async () => {
    const { unmount } = await show(
      <DesktopTimePicker closeOnSelect defaultValue={date} {...callbacks} />,
    );
    await openPicker();
    await option('15 minutes').click();
    await logged('change 2025-05-14 10:15');
    await option('PM').click();
    await logged('change 2025-05-14 22:15', 'accept 2025-05-14 22:15', 'close');
    await unmount();
    await show(<MobileTimePicker closeOnSelect openTo="minutes" value={date} {...callbacks} />);
    await openPicker();
    await expect.element(button('PM')).toBeVisible();
    await expect.element(page.getByRole('listbox', { name: /minutes/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await logged('close');
  },
);

claim(
  'A [StaticDatePicker](../../api/date-pickers/static-date-picker.mdx) has nothing to close, but calls `onAccept` and `onClose` when your user presses OK.',
  async () => {
    await show(
      <StaticDatePicker
        defaultValue={date}
        onAccept={callbacks.onAccept}
        onClose={callbacks.onClose}
      />,
    );
    await day('15').click();
    await button('OK').click();
    await logged('accept 2025-05-15 10:30', 'close');
  },
);

claim('Pick another day and press Escape. The old date returns.', async () => {
  await render(<OnlyOkSaves />);
  const status = page.getByRole('status');
  await button(/^Choose/).click();
  await day('15').click();
  await expect.poll(field).toContain('05/15/2025');
  await userEvent.keyboard('{Escape}');
  await expect.poll(field).toContain('05/14/2025');
  await expect.element(status).toHaveTextContent('Saved: 14 May 2025, 10:30');
  await closed();
  await button(/^Choose/).click();
  await day('16').click();
  await button('OK').click();
  await expect.element(status).toHaveTextContent('Saved: 16 May 2025, 10:30');
});

claim(
  "The field shows the draft while the popup is open, and a date that your user types is saved as soon as it's valid.",
  async () => {
    await render(<OnlyOkSaves />);
    const status = page.getByRole('status');
    await section('Day').click();
    await userEvent.keyboard('17');
    await expect.element(status).toHaveTextContent('Saved: 17 May 2025, 10:30');
    await button(/^Choose/).click();
    await day('20').click();
    await expect.poll(field).toContain('05/20/2025');
    await expect.element(status).toHaveTextContent('Saved: 17 May 2025');
  },
);

claim(
  'On mobile, you can also keep the dialog open. Pass your own `onClose` to the dialog, so that Escape and clicks on the backdrop do nothing:',
  async () => {
    await show(
      <MobileDateTimePicker
        defaultValue={date}
        {...callbacks}
        slotProps={{ dialog: { onClose: () => {} } }}
      />,
    );
    await openPicker();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await day('15').click();
    await userEvent.keyboard('{Escape}');
    const backdrop = document.querySelector('.MuiDialog-container') ?? document.body;
    await userEvent.click(backdrop, { position: { x: 2, y: 2 } });
    await logged('change 2025-05-15 10:30');
    await button('Cancel').click();
    await logged('change 2025-05-14 10:30', 'close');
  },
);

claim(
  '`null` is the value of an empty field, and of a field that was complete and now has an empty section.',
  async () => {
    await show(<DesktopDatePicker defaultValue={date} onChange={callbacks.onChange} />);
    await section('Day').click();
    await userEvent.keyboard('{Backspace}');
    await logged('change null');
    expect(field()).toContain('05/DD/2025');
  },
);

claim(
  "In this release, the value alternates while the date doesn't exist: one key reports an Invalid Date, the next key `null`.",
  async () => {
    const { onChange } = callbacks;
    await show(<DesktopDatePicker defaultValue={dayjs('2025-03-31')} onChange={onChange} />);
    await section('Month').click();
    await userEvent.keyboard('0');
    await logged('change invalid');
    await userEvent.keyboard('2');
    await logged('change null');
    expect(field()).toContain('02/31/2025');
    await section('Year').click();
    await userEvent.keyboard('{ArrowUp}');
    await logged('change invalid');
    await userEvent.keyboard('{ArrowUp}');
    await logged('change null');
  },
);

claim(
  "An Invalid Date means that every section is filled, but the date doesn't exist, such as February 31. `validationError` is `'invalidDate'`. Check it before you call `format()` or `toISOString()`.",
  async () => {
    const errors: unknown[] = [];
    await show(
      <DesktopDatePicker
        defaultValue={dayjs('2025-01-31')}
        onChange={(value, { validationError }) => errors.push([text(value), validationError])}
      />,
    );
    await section('Month').click();
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => errors.at(-1)).toEqual(['invalid', 'invalidDate']);
  },
);

claim(
  'A picker whose `value` is `undefined` at first is uncontrolled, and logs an error when it gets a value later.',
  async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { rerender } = await show(<DesktopDatePicker value={undefined} />);
    await rerender(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopDatePicker value={date} />
      </LocalizationProvider>,
    );
    await expect.poll(() => error.mock.calls.flat().join()).toContain('uncontrolled value');
    error.mockRestore();
  },
);

claim(
  "A date outside your limits isn't an Invalid Date. `onChange` and `onAccept` receive it with an error code such as `'minDate'`.",
  async () => {
    const calls: unknown[] = [];
    await show(
      <DesktopDatePicker
        defaultValue={date}
        minDate={date}
        onAccept={(value, { validationError }) => calls.push([text(value), validationError])}
      />,
    );
    await section('Day').click();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => calls).toEqual([['2025-05-13 10:30', 'minDate']]);
  },
);

claim(
  "`onError` runs when the error changes, with the new error and the value. It also runs when the error disappears, with `null`, and after the first render if the first value isn't valid.",
  async () => {
    await show(
      <DesktopDatePicker
        defaultValue={dayjs('2025-05-12')}
        minDate={dayjs('2025-05-14')}
        onError={callbacks.onError}
      />,
    );
    await logged('error minDate 2025-05-12 00:00');
    await section('Day').click();
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(field).toContain('05/13/2025');
    expect(log).toEqual([]);
    await userEvent.keyboard('{ArrowUp}');
    await logged('error null 2025-05-14 00:00');
  },
);

claim(
  'If you keep the old value, the field continues to show the old date. `onAccept` still receives the new date if the pick closes the picker.',
  async () => {
    await show(<DesktopDatePicker value={date} onAccept={callbacks.onAccept} />);
    await button(/^Choose/).click();
    await day('20').click();
    await logged('accept 2025-05-20 10:30');
    expect(field()).toContain('05/14/2025');
  },
);

function IgnoresInvalid() {
  const [value, setValue] = useState<Dayjs | null>(null);
  return (
    <DesktopDatePicker
      value={value}
      onChange={(next, { validationError }) => {
        if (next !== null && validationError === null) {
          setValue(next);
        }
      }}
    />
  );
}

claim(
  'While your user types, pass every value back, including `null` and invalid dates. If you ignore those, the field loses what your user has typed.',
  async () => {
    const { unmount } = await show(<IgnoresInvalid />);
    await typeDate();
    await expect.poll(field).not.toContain('03/14');
    await unmount();
    await show(<PassesBack />);
    await typeDate();
    await expect.poll(field).toContain('03/14/2025');
  },
);

claim(
  'The field still has empty sections. `onChange` runs when your user fills the last of them.',
  async () => {
    await show(<DesktopDatePicker onChange={callbacks.onChange} />);
    await section('Month').click();
    await userEvent.keyboard('0314');
    await expect.element(section('Year')).toHaveFocus();
    expect(log).toEqual([]);
    await userEvent.keyboard('2');
    await logged('change invalid');
  },
);

claim('To accept the value after the last view, set `closeOnSelect`.', async () => {
  await show(
    <DesktopDateTimePicker closeOnSelect ampm={false} defaultValue={date} {...callbacks} />,
  );
  await openPicker();
  await day('15').click();
  await logged('change 2025-05-15 10:30');
  await option('15 minutes').click();
  await logged('change 2025-05-15 10:15', 'accept 2025-05-15 10:15', 'close');
});

claim(
  'A picker calls `onChange` when its value changes, and `onAccept` when it accepts the change. Changes in the popup are accepted when your user finishes or dismisses it, except with Cancel. Changes in the field are accepted immediately.',
  async () => {
    for (const [leave, ...expected] of [
      ['OK', 'accept 2025-05-16 10:30', 'close'],
      ['{Escape}', 'accept 2025-05-16 10:30', 'close'],
      ['Cancel', 'change 2025-05-14 10:30', 'close'],
    ] as const) {
      const { unmount } = await show(<MobileDatePicker defaultValue={date} {...callbacks} />);
      await openPicker();
      await day('15').click();
      await day('16').click();
      await logged('change 2025-05-15 10:30', 'change 2025-05-16 10:30');
      await (leave === '{Escape}' ? userEvent.keyboard(leave) : button(leave).click());
      await logged(...expected);
      await unmount();
    }
    await show(<DesktopDatePicker defaultValue={date} {...callbacks} />);
    await section('Day').click();
    await userEvent.keyboard('{ArrowUp}');
    await logged('change 2025-05-15 10:30', 'accept 2025-05-15 10:30');
  },
);

claim('Opens the picker | `onOpen`', async () => {
  await show(<DesktopDatePicker defaultValue={date} {...callbacks} />);
  await button(/^Choose/).click();
  await expect.poll(popup).not.toBeNull();
  expect(log).toEqual(['open']);
});

claim('Picks a year, or a part of a time | `onChange`', async () => {
  const { unmount } = await show(
    <DesktopDatePicker
      defaultValue={date}
      views={['year', 'month', 'day']}
      openTo="year"
      {...callbacks}
    />,
  );
  await openPicker();
  await page.getByRole('radio', { name: '2026' }).click();
  await logged('change 2026-05-14 10:30');
  expect(popup()).not.toBeNull();
  await unmount();
  await show(<DesktopTimePicker ampm={false} defaultValue={date} {...callbacks} />);
  await openPicker();
  await option('15 minutes').click();
  await logged('change 2025-05-14 10:15');
});

claim('Presses OK | `onAccept` if the value is new, `onClose`', async () => {
  const { unmount } = await show(<MobileDatePicker value={date} {...callbacks} />);
  await openPicker();
  await button('OK').click();
  await logged('close');
  await unmount();
  await show(<MobileDatePicker defaultValue={date} {...callbacks} />);
  await openPicker();
  await day('15').click();
  await button('OK').click();
  await logged('change 2025-05-15 10:30', 'accept 2025-05-15 10:30', 'close');
});

claim(
  "If your user has to press OK, `onAccept` isn't called, because the value is the old date again.",
  async () => {
    await show(<MobileDatePicker value={date} {...callbacks} />);
    await openPicker();
    await day('15').click();
    await button('OK').click();
    await logged('change 2025-05-15 10:30', 'close');
  },
);

claim(
  '"New" means different from the last accepted value, or from the first value if your user hasn\'t accepted a value yet.',
  async () => {
    const { unmount } = await show(<MobileDatePicker value={date} {...callbacks} />);
    await openPicker();
    await button('OK').click();
    await logged('close');
    await unmount();
    await show(<MobileDatePicker defaultValue={date} {...callbacks} />);
    await openPicker();
    await day('15').click();
    await button('OK').click();
    await logged('change 2025-05-15 10:30', 'accept 2025-05-15 10:30', 'close');
    await closed();
    await openPicker();
    await day('16').click();
    await day('15').click();
    await button('OK').click();
    await logged('change 2025-05-16 10:30', 'change 2025-05-15 10:30', 'close');
  },
);

claim(
  "A `value` that you set later doesn't count as accepted. Cancel replaces it with the older value, and OK calls `onAccept` with it. To start over with a new value, give the picker a new `key` as well.",
  async () => {
    const later = dayjs('2025-06-20T10:30');
    for (const [press, key, ...expected] of [
      ['Cancel', 'a', 'change 2025-05-14 10:30', 'close'],
      ['OK', 'a', 'accept 2025-06-20 10:30', 'close'],
      ['Cancel', 'b', 'close'],
      ['OK', 'b', 'close'],
    ] as const) {
      const { rerender, unmount } = await show(
        <MobileDatePicker key="a" value={date} {...callbacks} />,
      );
      await rerender(
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <MobileDatePicker key={key} value={later} {...callbacks} />
        </LocalizationProvider>,
      );
      await openPicker();
      await button(press).click();
      await logged(...expected);
      await unmount();
    }
  },
);

claim(
  'With `closeOnSelect`, the picker closes when your user picks a value in the last view.',
  async () => {
    await show(
      <MobileDatePicker
        closeOnSelect
        defaultValue={date}
        views={['year', 'day']}
        openTo="year"
        {...callbacks}
      />,
    );
    await openPicker();
    await page.getByRole('radio', { name: '2026' }).click();
    await logged('change 2026-05-14 10:30');
    await day('15').click();
    await logged('change 2026-05-15 10:30', 'accept 2026-05-15 10:30', 'close');
    await closed();
  },
);

function Halved() {
  const [value, setValue] = useState<Dayjs | null>(date);
  return <DesktopDatePicker value={value} onChange={(next) => setValue(next?.date(1) ?? null)} />;
}

claim(
  'A controlled picker calls `onChange`, and shows what you pass back as `value`.',
  async () => {
    await show(<Halved />);
    await button(/^Choose/).click();
    await day('20').click();
    await expect.poll(field).toContain('05/01/2025');
  },
);

function PassesBack() {
  const [value, setValue] = useState<Dayjs | null>(null);
  return <DesktopDatePicker value={value} onChange={setValue} />;
}

claim(
  'While your users type, every complete value is accepted, and 0202 is a complete year.',
  async () => {
    const accepted: unknown[] = [];
    await show(
      <DesktopDatePicker
        defaultValue={date}
        onAccept={(value, { validationError }) => accepted.push([value?.year(), validationError])}
      />,
    );
    await section('Year').click();
    await userEvent.keyboard('202');
    await expect.poll(() => accepted).toContainEqual([202, 'minDate']);
  },
);

claim('`toISOString()` throws this error for an Invalid Date. Save only values whose `validationError` is `null`.', async () => {
  const results: unknown[] = [];
  const convert = (value: Dayjs | null) => {
    try {
      return value?.toISOString();
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
  };
  await show(
    <DesktopDatePicker
      defaultValue={dayjs('2025-01-31')}
      onChange={(value, { validationError }) => results.push([validationError, convert(value)])}
    />,
  );
  await section('Month').click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => results).toEqual([['invalidDate', 'Invalid time value']]);
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => results.at(-1)).toEqual([null, dayjs('2025-03-31').toISOString()]);
});

claim(
  'To discard it instead, keep a draft in your state, and replace the action bar with one that tells you when OK is pressed:',
  async () => {
    await show(<OnlyOkSaves />);
    const before = field();
    await button(/^Choose/).click();
    await expect.poll(popup).not.toBeNull();
    const other = document.querySelector(
      '[role="gridcell"][aria-selected="false"]:not([disabled])',
    );
    await userEvent.click(other ?? document.body);
    await expect.poll(field).not.toBe(before);
    await button('OK').click();
    await closed();
    expect(field()).not.toBe(before);
  },
);

claim(
  "A Date Time Picker doesn't accept a day or an hour when your user picks it. `onAccept` runs when your user presses OK, presses Escape, or clicks outside the popup.",
  async () => {
    for (const finish of ['OK', 'Escape', 'outside']) {
      const { unmount } = await show(<DesktopDateTimePicker defaultValue={date} {...callbacks} />);
      await openPicker();
      await day('15').click();
      await option('8 hours').click();
      await logged('change 2025-05-15 10:30', 'change 2025-05-15 08:30');
      if (finish === 'OK') {
        await button('OK').click();
      } else if (finish === 'Escape') {
        await userEvent.keyboard('{Escape}');
      } else {
        await userEvent.click(document.documentElement, { position: { x: 2, y: 2 } });
      }
      await logged('accept 2025-05-15 08:30', 'close');
      await unmount();
    }
  },
);

claim(
  'The picker calls `onChange` first, then `onAccept`, then `onClose`. `onError` runs after the others, when React has rendered the new value.',
  async () => {
    await show(
      <DesktopDatePicker
        defaultValue={date}
        maxDate={date}
        {...callbacks}
        slotProps={{ actionBar: { actions: ['today'] } }}
      />,
    );
    await openPicker();
    await button('Today').click();
    await expect.poll(() => log.length).toBe(4);
    expect(log.map((entry) => entry.split(' ')[0])).toEqual(['change', 'accept', 'close', 'error']);
  },
);

claim(
  "`onOpen` and `onClose` get no arguments, so `onClose` doesn't tell you why the picker closes.",
  async () => {
    for (const Picker of [DesktopDatePicker, MobileDatePicker]) {
      const onOpen = vi.fn<(...args: unknown[]) => void>();
      const onClose = vi.fn<(...args: unknown[]) => void>();
      const { unmount } = await show(
        <Picker defaultValue={date} onOpen={onOpen} onClose={onClose} />,
      );
      await button(/^Choose/).click();
      await expect.element(page.getByRole('dialog')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => onClose.mock.calls).toEqual([[]]);
      expect(onOpen.mock.calls).toEqual([[]]);
      await unmount();
    }
  },
);

claim(
  '`context.validationError` is `null` if the value is valid or empty. `context.shortcut` is the shortcut that your user pressed, if any.',
  async () => {
    const contexts: unknown[] = [];
    await show(
      <DesktopDatePicker
        defaultValue={date}
        minDate={date}
        onChange={(_value, { validationError, shortcut }) =>
          contexts.push([validationError, shortcut?.label])
        }
        slotProps={{
          shortcuts: { items: [{ label: 'Payday', getValue: () => dayjs('2025-05-28') }] },
        }}
      />,
    );
    await section('Day').click();
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => contexts.at(-1)).toEqual([null, undefined]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.poll(() => contexts.at(-1)).toEqual(['minDate', undefined]);
    await userEvent.keyboard('{Backspace}');
    await expect.poll(() => contexts.at(-1)).toEqual([null, undefined]);
    await button(/^Choose/).click();
    await button('Payday').click();
    await expect.poll(() => contexts.at(-1)).toEqual([null, 'Payday']);
  },
);

claim('Types a digit that completes the value | `onChange`, `onAccept`', async () => {
  for (const Picker of [DesktopDatePicker, MobileDatePicker]) {
    const { unmount } = await show(<Picker {...callbacks} onError={undefined} />);
    await section('Year').click();
    await userEvent.keyboard('2025');
    await section('Month').click();
    await userEvent.keyboard('05');
    expect(log).toEqual([]);
    await userEvent.keyboard('1');
    await logged('change 2025-05-01 00:00', 'accept 2025-05-01 00:00');
    await unmount();
  }
});
