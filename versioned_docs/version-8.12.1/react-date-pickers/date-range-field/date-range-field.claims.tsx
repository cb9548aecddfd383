import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, type DateFieldProps } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { claim, sourced } from '@portal/claims';
import dayjs from 'dayjs';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import ContractDates from './demos/ContractDates';
import RentalForm from './demos/RentalForm';

const show = (props: DateFieldProps) =>
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField label="End" {...props} />
    </LocalizationProvider>,
  );

const group = (name: string) => page.getByRole('group', { name, exact: true });
const section = (field: string, name: string) => group(field).getByRole('spinbutton', { name });
const isRed = (field: string) =>
  group(field).element().closest('.MuiFormControl-root')?.querySelector('.Mui-error') !== null;
const shown = () => [...document.querySelectorAll('input')].map((input) => input.value);

claim(
  'Pass the start to the second field as its `minDate`. An end before the start turns red:',
  async () => {
    await render(<ContractDates />);
    expect(isRed('Ends')).toBe(false);
    await section('Ends', 'Month').click();
    await userEvent.keyboard('01');
    await expect.poll(() => isRed('Ends')).toBe(true);
    await expect.element(page.getByText('The end is before the start.')).toBeVisible();
    expect(isRed('Starts')).toBe(false);
  },
);

claim(
  'The end is optional here: `clearable` adds a button that empties the field. An empty field has the value `null` and no error.',
  async () => {
    await render(<ContractDates />);
    await page.getByRole('button', { name: 'Clear' }).click({ force: true });
    expect(shown()).toEqual(['03/01/2025', '']);
    expect(isRed('Ends')).toBe(false);
  },
);

claim(
  'The two fields are in a `group` with a name, so that screen readers announce which dates belong together.',
  async () => {
    await render(<ContractDates />);
    await expect.element(group('Contract').getByRole('group', { name: 'Ends' })).toBeVisible();
  },
);

claim(
  "Press **Save**, enter an end before the start, and then move the start to an earlier day: the message disappears, although the end hasn't changed.",
  async () => {
    await render(<RentalForm />);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Enter the first day.')).toBeVisible();
    await section('Rented from', 'Month').click();
    await userEvent.keyboard('06102025');
    await section('Rented until', 'Month').click();
    await userEvent.keyboard('06022025');
    await expect.element(page.getByText('This is before the first day.')).toBeVisible();
    await section('Rented from', 'Day').click();
    await userEvent.keyboard('01');
    await expect.element(page.getByText('This is before the first day.')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Saved: 2025-06-01/2025-06-02');
  },
);

claim('`minDate` compares days, so its time has no effect.', async () => {
  const onError = vi.fn();
  await show({
    value: dayjs('2025-03-01T08:00'),
    minDate: dayjs('2025-03-01T17:00'),
    onError,
  });
  expect(isRed('End')).toBe(false);
  expect(onError).not.toHaveBeenCalled();
});

claim(
  "Check whether one of your own rules compares date objects with `isBefore`, and add `'day'` as the second argument.",
  () => {
    const end = dayjs('2025-03-01T08:00');
    const start = dayjs('2025-03-01T17:00');
    expect(end.isBefore(start)).toBe(true);
    expect(end.isBefore(start, 'day')).toBe(false);
  },
);

claim(
  'While your users type the start, its value passes through other dates, and a limit of the end that depends on it changes, too.',
  async () => {
    const values: (string | undefined)[] = [];
    await show({
      defaultValue: dayjs('2025-03-01'),
      onChange: (value) => values.push(value?.format('MM-DD')),
    });
    await section('End', 'Month').click();
    await userEvent.keyboard('12');
    expect(values).toEqual(['01-01', '12-01']);
  },
);

claim(
  "`toISOString()` converts to UTC. Save `format('YYYY-MM-DD')`, as the form above does.",
  () => {
    const midnight = dayjs('2025-06-01T00:00+02:00');
    expect(midnight.toISOString()).toBe('2025-05-31T22:00:00.000Z');
  },
);

sourced('It requires `@mui/x-date-pickers-pro` from the Pro plan.', {
  url: 'https://github.com/mui/mui-x/blob/087be6072e5e867a8265a0c3df0485eb3129e5f3/docs/data/date-pickers/date-range-field/date-range-field.md',
  checked: '2026-11-23',
});

sourced(
  '`SingleInputDateRangeField` has both dates in one input, and `dateSeparator` is the text between them:',
  { url: 'https://github.com/mui/mui-x/pull/12174', checked: '2026-11-23' },
);

sourced(
  '`MultiInputDateRangeField` has an input for each date, and one value for both. By default, the inputs are in a row with an en dash between them. Change this with `direction` and `dateSeparator`:',
  {
    url: 'https://github.com/mui/mui-x/blob/0a51925aaa584c49b34af78e46a0612b9f48faa6/packages/x-date-pickers-pro/src/internals/utils/createMultiInputRangeField/createMultiInputRangeField.tsx',
    checked: '2026-11-23',
  },
);

sourced(
  'If you wrap it in your own component, set the static property `fieldType`, which tells the picker that there are two inputs:',
  { url: 'https://github.com/mui/mui-x/issues/10469', checked: '2026-11-23' },
);

sourced('`clearable` adds a clear button, which only the range fields with one input support.', {
  url: 'https://github.com/mui/mui-x/issues/11635',
  checked: '2026-11-23',
});

sourced(
  'A function in `slotProps.textField` returns different props for the two inputs, such as their labels.',
  {
    url: 'https://github.com/mui/mui-x/blob/202fbdb2b779eae7a064a863601ee9b9452c59e4/packages/x-date-pickers-pro/src/internals/utils/createMultiInputRangeField/useTextFieldProps.ts',
    checked: '2026-11-23',
  },
);

sourced(
  "`disabled` isn't one of them: you can only disable both inputs, with `disabled` on the field.",
  { url: 'https://github.com/mui/mui-x/issues/19725', checked: '2026-11-23' },
);
