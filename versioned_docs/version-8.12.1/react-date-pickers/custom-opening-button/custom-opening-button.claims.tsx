import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DesktopDatePicker,
  type DesktopDatePickerProps,
} from '@mui/x-date-pickers/DesktopDatePicker';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { usePickerActionsContext, usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { claim } from '@portal/claims';
import dayjs from 'dayjs';
import { useState, type ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import DepartureIcon from './demos/DepartureIcon';
import OpenFromLink from './demos/OpenFromLink';
import OpenOnClick from './demos/OpenOnClick';
import SecondIcon from './demos/SecondIcon';
import TextButton from './demos/TextButton';

const date = dayjs('2025-07-18');

const show = (children: ReactNode) =>
  render(<LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>);
const showPicker = (props: DesktopDatePickerProps) =>
  show(<DesktopDatePicker defaultValue={date} {...props} />);
const choose = () => page.getByRole('button', { name: /^Choose date/ });
const popup = () => page.getByRole('dialog');
const isOpen = () => expect.element(popup()).toBeVisible();
const isClosed = () => expect.element(popup()).not.toBeInTheDocument();
const escape = () => userEvent.keyboard('{Escape}');
const section = (name: string) => page.getByRole('spinbutton', { name });
const left = (element: Element) => element.getBoundingClientRect().left;

claim(
  'This button has a custom icon and the primary color, and is at the start of the field.',
  async () => {
    await render(<DepartureIcon />);
    const button = choose().element();
    expect(button.querySelector('[data-testid="FlightTakeoffIcon"]')).not.toBeNull();
    expect(button.matches('.MuiIconButton-colorPrimary')).toBe(true);
    expect(left(button)).toBeLessThan(left(section('Month').element()));
  },
);

claim(
  'By default, a Time Picker shows a clock, and the other pickers show a calendar.',
  async () => {
    await show(
      <>
        <DesktopDatePicker />
        <DesktopDateTimePicker />
        <DesktopTimePicker />
      </>,
    );
    const icons = [...document.querySelectorAll('button svg')].map((icon) =>
      icon.getAttribute('data-testid'),
    );
    expect(icons).toEqual(['CalendarIcon', 'CalendarIcon', 'ClockIcon']);
  },
);

claim(
  'The icon is only decoration: the name of the button is "Choose date", followed by the selected date.',
  async () => {
    await showPicker({});
    await expect
      .element(choose())
      .toHaveAccessibleName('Choose date, selected date is Jul 18, 2025');
    expect(choose().element().querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  },
);

claim(
  'To change the icon of all Date Pickers, set the slot in your theme. The other pickers have their own keys, such as `MuiTimePicker`:',
  async () => {
    const Own = () => <i>icon</i>;
    const theme = createTheme({
      components: { MuiDatePicker: { defaultProps: { slots: { openPickerIcon: Own } } } },
    });
    await render(
      <ThemeProvider theme={theme}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DatePicker />
          <TimePicker />
        </LocalizationProvider>
      </ThemeProvider>,
    );
    await expect.element(choose()).toHaveTextContent('icon');
    await expect
      .element(page.getByRole('button', { name: /^Choose time/ }))
      .not.toHaveTextContent('icon');
  },
);

claim("The default is `'end'`.", async () => {
  await showPicker({});
  expect(left(choose().element())).toBeGreaterThan(left(section('Year').element()));
});

claim('If both are at the end, the clear button comes first.', async () => {
  await showPicker({ slotProps: { field: { clearable: true } } });
  const clear = page.getByRole('button', { name: 'Clear' }).element();
  expect(left(clear)).toBeLessThan(left(choose().element()));
});

claim('In this demo, the name is "Choose date, selected date is Jul 18, 2025".', async () => {
  await render(<TextButton />);
  await expect.element(choose()).toHaveAccessibleName('Choose date, selected date is Jul 18, 2025');
  await expect.element(choose()).toHaveTextContent('Choose');
  const arrow = () => getComputedStyle(choose().element().querySelector('svg') as Element);
  expect(arrow().transform).toBe('none');
  await choose().click();
  await isOpen();
  expect(
    getComputedStyle(document.querySelector('[data-testid="KeyboardArrowDownIcon"]') as Element)
      .transform,
  ).not.toBe('none');
});

claim(
  "The click moves the focus to the calendar, so your users can't type after it. With the keyboard, they can still move to the field and type.",
  async () => {
    await render(<OpenOnClick />);
    await section('Month').click();
    await isOpen();
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('gridcell');
    await escape();
    await isClosed();
    await expect.element(section('Month')).toHaveFocus();
    await userEvent.keyboard('08');
    await expect.element(choose()).toHaveAccessibleName(/Aug 18, 2025/);
    await isClosed();
  },
);

claim('The field also calls `onClick` if the picker is `disabled` or `readOnly`.', async () => {
  for (const state of [{ disabled: true }, { readOnly: true }]) {
    const onClick = vi.fn<() => void>();
    const { unmount } = await showPicker({ ...state, slotProps: { textField: { onClick } } });
    await userEvent.click(page.getByRole('group'), { force: true });
    expect(onClick).toHaveBeenCalledTimes(1);
    await unmount();
  }
});

function OpensOnFocus() {
  const [open, setOpen] = useState(false);
  return (
    <DesktopDatePicker
      defaultValue={date}
      open={open}
      onClose={() => setOpen(false)}
      slotProps={{ textField: { onFocus: () => setOpen(true) } }}
    />
  );
}

claim(
  "Don't open the picker in `onFocus`. When the picker closes, the focus returns to the field, and it opens again.",
  async () => {
    await show(<OpensOnFocus />);
    await section('Month').click();
    await isOpen();
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('gridcell');
    await escape();
    await expect.element(section('Month')).not.toBeNull();
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('gridcell');
    await isOpen();
  },
);

claim(
  'Control `open`, and set it to `true` when your button is clicked. The popup is positioned at the field.',
  async () => {
    await render(<OpenFromLink />);
    await page.getByRole('button', { name: 'Extend the stay' }).click();
    await isOpen();
    const field = document.querySelector('[role="group"]') as Element;
    await expect.poll(() => Math.round(left(popup().element()))).toBe(Math.round(left(field)));
  },
);

claim(
  'When the popup closes, the focus returns to your button, because it had the focus before.',
  async () => {
    await render(<OpenFromLink />);
    const button = page.getByRole('button', { name: 'Extend the stay' });
    await button.click();
    await isOpen();
    await escape();
    await expect.element(button).toHaveFocus();
  },
);

claim(
  "With `open` alone, your users can't open or close the picker, and its own button does nothing.",
  async () => {
    const { unmount } = await showPicker({ open: false });
    await choose().click();
    await userEvent.tab();
    await isClosed();
    await unmount();
    await showPicker({ open: true });
    await isOpen();
    await escape();
    // A click waits until animations have finished, so it would fail in a popup that is closing.
    await page.getByRole('gridcell', { name: '20' }).click();
    await isOpen();
  },
);

claim('To open the picker when the page loads, set the initial state to `true`.', async () => {
  await showPicker({ open: true });
  await isOpen();
});

claim(
  "Inside the picker, for example in a component that you pass to a slot, you don't need your own state: call `setOpen` from `usePickerActionsContext`.",
  async () => {
    const clicked = vi.fn();
    const Own = () => {
      const { setOpen } = usePickerActionsContext();
      return (
        <IconButton
          aria-label="Choose date"
          onClick={() => {
            clicked();
            setOpen(true);
          }}
        />
      );
    };
    await showPicker({ slots: { openPickerButton: Own } });
    await choose().click();
    await isOpen();
    expect(clicked).toHaveBeenCalledTimes(1);
  },
);

claim(
  '`slots.inputAdornment` replaces the element around the buttons. Render your icon next to its `children`:',
  async () => {
    await render(<SecondIcon />);
    await page.getByRole('button', { name: 'Set to the opening day' }).click();
    await expect.element(choose()).toHaveAccessibleName(/Sep 6, 2025/);
  },
);

claim(
  "An icon in `InputProps.endAdornment` replaces the opening button. `startAdornment` doesn't, unless the button is at the start.",
  async () => {
    const buttons = async (props: DesktopDatePickerProps) => {
      const { unmount } = await showPicker(props);
      const count = choose().elements().length;
      await unmount();
      return count;
    };
    const icon = <i>★</i>;
    const end = { textField: { InputProps: { endAdornment: icon } } };
    const start = { textField: { InputProps: { startAdornment: icon } } };
    const atStart = { field: { openPickerButtonPosition: 'start' as const } };
    expect(await buttons({ slotProps: end })).toBe(0);
    expect(await buttons({ slotProps: start })).toBe(1);
    expect(await buttons({ slotProps: { ...start, ...atStart } })).toBe(0);
  },
);

claim("`disableOpenPicker` removes the button of a picker, too, but it's deprecated.", async () => {
  await showPicker({ disableOpenPicker: true });
  expect(choose().elements()).toHaveLength(0);
});

claim('`onClick` in `slotProps.openPickerButton` replaces the handler of the picker.', async () => {
  const onClick = vi.fn();
  await showPicker({ slotProps: { openPickerButton: { onClick } } });
  await choose().click();
  await expect.poll(() => onClick.mock.calls.length).toBe(1);
  await isClosed();
});

claim(
  "The picker is `disabled` or `readOnly`. For a field in which your users can't type, but from which they can open the calendar, set `readOnly` in `slotProps.field` instead.",
  async () => {
    for (const props of [{ disabled: true }, { readOnly: true }]) {
      const { unmount } = await showPicker(props);
      await expect.element(choose()).toBeDisabled();
      await unmount();
    }
    await showPicker({ slotProps: { field: { readOnly: true } } });
    await section('Month').click();
    await userEvent.keyboard('12');
    await choose().click();
    await isOpen();
    await expect.element(choose()).toHaveAccessibleName(/Jul 18/);
  },
);

claim('The button in the field opens the calendar or clock.', async () => {
  await showPicker({});
  await choose().click();
  await isOpen();
  await expect.element(page.getByRole('grid')).toBeVisible();
});

claim("Set `openPickerButtonPosition: 'start'` in `slotProps.field`.", async () => {
  await showPicker({ slotProps: { field: { openPickerButtonPosition: 'start' } } });
  expect(left(choose().element())).toBeLessThan(left(section('Month').element()));
});

claim('`clearButtonPosition` does the same for the clear button.', async () => {
  await showPicker({ slotProps: { field: { clearable: true, clearButtonPosition: 'start' } } });
  const clear = page.getByRole('button', { name: 'Clear' }).element();
  expect(left(clear)).toBeLessThan(left(section('Month').element()));
});

claim(
  'The button is a Material UI `IconButton`. Pass `color`, `size`, `edge`, or `sx` in `slotProps.openPickerButton`:',
  async () => {
    await showPicker({
      slotProps: {
        openPickerButton: { color: 'secondary', size: 'small', edge: 'start', sx: { order: 7 } },
      },
    });
    const button = choose().element();
    expect(
      button.matches(
        '.MuiIconButton-colorSecondary.MuiIconButton-sizeSmall.MuiIconButton-edgeStart',
      ),
    ).toBe(true);
    expect(getComputedStyle(button).order).toBe('7');
  },
);

claim(
  "`slots.openPickerButton` replaces the button. Pass `onClick`, `disabled`, and `'aria-label'` on to the element you render.",
  async () => {
    const received: object[] = [];
    const Own = (props: IconButtonProps) => {
      received.push(props);
      const { onClick, disabled, 'aria-label': label } = props;
      return (
        <button type="button" onClick={onClick} disabled={disabled} aria-label={label}>
          own
        </button>
      );
    };
    const { unmount } = await showPicker({ slots: { openPickerButton: Own } });
    await expect.element(choose()).toHaveTextContent('own');
    expect(Object.keys(received[0] ?? {})).toEqual(
      expect.arrayContaining(['onClick', 'disabled', 'aria-label']),
    );
    await choose().click();
    await isOpen();
    await unmount();
    await showPicker({ slots: { openPickerButton: Own }, disabled: true });
    await expect.element(choose()).toBeDisabled();
  },
);

claim('`usePickerContext` tells you whether the picker is open:', async () => {
  const seen: boolean[] = [];
  const Own = ({ onClick }: IconButtonProps) => {
    seen.push(usePickerContext().open);
    return <IconButton aria-label="Choose date" onClick={onClick} />;
  };
  await showPicker({ slots: { openPickerButton: Own } });
  expect(seen.at(-1)).toBe(false);
  await choose().click();
  await isOpen();
  expect(seen.at(-1)).toBe(true);
});

claim("Control `open`, and set it in the field's `onClick`:", async () => {
  await render(<OpenOnClick />);
  await section('Day').click();
  await isOpen();
});

claim(
  "If the field is empty and has a label, set `InputLabelProps: { shrink: true }` in `slotProps.textField` as well. Otherwise, the label moves off the field during the click, and the field doesn't receive it.",
  async () => {
    function Picker({ shrink }: { shrink: boolean }) {
      const [open, setOpen] = useState(false);
      return (
        <DesktopDatePicker
          label="Departure"
          open={open}
          onClose={() => setOpen(false)}
          slotProps={{
            field: { onClick: () => setOpen(true) },
            textField: shrink ? { InputLabelProps: { shrink: true } } : {},
          }}
        />
      );
    }
    for (const shrink of [true, false]) {
      const { unmount } = await show(<Picker shrink={shrink} />);
      const box = document.querySelector('[role="group"]')?.getBoundingClientRect();
      const label = document.querySelector('label');
      // Where the label is, in an empty field.
      await userEvent.click(document.body, {
        position: { x: (box?.left ?? 0) + 20, y: (box?.top ?? 0) + (box?.height ?? 0) / 2 },
      });
      if (shrink) {
        await isOpen();
      } else {
        await expect.poll(() => label?.getAttribute('data-shrink')).toBe('true');
        await isClosed();
      }
      await unmount();
    }
  },
);

claim('`open`, `onOpen`, and `onClose` belong together.', async () => {
  function Controlled() {
    const [open, setOpen] = useState(false);
    return (
      <DesktopDatePicker open={open} onOpen={() => setOpen(true)} onClose={() => setOpen(false)} />
    );
  }
  await show(<Controlled />);
  await choose().click();
  await isOpen();
  await escape();
  await isClosed();
});

claim('To find out when the picker opens, use `onOpen`.', async () => {
  const onOpen = vi.fn();
  await showPicker({ onOpen });
  expect(onOpen).not.toHaveBeenCalled();
  await choose().click();
  await isOpen();
  expect(onOpen).toHaveBeenCalledOnce();
});

claim(
  "If the picker opens with a click on the field, keep the button: without it, your users can't open the calendar with the keyboard.",
  async () => {
    function Picker({ withButton }: { withButton: boolean }) {
      const [open, setOpen] = useState(false);
      return (
        <DesktopDatePicker
          defaultValue={date}
          disableOpenPicker={!withButton}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          slotProps={{ field: { onClick: () => setOpen(true) } }}
        />
      );
    }
    const first = await show(<Picker withButton={false} />);
    await userEvent.tab();
    await expect.element(section('Month')).toHaveFocus();
    await userEvent.keyboard('{Enter} {Alt>}{ArrowDown}{/Alt}');
    await isClosed();
    await first.unmount();
    await show(<Picker withButton />);
    (choose().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await isOpen();
  },
);
