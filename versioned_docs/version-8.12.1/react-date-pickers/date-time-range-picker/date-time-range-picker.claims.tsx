import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker, type DateTimePickerProps } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { claim, sourced } from '@portal/claims';
import dayjs, { type Dayjs } from 'dayjs';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';

import CarRental from './demos/CarRental';
import FlightTimes from './demos/FlightTimes';
import RoomBooking from './demos/RoomBooking';

const show = (props: DateTimePickerProps) =>
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker label="End" ampm={false} {...props} />
    </LocalizationProvider>,
  );

const group = (name: string) => page.getByRole('group', { name, exact: true });
const section = (field: string, name: string) => group(field).getByRole('spinbutton', { name });
const shown = () => [...document.querySelectorAll('input')].map((input) => input.value);
const enabledHours = () =>
  [
    ...document.querySelectorAll(
      '[role="listbox"][aria-label="Select hours"] > :not([aria-disabled="true"])',
    ),
  ].map((item) => item.textContent);

claim(
  'On the day of the start, earlier times are disabled, and on earlier days everything is:',
  async () => {
    const minDateTime = dayjs('2025-11-06T09:30');
    await show({ minDateTime, defaultValue: dayjs('2025-11-06T12:30'), open: true });
    await expect.poll(() => enabledHours()[0]).toBe('09');
    const day = page.getByRole('gridcell', { name: '5', exact: true });
    await expect.element(day).toBeDisabled();
    await cleanup();
    await show({ minDateTime, defaultValue: dayjs('2025-11-07T12:30'), open: true });
    await expect.poll(() => enabledHours()[0]).toBe('00');
  },
);

claim('Pass the start to the second picker as its `minDateTime`.', async () => {
  await render(<RoomBooking />);
  await section('Room until', 'Day').click();
  await userEvent.keyboard('05');
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Book the room for at least 30 minutes.');
  expect(document.querySelectorAll('.MuiPickersOutlinedInput-root.Mui-error')).toHaveLength(1);
});

claim(
  'Move the start: the end moves by the same amount, as in most calendar applications.',
  async () => {
    await render(<RoomBooking />);
    await section('Room from', 'Day').click();
    await userEvent.keyboard('10');
    await expect.poll(() => shown()[0]).toContain('11/10/2025');
    expect(shown()[1]).toContain('11/10/2025');
    await expect.element(page.getByRole('status')).toHaveTextContent('3 h 30 min');
  },
);

claim(
  'While your users type, the start can be an invalid date or in the year 202, so the demo compares with the last start that had no error.',
  async () => {
    await render(<RoomBooking />);
    await section('Room from', 'Year').click();
    await userEvent.keyboard('2026');
    await section('Room from', 'Hours').click();
    await userEvent.keyboard('08');
    await expect.poll(shown).toEqual(['11/06/2026 08:00 AM', '11/06/2026 11:30 AM']);
    await section('Room from', 'Day').click();
    await userEvent.keyboard('{Backspace}');
    expect(shown()[1]).toBe('11/06/2026 11:30 AM');
    await userEvent.keyboard('10');
    await expect.poll(shown).toEqual(['11/10/2026 08:00 AM', '11/10/2026 11:30 AM']);
  },
);

claim(
  "`minDateTime` also sets the minimum length: here, it's 30 minutes after the start.",
  async () => {
    await render(<RoomBooking />);
    await section('Room until', 'Hours').click();
    await userEvent.keyboard('0915am');
    const errors = () =>
      document.querySelectorAll('.MuiPickersOutlinedInput-root.Mui-error').length;
    await expect.poll(errors).toBe(1);
    await section('Room until', 'Minutes').click();
    await userEvent.keyboard('30');
    await expect.poll(errors).toBe(0);
  },
);

claim(
  'With `referenceDate`, an empty picker has a default time for the day that your users pick. The two pickers can have different ones, such as the opening and closing times of a car rental:',
  async () => {
    for (const [index, time] of ['08:00', '17:00'].entries()) {
      await render(<CarRental />);
      expect(shown()).toEqual(['', '']);
      await page
        .getByRole('button', { name: /^Choose/ })
        .nth(index)
        .click();
      await page.getByRole('gridcell', { name: '12', exact: true }).click();
      await expect.poll(() => shown()[index]).toBe(`05/12/2025 ${time}`);
      await cleanup();
    }
  },
);

claim('The value stays `null` until your users pick or type a date.', async () => {
  await render(<CarRental />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Choose both dates.');
});

claim(
  'The end of a day is 00:00 of the next day, so your users have to select that day.',
  async () => {
    await show({ defaultValue: dayjs('2025-11-06T20:00') });
    await section('End', 'Hours').click();
    await userEvent.keyboard('24');
    expect(shown()[0]).not.toContain('24:');
    expect(dayjs('2025-11-06').endOf('day').add(1, 'ms').format()).toContain('2025-11-07T00:00');
  },
);

claim(
  'The flight leaves Lisbon at 11:30 AM and lands in New York at 2:40 PM, after 8 hours and 10 minutes.',
  async () => {
    await render(<FlightTimes />);
    expect(shown()).toEqual(['07/02/2025 11:30 AM', '07/02/2025 02:40 PM']);
    await expect.element(page.getByRole('status')).toHaveTextContent('In the air: 8 h 10 min');
  },
);

claim(
  'A date object is a point in time, so limits and differences are correct across time zones:',
  async () => {
    await render(<FlightTimes />);
    const red = () => document.querySelectorAll('.MuiPickersOutlinedInput-root.Mui-error').length;
    const field = 'Landing in New York';
    await section(field, 'Hours').click();
    await userEvent.keyboard('0640am');
    await expect.element(page.getByRole('status')).toHaveTextContent('In the air: 0 h 10 min');
    expect(red()).toBe(0);
    await section(field, 'Hours').click();
    await userEvent.keyboard('05');
    await expect.poll(red).toBe(1);
  },
);

claim(
  "In a query, include the start and exclude the end, so that 9:00 to 10:00 and 10:00 to 11:00 don't overlap:",
  () => {
    type Booking = readonly [start: Dayjs, end: Dayjs];
    const at = (hour: number) => dayjs('2025-11-06').hour(hour);
    const overlap = ([start, end]: Booking, [otherStart, otherEnd]: Booking) =>
      start.isBefore(otherEnd) && otherStart.isBefore(end);
    expect(overlap([at(9), at(10)], [at(10), at(11)])).toBe(false);
    expect(overlap([at(9), at(11)], [at(10), at(12)])).toBe(true);
  },
);

claim('The day of the end is before the day of the start.', async () => {
  await show({
    minDateTime: dayjs('2025-11-06T09:30'),
    defaultValue: dayjs('2025-11-05T12:30'),
    open: true,
  });
  await expect.element(page.getByRole('listbox', { name: 'Select hours' })).toBeVisible();
  expect(enabledHours()).toEqual([]);
});

claim('With `minDateTime`, the date of `minTime` is compared as well.', async () => {
  const value = dayjs('2025-11-06T08:00');
  const minTime = dayjs('2025-01-01T09:00');
  for (const [minDateTime, error] of [
    [undefined, 'minTime'],
    [dayjs('2025-11-05T09:00'), undefined],
  ] as const) {
    const onError = vi.fn();
    await show({ value, minTime, minDateTime, onError });
    expect(onError.mock.lastCall?.[0]).toBe(error);
    await cleanup();
  }
});

sourced('It requires `@mui/x-date-pickers-pro` from the Pro plan.', {
  url: 'https://github.com/mui/mui-x/issues/4547',
  checked: '2026-11-23',
});

sourced('The popup has one calendar by default, and up to three with `calendars`.', {
  url: 'https://mui.com/x/api/date-pickers/date-time-range-picker/',
  checked: '2026-11-23',
});

sourced(
  'Like the Date Range Picker, it has one input unless you pass `MultiInputDateTimeRangeField`:',
  { url: 'https://github.com/mui/mui-x/pull/16656', checked: '2026-11-23' },
);

// In release 8.7.0.
sourced('In Pro, pass both to the `referenceDate` of the range picker, as an array.', {
  url: 'https://github.com/mui/mui-x/pull/18549',
  checked: '2026-11-30',
});
