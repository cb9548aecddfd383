import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField, type TimeFieldProps } from '@mui/x-date-pickers/TimeField';
import { claim, sourced } from '@portal/claims';
import dayjs from 'dayjs';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';

import LessonTimes from './demos/LessonTimes';

const show = (props: TimeFieldProps) =>
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField label="End" {...props} />
    </LocalizationProvider>,
  );

const group = (name: string) => page.getByRole('group', { name, exact: true });
const section = (field: string, name: string) => group(field).getByRole('spinbutton', { name });
const red = () => document.querySelectorAll('.MuiPickersOutlinedInput-root.Mui-error').length;

claim(
  'Compare the times of day as text, and set `error` and `helperText` of the second field:',
  async () => {
    await render(<LessonTimes />);
    expect(red()).toBe(0);
    await section('Lesson ends', 'Hours').click();
    await userEvent.keyboard('0730');
    await expect.element(page.getByText('End after the start.')).toBeVisible();
    expect(red()).toBe(1);
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Saved: {"start":"08:15","end":"07:30"}');
  },
);

claim(
  "`error={reversed || undefined}` keeps the field's own errors. With `error={false}`, a time outside of the limits isn't marked.",
  async () => {
    const props = { value: dayjs('2025-09-01T08:15'), minTime: dayjs('2025-09-01T09:00') };
    await show({ ...props, error: undefined });
    expect(red()).toBe(1);
    await cleanup();
    await show({ ...props, error: false });
    expect(red()).toBe(0);
  },
);

claim('Text in this format sorts by time, and you can save it as it is.', () => {
  const text = (date: string) => dayjs(date).format('HH:mm');
  expect(text('2025-09-01T09:45') < text('2025-01-01T10:00')).toBe(true);
  expect(text('2025-09-01T09:45')).toBe(text('2024-02-03T09:45'));
});

claim(
  'A shorter way is `minTime={start}` on the second field. It also compares only the time of day, but it allows an end at the same time as the start.',
  async () => {
    const minTime = dayjs('2025-09-01T08:15');
    await show({ minTime, value: dayjs('2024-01-01T08:15') });
    expect(red()).toBe(0);
    await cleanup();
    await show({ minTime, value: dayjs('2026-01-01T08:14') });
    expect(red()).toBe(1);
  },
);

claim(
  "Compare text such as `'09:45'`, because the two date objects may have different days: a typed time gets today's date, and a saved time has another one.",
  async () => {
    const days: (string | undefined)[] = [];
    await show({ ampm: false, onChange: (value) => days.push(value?.format('YYYY-MM-DD')) });
    await section('End', 'Hours').click();
    await userEvent.keyboard('0945');
    expect(days.at(-1)).toBe(dayjs().format('YYYY-MM-DD'));
  },
);

claim('`isBefore` also compares the days, and the two date objects have different ones.', () => {
  const start = dayjs('2025-09-01T08:15');
  const end = dayjs('2025-01-01T09:45');
  expect(end.isBefore(start)).toBe(true);
  expect(end.format('HH:mm') < start.format('HH:mm')).toBe(false);
});

claim("`error={false}` turns off the field's own errors.", async () => {
  await show({
    error: false,
    value: dayjs('2025-09-01T08:15'),
    maxTime: dayjs('2025-09-01T08:00'),
  });
  expect(red()).toBe(0);
});

claim(
  "`minTime={start.add(30, 'minute')}` and `maxTime={start.add(2, 'hour')}` do the same without a message, unless a limit is after midnight: with a start at 23:00, `maxTime` is 01:00, and every end is an error.",
  async () => {
    const start = dayjs('2025-09-01T08:15');
    const limits = { minTime: start.add(30, 'minute'), maxTime: start.add(2, 'hour') };
    for (const [time, errors] of [
      ['08:44', 1],
      ['08:45', 0],
      ['10:15', 0],
      ['10:16', 1],
    ] as const) {
      await show({ ...limits, value: dayjs(`2026-02-03T${time}`) });
      expect(red()).toBe(errors);
      expect(document.querySelector('p')).toBeNull();
      await cleanup();
    }
    const late = dayjs('2025-09-01T23:00');
    for (const time of ['00:30', '12:00', '23:15', '23:45']) {
      await show({
        minTime: late.add(30, 'minute'),
        maxTime: late.add(2, 'hour'),
        value: dayjs(`2026-02-03T${time}`),
      });
      expect(red()).toBe(1);
      await cleanup();
    }
  },
);

sourced('It requires `@mui/x-date-pickers-pro` from the Pro plan.', {
  url: 'https://github.com/mui/mui-x/blob/070200dbe9127fa63dbf964d907b798e248d2b36/docs/data/date-pickers/time-range-field/time-range-field.md',
  checked: '2026-11-23',
});

sourced(
  '`SingleInputTimeRangeField` has both times in one input. `dateSeparator` is the text between them:',
  { url: 'https://github.com/mui/mui-x/pull/12174', checked: '2026-11-23' },
);

sourced(
  '`MultiInputTimeRangeField` has one value and two inputs in a row. `dateSeparator` replaces the en dash between them:',
  {
    url: 'https://github.com/mui/mui-x/blob/0a51925aaa584c49b34af78e46a0612b9f48faa6/packages/x-date-pickers-pro/src/internals/utils/createMultiInputRangeField/createMultiInputRangeField.tsx',
    checked: '2026-11-23',
  },
);

sourced(
  "If the end is before the start, and neither time has another error, both codes are `'invalidRange'`. A range with only one time has no such error.",
  {
    url: 'https://github.com/mui/mui-x/blob/12a8223aeed25e012bec6fbda2cad93393eb5652/packages/x-date-pickers-pro/src/validation/validateTimeRange.ts',
    checked: '2026-11-23',
  },
);
