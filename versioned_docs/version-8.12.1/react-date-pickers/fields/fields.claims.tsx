import { ThemeProvider, createTheme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, type DateFieldProps } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { claim, sourced } from '@portal/claims';
import { nextPaint } from '@portal/claims/browser';
import dayjs, { type Dayjs } from 'dayjs';
import { type ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import ConferenceTalk from './demos/ConferenceTalk';
import FieldFormats from './demos/FieldFormats';
import FixTheYear from './demos/FixTheYear';
import RentalLooks from './demos/RentalLooks';
import ShipmentDate from './demos/ShipmentDate';

const date = dayjs('2025-08-09');

const inProvider = (children: ReactNode) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>
);
const show = (props: DateFieldProps = {}) =>
  render(inProvider(<DateField label="Date" {...props} />));

const section = (name: string) => page.getByRole('spinbutton', { name });
const press = (keys: string) => userEvent.keyboard(keys);
const type = async (name: string, keys: string) => {
  await section(name).click();
  await press(keys);
};
/** The text in the fields, without the invisible characters around the sections. */
const texts = () =>
  [...document.querySelectorAll('.MuiPickersSectionList-root')].map((list) =>
    list.textContent?.replace(/[^\x20-\x7E]/g, ''),
  );
const text = () => texts()[0];
const input = () => document.querySelector('input');
const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) {
    throw new Error(`Nothing matches ${selector}`);
  }
  return element;
};
const paste = (pasted: string) => {
  const data = new DataTransfer();
  data.setData('text', pasted);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  );
};
const selection = () =>
  document
    .getSelection()
    ?.toString()
    .replace(/[^\x20-\x7E]/g, '');
const selectAll = () => press('{Control>}a{/Control}');

claim('A field is an input in which your users type a date or a time.', async () => {
  await render(<ConferenceTalk />);
  expect(texts()).toEqual(['10/09/2025', '02:30 PM', '10/06/2025 06:00 PM']);
  expect(page.getByRole('button').elements()).toEqual([]);
});

sourced(
  '[Range fields](../date-range-field/date-range-field.mdx) | A start and an end | Pro plan',
  {
    url: 'https://github.com/mui/mui-x/blob/087be6072e5e867a8265a0c3df0485eb3129e5f3/docs/data/date-pickers/date-range-field/date-range-field.md',
    checked: '2026-11-23',
  },
);

claim('On a field that you use on its own, set all props directly.', async () => {
  const shared = { label: 'Checkup', helperText: 'Once a year' };
  await render(
    inProvider(
      <>
        <DateField {...shared} defaultValue={date} formatDensity="spacious" clearable />
        <DatePicker
          label="Checkup"
          defaultValue={date}
          formatDensity="spacious"
          slotProps={{ field: { clearable: true }, textField: { helperText: 'Once a year' } }}
        />
      </>,
    ),
  );
  expect(texts()).toEqual(['08 / 09 / 2025', '08 / 09 / 2025']);
  expect(document.querySelectorAll('button.clearButton')).toHaveLength(2);
  expect(page.getByText('Once a year').elements()).toHaveLength(2);
});

claim('Digits | Fill the section. A full section moves on to the next', async () => {
  await show();
  await type('Month', '12');
  await expect.element(section('Day')).toHaveFocus();
  await press('7');
  await expect.element(section('Year')).toHaveFocus();
  expect(text()).toBe('12/07/YYYY');
});

claim('Letters | Select a month, a weekday, or AM and PM by the start of its name', async () => {
  await render(
    inProvider(<DateTimeField label="Date" format="dddd MMMM D hh:mm A" defaultValue={date} />),
  );
  await type('Month', 'ma');
  await expect.poll(text).toContain('March');
  await type('Meridiem', 'p');
  await expect.poll(text).toContain('PM');
  await type('Week day', 'tu');
  await expect.poll(text).toContain('Tuesday');
});

claim('Left Arrow, Right Arrow | Move to the previous or next section', async () => {
  await show();
  await type('Month', '{ArrowRight}');
  await expect.element(section('Day')).toHaveFocus();
  await press('{ArrowLeft}');
  await expect.element(section('Month')).toHaveFocus();
});

claim(
  'Up Arrow, Down Arrow | One more or one less, or one step of `minutesStep`. After the highest value comes the lowest',
  async () => {
    await show({ defaultValue: dayjs('2025-12-09') });
    await type('Month', '{ArrowUp}');
    await expect.poll(text).toBe('01/09/2025');
    await press('{ArrowDown}');
    await expect.poll(text).toBe('12/09/2025');
    await render(
      inProvider(<TimeField defaultValue={dayjs('2025-08-09T10:07')} minutesStep={15} />),
    );
    await type('Minutes', '{ArrowUp}');
    await expect.poll(() => texts()[1]).toBe('10:15 AM');
  },
);

claim('Page Up, Page Down | Five more or five less, or five steps of `minutesStep`', async () => {
  await show({ defaultValue: date });
  await type('Day', '{PageUp}');
  await expect.poll(text).toBe('08/14/2025');
  await press('{PageDown}');
  await expect.poll(text).toBe('08/09/2025');
  await render(inProvider(<TimeField defaultValue={dayjs('2025-08-09T10:10')} minutesStep={5} />));
  await type('Minutes', '{PageUp}');
  await expect.poll(() => texts()[1]).toBe('10:35 AM');
  await press('{PageDown}');
  await expect.poll(() => texts()[1]).toBe('10:10 AM');
});

claim('Home, End | Lowest or highest value', async () => {
  await show({ defaultValue: date });
  await type('Day', '{Home}');
  await expect.poll(text).toBe('08/01/2025');
  await press('{End}');
  await expect.poll(text).toBe('08/31/2025');
});

claim('Backspace, Delete | Empty the section', async () => {
  await show({ defaultValue: date });
  await type('Day', '{Backspace}');
  await expect.poll(text).toBe('08/DD/2025');
  await type('Month', '{Delete}');
  await expect.poll(text).toBe('MM/DD/2025');
});

claim(
  'Ctrl or ⌘ + A | Select all sections. Then, Backspace or Delete empties the field',
  async () => {
    for (const key of ['{Backspace}', '{Delete}']) {
      const { unmount } = await show({ defaultValue: date });
      await section('Month').click();
      await selectAll();
      await press(key);
      await expect.poll(text).toBe('MM/DD/YYYY');
      await unmount();
    }
  },
);

claim("Tab | Leaves the field. It doesn't move to the next section", async () => {
  await render(
    inProvider(
      <>
        <DateField label="Date" />
        <button type="button">After</button>
      </>,
    ),
  );
  await userEvent.tab();
  await expect.element(section('Month')).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button')).toHaveFocus();
});

claim('Enter | Submits the form, if it has a button with `type="submit"`', async () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (button: ReactNode) =>
    inProvider(
      <form onSubmit={submit}>
        <DateField label="Date" />
        {button}
      </form>,
    );
  const { rerender } = await render(form(null));
  await type('Month', '{Enter}');
  // A submit button for the browser, but not for the field.
  await rerender(form(<button>Save</button>));
  await type('Month', '{Enter}');
  expect(submit).not.toHaveBeenCalled();
  await rerender(form(<button type="submit">Save</button>));
  await type('Month', '{Enter}');
  expect(submit).toHaveBeenCalledOnce();
});

claim(
  'The copied text has the format of the field, such as `08/09/2025`. Empty sections are copied as placeholders, such as `03/DD/YYYY`.',
  async () => {
    const copied: (string | undefined)[] = [];
    const onCopy = () => copied.push(document.getSelection()?.toString());
    document.addEventListener('copy', onCopy);
    const { unmount } = await show({ defaultValue: date });
    await section('Day').click();
    await expect.poll(selection).toBe('09');
    await press('{Control>}c{/Control}');
    await selectAll();
    await expect.poll(selection).toBe('08/09/2025');
    await press('{Control>}c{/Control}');
    await unmount();
    await show();
    await type('Month', '03');
    await selectAll();
    await expect.poll(selection).toBe('03/DD/YYYY');
    await press('{Control>}c{/Control}');
    document.removeEventListener('copy', onCopy);
    expect(copied).toEqual(['09', '08/09/2025', '03/DD/YYYY']);
  },
);

claim(
  "Separators, such as a slash, don't move on to the next section. On a phone, sections with digits open the numeric keyboard.",
  async () => {
    await show({ format: 'MM/DD MMMM' });
    await section('Day').click();
    await press('1/');
    await expect.element(section('Day')).toHaveFocus();
    const modes = page
      .getByRole('spinbutton')
      .elements()
      .map((element) => element.getAttribute('inputmode'));
    expect(modes).toEqual(['numeric', 'numeric', 'text']);
  },
);

const pasteInto = async (selected: 'All sections' | 'Month' | 'Day', pasted: string) => {
  const { unmount } = await show({ defaultValue: date, format: 'MM/DD/YYYY' });
  await section(selected === 'All sections' ? 'Month' : selected).click();
  if (selected === 'All sections') {
    await selectAll();
    await expect.poll(() => document.activeElement?.getAttribute('role')).not.toBe('spinbutton');
  }
  paste(pasted);
  await nextPaint();
  const result = text();
  await unmount();
  return result;
};

claim('All sections | A date in the format of the field | Replaces the value', async () => {
  expect(await pasteInto('All sections', '04/02/2025')).toBe('04/02/2025');
});

claim('All sections | Any other text | Empties the field', async () => {
  for (const pasted of ['2025-06-01', '4/2/2025', 'April', '17']) {
    expect(await pasteInto('All sections', pasted), pasted).toBe('MM/DD/YYYY');
  }
});

claim(
  'One section | Digits only, or letters only | Fill the section if it takes them',
  async () => {
    expect(await pasteInto('Day', '17')).toBe('08/17/2025');
    expect(await pasteInto('Day', 'April')).toBe('08/09/2025');
    await show({ defaultValue: date, format: 'MMMM D' });
    await section('Month').click();
    paste('April');
    await expect.poll(text).toBe('April 09');
  },
);

claim('One section | A date in the format of the field | Replaces the value', async () => {
  expect(await pasteInto('Day', '04/02/2024')).toBe('04/02/2024');
});

claim('One section | A date in another format | Empties the field', async () => {
  for (const pasted of ['2025-06-01', '4/2/2025']) {
    expect(await pasteInto('Day', pasted), pasted).toBe('MM/DD/YYYY');
  }
});

claim(
  'To accept other formats, handle the paste in `onPasteCapture`, before the field does:',
  async () => {
    await render(<ShipmentDate />);
    await section('Month').click();
    paste('2025-04-02');
    await expect.poll(text).toBe('04/02/2025');
    await selectAll();
    paste('30 May 2025');
    await expect.poll(text).toBe('05/30/2025');
  },
);

claim("`onPaste` is called too, but can't prevent the field from handling the text.", async () => {
  const onPaste = vi.fn((event: { preventDefault: () => void; stopPropagation: () => void }) => {
    event.preventDefault();
    event.stopPropagation();
  });
  await show({ defaultValue: date, onPaste });
  await section('Month').click();
  await selectAll();
  await expect.poll(() => document.activeElement?.getAttribute('role')).not.toBe('spinbutton');
  paste('04/02/2025');
  await expect.poll(text).toBe('04/02/2025');
  expect(onPaste).toHaveBeenCalled();
});

claim(
  'Text in brackets (Day.js and Moment.js) or quotes (date-fns and Luxon) is shown as it is:',
  async () => {
    await render(<FieldFormats />);
    expect(text()).toBe('Wed 4 Jun at 08:05');
  },
);

claim(
  '`formatDensity="spacious"` adds spaces around slashes, dots, and hyphens. The default is `\'dense\'`.',
  async () => {
    for (const [format, spacious] of [
      ['MM/DD', '08 / 09'],
      ['MM.DD', '08 . 09'],
      ['MM-DD', '08 - 09'],
    ] as const) {
      const { unmount } = await show({ format, defaultValue: date, formatDensity: 'spacious' });
      expect(text()).toBe(spacious);
      await unmount();
      const dense = await show({ format, defaultValue: date });
      expect(text()).toBe(spacious.replaceAll(' ', ''));
      await dense.unmount();
    }
  },
);

claim(
  "`D`, `M`, and `H` show a leading zero, so that the width doesn't change while your users type. `shouldRespectLeadingZeros` removes it.",
  async () => {
    const props = { format: 'D M H', defaultValue: dayjs('2025-06-04T08:05') };
    const { unmount } = await render(inProvider(<DateTimeField {...props} />));
    expect(text()).toBe('04 06 08');
    await unmount();
    await render(inProvider(<DateTimeField {...props} shouldRespectLeadingZeros />));
    expect(text()).toBe('4 6 8');
  },
);

const clearButton = () => document.querySelector<HTMLButtonElement>('button.clearButton');

claim(
  '`clearable` adds a button that empties the field, and `onClear` is called when your users press it:',
  async () => {
    const onClear = vi.fn();
    const onChange = vi.fn();
    await show({ defaultValue: date, clearable: true, onClear, onChange });
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(text).toBe('MM/DD/YYYY');
    expect(onClear).toHaveBeenCalledOnce();
    expect(onChange.mock.calls[0]?.[0]).toBeNull();
  },
);

claim(
  'With a mouse, the button is visible while the pointer is over the field or the field has focus.',
  async () => {
    await render(
      inProvider(
        <>
          <DateField defaultValue={date} clearable />
          <p style={{ marginTop: 200 }}>Elsewhere</p>
        </>,
      ),
    );
    await page.getByText('Elsewhere').hover();
    const opacity = () => getComputedStyle(clearButton()!).opacity;
    await expect.poll(opacity).toBe('0');
    await section('Month').hover();
    await expect.poll(opacity).toBe('1');
    await page.getByText('Elsewhere').hover();
    await expect.poll(opacity).toBe('0');
    await userEvent.tab();
    await expect.poll(opacity).toBe('1');
  },
);

claim(
  "It isn't rendered while the field is empty, read-only, or disabled. The Tab key skips it, because keyboard users have the Delete key.",
  async () => {
    for (const props of [
      {},
      { defaultValue: date, readOnly: true },
      { defaultValue: date, disabled: true },
    ]) {
      const { unmount } = await show({ clearable: true, ...props });
      expect(clearButton()).toBeNull();
      await unmount();
    }
    await show({ clearable: true, defaultValue: date });
    expect(clearButton()?.tabIndex).toBe(-1);
  },
);

claim('`clearButtonPosition="start"` moves it to the start.', async () => {
  await show({ clearable: true, defaultValue: date, clearButtonPosition: 'start' });
  expect(clearButton()!.getBoundingClientRect().left).toBeLessThan(
    section('Month').element().getBoundingClientRect().left,
  );
});

claim('`InputProps` holds adornments:', async () => {
  await render(<RentalLooks />);
  await expect.element(page.getByTestId('DirectionsCarOutlinedIcon')).toBeVisible();
  expect(document.querySelectorAll('.MuiPickersFilledInput-root')).not.toHaveLength(0);
});

claim(
  "`size` is `'medium'` (default) or `'small'`, `margin` is `'none'` (default), `'dense'`, or `'normal'`.",
  async () => {
    const height = () =>
      document.querySelector('.MuiPickersInputBase-root')?.getBoundingClientRect().height;
    const margin = () => getComputedStyle(find('.MuiPickersTextField-root')).marginTop;
    const { unmount } = await show();
    const medium = height();
    expect(margin()).toBe('0px');
    await unmount();
    await show({ size: 'small', margin: 'normal' });
    expect(height()).toBeLessThan(medium ?? 0);
    expect(margin()).toBe('16px');
  },
);

claim(
  'An `endAdornment` replaces the clear button and, in a picker, the button that opens the calendar.',
  async () => {
    const InputProps = { endAdornment: <i>★</i> };
    await render(
      inProvider(
        <>
          <DateField defaultValue={date} clearable InputProps={InputProps} />
          <DatePicker slotProps={{ textField: { InputProps } }} />
        </>,
      ),
    );
    expect(page.getByText('★').elements()).toHaveLength(2);
    expect(page.getByRole('button').elements()).toEqual([]);
  },
);

claim(
  'For all fields of your application, set `defaultProps` of `MuiPickersTextField` in the theme. `MuiTextField` has no effect on them, except with `enableAccessibleFieldDOMStructure={false}`.',
  async () => {
    const small = () => document.querySelectorAll('.MuiPickersInputBase-inputSizeSmall').length;
    const filled = () => document.querySelectorAll('.MuiPickersFilledInput-root').length;
    const themed = (theme: ReturnType<typeof createTheme>, props: DateFieldProps<false> = {}) =>
      render(
        <ThemeProvider theme={theme}>
          {inProvider(<DateField<false> label="Date" {...props} />)}
        </ThemeProvider>,
      );
    const defaultProps = { variant: 'filled', size: 'small' } as const;
    const { unmount } = await themed(
      createTheme({ components: { MuiTextField: { defaultProps } } }),
    );
    expect([filled(), small()]).toEqual([0, 0]);
    await unmount();
    const single = await themed(createTheme({ components: { MuiTextField: { defaultProps } } }), {
      enableAccessibleFieldDOMStructure: false,
    });
    expect(document.querySelectorAll('.MuiFilledInput-root.MuiInputBase-sizeSmall')).toHaveLength(
      1,
    );
    await single.unmount();
    await themed(createTheme({ components: { MuiPickersTextField: { defaultProps } } }));
    expect(filled()).toBe(1);
  },
);

const submitted = (props: DateFieldProps) =>
  render(
    inProvider(
      <form>
        <DateField label="Date" name="day" {...props} />
      </form>,
    ),
  ).then(() => new FormData(find('form') as HTMLFormElement).get('day'));

claim('Can be focused with Tab | Yes | Yes', async () => {
  const reached = async (props: DateFieldProps) => {
    const { unmount } = await render(
      inProvider(
        <>
          <button type="button">Before</button>
          <DateField label="Date" defaultValue={date} {...props} />
          <button type="button">After</button>
        </>,
      ),
    );
    await page.getByRole('button', { name: 'Before' }).click();
    await userEvent.tab();
    const inField = document.activeElement?.closest('.MuiPickersTextField-root') != null;
    await unmount();
    return inField;
  };
  expect(await reached({ disabled: true })).toBe(true);
  expect(await reached({ readOnly: true })).toBe(true);
});

claim('Arrow keys move between sections | No | Yes', async () => {
  const { unmount } = await show({ defaultValue: date, readOnly: true });
  await userEvent.tab();
  await press('{ArrowRight}');
  await expect.element(section('Day')).toHaveFocus();
  await unmount();
  await show({ defaultValue: date, disabled: true });
  await userEvent.tab();
  await press('{ArrowRight}');
  await expect.element(section('Day')).not.toHaveFocus();
});

claim(
  "Don't rely on `readOnly` to protect a date: after Ctrl+A, Backspace still empties the field, and a digit changes the first section.",
  async () => {
    for (const [key, shown] of [
      ['{Backspace}', 'MM/DD/YYYY'],
      ['1', '01/09/2025'],
    ] as const) {
      const { unmount } = await show({ defaultValue: date, readOnly: true });
      await section('Month').click();
      await selectAll();
      await press(key);
      await expect.poll(text).toBe(shown);
      await unmount();
    }
  },
);

claim("To prevent this, set `value`, and don't update it in `onChange`.", async () => {
  for (const key of ['{Backspace}', '1']) {
    const onChange = vi.fn<() => void>();
    const { unmount } = await show({ value: date, readOnly: true, onChange: () => onChange() });
    await section('Month').click();
    await selectAll();
    await press(key);
    await expect.poll(() => onChange.mock.calls.length).toBe(1);
    await userEvent.tab();
    await expect.poll(text).toBe('08/09/2025');
    await unmount();
  }
});

claim('Value is submitted in a form | No | Yes', async () => {
  expect(await submitted({ defaultValue: date, readOnly: true })).toBe('08/09/2025');
  document.body.replaceChildren();
  expect(await submitted({ defaultValue: date, disabled: true })).toBeNull();
});

claim(
  "`inputRef.current.focus()` focuses the field, and `selectedSections` selects a section: by its type (`'year'`, `'hours'`), by its index, or `'all'`. Keep it up to date with `onSelectedSectionsChange`, because it's controlled:",
  async () => {
    await render(<FixTheYear />);
    await page.getByRole('button', { name: 'Edit the year' }).click();
    await expect.element(section('Year')).toHaveFocus();
    await press('2026');
    await expect.poll(text).toBe('01/08/2026');
    await section('Day').click();
    await expect.element(section('Day')).toHaveFocus();
    await page.getByRole('button', { name: 'Select all' }).click();
    await expect.poll(selection).toBe('01/08/2026');
    await show({ selectedSections: 1, autoFocus: true });
    await expect.element(section('Day').last()).toHaveFocus();
  },
);

claim('`autoFocus` focuses the first section when the field appears.', async () => {
  await show({ autoFocus: true });
  await expect.element(section('Month')).toHaveFocus();
});

claim(
  'It\'s a group with a spin button for each section, which screen readers announce as "Month, April". The group has the name in `label`.',
  async () => {
    await show({ label: 'Due date', defaultValue: dayjs('2025-04-23') });
    const group = page.getByRole('group', { name: 'Due date' });
    const month = group.getByRole('spinbutton', { name: 'Month' });
    await expect.element(month).toHaveAttribute('aria-valuetext', 'April');
    expect(group.getByRole('spinbutton').elements()).toHaveLength(3);
  },
);

claim("Without a label, set `InputProps={{ 'aria-label': 'Due date' }}`.", async () => {
  await show({ label: undefined, InputProps: { 'aria-label': 'Due date' } });
  await expect.element(page.getByRole('group', { name: 'Due date' })).toBeVisible();
});

claim(
  "An `<input>` that is hidden from screen readers holds the text for forms, such as `04/23/2025`. So `getByRole('textbox')` finds nothing in a test: see [Test it](../date-picker/date-picker.mdx#test-it).",
  async () => {
    await show({ defaultValue: dayjs('2025-04-23') });
    expect(input()?.value).toBe('04/23/2025');
    expect(input()?.getAttribute('aria-hidden')).toBe('true');
    expect(page.getByRole('textbox').elements()).toEqual([]);
  },
);

claim(
  "`enableAccessibleFieldDOMStructure={false}` renders a single `<input>` in Material UI's `TextField`.",
  async () => {
    await render(inProvider(<DateField label="Date" enableAccessibleFieldDOMStructure={false} />));
    await expect.element(page.getByRole('textbox', { name: 'Date' })).toBeVisible();
    expect(page.getByRole('spinbutton').elements()).toEqual([]);
    expect(document.querySelector('.MuiTextField-root')).not.toBeNull();
  },
);

claim(
  "With `name`, a native form submits the date in the format of the field. An empty field submits an empty string, unless you set `required`: the browser then doesn't submit the form.",
  async () => {
    expect(await submitted({ defaultValue: date, format: 'YYYY-MM-DD' })).toBe('2025-08-09');
    document.body.replaceChildren();
    expect(await submitted({})).toBe('');
    document.body.replaceChildren();
    await submitted({ required: true });
    expect((find('form') as HTMLFormElement).checkValidity()).toBe(false);
  },
);

claim(
  'Pass the setter of your library as `onChange`, which receives the date as its first argument:',
  async () => {
    const onChange = vi.fn((_date: Dayjs | null) => {});
    await show({ defaultValue: date, onChange });
    await type('Day', '{ArrowUp}');
    expect(onChange.mock.calls[0]?.[0]?.format('YYYY-MM-DD')).toBe('2025-08-10');
  },
);

claim(
  'Check the value before you save it, because `required` accepts an incomplete date: the form submits the text of the field with its placeholders, such as `03/DD/YYYY`. While a section is empty, the field shows no error, and its value is `null`.',
  async () => {
    const onChange = vi.fn();
    await submitted({ required: true, onChange });
    const form = find('form') as HTMLFormElement;
    await type('Month', '03');
    await expect.poll(() => new FormData(form).get('day')).toBe('03/DD/YYYY');
    expect(form.checkValidity()).toBe(true);
    expect(document.querySelector('[aria-invalid="true"]')).toBe(null);
    await type('Day', '14');
    await type('Year', '2025');
    await type('Day', '{Delete}');
    await expect.poll(() => new FormData(form).get('day')).toBe('03/DD/2025');
    expect(onChange.mock.lastCall).toMatchObject([null, { validationError: null }]);
    expect(document.querySelector('[aria-invalid="true"]')).toBe(null);
  },
);

claim('With `format="MM/YYYY"`, the value is the first day of the month.', async () => {
  const onChange = vi.fn<(value: Dayjs | null) => void>();
  await show({ format: 'MM/YYYY', onChange });
  await type('Month', '032025');
  expect(onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD')).toBe('2025-03-01');
});

claim(
  "`slotProps` of a field has no `input`, because a field isn't a Material UI `TextField`. Set `InputProps`, `InputLabelProps`, and `FormHelperTextProps` on the field. In a picker, put them in `slotProps.textField`.",
  async () => {
    const slotProps = { input: { 'aria-label': 'Lost' } } as object;
    const { unmount } = await show({ label: undefined, slotProps });
    expect(page.getByRole('group', { name: 'Lost' }).elements()).toEqual([]);
    await unmount();
    const props = {
      InputProps: { className: 'my-input' },
      InputLabelProps: { className: 'my-label' },
      FormHelperTextProps: { className: 'my-help' },
      helperText: 'Help',
    };
    await render(
      inProvider(
        <>
          <DateField label="Field" {...props} />
          <DatePicker label="Picker" slotProps={{ textField: props }} />
        </>,
      ),
    );
    for (const name of ['input', 'label', 'help']) {
      expect(document.querySelectorAll(`.my-${name}`)).toHaveLength(2);
    }
  },
);

claim(
  "A disabled field whose date is invalid still has a red border, and the text is gray only with the `'outlined'` variant.",
  async () => {
    const colors = [];
    for (const variant of ['outlined', 'filled', 'standard'] as const) {
      const { unmount } = await show({
        value: date,
        maxDate: date.subtract(1, 'day'),
        variant,
        disabled: true,
      });
      colors.push(getComputedStyle(find('.MuiPickersSectionList-sectionContent')).color);
      if (variant === 'outlined') {
        expect(getComputedStyle(find('fieldset')).borderColor).toBe('rgb(211, 47, 47)');
      }
      await unmount();
    }
    const disabled = 'rgba(0, 0, 0, 0.26)';
    expect(colors).toEqual([disabled, 'rgba(0, 0, 0, 0.87)', 'rgba(0, 0, 0, 0.87)']);
  },
);
