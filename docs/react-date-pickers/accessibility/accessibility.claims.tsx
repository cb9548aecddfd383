import { ThemeProvider, createTheme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, type DateCalendarProps } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { claim, sourced } from '@portal/claims';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';

import AnnouncedError from './demos/AnnouncedError';
import FilterByDay from './demos/FilterByDay';
import FullDateNames from './demos/FullDateNames';

const date = dayjs('2025-05-14T10:30');

const show = (children: ReactNode) =>
  render(<LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>);
const section = (name: string) => page.getByRole('spinbutton', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const group = () => page.getByRole('group');
const field = () => expect.poll(() => group().element().textContent?.slice(0, 10));
const focused = () => expect.poll(() => document.activeElement?.textContent);

/** Shows a field and focuses its first section. */
async function typeInto(format = 'MM/DD/YYYY', value: dayjs.Dayjs | null = date) {
  const result = await show(<DateField label="Day" format={format} defaultValue={value} />);
  await section('Month').click();
  return result;
}

/** Shows a calendar and focuses its selected day. */
async function showCalendar(props?: DateCalendarProps) {
  const result = await show(
    <DateCalendar autoFocus reduceAnimations defaultValue={date} {...props} />,
  );
  await focused().toBe('14');
  return result;
}
const press = (keys: string) => userEvent.keyboard(keys);
const month = () => document.querySelector('[aria-live="polite"]')?.textContent;

claim(
  'In the calendar, the accessible name of a day contains its weekday, its month, and the name of a holiday. By default, the name of a day is only its number.',
  async () => {
    const { unmount } = await render(<FullDateNames />);
    await button(/^Choose/).click();
    await expect
      .element(page.getByRole('gridcell', { name: 'Thursday, May 1, Labor Day' }))
      .toBeVisible();
    await unmount();
    await show(<DateCalendar defaultValue={date} />);
    await expect
      .element(page.getByRole('gridcell', { name: '14', exact: true }))
      .not.toHaveAttribute('aria-label');
  },
);

claim('0–9 | Fills the section, and moves to the next one when no other digit fits', async () => {
  await typeInto();
  await press('1');
  await expect.element(section('Month')).toHaveFocus();
  await press('2');
  await expect.element(section('Day')).toHaveFocus();
  await press('4');
  await expect.element(section('Year')).toHaveFocus();
});

claim('Letters | Selects the month, weekday, or AM and PM that starts with them', async () => {
  await typeInto('MMMM D');
  await press('au');
  await expect.element(section('Month')).toHaveTextContent('August');
});

claim('Up Arrow, Down Arrow | Adds or subtracts 1', async () => {
  await typeInto();
  await press('{ArrowUp}');
  await field().toBe('06/14/2025');
  await press('{ArrowDown}{ArrowDown}');
  await field().toBe('04/14/2025');
});

claim('Page Up, Page Down | Adds or subtracts 5', async () => {
  await typeInto();
  await press('{PageUp}');
  await field().toBe('10/14/2025');
  await press('{PageDown}');
  await field().toBe('05/14/2025');
});

claim('Home, End | Sets the lowest or highest value of the section', async () => {
  await typeInto();
  await press('{End}');
  await field().toBe('12/14/2025');
  await press('{Home}');
  await field().toBe('01/14/2025');
});

claim('Backspace, Delete | Empties the section', async () => {
  await typeInto();
  await press('{Backspace}');
  await field().toBe('MM/14/2025');
  await press('{ArrowRight}{Delete}');
  await field().toBe('MM/DD/2025');
});

claim('Ctrl+A (⌘+A), then Delete | Empties the field', async () => {
  await typeInto();
  await press('{Control>}a{/Control}{Delete}');
  await field().toBe('MM/DD/YYYY');
});

claim('Tab | Moves to the button that opens the calendar, not to the next section', async () => {
  await show(<DesktopDatePicker defaultValue={date} slotProps={{ field: { clearable: true } }} />);
  await section('Month').click();
  await userEvent.tab();
  await expect.element(button(/^Choose/)).toHaveFocus();
});

claim(
  'Values wrap around: Up Arrow in December sets January. In an empty section of the day or month, Up Arrow sets the lowest value. In an empty year, it sets the current year.',
  async () => {
    await typeInto('MM/DD/YYYY', null);
    await press('{ArrowUp}');
    await field().toContain('01/');
    await press('{End}');
    await field().toContain('12/');
    await press('{ArrowUp}');
    await field().toContain('01/');
    await press('{ArrowRight}{ArrowUp}{ArrowRight}{ArrowUp}');
    await field().toBe(`01/01/${dayjs().year()}`);
  },
);

claim(
  'Enter in the field only submits a form that contains an element with the attribute `type="submit"`. A `<button>` without the attribute doesn\'t count. Enter doesn\'t open the calendar.',
  async () => {
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { rerender } = await show(
      <form onSubmit={submit}>
        <DesktopDatePicker defaultValue={date} />
        <button>Save</button>
      </form>,
    );
    await section('Month').click();
    await press('{Enter}');
    expect(submit).not.toHaveBeenCalled();
    await rerender(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <form onSubmit={submit}>
          <DesktopDatePicker defaultValue={date} />
          <button type="submit">Save</button>
        </form>
      </LocalizationProvider>,
    );
    await press('{Enter}');
    await expect.poll(() => submit.mock.calls.length).toBe(1);
    expect(page.getByRole('dialog').query()).toBeNull();
  },
);

claim(
  'The focus moves to the selected day when the popup opens, and stays in the popup until it closes. In an empty picker, it moves to today, or to the day of `referenceDate`.',
  async () => {
    await show(<DesktopDatePicker defaultValue={date} reduceAnimations />);
    await button(/^Choose/).click();
    await focused().toBe('14');
    const dialog = page.getByRole('dialog').element();
    for (let tab = 0; tab < 8; tab += 1) {
      await userEvent.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
    for (const [referenceDate, day] of [
      [undefined, dayjs().date()],
      [date, 14],
    ] as const) {
      await cleanup();
      await show(<DesktopDatePicker referenceDate={referenceDate} reduceAnimations />);
      await button(/^Choose/).click();
      await focused().toBe(String(day));
    }
  },
);

claim('Left Arrow, Right Arrow | Previous or next day | Previous or next one', async () => {
  await showCalendar();
  await press('{ArrowLeft}');
  await focused().toBe('13');
  await press('{ArrowRight}{ArrowRight}');
  await focused().toBe('15');
});

claim('Up Arrow, Down Arrow | Same weekday, a week away | The row above or below', async () => {
  const { unmount } = await showCalendar();
  await press('{ArrowUp}');
  await focused().toBe('7');
  await press('{ArrowDown}{ArrowDown}');
  await focused().toBe('21');
  await unmount();
  await show(<DateCalendar autoFocus defaultValue={date} views={['month']} />);
  await focused().toBe('May');
  await press('{ArrowDown}');
  await focused().toBe('Aug');
});

claim('Home, End | First or last day of the week | –', async () => {
  await showCalendar();
  await press('{Home}');
  await focused().toBe('11');
  await press('{End}');
  await focused().toBe('17');
});

claim('Page Up | Next month | –', async () => {
  await showCalendar();
  await press('{PageUp}');
  await expect.poll(month).toBe('June 2025');
});

claim('Page Down | Previous month | –', async () => {
  await showCalendar();
  await press('{PageDown}');
  await expect.poll(month).toBe('April 2025');
});

claim('Enter, Space | Picks the day | Picks the month or year', async () => {
  const onChange = vi.fn<NonNullable<DateCalendarProps['onChange']>>();
  const { unmount } = await showCalendar({ onChange });
  await press('{ArrowRight}{Enter}');
  await expect.poll(() => onChange.mock.lastCall?.[0]?.date()).toBe(15);
  await press('{ArrowRight}');
  await focused().toBe('16');
  await press(' ');
  await expect.poll(() => onChange.mock.lastCall?.[0]?.date()).toBe(16);
  await unmount();
  await show(<DateCalendar autoFocus defaultValue={date} views={['month']} onChange={onChange} />);
  await focused().toBe('May');
  await press('{ArrowRight}{Enter}');
  await expect.poll(() => onChange.mock.lastCall?.[0]?.month()).toBe(5);
});

claim(
  "Left Arrow and Right Arrow skip days that are disabled. Up Arrow, Down Arrow, Page Up, and Page Down don't move to a disabled day.",
  async () => {
    const closed = new Set(['2025-05-15', '2025-05-21', '2025-06-14']);
    await showCalendar({ shouldDisableDate: (day) => closed.has(day.format('YYYY-MM-DD')) });
    await press('{ArrowDown}');
    await focused().toBe('14');
    await press('{PageUp}');
    await focused().toBe('14');
    expect(month()).toBe('May 2025');
    await press('{ArrowRight}');
    await focused().toBe('16');
  },
);

claim('In a right-to-left layout, Left Arrow moves to the next day.', async () => {
  await render(
    <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateCalendar autoFocus defaultValue={date} />
      </LocalizationProvider>
    </ThemeProvider>,
  );
  await focused().toBe('14');
  await press('{ArrowLeft}');
  await focused().toBe('15');
});

claim(
  "There's no key for the previous or next year: Shift+Page Up does the same as Page Up.",
  async () => {
    await showCalendar();
    await press('{Shift>}{PageUp}{/Shift}');
    await expect.poll(month).toBe('June 2025');
  },
);

claim(
  'Up Arrow, Down Arrow | Previous or next time | Previous or next option | Adds or subtracts a step',
  async () => {
    const first = await show(<DigitalClock autoFocus defaultValue={date} />);
    await focused().toBe('10:30 AM');
    await press('{ArrowDown}');
    await focused().toBe('11:00 AM');
    await first.unmount();
    const second = await show(<MultiSectionDigitalClock autoFocus defaultValue={date} />);
    await focused().toBe('10');
    await press('{ArrowUp}');
    await focused().toBe('09');
    await second.unmount();
    const onChange = vi.fn<(value: dayjs.Dayjs | null) => void>();
    await show(<TimeClock autoFocus defaultValue={date} onChange={onChange} />);
    await press('{ArrowUp}');
    await expect.poll(() => onChange.mock.lastCall?.[0]?.hour()).toBe(11);
  },
);

claim('Left Arrow, Right Arrow | – | – | –', async () => {
  await show(<MultiSectionDigitalClock autoFocus defaultValue={date} />);
  await focused().toBe('10');
  await press('{ArrowRight}');
  await focused().toBe('10');
});

claim(
  'Page Up, Page Down | 5 times up or down | 5 options up or down | Adds or subtracts 5',
  async () => {
    const first = await show(<DigitalClock autoFocus defaultValue={date} />);
    await focused().toBe('10:30 AM');
    await press('{PageDown}');
    await focused().toBe('01:00 PM');
    await first.unmount();
    const second = await show(<MultiSectionDigitalClock autoFocus defaultValue={date} />);
    await focused().toBe('10');
    await press('{PageUp}');
    await focused().toBe('05');
    await second.unmount();
    const onChange = vi.fn<(value: dayjs.Dayjs | null) => void>();
    await show(<TimeClock autoFocus defaultValue={date} onChange={onChange} />);
    await press('{PageDown}');
    await expect.poll(() => onChange.mock.lastCall?.[0]?.hour()).toBe(5);
  },
);

claim(
  'Enter, Space | Picks the time | Picks the option | Continues with the next view',
  async () => {
    const onChange = vi.fn<(value: dayjs.Dayjs | null) => void>();
    const first = await show(<DigitalClock autoFocus defaultValue={date} onChange={onChange} />);
    await focused().toBe('10:30 AM');
    await press('{ArrowDown}{Enter}');
    await expect.poll(() => onChange.mock.lastCall?.[0]?.hour()).toBe(11);
    await first.unmount();
    await show(<TimeClock autoFocus defaultValue={date} />);
    await expect.element(page.getByRole('listbox')).toHaveAccessibleName(/^Select hours/);
    await press('{Enter}');
    await expect.element(page.getByRole('listbox')).toHaveAccessibleName(/^Select minutes/);
  },
);

claim('Tab | Leaves the list | Moves to the next column | Leaves the clock', async () => {
  await show(<MultiSectionDigitalClock autoFocus defaultValue={date} />);
  await focused().toBe('10');
  await userEvent.tab();
  await focused().toBe('30');
});

claim(
  'In the digital clocks, the arrow keys only move the focus. In the analog clock, they change the value.',
  async () => {
    const onChange = vi.fn();
    const { unmount } = await show(
      <DigitalClock autoFocus defaultValue={date} onChange={onChange} />,
    );
    await focused().toBe('10:30 AM');
    await press('{ArrowDown}');
    await focused().toBe('11:00 AM');
    expect(onChange).not.toHaveBeenCalled();
    await unmount();
    await show(<TimeClock autoFocus defaultValue={date} onChange={onChange} />);
    await press('{ArrowDown}');
    await expect.poll(() => onChange.mock.calls.length).toBe(1);
  },
);

claim('Calendar button | `button` | "Choose date, selected date is May 14, 2025"', async () => {
  await show(<DesktopDatePicker defaultValue={date} />);
  await expect.element(button('Choose date, selected date is May 14, 2025')).toBeVisible();
});

claim('Desktop popup | `dialog` | `label`', async () => {
  await show(<DesktopDatePicker open label="Vaccination" />);
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Vaccination');
});

claim('Mobile dialog | `dialog` | The title of its toolbar, "Select date"', async () => {
  await show(<MobileDatePicker open label="Vaccination" />);
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Select date');
});

claim('Days | `grid` with `gridcell` | The month; for a day, its number', async () => {
  await show(<DateCalendar defaultValue={date} />);
  await expect.element(page.getByRole('grid')).toHaveAccessibleName('May 2025');
});

claim('Weekday letters | `columnheader` | The full name of the weekday', async () => {
  await show(<DateCalendar defaultValue={date} />);
  await expect.element(page.getByRole('columnheader', { name: 'Wednesday' })).toBeVisible();
});

claim(
  'Months, years | `radiogroup` with `radio` | The month above them; for a month or year, its text',
  async () => {
    for (const [view, name] of [
      ['month', 'May'],
      ['year', '2025'],
    ] as const) {
      await show(<DateCalendar defaultValue={date} views={['year', 'month']} view={view} />);
      await expect.element(page.getByRole('radiogroup')).toHaveAccessibleName('May 2025');
      await expect.element(page.getByRole('radio', { name })).toBeChecked();
      await cleanup();
    }
  },
);

claim(
  'Digital clock | `listbox` with `option` | "Select time"; with columns, "Select hours"',
  async () => {
    const { unmount } = await show(<DigitalClock defaultValue={date} />);
    await expect.element(page.getByRole('listbox')).toHaveAccessibleName('Select time');
    await unmount();
    await show(<MultiSectionDigitalClock defaultValue={date} />);
    await expect.element(page.getByRole('listbox', { name: 'Select hours' })).toBeVisible();
  },
);

claim(
  'Analog clock | `listbox` with `option` | "Select hours. Selected time is 10:30 AM"',
  async () => {
    await show(<TimeClock ampm defaultValue={date} />);
    await expect
      .element(page.getByRole('listbox'))
      .toHaveAccessibleName('Select hours. Selected time is 10:30 AM');
  },
);

claim(
  'A screen reader reads the value of a section in words: "May" for 05, "14th" for 14, and "Empty" if it has no value.',
  async () => {
    await typeInto();
    await expect.element(section('Month')).toHaveAttribute('aria-valuetext', 'May');
    await expect.element(section('Day')).toHaveAttribute('aria-valuetext', '14th');
    await press('{Backspace}');
    await expect.element(section('Month')).toHaveAttribute('aria-valuetext', 'Empty');
  },
);

claim('The selected day has `aria-selected`, and today has `aria-current="date"`.', async () => {
  const { unmount } = await show(<DateCalendar defaultValue={date} />);
  await expect.element(page.getByRole('gridcell', { selected: true })).toHaveTextContent('14');
  await unmount();
  await show(<DateCalendar />);
  expect(document.querySelector('[aria-current="date"]')?.textContent).toBe(String(dayjs().date()));
});

claim('The `<input>` in the field is hidden from screen readers.', async () => {
  await typeInto();
  expect(document.querySelector('input')?.getAttribute('aria-hidden')).toBe('true');
});

claim(
  '`label` names the field and the desktop popup. If the label is elsewhere on the page, pass its `id` to both:',
  async () => {
    await render(<FilterByDay />);
    await expect.element(group()).toHaveAccessibleName('Shipped on');
    await button(/^Choose/).click();
    await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Shipped on');
  },
);

claim("`'aria-label'` in `slotProps.textField` ends up on an element without a role.", async () => {
  await show(<DesktopDatePicker slotProps={{ textField: { 'aria-label': 'Shipped' } }} />);
  const element = document.querySelector('[aria-label="Shipped"]');
  expect(element).not.toBeNull();
  expect(element?.hasAttribute('role')).toBe(false);
  await expect.element(group()).not.toHaveAccessibleName('Shipped');
});

claim(
  "The helper text describes the field: the `group` refers to it with `aria-describedby`. If there's a helper text, the group is also a polite live region.",
  async () => {
    const { unmount } = await show(
      <DesktopDatePicker slotProps={{ textField: { helperText: 'Weekdays only' } }} />,
    );
    await expect.element(group()).toHaveAccessibleDescription('Weekdays only');
    await expect.element(group()).toHaveAttribute('aria-live', 'polite');
    await unmount();
    await show(<DesktopDatePicker />);
    await expect.element(group()).not.toHaveAttribute('aria-live');
  },
);

claim(
  'If the date isn\'t valid, the group has `aria-invalid="true"`, but the picker doesn\'t say why.',
  async () => {
    await show(<DesktopDatePicker defaultValue={date} minDate={date.add(1, 'day')} />);
    await expect.element(group()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(group()).not.toHaveAttribute('aria-describedby');
  },
);

claim('Change the year to 2024: the helper text explains the error.', async () => {
  await render(<AnnouncedError />);
  await section('Year').click();
  await expect.element(section('Year')).toHaveFocus();
  // Not typed: the year 0002, after the first digit, is an invalid date, with which a slow field can lose the month.
  await press('{ArrowDown}');
  await expect.element(section('Year')).toHaveTextContent('2024');
  await expect.element(group()).toHaveAccessibleDescription(/^Not in the semester/);
});

claim(
  'When the month changes, its name is in a live region with `aria-live="polite"`.',
  async () => {
    await show(<DateCalendar reduceAnimations defaultValue={date} />);
    await button('Next month').click();
    await expect.poll(month).toBe('June 2025');
  },
);

claim(
  'When your user has picked a day, the focus returns to the calendar button, whose name now contains the new date.',
  async () => {
    await show(<DesktopDatePicker defaultValue={date} reduceAnimations />);
    await button(/^Choose/).click();
    await focused().toBe('14');
    await press('{ArrowRight}{Enter}');
    await expect.element(button(/May 15, 2025/)).toHaveFocus();
  },
);

claim(
  'Days are 36 × 36 pixels with 4 pixels between columns and 2 between rows, which is larger than the 24 × 24 pixels of WCAG 2.2, level AA.',
  async () => {
    await show(<DateCalendar defaultValue={date} />);
    const box = (name: string) =>
      page.getByRole('gridcell', { name, exact: true }).element().getBoundingClientRect();
    expect([box('14').width, box('14').height]).toEqual([36, 36]);
    expect(box('15').left - box('14').right).toBe(4);
    expect(box('21').top - box('14').bottom).toBe(2);
  },
);

claim(
  'The format in an empty field without a label is shown at 42% opacity in light mode.',
  async () => {
    const opacity = () => {
      const sections = document.querySelector('.MuiPickersInputBase-sectionsContainer');
      return sections === null ? undefined : getComputedStyle(sections).opacity;
    };
    const { unmount } = await show(<DateField />);
    await expect.poll(opacity).toBe('0.42');
    await unmount();
    await show(<DateField sx={{ '& .MuiPickersInputBase-sectionsContainer': { opacity: 1 } }} />);
    await expect.poll(opacity).toBe('1');
  },
);

claim(
  'A tap on the field opens the on-screen keyboard, with digits for sections that contain digits.',
  async () => {
    await typeInto('MMMM DD');
    expect(section('Day').element().getAttribute('inputmode')).toBe('numeric');
    expect(section('Month').element().getAttribute('inputmode')).toBe('text');
  },
);

claim(
  "To turn it off, set `'aria-live': 'off'` in `slotProps.textField.InputProps`, and announce errors in your own element.",
  async () => {
    await show(
      <DesktopDatePicker
        slotProps={{
          textField: { helperText: 'Weekdays only', InputProps: { 'aria-live': 'off' } },
        }}
      />,
    );
    await expect.element(group()).toHaveAttribute('aria-live', 'off');
  },
);

claim(
  'On desktop, the popup is named by `label`. A picker without one needs a name in [`slotProps.popper`](#add-a-label).',
  async () => {
    const { unmount } = await show(<DesktopDatePicker open />);
    await expect.element(page.getByRole('dialog')).not.toHaveAccessibleName();
    await unmount();
    await show(<DesktopDatePicker open slotProps={{ popper: { 'aria-label': 'Shipped' } }} />);
    await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Shipped');
  },
);

claim("A field that's incomplete when it loses the focus is marked in the same way.", async () => {
  await show(<DesktopDatePicker />);
  await section('Month').click();
  await press('05');
  await userEvent.tab();
  await expect.element(button('Choose date')).toHaveFocus();
  await expect.element(group()).toHaveAttribute('aria-invalid', 'true');
});

claim(
  'Home, End | First or last time | First or last option | Lowest or highest value',
  async () => {
    const first = await show(<DigitalClock autoFocus defaultValue={date} />);
    await focused().toBe('10:30 AM');
    await press('{End}');
    await focused().toBe('11:30 PM');
    await press('{Home}');
    await focused().toBe('12:00 AM');
    await first.unmount();
    const second = await show(<MultiSectionDigitalClock autoFocus defaultValue={date} />);
    await focused().toBe('10');
    await press('{End}');
    await focused().toBe('11');
    await second.unmount();
    const onChange = vi.fn<(value: dayjs.Dayjs | null) => void>();
    await show(<TimeClock autoFocus views={['minutes']} defaultValue={date} onChange={onChange} />);
    await press('{End}');
    await expect.poll(() => onChange.mock.lastCall?.[0]?.minute()).toBe(59);
    await press('{Home}');
    await expect.poll(() => onChange.mock.lastCall?.[0]?.minute()).toBe(0);
  },
);

claim(
  'Disabled days and week numbers have the color `text.disabled` of your theme, which has a low contrast by default.',
  async () => {
    await show(<DateCalendar defaultValue={date} maxDate={date} displayWeekNumber />);
    const color = (element: Element) => getComputedStyle(element).color;
    expect(color(page.getByRole('gridcell', { name: '20', exact: true }).element())).toBe(
      'rgba(0, 0, 0, 0.38)',
    );
    expect(color(page.getByRole('rowheader').first().element())).toBe('rgba(0, 0, 0, 0.38)');
  },
);

sourced(
  'Page Up moves forward, unlike in the date picker example of the WAI-ARIA Authoring Practices.',
  {
    url: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/',
    checked: '2026-11-23',
  },
);

sourced('NVDA is known to repeat the label in this case.', {
  url: 'https://github.com/mui/mui-x/issues/23101',
  checked: '2026-11-23',
});
