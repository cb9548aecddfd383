import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import pickers from '@mui/x-date-pickers/package.json';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import { claim, sourced } from '@portal/claims';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';

import FerryTrip from './demos/FerryTrip';
import OneValueThreeParts from './demos/OneValueThreeParts';
import WaysToPickATime from './demos/WaysToPickATime';

const date = dayjs('2025-06-12');

const show = (children: ReactNode) =>
  render(<LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>);

const values = () => [...document.querySelectorAll('input')].map(({ value }) => value);
const has = (selector: string) => document.querySelector(selector) !== null;
const button = (name: RegExp | string) => page.getByRole('button', { name });
const day = (name: string) => page.getByRole('gridcell', { name, exact: true });

claim('These three are pickers. Type in a field, or open its popup with the button.', async () => {
  await render(<FerryTrip />);
  expect(values()).toEqual(['06/12/2025', '06:45 AM', '06/12/2025 05:30 AM']);
  await page.getByRole('spinbutton', { name: 'Day' }).first().click();
  await userEvent.keyboard('13');
  await expect.poll(() => values()[0]).toBe('06/13/2025');
  expect(button(/^Choose/).elements()).toHaveLength(3);
  await button(/^Choose time/).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

claim(
  'Month or year | Date Picker with `views` | Date Field with `format` | MonthCalendar, YearCalendar',
  async () => {
    await show(
      <>
        <DatePicker views={['year', 'month']} defaultValue={date} />
        <DateField format="MM/YYYY" defaultValue={date} />
        <DateField format="YYYY" defaultValue={date} />
      </>,
    );
    expect(values()).toEqual(['June 2025', '06/2025', '2025']);
    await cleanup();
    await show(
      <>
        <MonthCalendar defaultValue={date} />
        <YearCalendar defaultValue={date} />
      </>,
    );
    expect(
      page
        .getByRole('radio', { checked: true })
        .elements()
        .map((each) => each.textContent),
    ).toEqual(['Jun', '2025']);
  },
);

claim('Date and time | Date Time Picker | Date Time Field | StaticDateTimePicker', async () => {
  await show(<StaticDateTimePicker defaultValue={date} />);
  await expect.element(day('12')).toBeVisible();
  expect(has('input')).toBe(false);
  await page.getByRole('tab', { name: 'pick time' }).click();
  await expect.poll(() => has('.MuiMultiSectionDigitalClock-root')).toBe(true);
});

claim('It has no label and no error message, so add them yourself.', async () => {
  await show(<DateCalendar value={date} maxDate={date.subtract(1, 'day')} />);
  await expect.element(day('12')).toBeVisible();
  expect(has('label, legend, [aria-invalid], [role=alert], .Mui-error')).toBe(false);
});

claim('You can use these parts on their own, with the same `value` and `onChange`:', async () => {
  await render(<OneValueThreeParts />);
  expect(values()).toEqual(['05/22/2025', '05/22/2025']);
  await day('23').click();
  await expect.poll(values).toEqual(['05/23/2025', '05/23/2025']);
  await page.getByRole('spinbutton', { name: 'Day' }).first().click();
  await userEvent.keyboard('24');
  await expect.poll(values).toEqual(['05/24/2025', '05/24/2025']);
  await expect.element(day('24')).toHaveAttribute('aria-selected', 'true');
});

claim(
  'Field | An input with sections, such as month, day, and year. Your users type or press the arrow keys. It validates the value. | `DateField`, `TimeField`',
  async () => {
    await show(<DateField label="Day" defaultValue={date} maxDate={date} />);
    const sections = page.getByRole('spinbutton');
    expect(sections.elements().map((each) => each.getAttribute('aria-label'))).toEqual([
      'Month',
      'Day',
      'Year',
    ]);
    expect(has('.Mui-error')).toBe(false);
    await sections.nth(1).click();
    await userEvent.keyboard('{ArrowUp}');
    expect(values()).toEqual(['06/13/2025']);
    await expect.poll(() => has('.Mui-error')).toBe(true);
    await userEvent.keyboard('11');
    await expect.poll(() => has('.Mui-error')).toBe(false);
  },
);

claim(
  "View | A calendar or a clock. It disables the values that can't be selected. | `DateCalendar`, `DigitalClock`",
  async () => {
    await show(<DateCalendar value={date} maxDate={date} />);
    await expect.element(day('12')).toBeEnabled();
    await expect.element(day('13')).toBeDisabled();
  },
);

claim('`minDate` limits both the field and the calendar.', async () => {
  const onError = vi.fn<NonNullable<DatePickerProps['onError']>>();
  await show(
    <DesktopDatePicker
      open
      defaultValue={date.subtract(1, 'day')}
      minDate={date}
      onError={onError}
    />,
  );
  await expect.element(day('12')).toBeEnabled();
  await expect.element(day('11')).toBeDisabled();
  expect(onError.mock.lastCall?.[0]).toBe('minDate');
});

claim(
  "For other props of a part, use `slotProps`, such as `slotProps={{ textField: { helperText: 'Optional' } }}`.",
  async () => {
    await show(<DatePicker slotProps={{ textField: { helperText: 'Optional' } }} />);
    await expect.element(page.getByText('Optional')).toBeVisible();
  },
);

claim(
  '`DigitalClock` is a list of times, `MultiSectionDigitalClock` has a list for each unit, and `TimeClock` is a clock face:',
  async () => {
    await render(<WaysToPickATime />);
    const options = (root: string) => document.querySelectorAll(`${root} [role=option]`).length;
    expect(document.querySelectorAll('.MuiDigitalClock-root [role=listbox]')).toHaveLength(1);
    expect(options('.MuiDigitalClock-root')).toBe(48);
    expect(
      document.querySelectorAll('.MuiMultiSectionDigitalClock-root [role=listbox]'),
    ).toHaveLength(3);
    expect(has('.MuiTimeClock-root .MuiClock-clock')).toBe(true);
  },
);

claim(
  'The Time Picker opens the lists with a mouse, and the clock face on touch screens.',
  async () => {
    await show(<DesktopTimePicker open />);
    await expect.poll(() => has('.MuiMultiSectionDigitalClock-root')).toBe(true);
    expect(has('.MuiTimeClock-root')).toBe(false);
    await cleanup();
    await show(<MobileTimePicker open />);
    await expect.poll(() => has('.MuiTimeClock-root')).toBe(true);
  },
);

claim(
  '`DatePicker` opens a popup or a dialog, depending on the pointing device, not on the width of the screen.',
  async () => {
    const real = window.matchMedia.bind(window);
    const matchMedia = vi.spyOn(window, 'matchMedia');
    await show(<DatePicker open />);
    await expect.poll(() => has('.MuiPickerPopper-root')).toBe(true);
    const queries = matchMedia.mock.calls.map(([query]) => query);
    expect(queries).toContain('(pointer: fine)');
    expect(queries.join()).not.toContain('width');
    await cleanup();
    matchMedia.mockImplementation((query) => real(query === '(pointer: fine)' ? 'not all' : query));
    await show(<DatePicker open />);
    await expect.poll(() => has('.MuiDialog-root')).toBe(true);
    matchMedia.mockRestore();
  },
);

claim(
  '`DesktopDatePicker` | A popup next to the field | All of your users have a mouse',
  async () => {
    await show(<DesktopDatePicker open />);
    await expect.poll(() => has('.MuiPickerPopper-root')).toBe(true);
    const field = document.querySelector('.MuiPickersTextField-root')?.getBoundingClientRect();
    await expect
      .poll(() => document.querySelector('.MuiPickerPopper-root')?.getBoundingClientRect().top)
      .toBeCloseTo(field?.bottom ?? NaN, 0);
    expect(has('.MuiDialog-root')).toBe(false);
  },
);

claim(
  '`MobileDatePicker` | A dialog with Cancel and OK | All of your users have touch screens, such as in a kiosk',
  async () => {
    await show(<MobileDatePicker open />);
    await expect.poll(() => has('.MuiDialog-root')).toBe(true);
    await expect.element(button('Cancel')).toBeVisible();
    await expect.element(button('OK')).toBeVisible();
  },
);

claim(
  '`StaticDatePicker` | Nothing: the calendar is inline on the page | You need its toolbar or its action bar',
  async () => {
    await show(<StaticDatePicker defaultValue={date} />);
    await expect.element(day('12')).toBeVisible();
    expect(has('input, [role=dialog], .MuiPickersTextField-root')).toBe(false);
    expect(has('.MuiPickersLayout-toolbar')).toBe(true);
    await expect.element(button('OK')).toBeVisible();
  },
);

claim(
  "All components for a single date or time are in `@mui/x-date-pickers`, which has the MIT license: you don't need a license key.",
  () => {
    expect(pickers.license).toBe('MIT');
    expect(Object.keys(pickers.dependencies)).not.toContain('@mui/x-license');
  },
);

sourced(
  'Components for a range, which have a start and an end, are in `@mui/x-date-pickers-pro` and require a Pro or Premium license:',
  {
    url: 'https://github.com/mui/mui-x/blob/026a0ec28c207193830400e06db1dc7ceb3fc573/docs/data/date-pickers/date-range-picker/date-range-picker.md',
    checked: '2026-11-23',
  },
);

sourced('Times | `TimeRangePicker` | `SingleInputTimeRangeField` | `MultiInputTimeRangeField`', {
  url: 'https://github.com/mui/mui-x/blob/070200dbe9127fa63dbf964d907b798e248d2b36/docs/data/date-pickers/time-range-field/time-range-field.md',
  checked: '2026-11-23',
});

sourced(
  'Dates and times | `DateTimeRangePicker` | `SingleInputDateTimeRangeField` | `MultiInputDateTimeRangeField`',
  {
    url: 'https://github.com/mui/mui-x/blob/087be6072e5e867a8265a0c3df0485eb3129e5f3/docs/data/date-pickers/date-time-range-field/date-time-range-field.md',
    checked: '2026-11-23',
  },
);

sourced('The Pro package exports everything from the MIT package, too.', {
  url: 'https://github.com/mui/mui-x/blob/041712d994dcebefbd6ad9197ccaaf9643fc759b/packages/x-date-pickers-pro/src/index.ts',
  checked: '2026-11-24',
});

claim(
  'Without Pro, use two Date Pickers, and set `minDate` of the second one to the date of the first: see Date range with the MIT package.',
  async () => {
    await show(
      <>
        <DesktopDatePicker defaultValue={date} />
        <DesktopDatePicker open minDate={date} referenceDate={date} />
      </>,
    );
    await expect.element(day('12')).toBeEnabled();
    await expect.element(day('11')).toBeDisabled();
  },
);
