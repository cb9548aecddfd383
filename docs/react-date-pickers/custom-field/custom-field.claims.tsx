import Box from '@mui/material/Box';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { useParsedFormat, usePickerContext } from '@mui/x-date-pickers/hooks';
import { deDE } from '@mui/x-date-pickers/locales';
import { claim } from '@portal/claims';
import { nextPaint } from '@portal/claims/browser';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import { Component, useState, type ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import CourseStart from './demos/CourseStart';
import HotelNight from './demos/HotelNight';
import InvoiceDue from './demos/InvoiceDue';
import ShiftDay from './demos/ShiftDay';
import VolunteerForm from './demos/VolunteerForm';

const date = dayjs('2025-05-14');

const show = (props: DatePickerProps = {}) =>
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Date" {...props} />
    </LocalizationProvider>,
  );

const Labelled = ({ label, ...props }: TextFieldProps) => (
  <TextField label={<>Label: {label}</>} {...props} />
);

const calendar = page.getByRole('grid');
const shown = () => document.querySelector('input')?.value;

claim(
  'Every picker except the static ones renders a field that your users can type into.',
  async () => {
    for (const Picker of [
      DesktopDatePicker,
      MobileDatePicker,
      DesktopTimePicker,
      MobileTimePicker,
      DesktopDateTimePicker,
      MobileDateTimePicker,
    ]) {
      const { unmount } = await render(
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <Picker defaultValue={date} />
        </LocalizationProvider>,
      );
      const first = page.getByRole('spinbutton').first();
      await first.click();
      await userEvent.keyboard('11');
      await expect.element(first).toHaveTextContent('11');
      await unmount();
    }
    for (const Picker of [StaticDatePicker, StaticTimePicker, StaticDateTimePicker]) {
      const { unmount } = await render(
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <Picker defaultValue={date} />
        </LocalizationProvider>,
      );
      await expect.element(page.getByRole('button').first()).toBeVisible();
      expect(page.getByRole('spinbutton').elements()).toHaveLength(0);
      await unmount();
    }
  },
);

claim('Your users can then choose a date in the calendar, but not type it:', async () => {
  const { unmount } = await show({
    defaultValue: date,
    slotProps: { field: { readOnly: true } },
  });
  const month = page.getByRole('spinbutton', { name: 'Month' });
  for (const keys of ['12', '{ArrowUp}', '{Backspace}', '{Delete}', '{Control>}v{/Control}']) {
    await navigator.clipboard.writeText('12/24/2025');
    await month.click();
    await userEvent.keyboard(keys);
    await nextPaint();
    expect(shown(), keys).toBe('05/14/2025');
  }
  await unmount();
  await render(<HotelNight />);
  await page.getByRole('spinbutton', { name: 'Month' }).click();
  await userEvent.keyboard('12');
  expect(shown()).toBe('08/14/2025');
  await page.getByRole('gridcell', { name: '20' }).click();
  await expect.poll(shown).toBe('08/20/2025');
});

async function selectAllAndPress(key: string) {
  await page.getByRole('spinbutton', { name: 'Month' }).click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect
    .poll(() =>
      document.querySelector('.MuiPickersSectionList-root')?.getAttribute('contenteditable'),
    )
    .toBe('true');
  await userEvent.keyboard(key);
}

claim(
  'Your users can still change the date after they select all of it with Ctrl+A: Backspace empties the field, and a digit changes the first section.',
  async () => {
    for (const readOnly of [{ slotProps: { field: { readOnly: true } } }, { readOnly: true }]) {
      for (const [key, result] of [
        ['{Backspace}', ''],
        ['8', '08/14/2025'],
      ] as const) {
        const { unmount } = await show({ defaultValue: date, ...readOnly });
        await selectAllAndPress(key);
        await expect.poll(shown).toBe(result);
        await unmount();
      }
    }
  },
);

claim(
  'To prevent both, set `enableAccessibleFieldDOMStructure={false}`, or use a button as the field.',
  async () => {
    await render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker
          enableAccessibleFieldDOMStructure={false}
          defaultValue={date}
          slotProps={{ field: { readOnly: true } }}
        />
      </LocalizationProvider>,
    );
    for (const key of ['{Backspace}', '{Delete}', '8', '{Control>}x{/Control}']) {
      await page.getByRole('textbox').click();
      await userEvent.keyboard(`{Control>}a{/Control}${key}`);
      await nextPaint();
      expect(shown(), key).toBe('05/14/2025');
    }
    await page.getByRole('button', { name: /^Choose date/ }).click();
    await page.getByRole('gridcell', { name: '20' }).click();
    await expect.poll(shown).toBe('05/20/2025');
  },
);

function ClickToOpen(props: DatePickerProps) {
  const [open, setOpen] = useState(false);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Date"
        defaultValue={date}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        slotProps={{ textField: { onClick: () => setOpen(true) } }}
        {...props}
      />
    </LocalizationProvider>
  );
}

claim(
  "The field also calls `onClick` if the picker is `disabled` or `readOnly`. If you set one of these, don't open the calendar in `onClick`.",
  async () => {
    for (const state of [{ disabled: true }, { readOnly: true }]) {
      const { unmount } = await render(<ClickToOpen {...state} />);
      await page.getByRole('group', { name: 'Date' }).click();
      await expect.element(calendar).toBeVisible();
      await unmount();
    }
  },
);

claim(
  '`onClick` in `slotProps.textField` opens the calendar with a click anywhere in the input.',
  async () => {
    const field = page.getByRole('group', { name: 'Arrival' });
    // The left edge, a section, and the space behind the sections.
    for (const x of [2, 20, 180]) {
      const { unmount } = await render(<HotelNight />);
      expect(calendar.elements()).toHaveLength(0);
      await field.click({ position: { x, y: 28 } });
      await expect.element(calendar).toBeVisible();
      await unmount();
    }
  },
);

claim(
  "If you set `readOnly` on the picker itself, its button is disabled, and your users can't choose a day in the calendar either.",
  async () => {
    await render(<ClickToOpen readOnly />);
    await expect.element(page.getByRole('button', { name: 'Choose date' })).toBeDisabled();
    await page.getByRole('spinbutton', { name: 'Month' }).click();
    await page.getByRole('gridcell', { name: '20' }).click({ force: true });
    await nextPaint();
    expect(shown()).toBe('05/14/2025');
    await expect.element(calendar).toBeVisible();
  },
);

claim('The picker passes its validation props, such as `minDate`, to the field.', async () => {
  const received = vi.fn();
  const Field = (props: object) => {
    received(props);
    return null;
  };
  const rules = {
    minDate: date,
    maxDate: date,
    disablePast: true,
    disableFuture: true,
    shouldDisableDate: () => true,
    shouldDisableMonth: () => true,
    shouldDisableYear: () => true,
  };
  await show({ ...rules, slots: { field: Field } });
  expect(received.mock.calls[0]?.[0]).toMatchObject(rules);
});

claim(
  "`useSplitFieldProps` separates them from the other props, and `useValidation` applies them to the value: in this demo, the button is red until you choose a day that isn't a Sunday.",
  async () => {
    await render(<ShiftDay />);
    const sunday = page.getByRole('button', { name: 'Shift: Sun, May 18 (not available)' });
    await expect.element(sunday).toHaveAttribute('class', expect.stringContaining('Error'));
    await sunday.click();
    await page.getByRole('gridcell', { name: '20' }).click();
    const tuesday = page.getByRole('button', { name: 'Shift: Tue, May 20', exact: true });
    await expect.element(tuesday).toHaveAttribute('class', expect.stringContaining('Primary'));
  },
);

function SetField() {
  const { value, setValue, label, name, fieldFormat, triggerRef } = usePickerContext();
  return (
    <button type="button" ref={triggerRef} onClick={() => setValue(date)}>
      {label} {name} {fieldFormat} {value?.format('YYYY-MM-DD')}
    </button>
  );
}

claim('`value`, `setValue` | Read and change the date', async () => {
  const onChange = vi.fn();
  await show({ onChange, slots: { field: SetField } });
  await page.getByRole('button').click();
  expect(onChange.mock.calls.map((call): unknown => call[0])).toEqual([date]);
  await expect.element(page.getByRole('button')).toHaveTextContent('2025-05-14');
});

function StayOpen() {
  const picker = usePickerContext();
  return (
    <>
      <button type="button" onClick={() => picker.setValue(date, { shouldClose: false })}>
        Keep open
      </button>
      <button type="button" onClick={() => picker.setValue(date.add(1, 'day'))}>
        Close
      </button>
    </>
  );
}

claim(
  '`setValue` also closes the picker. To keep it open, pass an option: `setValue(date, { shouldClose: false })`.',
  async () => {
    const onChange = vi.fn();
    const onClose = vi.fn();
    await show({ onChange, onClose, open: true, slots: { field: StayOpen } });
    const [keep, close] = document.querySelectorAll('button');
    keep?.click();
    await expect.poll(() => onChange.mock.calls.length).toBe(1);
    expect(onClose).not.toHaveBeenCalled();
    close?.click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(onChange).toHaveBeenCalledTimes(2);
  },
);

claim("If the date is equal to the picker's `value`, `onChange` isn't called.", async () => {
  const onChange = vi.fn();
  const onClose = vi.fn();
  await show({ value: date.clone(), onChange, onClose, slots: { field: SetField } });
  await page.getByRole('button').click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(onChange).not.toHaveBeenCalled();
});

claim(
  '`label`, `name`, `fieldFormat` | The `label`, `name` and `format` of the picker',
  async () => {
    await show({ name: 'due', format: 'YYYY', slots: { field: SetField } });
    await expect.element(page.getByRole('button')).toHaveTextContent('Date due YYYY');
  },
);

const buttons = () =>
  [...document.querySelectorAll('button')].map(
    (button) => button.ariaLabel?.split(',', 1)[0] ?? button.title,
  );

claim(
  'An adornment replaces the buttons on its side of the field, and the button that opens the calendar is at the end.',
  async () => {
    const positions = ['start', 'end'] as const;
    for (const side of positions) {
      for (const openPickerButtonPosition of positions) {
        for (const clearButtonPosition of positions) {
          const { unmount } = await show({
            defaultValue: date,
            slotProps: {
              field: { clearable: true, openPickerButtonPosition, clearButtonPosition },
              textField: { InputProps: { [`${side}Adornment`]: <i>★</i> } },
            },
          });
          await expect.element(page.getByText('★')).toBeVisible();
          expect(buttons().includes('Choose date')).toBe(openPickerButtonPosition !== side);
          expect(buttons().includes('Clear')).toBe(clearButtonPosition !== side);
          await unmount();
        }
      }
    }
    await show({ slotProps: { textField: { InputProps: { endAdornment: <i>★</i> } } } });
    await expect.element(page.getByText('★')).toBeVisible();
    expect(buttons()).toEqual([]);
  },
);

claim('Pass an adornment to `InputProps` in `slotProps.textField`:', async () => {
  await render(<InvoiceDue />);
  await expect.element(page.getByTestId('ReceiptLongOutlinedIcon')).toBeVisible();
  await expect.element(page.getByRole('button')).toBeVisible();
});

claim(
  "To use an `endAdornment`, move this button to the start: set `openPickerButtonPosition: 'start'` in `slotProps.field`. If the field is `clearable`, set `clearButtonPosition: 'start'` as well.",
  async () => {
    await show({
      defaultValue: date,
      slotProps: {
        field: { openPickerButtonPosition: 'start', clearable: true, clearButtonPosition: 'start' },
        textField: { InputProps: { endAdornment: <i>★</i> } },
      },
    });
    expect(buttons().toSorted()).toEqual(['Choose date', 'Clear']);
    const left = (selector: string) =>
      document.querySelector(selector)!.getBoundingClientRect().left;
    expect(left('button')).toBeLessThan(left('[role="spinbutton"]'));
    expect(left('[role="spinbutton"]')).toBeLessThan(left('i'));
  },
);

claim('This one accepts `2025-10-06`, `Oct 6 2025`, and `10/6/2025`:', async () => {
  await render(<CourseStart />);
  const input = page.getByRole('textbox', { name: 'Course starts' });
  for (const text of ['2025-10-06', 'Oct 6 2025', '10/6/2025']) {
    await input.fill('Sep 1 2025');
    await userEvent.tab();
    await input.fill(text);
    await userEvent.tab();
    await expect.element(input).toHaveValue('Oct 6 2025');
  }
});

claim(
  "If the text isn't a date, the field passes an invalid date to `setValue` and keeps the text, so that your users can correct it.",
  async () => {
    await render(<CourseStart />);
    const input = page.getByRole('textbox', { name: 'Course starts' });
    await input.fill('soon');
    await userEvent.tab();
    await expect.element(page.getByText('Enter a date such as 2025-10-06.')).toBeVisible();
    await expect.element(input).toHaveValue('soon');
    await input.fill('2025-10-06');
    await userEvent.tab();
    await expect.element(input).toHaveValue('Oct 6 2025');
    expect(page.getByText('Enter a date').elements()).toHaveLength(0);
    // Or choose a day instead.
    await input.fill('soon');
    await userEvent.tab();
    await expect.element(page.getByText('Enter a date such as 2025-10-06.')).toBeVisible();
    await page.getByRole('button', { name: 'Choose date' }).click();
    await page.getByRole('gridcell', { name: '20' }).click();
    await expect.element(input).toHaveValue(expect.stringMatching(/^\w+ 20 \d{4}$/) as string);
    expect(page.getByText('Enter a date').elements()).toHaveLength(0);
    await input.fill('');
    await userEvent.tab();
    await expect.element(input).toHaveValue('');
  },
);

function InvalidField() {
  const picker = usePickerContext();
  return (
    <button type="button" onClick={() => picker.setValue(dayjs(Number.NaN))}>
      Set
    </button>
  );
}

claim(
  "The `onChange` of the picker receives the invalid date with the error `'invalidDate'`.",
  async () => {
    const errors: unknown[] = [];
    await show({
      onChange: (_, { validationError }) => errors.push(validationError),
      slots: { field: InvalidField },
    });
    await page.getByRole('button').click();
    expect(errors).toEqual(['invalidDate']);
  },
);

claim(
  'Screen readers announce one text box instead of a group with a spin button for each part, so prefer the default structure.',
  async () => {
    await render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="One" enableAccessibleFieldDOMStructure={false} />
        <DatePicker label="Three" />
      </LocalizationProvider>,
    );
    await expect.element(page.getByRole('textbox', { name: 'One' })).toBeVisible();
    expect(
      page.getByRole('group', { name: 'Three' }).getByRole('spinbutton').elements(),
    ).toHaveLength(3);
    expect(page.getByRole('spinbutton').elements()).toHaveLength(3);
  },
);

claim(
  'Its props go into `slotProps.textField`. To render your own component around `TextField`, pass it to `slots.textField`.',
  async () => {
    await render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker
          label="One"
          enableAccessibleFieldDOMStructure={false}
          slotProps={{ textField: { size: 'small', variant: 'filled' } }}
        />
        <DatePicker
          label="Own"
          enableAccessibleFieldDOMStructure={false}
          slots={{ textField: Labelled }}
        />
      </LocalizationProvider>,
    );
    const [one, own] = document.querySelectorAll('.MuiTextField-root');
    expect(one?.querySelector('.MuiFilledInput-root.MuiInputBase-sizeSmall')).toBeInTheDocument();
    expect(own).toHaveTextContent('Label: Own');
    const input = page.getByRole('textbox', { name: 'Label: Own' });
    await input.click();
    await userEvent.keyboard('05142025');
    await expect.element(input).toHaveValue('05/14/2025');
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

claim(
  "The picker throws this error if your component in `slots.textField` renders Material UI's `TextField` or an `<input>`.",
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const Input = () => <input />;
    for (const textField of [() => <TextField />, Input]) {
      const { unmount } = await render(
        <Caught>
          <LocalizationProvider dateAdapter={AdapterDayjs}>
            <DatePicker slots={{ textField }} />
          </LocalizationProvider>
        </Caught>,
      );
      await expect
        .element(page.getByText('The `sectionListRef` prop has not been initialized'))
        .toBeVisible();
      await unmount();
    }
  },
);

function Unanchored() {
  const picker = usePickerContext();
  return (
    <button type="button" style={{ margin: 60 }} onClick={() => picker.setOpen(true)}>
      Open
    </button>
  );
}

claim(
  "The picker doesn't know where your field is. Pass `triggerRef` from the context as the `ref` of an element in your field.",
  async () => {
    await show({ slots: { field: Unanchored } });
    await page.getByRole('button').click();
    await expect.element(calendar).toBeVisible();
    const { left, top } = document.querySelector('[role="dialog"]')!.getBoundingClientRect();
    expect([left, top]).toEqual([0, 0]);
  },
);

function Placeholder() {
  return <p>{useParsedFormat()}</p>;
}

claim(
  '`useParsedFormat` returns it in the language of the picker: `MM/DD/YYYY` in English, `TT.MM.JJJJ` in German.',
  async () => {
    await show({ slots: { field: Placeholder } });
    await expect.element(page.getByText('MM/DD/YYYY', { exact: true })).toBeVisible();
    await render(
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale="de"
        localeText={deDE.components.MuiLocalizationProvider.defaultProps.localeText}
      >
        <DatePicker slots={{ field: Placeholder }} />
      </LocalizationProvider>,
    );
    await expect.element(page.getByText('TT.MM.JJJJ', { exact: true })).toBeVisible();
  },
);

claim(
  'Click **Sign up** without choosing a day: the message appears, and the button has focus.',
  async () => {
    await render(<VolunteerForm />);
    const button = page.getByRole('button', { name: 'Beach cleanup: choose' });
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect.element(page.getByText('Choose the day that you can help.')).toBeVisible();
    await expect.element(button).toHaveFocus();
    await button.click();
    await page.getByRole('gridcell', { name: '12' }).click();
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Saved: 2025-07-12');
    expect(page.getByText('Choose the day that you can help.').elements()).toEqual([]);
  },
);

function Spread(props: object) {
  return <div {...props} />;
}

claim(
  'Your field passes all of its props on, and some of them reach an HTML element, such as validation props, `slotProps`, and `inputRef`.',
  async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    await show({ minDate: date, inputRef: { current: null }, slots: { field: Spread } });
    const names = error.mock.calls
      .filter(([text]) => String(text).includes('React does not recognize'))
      .map((call): unknown => call[1]);
    expect(names).toEqual(expect.arrayContaining(['minDate', 'slotProps', 'inputRef']));
  },
);

function Styled() {
  const { rootSx, rootClassName } = usePickerContext();
  return (
    <Box sx={rootSx} className={rootClassName}>
      Styled
    </Box>
  );
}

claim(
  "Your own component doesn't get them from `slotProps.textField` and `sx` by itself. Render the helper text in it, and use `rootSx` and `rootClassName` from the context.",
  async () => {
    const props = {
      sx: { letterSpacing: 5 },
      className: 'due',
      slotProps: { textField: { helperText: 'Weekdays only' } },
    };
    const { unmount } = await show({ ...props, slots: { field: SetField } });
    const button = page.getByRole('button', { name: 'Date' });
    await expect.element(button).not.toHaveStyle({ letterSpacing: '5px' });
    expect(page.getByText('Weekdays only').elements()).toEqual([]);
    await unmount();
    await show({ ...props, slots: { field: Styled } });
    await expect.element(page.getByText('Styled')).toHaveStyle({ letterSpacing: '5px' });
    await expect.element(page.getByText('Styled')).toHaveClass('due');
  },
);

function SourceField() {
  const picker = usePickerContext();
  return (
    <>
      <button type="button" onClick={() => picker.setValue(date)}>
        Without
      </button>
      <button type="button" onClick={() => picker.setValue(null, { source: 'field' })}>
        With
      </button>
    </>
  );
}

claim(
  "In the second argument of `onChange` and `onAccept`, `source` is `'unknown'` for a value that your field sets. To change it, pass an option: `setValue(date, { source: 'field' })`.",
  async () => {
    const sources: string[] = [];
    await show({
      onChange: (_, { source }) => sources.push(`onChange ${source}`),
      onAccept: (_, { source }) => sources.push(`onAccept ${source}`),
      slots: { field: SourceField },
    });
    await page.getByRole('button', { name: 'Without' }).click();
    await page.getByRole('button', { name: 'With', exact: true }).click();
    expect(sources).toEqual([
      'onChange unknown',
      'onAccept unknown',
      'onChange field',
      'onAccept field',
    ]);
  },
);

claim(
  'To open it only with the button, leave out `onClick`, `open`, `onOpen`, and `onClose`.',
  async () => {
    await show({ defaultValue: date, slotProps: { field: { readOnly: true } } });
    await page.getByRole('group', { name: 'Date' }).click();
    await page.getByRole('spinbutton', { name: 'Month' }).click();
    expect(calendar.elements()).toHaveLength(0);
    await page.getByRole('button').click();
    await expect.element(calendar).toBeVisible();
  },
);

claim(
  "Keep the button in both cases: without it, your users can't open the calendar with the keyboard.",
  async () => {
    await render(<HotelNight />);
    const month = page.getByRole('spinbutton', { name: 'Month' }).element();
    if (!(month instanceof HTMLElement)) throw new Error('No section.');
    for (const key of ['{Enter}', ' ', '{ArrowDown}', '{Alt>}{ArrowDown}{/Alt}', '{F4}']) {
      month.focus();
      await userEvent.keyboard(key);
      expect(calendar.elements(), key).toHaveLength(0);
    }
    for (let tabs = 0; tabs < 4 && document.activeElement?.tagName !== 'BUTTON'; tabs += 1) {
      await userEvent.keyboard('{Tab}');
    }
    expect(document.activeElement?.tagName).toBe('BUTTON');
    await userEvent.keyboard('{Enter}');
    await expect.element(calendar).toBeVisible();
  },
);

function OpenField() {
  const { open, setOpen, triggerRef } = usePickerContext();
  return (
    <div style={{ paddingInlineStart: 200 }}>
      <button type="button">first</button>
      <button type="button" ref={triggerRef} onClick={() => setOpen(!open)}>
        {open ? 'Close' : 'Open'}
      </button>
    </div>
  );
}

claim('`open`, `setOpen` | Open or close the popup', async () => {
  await show({ slots: { field: OpenField } });
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(calendar).toBeVisible();
  document.querySelectorAll('button')[1]?.click();
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open' })).toBeVisible();
});

claim('`triggerRef` | The element next to which the popup opens on desktop', async () => {
  await show({ slots: { field: OpenField } });
  const opener = page.getByRole('button', { name: 'Open' }).element();
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(calendar).toBeVisible();
  const popup = () => page.getByRole('dialog').element().getBoundingClientRect();
  const { left, bottom } = opener.getBoundingClientRect();
  await expect.poll(() => Math.abs(popup().left - left)).toBeLessThan(3);
  expect(Math.abs(popup().top - bottom)).toBeLessThan(10);
});

claim(
  "The default field isn't a Material UI `TextField` but a PickersTextField, in which day, month, and year are separate elements.",
  async () => {
    await show({ defaultValue: date });
    expect(document.querySelector('.MuiTextField-root')).toBeNull();
    expect(document.querySelector('.MuiPickersTextField-root')).not.toBeNull();
    const parts = page.getByRole('spinbutton').elements();
    expect(parts.map((part) => part.getAttribute('aria-label'))).toEqual(['Month', 'Day', 'Year']);
  },
);

claim(
  'The component of the field is defined inside another component, so React replaces the field whenever the outer component renders.',
  async () => {
    function Owner() {
      const [text, setText] = useState('');
      const Field = () => <input value={text} onChange={(event) => setText(event.target.value)} />;
      return <DatePicker slots={{ field: Field }} />;
    }
    await render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Owner />
      </LocalizationProvider>,
    );
    const input = page.getByRole('textbox');
    await input.click();
    await expect.element(input).toHaveFocus();
    await userEvent.keyboard('a');
    await expect.element(input).toHaveValue('a');
    await expect.element(input).not.toHaveFocus();
  },
);

claim(
  "`slotProps` inside `slotProps.field` also applies, but the types don't allow it: set `textField` in the `slotProps` of the picker.",
  async () => {
    const count = (text: string) => document.body.textContent?.split(text).length ?? 0;
    const { unmount } = await show({
      // @ts-expect-error -- the types don't allow it.
      slotProps: { field: { slotProps: { textField: { helperText: 'Nested help' } } } },
    });
    await expect.element(page.getByRole('group')).toBeVisible();
    expect(count('Nested help') - 1).toBe(1);
    await unmount();
    await show({ slotProps: { textField: { helperText: 'Direct help' } } });
    expect(count('Direct help') - 1).toBe(1);
  },
);
