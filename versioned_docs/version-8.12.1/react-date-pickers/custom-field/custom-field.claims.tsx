import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useParsedFormat, usePickerContext } from '@mui/x-date-pickers/hooks';
import { claim } from '@portal/claims';
import dayjs from 'dayjs';
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

const calendar = page.getByRole('grid');
const shown = () => document.querySelector('input')?.value;

claim("Your users then choose the date in the calendar, but can't type it:", async () => {
  await render(<HotelNight />);
  await page.getByRole('spinbutton', { name: 'Month' }).click();
  await userEvent.keyboard('12');
  expect(shown()).toBe('08/14/2025');
  await page.getByRole('gridcell', { name: '20' }).click();
  await expect.poll(shown).toBe('08/20/2025');
});

claim(
  '`onClick` in `slotProps.textField` opens the calendar with a click anywhere in the field.',
  async () => {
    await render(<HotelNight />);
    expect(calendar.elements()).toHaveLength(0);
    await page.getByRole('group', { name: 'Arrival' }).click();
    await expect.element(calendar).toBeVisible();
  },
);

claim(
  "If you set `readOnly` on the picker itself, the button is disabled as well, and your users can't change the date at all.",
  async () => {
    await show({ defaultValue: date, readOnly: true });
    await expect.element(page.getByRole('button')).toBeDisabled();
    await page.getByRole('spinbutton', { name: 'Month' }).click();
    await userEvent.keyboard('12');
    expect(shown()).toBe('05/14/2025');
  },
);

claim('The picker passes its validation props, such as `minDate`, to the field.', async () => {
  const received = vi.fn();
  const Field = (props: object) => {
    received(props);
    return null;
  };
  await show({ minDate: date, slots: { field: Field } });
  expect(received.mock.calls[0]?.[0]).toHaveProperty('minDate', date);
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
  const { setValue, label, name, fieldFormat, triggerRef, rootClassName } = usePickerContext();
  return (
    <button type="button" ref={triggerRef} onClick={() => setValue(date)}>
      {label} {name} {fieldFormat} {rootClassName}
    </button>
  );
}

claim(
  '`value`, `setValue` | The date. `setValue` calls `onChange` and closes the picker',
  async () => {
    const onChange = vi.fn();
    const onClose = vi.fn();
    await show({ onChange, onClose, open: true, slots: { field: SetField } });
    document.querySelector<HTMLButtonElement>('button')?.click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(onChange.mock.calls[0]?.[0]).toBe(date);
  },
);

claim(
  '`label`, `name`, `fieldFormat` | The `label`, `name` and `format` of the picker',
  async () => {
    await show({ name: 'due', format: 'YYYY', slots: { field: SetField } });
    await expect.element(page.getByRole('button')).toHaveTextContent('Date due YYYY');
  },
);

claim('An `endAdornment` replaces the button that opens the calendar.', async () => {
  await show({ slotProps: { textField: { InputProps: { endAdornment: <i>★</i> } } } });
  await expect.element(page.getByText('★')).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(0);
});

claim('Pass an adornment to `InputProps` in `slotProps.textField`:', async () => {
  await render(<InvoiceDue />);
  await expect.element(page.getByTestId('ReceiptLongOutlinedIcon')).toBeVisible();
  await expect.element(page.getByRole('button')).toBeVisible();
});

claim(
  "To move that button to the start of the field, set `openPickerButtonPosition: 'start'` in `slotProps.field`.",
  async () => {
    await show({ slotProps: { field: { openPickerButtonPosition: 'start' } } });
    const left = (selector: string) =>
      document.querySelector(selector)!.getBoundingClientRect().left;
    expect(left('button')).toBeLessThan(left('[role="spinbutton"]'));
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
  "You don't need `slots.textField` if the defaults of Material UI's `TextField` are fine. Screen readers announce one text box instead of a group with a spin button for each part, so prefer the default structure.",
  async () => {
    await render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="One" enableAccessibleFieldDOMStructure={false} />
        <DatePicker label="Three" />
      </LocalizationProvider>,
    );
    await expect.element(page.getByRole('textbox', { name: 'One' })).toBeVisible();
    expect(document.querySelectorAll('.MuiTextField-root .MuiOutlinedInput-root')).toHaveLength(1);
    expect(
      page.getByRole('group', { name: 'Three' }).getByRole('spinbutton').elements(),
    ).toHaveLength(3);
    expect(page.getByRole('spinbutton').elements()).toHaveLength(3);
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

const OwnTextField = ({ label }: TextFieldProps) => <TextField label={label} />;

claim(
  'Your component in `slots.textField` renders an `<input>`. The picker throws this error when it renders.',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await render(
      <Caught>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DatePicker slots={{ textField: OwnTextField as never }} />
        </LocalizationProvider>
      </Caught>,
    );
    await expect
      .element(page.getByText('The `sectionListRef` prop has not been initialized'))
      .toBeVisible();
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

claim('No element of your field has `triggerRef` as its `ref`.', async () => {
  await show({ slots: { field: Unanchored } });
  await page.getByRole('button').click();
  await expect.element(calendar).toBeVisible();
  const { left, top } = document.querySelector('[role="dialog"]')!.getBoundingClientRect();
  expect([left, top]).toEqual([0, 0]);
});

function Placeholder() {
  return <p>{useParsedFormat()}</p>;
}

claim(
  'While the value is `null`, you can show the format instead: `useParsedFormat` returns it as your users know it, such as `MM/DD/YYYY`.',
  async () => {
    await show({ slots: { field: Placeholder } });
    await expect.element(page.getByText('MM/DD/YYYY', { exact: true })).toBeVisible();
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
  'Your field passes all of its props on, and some of them reach an HTML element. A custom field gets validation props, `slots`, `slotProps`, and `inputRef`.',
  async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    await show({ minDate: date, inputRef: { current: null }, slots: { field: Spread } });
    const names = error.mock.calls
      .filter(([text]) => String(text).includes('React does not recognize'))
      .map((call): unknown => call[1]);
    expect(names).toEqual(expect.arrayContaining(['minDate', 'slotProps', 'inputRef']));
  },
);

claim('Only the default field reads `slotProps.textField`.', async () => {
  await show({ slotProps: { textField: { helperText: 'Weekdays only' } } });
  await expect.element(page.getByText('Weekdays only')).toBeVisible();
  await render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Own"
        slots={{ field: SetField }}
        slotProps={{ textField: { helperText: 'Not shown' } }}
      />
    </LocalizationProvider>,
  );
  await expect.element(page.getByRole('button', { name: 'Own' })).toBeVisible();
  expect(page.getByText('Not shown').elements()).toEqual([]);
});

claim(
  'Leave it out, together with `open`, `onOpen`, and `onClose`, to open the calendar only with the button.',
  async () => {
    await show({ defaultValue: date, slotProps: { textField: { readOnly: true } } });
    await page.getByRole('group', { name: 'Date' }).click();
    await page.getByRole('spinbutton', { name: 'Month' }).click();
    expect(calendar.elements()).toHaveLength(0);
    await page.getByRole('button').click();
    await expect.element(calendar).toBeVisible();
  },
);

claim(
  "Don't remove the button, because it's the only way to open the calendar with the keyboard.",
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

claim('`triggerRef` | The element next to which the popup opens', async () => {
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

claim('The component is defined inside another component.', async () => {
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
});
