import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField, type DateTimeFieldProps } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { claim, sourced } from '@portal/claims';
import dayjs, { type Dayjs } from 'dayjs';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';

import LogFilter from './demos/LogFilter';
import MaintenanceWindow from './demos/MaintenanceWindow';

const show = (props: DateTimeFieldProps) =>
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField label="End" {...props} />
    </LocalizationProvider>,
  );

const group = (name: string) => page.getByRole('group', { name, exact: true });
const section = (field: string, name: string) => group(field).getByRole('spinbutton', { name });
const red = () => document.querySelectorAll('.MuiPickersOutlinedInput-root.Mui-error').length;

claim(
  'Check that both values are complete before you compare them, and show the message in `helperText` of the second field:',
  async () => {
    await render(<MaintenanceWindow />);
    expect(red()).toBe(0);
    await section('Offline until', 'Day').click();
    await userEvent.keyboard('18');
    await expect.element(page.getByText('Enter a time after the start.')).toBeVisible();
    expect(red()).toBe(1);
    await section('Offline until', 'Hours').click();
    await userEvent.keyboard('{Backspace}');
    await expect.element(page.getByText('Enter a time after the start.')).not.toBeInTheDocument();
    await expect.element(page.getByRole('status')).toHaveTextContent('Enter both ends.');
  },
);

claim(
  'The text below the fields is an ISO 8601 interval: start and end, separated by a slash.',
  async () => {
    await render(<MaintenanceWindow />);
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('2025-10-18T22:00/2025-10-19T02:30');
  },
);

claim(
  'A field whose date or time is incomplete has the value `null` or an invalid date, so check with `isValid()`.',
  async () => {
    const values: (Dayjs | null)[] = [];
    await show({
      defaultValue: dayjs('2025-10-18T22:00'),
      onChange: (value) => values.push(value),
    });
    await section('End', 'Hours').click();
    await userEvent.keyboard('{Backspace}');
    expect(values.at(-1)?.isValid() ?? false).toBe(false);
  },
);

claim(
  "With `minDateTime={start}` on the second field, an end before the start also turns red. An end at the same time as the start is allowed. Seconds count, even if the fields don't show them.",
  async () => {
    const minDateTime = dayjs('2025-10-18T22:00');
    await show({ minDateTime, value: dayjs('2025-10-18T21:59') });
    expect(red()).toBe(1);
    await cleanup();
    await show({ minDateTime, value: dayjs('2025-10-18T22:00') });
    expect(red()).toBe(0);
    await cleanup();
    await show({ minDateTime: minDateTime.second(30), value: dayjs('2025-10-18T22:00') });
    expect(red()).toBe(1);
  },
);

claim('`format()` of an invalid date returns "Invalid Date".', () => {
  expect(dayjs('').format('YYYY-MM-DD')).toBe('Invalid Date');
});

claim('While your users type the start, its value passes through other dates.', async () => {
  const years: (number | undefined)[] = [];
  await show({
    defaultValue: dayjs('2025-10-18T22:00'),
    onChange: (value) => years.push(value?.year()),
  });
  await section('End', 'Year').click();
  await userEvent.keyboard('2026');
  expect(years).toContain(202);
  expect(years.at(-1)).toBe(2026);
});

const shown = () => [...document.querySelectorAll('input')].map((input) => input.value);

claim('Set both values from a button:', async () => {
  await render(<LogFilter />);
  await page.getByRole('button', { name: 'Last 24 hours' }).click();
  expect(shown()).toEqual(['10/20/2025 16:45', '10/21/2025 16:45']);
  await page.getByRole('button', { name: 'Last hour' }).click();
  expect(shown()).toEqual(['10/21/2025 15:45', '10/21/2025 16:45']);
  expect(red()).toBe(0);
});

claim(
  '`maxDateTime` of both fields is the time of the last log entry, so a later time turns red.',
  async () => {
    await render(<LogFilter />);
    await section('Log until', 'Hours').click();
    await userEvent.keyboard('18');
    await expect.poll(red).toBe(1);
  },
);

claim('To compare with the current time instead, set `disableFuture`.', async () => {
  await show({ disableFuture: true, value: dayjs().add(2, 'hour') });
  expect(red()).toBe(1);
  await cleanup();
  await show({ disableFuture: true, value: dayjs().subtract(2, 'hour') });
  expect(red()).toBe(0);
});

claim('**All** sets both values to `null`, which means a range without limits.', async () => {
  await render(<LogFilter />);
  await page.getByRole('button', { name: 'All' }).click();
  expect(shown()).toEqual(['', '']);
  expect(red()).toBe(0);
});

sourced('It requires `@mui/x-date-pickers-pro` from the Pro plan.', {
  url: 'https://github.com/mui/mui-x/blob/087be6072e5e867a8265a0c3df0485eb3129e5f3/docs/data/date-pickers/date-time-range-field/date-time-range-field.md',
  checked: '2026-11-23',
});

sourced(
  '`SingleInputDateTimeRangeField` has both ends in one input. `dateSeparator` is the text between them:',
  { url: 'https://github.com/mui/mui-x/pull/12174', checked: '2026-11-23' },
);

sourced(
  '`MultiInputDateTimeRangeField` has one value and two inputs in a row. `direction` places them below each other on narrow screens:',
  {
    url: 'https://github.com/mui/mui-x/blob/0a51925aaa584c49b34af78e46a0612b9f48faa6/packages/x-date-pickers-pro/src/internals/utils/createMultiInputRangeField/createMultiInputRangeField.tsx',
    checked: '2026-11-23',
  },
);
