import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { claim, sourced } from '@portal/claims';
import dayjs, { type Dayjs } from 'dayjs';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';

import CabinBooking from './demos/CabinBooking';
import HotelStay from './demos/HotelStay';
import ReportPeriod from './demos/ReportPeriod';

const show = (children: ReactNode) =>
  render(<LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>);

const group = (name: string) => page.getByRole('group', { name, exact: true });
const section = (field: string, name: string) => group(field).getByRole('spinbutton', { name });
const isRed = (field: string) =>
  group(field).element().closest('.MuiFormControl-root')?.querySelector('.Mui-error') !== null;
const day = (name: string) => page.getByRole('gridcell', { name, exact: true });
const shown = () => [...document.querySelectorAll('input')].map((input) => input.value);
const openPopup = async (index: number) => {
  await page
    .getByRole('button', { name: /^Choose/ })
    .nth(index)
    .click();
  await expect.element(page.getByRole('dialog')).toBeInTheDocument();
};

claim(
  'Set `minDate` and `maxDate` of the second picker, relative to the start. In the demo above, a stay has 1 to 14 nights:',
  async () => {
    await render(<HotelStay />);
    await openPopup(1);
    await expect.element(day('18')).toBeDisabled();
    await expect.element(day('19')).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    await section('Check-out', 'Month').click();
    await userEvent.keyboard('08012025');
    await expect.element(page.getByRole('status')).toHaveTextContent('Nights: 14');
    expect(isRed('Check-out')).toBe(false);
    await section('Check-out', 'Day').click();
    await userEvent.keyboard('02');
    await expect.poll(() => isRed('Check-out')).toBe(true);
  },
);

claim('`slotProps.day` highlights the days between the two dates in both calendars.', async () => {
  for (const picker of [0, 1]) {
    await render(<HotelStay />);
    await openPopup(picker);
    const color = (name: string) => getComputedStyle(day(name).element()).backgroundColor;
    const plain = color('25');
    for (const name of ['19', '20', '21']) {
      expect(color(name)).not.toBe(plain);
    }
    expect(color('23')).toBe(plain);
    await cleanup();
  }
});

claim(
  'The limits disable days in the calendar, but your users can type any date. The field then turns red, and `onChange` still receives the date.',
  async () => {
    const onChange = vi.fn<(value: Dayjs | null) => void>();
    await show(
      <DatePicker
        label="End"
        defaultValue={dayjs('2025-07-22')}
        minDate={dayjs('2025-07-19')}
        onChange={onChange}
      />,
    );
    await section('End', 'Day').click();
    await userEvent.keyboard('05');
    await expect.poll(() => isRed('End')).toBe(true);
    expect(onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD')).toBe('2025-07-05');
  },
);

claim(
  "If your users move the check-in past the check-out, the check-out isn't changed. It turns red, because it's now before its `minDate`.",
  async () => {
    await render(<HotelStay />);
    await section('Check-in', 'Day').click();
    await userEvent.keyboard('25');
    await expect.poll(() => isRed('Check-out')).toBe(true);
    expect(shown()).toEqual(['07/25/2025', '07/22/2025']);
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Choose a stay of 1 to 14 nights.');
  },
);

claim(
  "Don't clear it in `onChange`: while your users type the year 2026, the value passes through earlier years such as 202.",
  async () => {
    const years: (number | undefined)[] = [];
    await show(
      <DatePicker
        label="Start"
        defaultValue={dayjs('2025-07-18')}
        onChange={(value) => years.push(value?.year())}
      />,
    );
    await section('Start', 'Year').click();
    await userEvent.keyboard('2026');
    expect(years).toContain(202);
    expect(years.at(-1)).toBe(2026);
  },
);

claim(
  'The nights of August 17 and 18 are booked. With an arrival on August 11, the last day to leave is August 17.',
  async () => {
    await render(<CabinBooking />);
    await openPopup(1);
    await expect.element(day('17')).toBeEnabled();
    await expect.element(day('18')).toBeDisabled();
    await expect.element(day('11')).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await cleanup();
    await render(<CabinBooking />);
    await openPopup(0);
    await expect.element(day('17')).toBeDisabled();
    await expect.element(day('18')).toBeDisabled();
    await expect.element(day('19')).toBeEnabled();
  },
);

claim(
  "`shouldDisableDate` alone isn't enough: a disabled day can't be the start or the end, but it can be between them.",
  async () => {
    const onError = vi.fn();
    await show(
      <DatePicker
        label="End"
        defaultValue={dayjs('2025-08-20')}
        minDate={dayjs('2025-08-11')}
        shouldDisableDate={(date) => date.date() === 17}
        onError={onError}
      />,
    );
    expect(isRed('End')).toBe(false);
    await openPopup(0);
    await expect.element(day('17')).toBeDisabled();
    await expect.element(day('19')).toBeEnabled();
    expect(onError).not.toHaveBeenCalled();
  },
);

claim('Set both dates from a button:', async () => {
  await render(<ReportPeriod />);
  await page.getByRole('button', { name: 'Last month' }).click();
  expect(shown()).toEqual(['08/01/2025', '08/31/2025']);
  await page.getByRole('button', { name: 'Last 7 days' }).click();
  expect(shown()).toEqual(['09/12/2025', '09/18/2025']);
  expect([isRed('From'), isRed('To')]).toEqual([false, false]);
});

claim('**All** sets both dates to `null`, which means a period without limits.', async () => {
  await render(<ReportPeriod />);
  await page.getByRole('button', { name: 'All' }).click();
  expect(shown()).toEqual(['', '']);
  expect([isRed('From'), isRed('To')]).toEqual([false, false]);
});

claim(
  '`slotProps.shortcuts` of a Date Picker only sets its own date, so the buttons are outside the popups.',
  async () => {
    const onChange = vi.fn<(value: Dayjs | null) => void>();
    const items = [{ label: 'Opening day', getValue: () => dayjs('2025-03-03') }];
    await show(
      <DatePicker open label="From" onChange={onChange} slotProps={{ shortcuts: { items } }} />,
    );
    await page.getByText('Opening day').click();
    expect(onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD')).toBe('2025-03-03');
  },
);

claim(
  "Use two Date Pickers with `views={['year', 'month']}`, which show and select months:",
  async () => {
    const onChange = vi.fn<(value: Dayjs | null) => void>();
    await show(
      <DatePicker
        label="Last"
        views={['year', 'month']}
        openTo="month"
        defaultValue={dayjs('2025-06-01')}
        minDate={dayjs('2025-02-01')}
        onChange={onChange}
      />,
    );
    expect(shown()).toEqual(['June 2025']);
    await openPopup(0);
    await expect.element(page.getByRole('radio', { name: 'January' })).toBeDisabled();
    await page.getByRole('radio', { name: 'February' }).click();
    expect(onChange.mock.lastCall?.[0]?.format('YYYY-MM')).toBe('2025-02');
    expect(document.querySelector('[role="gridcell"]')).toBeNull();
  },
);

claim(
  "A day that's picked in an empty picker is at 00:00, so a query for \"before the end\" excludes the last day. Send the day as `format('YYYY-MM-DD')`, or use `end.endOf('day')`.",
  async () => {
    const onChange = vi.fn<(value: Dayjs | null) => void>();
    await show(
      <DatePicker open referenceDate={dayjs('2025-07-01')} onChange={onChange} label="End" />,
    );
    await day('22').click();
    const end = onChange.mock.lastCall?.[0];
    expect(end?.format('YYYY-MM-DD HH:mm')).toBe('2025-07-22 00:00');
    expect(end?.endOf('day').format('HH:mm:ss')).toBe('23:59:59');
  },
);

sourced('It requires `@mui/x-date-pickers-pro` from the Pro plan.', {
  url: 'https://github.com/mui/mui-x/blob/026a0ec28c207193830400e06db1dc7ceb3fc573/docs/data/date-pickers/date-range-picker/date-range-picker.md',
  checked: '2026-11-23',
});

sourced(
  '`calendars` is the number of months next to each other on desktop, from 1 to 3. The default is 2.',
  { url: 'https://mui.com/es/api/date-range-picker', checked: '2026-11-23' },
);

sourced('On touch screens, the picker opens a dialog with one month, and ignores `calendars`.', {
  url: 'https://github.com/mui/mui-x/issues/9850',
  checked: '2026-11-23',
});

sourced(
  '`slotProps.shortcuts.items` adds a list next to the calendar. Each item returns both dates:',
  {
    url: 'https://github.com/mui/mui-x/blob/32c5061c9bf4845cabc1b7901ef562a85942dbda/docs/data/date-pickers/date-range-picker/BasicRangeShortcuts.tsx',
    checked: '2026-11-23',
  },
);

sourced('Since version 8, a Date Range Picker has one input by default.', {
  url: 'https://github.com/mui/mui-x/pull/16656',
  checked: '2026-11-23',
});

sourced(
  "In Pro, `shouldDisableDate` receives `'start'` or `'end'` as its second argument, so you can disable a day for one of them only.",
  { url: 'https://github.com/mui/mui-x/issues/13558', checked: '2026-11-23' },
);

sourced(
  "`onError` receives an error code for each date. If the end is before the start, and neither date has another error, both are `'invalidRange'`. If only one date is set, there's no such error.",
  {
    url: 'https://github.com/mui/mui-x/blob/12a8223aeed25e012bec6fbda2cad93393eb5652/packages/x-date-pickers-pro/src/validation/validateDateRange.ts',
    checked: '2026-11-23',
  },
);

sourced('Pro has no month range picker.', {
  url: 'https://github.com/mui/mui-x/issues/4995',
  checked: '2026-11-23',
});

sourced(
  'In Pro, the first click sets only the start, and `onAccept` can also receive a range without an end.',
  { url: 'https://github.com/mui/mui-x/pull/21533', checked: '2026-11-23' },
);

sourced("There's no such module.", {
  url: 'https://github.com/mui/mui-x/issues/17860',
  checked: '2026-11-23',
});

sourced('In Pro versions before 8.27.2, this happens after a change of the `timezone`.', {
  url: 'https://github.com/mui/mui-x/pull/20863',
  checked: '2026-11-23',
});

sourced(
  'The labels of the two inputs come from `localeText`. On touch screens, the two inputs are read-only, and your users pick the dates in the dialog.',
  {
    url: 'https://github.com/mui/mui-x/blob/0a51925aaa584c49b34af78e46a0612b9f48faa6/packages/x-date-pickers-pro/src/internals/utils/createMultiInputRangeField/createMultiInputRangeField.tsx',
    checked: '2026-11-23',
  },
);

sourced(
  'Only a picker with one input supports a clear button: `slotProps={{ field: { clearable: true } }}`.',
  { url: 'https://github.com/mui/mui-x/issues/11635', checked: '2026-11-23' },
);
