import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker, type TimePickerProps } from '@mui/x-date-pickers/TimePicker';
import { claim, sourced } from '@portal/claims';
import dayjs from 'dayjs';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';

import DeliveryWindow from './demos/DeliveryWindow';
import OpeningHours from './demos/OpeningHours';

const show = (props: TimePickerProps) =>
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker label="End" {...props} />
    </LocalizationProvider>,
  );

const group = (name: string) => page.getByRole('group', { name, exact: true });
const section = (field: string, name: string) => group(field).getByRole('spinbutton', { name });
const red = () => document.querySelectorAll('.MuiPickersOutlinedInput-root.Mui-error').length;
const listed = () =>
  [...document.querySelectorAll('[role="listbox"] > *')].map((item) => item.textContent);
const openPopup = async (index: number) => {
  await page
    .getByRole('button', { name: /^Choose/ })
    .nth(index)
    .click();
  await expect.element(page.getByRole('dialog')).toBeInTheDocument();
};

claim(
  '`skipDisabled` removes the times that are out of range, so the list of the end begins two hours after the start. If you pick a later start and the end is now too early, the end turns red.',
  async () => {
    await render(<DeliveryWindow />);
    await openPopup(1);
    expect(listed()[0]).toBe('12:00 PM');
    expect(listed().at(-1)).toBe('06:00 PM');
    await userEvent.keyboard('{Escape}');
    expect(red()).toBe(0);
    await section('Deliver from', 'Hours').click();
    await userEvent.keyboard('1130');
    await expect.poll(red).toBe(1);
  },
);

claim(
  '`minTime` and `maxTime` compare only the time of day, so the two values can have different days.',
  async () => {
    await show({ value: dayjs('2025-01-01T13:00'), minTime: dayjs('2031-04-07T12:00') });
    expect(red()).toBe(0);
    await cleanup();
    await show({ value: dayjs('2031-01-01T11:00'), minTime: dayjs('2025-04-07T12:00') });
    expect(red()).toBe(1);
  },
);

claim(
  "Limits aren't enforced while your users type: the field turns red, but `onChange` receives the time.",
  async () => {
    const onChange = vi.fn<NonNullable<TimePickerProps['onChange']>>();
    await show({
      ampm: false,
      defaultValue: dayjs('2025-04-07T13:00'),
      maxTime: dayjs('2025-04-07T14:00'),
      onChange,
    });
    await section('End', 'Hours').click();
    await userEvent.keyboard('16');
    await expect.poll(red).toBe(1);
    expect(onChange.mock.lastCall?.[0]?.format('HH:mm')).toBe('16:00');
  },
);

claim(
  'Both limits have to be before midnight: with a start at 9 PM, this `maxTime` is 1 AM, and every later time is disabled.',
  async () => {
    const start = dayjs('2025-04-07T21:00');
    const times = { timeSteps: { minutes: 60 }, skipDisabled: true, open: true };
    await show({ ...times, maxTime: start.add(4, 'hour') });
    await expect.poll(listed).toEqual(['12:00 AM', '01:00 AM']);
    await cleanup();
    await show({ ...times, maxTime: start.add(2, 'hour'), minTime: start });
    await expect.poll(listed).toEqual(['09:00 PM', '10:00 PM', '11:00 PM']);
    await cleanup();
    await show({ ...times, maxTime: start.add(4, 'hour'), minTime: start });
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(listed()).toEqual([]);
  },
);

claim('Keep an object for each day, and disable the pickers of days that are closed:', async () => {
  await render(<OpeningHours />);
  const sunday = page.getByRole('checkbox', { name: 'Sunday' });
  await expect.element(section('Sunday from', 'Hours')).toHaveAttribute('aria-disabled', 'true');
  await sunday.click();
  await expect
    .element(section('Sunday from', 'Hours'))
    .not.toHaveAttribute('aria-disabled', 'true');
});

claim(
  'A disabled picker still checks its limits and turns red, so the demo sets `minTime` only for days that are open.',
  async () => {
    const onError = vi.fn();
    const minTime = dayjs('2025-01-01T09:00');
    await show({ disabled: true, value: dayjs('2025-01-01T08:00'), minTime, onError });
    expect(red()).toBe(1);
    expect(onError).toHaveBeenCalledOnce();
    await cleanup();
    await render(<OpeningHours />);
    await section('Saturday to', 'Hours').click();
    await userEvent.keyboard('08');
    await section('Saturday to', 'Meridiem').click();
    await userEvent.keyboard('a');
    await expect.poll(red).toBe(1);
    await page.getByRole('checkbox', { name: 'Saturday' }).click();
    await expect.poll(red).toBe(0);
  },
);

claim(
  'Each pair is in a `group` with the name of the day, and the labels contain the day as well, so that screen readers announce it.',
  async () => {
    await render(<OpeningHours />);
    for (const day of ['Friday', 'Saturday', 'Sunday']) {
      await expect.element(group(day).getByRole('group', { name: `${day} to` })).toBeVisible();
    }
  },
);

claim('With two Time Pickers, `minTime` disables them.', async () => {
  await show({ ampm: false, minTime: dayjs('2025-01-01T12:00'), open: true });
  const hour = (name: string) => page.getByRole('option', { name, exact: true });
  await expect.element(hour('11 hours')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(hour('12 hours')).not.toHaveAttribute('aria-disabled', 'true');
});

claim(
  '`disablePast` compares the whole value with the current date and time, so a time with an earlier day is in the past. Set the day of the value to today, or use `minTime`.',
  async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-05-14T12:20:00') });
    try {
      await show({ disablePast: true, value: dayjs('2025-05-13T15:00') });
      expect(red()).toBe(1);
      await cleanup();
      await show({ disablePast: true, value: dayjs('2025-05-14T15:00') });
      expect(red()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  },
);

const validation = {
  url: 'https://github.com/mui/mui-x/blob/12a8223aeed25e012bec6fbda2cad93393eb5652/packages/x-date-pickers-pro/src/validation/validateTimeRange.ts',
  checked: '2026-11-23',
};

sourced('It requires `@mui/x-date-pickers-pro` from the Pro plan.', {
  url: 'https://github.com/mui/mui-x/pull/9431',
  checked: '2026-11-23',
});

sourced(
  "In Pro, an end before the start is an error with the code `'invalidRange'`. The components compare date objects with their day, so set the end of a night shift to the next day:",
  validation,
);

sourced(
  'It has the props of a Time Picker, such as `ampm`, `minTime`, `maxTime`, `timeSteps`, and `shouldDisableTime`.',
  {
    url: 'https://github.com/mui/mui-x/blob/0081ba456f3963433622b5b4ef8e12234cf22490/packages/x-date-pickers-pro/src/TimeRangePicker/TimeRangePicker.tsx',
    checked: '2026-11-23',
  },
);

sourced("They apply to both times: there's no separate limit for the end.", validation);

sourced(
  "In Pro, the popup doesn't disable times before the start. The field turns red after they have been picked.",
  { url: 'https://github.com/mui/mui-x/issues/17935', checked: '2026-11-23' },
);

sourced(
  'The picker has one input for both times. For two inputs, pass `MultiInputTimeRangeField`:',
  { url: 'https://github.com/mui/mui-x/pull/16656', checked: '2026-11-23' },
);
