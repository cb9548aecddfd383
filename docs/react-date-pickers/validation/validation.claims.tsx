import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { claim, sourced } from '@portal/claims';
import dayjs, { type Dayjs } from 'dayjs';
import type { ComponentProps, ReactNode, RefObject, SyntheticEvent } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import ClosedDays from './demos/ClosedDays';
import ErrorMessages from './demos/ErrorMessages';
import HotelNight from './demos/HotelNight';
import OpeningHours from './demos/OpeningHours';
import ParcelPickup from './demos/ParcelPickup';
import QuarterReport from './demos/QuarterReport';
import StartAndEnd from './demos/StartAndEnd';
import SubmitWhenValid from './demos/SubmitWhenValid';

const provide = (children: ReactNode) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>
);
const show = (children: ReactNode) => render(provide(children));

const isRed = () =>
  document.querySelector(
    '.MuiFormHelperText-root.Mui-error, .MuiPickersInputBase-root.Mui-error',
  ) !== null;
const section = (name: string) => page.getByRole('spinbutton', { name }).first();
const cell = (name: string) => page.getByRole('gridcell', { name, exact: true });

async function type(name: string, keys: string): Promise<void> {
  await section(name).click();
  // The field selects the section a moment after the click.
  await expect.element(section(name)).toHaveFocus();
  await userEvent.keyboard(keys);
}

/** Returns the first error that a field reports for its first value. */
async function dateError(props: ComponentProps<typeof DateField>) {
  const onError = vi.fn();
  const { unmount } = await show(<DateField {...props} onError={onError} />);
  await unmount();
  return onError.mock.calls[0]?.[0] as unknown;
}
async function timeError(props: ComponentProps<typeof TimeField>) {
  const onError = vi.fn();
  const { unmount } = await show(<TimeField {...props} onError={onError} />);
  await unmount();
  return onError.mock.calls[0]?.[0] as unknown;
}
async function dateTimeError(props: ComponentProps<typeof DateTimeField>) {
  const onError = vi.fn();
  const { unmount } = await show(<DateTimeField {...props} onError={onError} />);
  await unmount();
  return onError.mock.calls[0]?.[0] as unknown;
}

claim(
  'A rule disables dates in the calendar, and turns the field red if your users type such a date.',
  async () => {
    await render(<HotelNight />);
    await expect.poll(isRed).toBe(true);
    await page.getByRole('button', { name: /Choose date/ }).click();
    await expect.element(cell('21')).toBeDisabled();
    await expect.element(cell('20')).toBeEnabled();
  },
);

claim(
  "It doesn't prevent typing: **`onChange` also receives invalid dates**, with an error code in its second argument.",
  async () => {
    const onChange = vi.fn();
    await show(
      <DatePicker
        defaultValue={dayjs('2025-09-15')}
        minDate={dayjs('2025-09-14')}
        onChange={onChange}
      />,
    );
    await type('Day', '10');
    const [value, context] = onChange.mock.lastCall as [Dayjs, object];
    expect(value.format('YYYY-MM-DD')).toBe('2025-09-10');
    expect(context).toMatchObject({ validationError: 'minDate' });
  },
);

claim(
  '`minDate` and `maxDate` themselves are valid, and their time of day is ignored. The default limits are January 1, 1900 and December 31, 2099.',
  async () => {
    const limits = { minDate: dayjs('2025-09-14T18:00'), maxDate: dayjs('2025-09-20T06:00') };
    expect(await dateError({ ...limits, defaultValue: dayjs('2025-09-14T08:00') })).toBeUndefined();
    expect(await dateError({ ...limits, defaultValue: dayjs('2025-09-20T22:00') })).toBeUndefined();
    expect(await dateError({ defaultValue: dayjs('1900-01-01') })).toBeUndefined();
    expect(await dateError({ defaultValue: dayjs('1899-12-31') })).toBe('minDate');
    expect(await dateError({ defaultValue: dayjs('2099-12-31') })).toBeUndefined();
    expect(await dateError({ defaultValue: dayjs('2100-01-01') })).toBe('maxDate');
  },
);

claim(
  'In this demo, change the day to 12, which is a Monday, or the month to January:',
  async () => {
    await render(<ErrorMessages />);
    await type('Day', '12');
    await expect.element(page.getByText('The garden is closed on Mondays.')).toBeVisible();
    await type('Month', '01');
    await expect.element(page.getByText(/The season starts on/)).toBeVisible();
  },
);

claim(
  "`onError` is called when the code changes, and after the first render if the first value isn't valid. The second argument of `onChange` contains the same code as `validationError`, with each change.",
  async () => {
    const onError = vi.fn();
    const onChange = vi.fn();
    await show(
      <DateField
        defaultValue={dayjs('2025-09-10')}
        minDate={dayjs('2025-09-14')}
        onError={onError}
        onChange={onChange}
      />,
    );
    expect(onError.mock.calls.map(([code]) => code as unknown)).toEqual(['minDate']);
    await type('Day', '{ArrowUp}');
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onChange.mock.lastCall?.[1]).toMatchObject({ validationError: 'minDate' });
    await type('Day', '14');
    expect(onError.mock.calls.map(([code]) => code as unknown)).toEqual(['minDate', null]);
    expect(onChange.mock.lastCall?.[1]).toMatchObject({ validationError: null });
  },
);

claim('This demo disables weekends and three holidays:', async () => {
  await render(<ClosedDays />);
  await expect.element(cell('18')).toBeDisabled();
  await expect.element(cell('21')).toBeDisabled();
  await expect.element(cell('26')).toBeDisabled();
  await expect.element(cell('22')).toBeEnabled();
});

claim(
  'The calendar calls it for each day that it shows, and the field calls it again for each complete date that your user types.',
  async () => {
    const days: string[] = [];
    const shouldDisableDate = (day: Dayjs) => {
      days.push(day.format('YYYY-MM-DD'));
      return false;
    };
    const { unmount } = await show(
      <DateCalendar
        defaultValue={dayjs('2025-09-14')}
        shouldDisableDate={shouldDisableDate}
        showDaysOutsideCurrentMonth
        reduceAnimations
      />,
    );
    const shown = page.getByRole('gridcell').elements().length;
    expect(new Set(days).size).toBe(shown);
    await unmount();
    days.length = 0;
    await show(<DateField shouldDisableDate={shouldDisableDate} />);
    await type('Month', '0914');
    expect(days).toEqual([]);
    await userEvent.keyboard('2025');
    await expect.poll(() => days).toContain('2025-09-14');
    days.length = 0;
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => days).toContain('2026-09-14');
  },
);

claim(
  'In this demo, reports exist for the last month of each quarter, but not for 2022:',
  async () => {
    await render(<QuarterReport />);
    await expect.element(page.getByRole('radio', { name: 'May' })).toBeDisabled();
    await expect.element(page.getByRole('radio', { name: 'September' })).toBeEnabled();
  },
);

claim(
  "All days of such a month or year are disabled as well. If your user types such a date, the error is `'shouldDisableMonth'` or `'shouldDisableYear'`.",
  async () => {
    for (const [code, rule] of [
      ['shouldDisableMonth', { shouldDisableMonth: (day: Dayjs) => day.month() === 4 }],
      ['shouldDisableYear', { shouldDisableYear: (day: Dayjs) => day.year() === 2022 }],
    ] as const) {
      const defaultValue = dayjs('2022-05-10');
      expect(await dateError({ defaultValue, ...rule })).toBe(code);
      const { unmount } = await show(<DateCalendar defaultValue={defaultValue} {...rule} />);
      const days = page.getByRole('gridcell').elements();
      expect(days.filter((day) => day.textContent !== '')).toHaveLength(31);
      expect(days.every((day) => day.textContent === '' || day.matches(':disabled'))).toBe(true);
      await unmount();
    }
  },
);

claim(
  'In a Time Picker, `minTime` and `maxTime` limit the time of day, regardless of their date.',
  async () => {
    const limits = { minTime: dayjs('2030-01-01T09:00'), maxTime: dayjs('2020-01-01T18:00') };
    expect(await timeError({ ...limits, defaultValue: dayjs('2025-03-14T10:00') })).toBeUndefined();
    expect(await timeError({ ...limits, defaultValue: dayjs('2025-03-14T08:59') })).toBe('minTime');
    expect(await timeError({ ...limits, defaultValue: dayjs('2025-03-14T18:01') })).toBe('maxTime');
  },
);

claim(
  "Return `true` only for the unit that you want to disable. The error code ends with that unit, as in `'shouldDisableTime-hours'`.",
  async () => {
    const shouldDisableTime = vi.fn((_: Dayjs, view: string) => view === 'hours');
    expect(await timeError({ defaultValue: dayjs('2025-03-14T10:00'), shouldDisableTime })).toBe(
      'shouldDisableTime-hours',
    );
    await render(<OpeningHours />);
    await expect.element(page.getByText('Lunch break from 12 to 1 PM.')).toBeVisible();
  },
);

claim(
  'In the lists of a desktop picker, `minutesStep={15}` disables the other minutes. `timeSteps={{ minutes: 15 }}` removes them from the list, but your users can still type them, so set both.',
  async () => {
    const time = dayjs('2025-03-14T10:00');
    const minutes = () =>
      page.getByRole('listbox', { name: 'Select minutes' }).getByRole('option').elements();
    const enabled = () =>
      minutes().filter((option) => option.getAttribute('aria-disabled') !== 'true').length;
    const first = await show(<TimePicker defaultValue={time} minutesStep={15} open />);
    await expect.poll(() => [minutes().length, enabled()]).toEqual([12, 4]);
    await first.unmount();
    const second = await show(<TimePicker defaultValue={time} timeSteps={{ minutes: 15 }} open />);
    await expect.poll(() => [minutes().length, enabled()]).toEqual([4, 4]);
    await second.unmount();
    const onChange = vi.fn();
    await show(<TimePicker defaultValue={time} timeSteps={{ minutes: 15 }} onChange={onChange} />);
    await type('Minutes', '07');
    expect(onChange.mock.lastCall?.[1]).toMatchObject({ validationError: null });
  },
);

claim(
  'For a range past midnight, such as 22:00 to 6:00, use `shouldDisableTime`. With `minTime` after `maxTime`, no time is valid.',
  async () => {
    const limits = { minTime: dayjs('2025-01-01T22:00'), maxTime: dayjs('2025-01-01T06:00') };
    for (const time of ['23:00', '03:00', '12:00']) {
      expect(await timeError({ ...limits, defaultValue: dayjs(`2025-03-14T${time}`) })).toMatch(
        /^m..Time$/,
      );
    }
    const shouldDisableTime = (time: Dayjs, view: string) =>
      view === 'hours' && time.hour() >= 6 && time.hour() < 22;
    const errors = [];
    for (const time of ['23:00', '03:00', '12:00']) {
      errors.push(
        await timeError({ shouldDisableTime, defaultValue: dayjs(`2025-03-14T${time}`) }),
      );
    }
    expect(errors).toEqual([undefined, undefined, 'shouldDisableTime-hours']);
  },
);

claim(
  "A date on another day has the error `'minDate'` or `'maxDate'`. A time on the day of the limit has the error `'minTime'` or `'maxTime'`.",
  async () => {
    const limits = {
      minDateTime: dayjs('2025-05-06T14:00'),
      maxDateTime: dayjs('2025-05-13T18:00'),
    };
    const errorAt = (text: string) => dateTimeError({ ...limits, defaultValue: dayjs(text) });
    expect(await errorAt('2025-05-05T15:00')).toBe('minDate');
    expect(await errorAt('2025-05-06T11:00')).toBe('minTime');
    expect(await errorAt('2025-05-10T03:00')).toBeUndefined();
    expect(await errorAt('2025-05-13T19:00')).toBe('maxTime');
    expect(await errorAt('2025-05-14T10:00')).toBe('maxDate');
    await render(<ParcelPickup />);
    await expect.element(page.getByText('The parcel arrives on May 6 at 14:00.')).toBeVisible();
  },
);

claim(
  'If one of these is set, times are compared together with their date, and `minTime={dayjs(\'2025-01-01T09:00\')}` no longer means "from 9 AM".',
  async () => {
    const minTime = dayjs('2025-01-01T09:00');
    const defaultValue = dayjs('2025-03-14T08:00');
    expect(await dateTimeError({ minTime, defaultValue })).toBe('minTime');
    const limits = [
      { minDateTime: dayjs('2025-02-01T00:00') },
      { maxDateTime: dayjs('2025-12-01T00:00') },
      { disableFuture: true },
      { disablePast: true },
    ];
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-03-14T08:00:00') });
    try {
      for (const limit of limits) {
        expect(await dateTimeError({ minTime, defaultValue, ...limit })).toBeUndefined();
      }
    } finally {
      vi.useRealTimers();
    }
  },
);

claim(
  "A Date Picker compares days, so today's date is valid with both. A Time Picker and a Date Time Picker compare the date and the time.",
  async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-05-14T12:20:00') });
    try {
      for (const time of ['08:00', '20:00']) {
        const defaultValue = dayjs(`2025-05-14T${time}`);
        expect(await dateError({ defaultValue, disablePast: true })).toBeUndefined();
        expect(await dateError({ defaultValue, disableFuture: true })).toBeUndefined();
      }
      const morning = dayjs('2025-05-14T08:00');
      expect(await timeError({ defaultValue: morning, disablePast: true })).toBe('disablePast');
      expect(await dateTimeError({ defaultValue: morning, disablePast: true })).toBe('disablePast');
      const evening = dayjs('2025-05-14T20:00');
      expect(await timeError({ defaultValue: evening, disableFuture: true })).toBe('disableFuture');
      expect(await dateTimeError({ defaultValue: evening, disableFuture: true })).toBe(
        'disableFuture',
      );
      const yesterday = dayjs('2025-05-13T20:00');
      expect(await timeError({ defaultValue: yesterday, disablePast: true })).toBe('disablePast');
    } finally {
      vi.useRealTimers();
    }
  },
);

claim(
  'In this demo, change the day of the arrival to 28, and the departure turns red:',
  async () => {
    await render(<StartAndEnd />);
    await expect.element(page.getByText('Nights: 7')).toBeVisible();
    await type('Day', '28');
    const red = () =>
      [...document.querySelectorAll('[role="group"]')].map((group) =>
        group.getAttribute('aria-invalid'),
      );
    await expect.poll(red).toEqual(['false', 'true']);
  },
);

claim(
  "The demo doesn't check whether the arrival is empty or invalid, because the picker ignores a limit that's `undefined` or an Invalid Date.",
  async () => {
    const defaultValue = dayjs('2025-05-14');
    for (const limit of [undefined, dayjs('nothing')]) {
      const limits = { minDate: limit, maxDate: limit };
      expect(await dateError({ defaultValue, ...limits })).toBeUndefined();
      const { unmount } = await show(<DatePicker defaultValue={defaultValue} {...limits} open />);
      await expect.element(cell('13')).toBeEnabled();
      await expect.element(cell('15')).toBeEnabled();
      await unmount();
    }
  },
);

claim('An empty picker has no validation error, even with `required`.', async () => {
  expect(await dateError({ minDate: dayjs('2025-05-14'), required: true })).toBeUndefined();
  await render(<SubmitWhenValid />);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Enter a valid date.')).toBeVisible();
  await type('Month', '01052025');
  await expect.poll(isRed).toBe(true);
  await page.getByRole('button', { name: 'Save' }).click();
  expect(page.getByText('Saved').query()).toBeNull();
  await type('Month', '{ArrowUp}');
  await expect.element(section('Month')).toHaveAttribute('aria-valuetext', 'February');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(section('Month')).toHaveAttribute('aria-valuetext', 'March');
  await expect.poll(isRed).toBe(false);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Saved 2025-03-05')).toBeVisible();
});

claim(
  "`true` turns the field red. With `undefined`, the picker decides. Don't pass `false`, because it hides the picker's own errors.",
  async () => {
    const red = async (error: boolean | undefined, day: string) => {
      const { unmount } = await show(
        <DatePicker
          defaultValue={dayjs(day)}
          minDate={dayjs('2025-05-10')}
          slotProps={{ textField: { error } }}
        />,
      );
      const result = isRed();
      await unmount();
      return result;
    };
    expect(await red(true, '2025-05-14')).toBe(true);
    expect(await red(undefined, '2025-05-14')).toBe(false);
    expect(await red(undefined, '2025-05-01')).toBe(true);
    expect(await red(false, '2025-05-01')).toBe(false);
  },
);

claim(
  "In a native form, a picker with a `name` submits the text that it shows, even if it's incomplete, such as `03/DD/2025`.",
  async () => {
    await show(
      <form>
        <DatePicker name="start" />
        <DatePicker name="end" format="D MMMM YYYY" defaultValue={dayjs('2025-04-12')} />
      </form>,
    );
    const form = document.querySelector('form');
    const sent = () => Object.fromEntries(form ? new FormData(form) : []);
    expect(sent()).toEqual({ start: '', end: '12 April 2025' });
    await type('Month', '03');
    await type('Year', '2025');
    expect(sent()).toEqual({ start: '03/DD/2025', end: '12 April 2025' });
  },
);

claim(
  'If a value breaks several rules, the error code is the first one in this table. Components for a date with a time have all of these codes, and check the rules for dates first.',
  async () => {
    const no = () => true;
    const breaks = {
      shouldDisableDate: no,
      shouldDisableMonth: no,
      shouldDisableYear: no,
      disableFuture: true,
      disablePast: false,
      minDate: dayjs('3000-01-01'),
      maxDate: dayjs('2000-01-01'),
    };
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2010-05-14T12:20:00') });
    try {
      const defaultValue = dayjs('2025-03-14T10:07');
      const dates: unknown[] = [];
      const rest: Partial<typeof breaks> = { ...breaks };
      for (const name of [
        'shouldDisableDate',
        'shouldDisableMonth',
        'shouldDisableYear',
        'disableFuture',
        'minDate',
      ] as const) {
        dates.push(await dateError({ ...rest, defaultValue }));
        delete rest[name];
      }
      dates.push(await dateError({ ...rest, defaultValue }));
      expect(dates).toEqual([
        'shouldDisableDate',
        'shouldDisableMonth',
        'shouldDisableYear',
        'disableFuture',
        'minDate',
        'maxDate',
      ]);

      const times: unknown[] = [];
      const limits: Partial<ComponentProps<typeof TimeField>> = {
        minTime: dayjs('2025-03-14T11:00'),
        maxTime: dayjs('2025-03-14T09:00'),
        disableFuture: true,
        shouldDisableTime: no,
        minutesStep: 5,
      };
      for (const name of ['minTime', 'maxTime', 'disableFuture', 'shouldDisableTime'] as const) {
        times.push(await timeError({ ...limits, defaultValue }));
        delete limits[name];
      }
      times.push(await timeError({ ...limits, defaultValue }));
      expect(times).toEqual([
        'minTime',
        'maxTime',
        'disableFuture',
        'shouldDisableTime-hours',
        'minutesStep',
      ]);

      expect(
        await dateTimeError({ maxDate: dayjs('2000-01-01'), shouldDisableTime: no, defaultValue }),
      ).toBe('maxDate');
    } finally {
      vi.useRealTimers();
    }
  },
);

sourced(
  "The range components of Pro report two codes, one for the start and one for the end. If the end is before the start, and neither date has another error, both codes are `'invalidRange'`.",
  {
    url: 'https://github.com/mui/mui-x/blob/12a8223aeed25e012bec6fbda2cad93393eb5652/packages/x-date-pickers-pro/src/validation/validateDateRange.ts',
    checked: '2026-11-23',
  },
);

claim(
  '`onError` is called when the code changes, and two dates before `minDate` have the same code. To check each date, read `context.validationError` in `onChange`.',
  async () => {
    const onError = vi.fn();
    const onChange = vi.fn();
    await show(
      <DateField
        defaultValue={dayjs('2025-05-04')}
        minDate={dayjs('2025-05-10')}
        onError={onError}
        onChange={onChange}
      />,
    );
    await type('Day', '{ArrowUp}{ArrowUp}');
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(onError.mock.calls.map(([code]) => code as unknown)).toEqual(['minDate']);
  },
);

claim(
  "With `views={['year', 'month']}`, a month that's typed into an empty field becomes its first day. If `minDate` is in the middle of that month, the first day is too early. Set `minDate` to the first day of the month.",
  async () => {
    for (const [minDate, validationError] of [
      ['2025-05-14', 'minDate'],
      ['2025-05-01', null],
    ]) {
      const onChange = vi.fn();
      const { unmount } = await show(
        <DatePicker views={['year', 'month']} minDate={dayjs(minDate)} onChange={onChange} />,
      );
      await type('Month', 'may');
      await type('Year', '2025');
      const [value, context] = onChange.mock.lastCall as [Dayjs, object];
      expect(value.format('YYYY-MM-DD')).toBe('2025-05-01');
      expect(context).toMatchObject({ validationError });
      await unmount();
    }
  },
);

claim("Calendars and clocks don't have `onError`.", async () => {
  const onError = vi.fn();
  vi.spyOn(console, 'error').mockReturnValue();
  const rules = { minDate: dayjs('2025-09-14'), minTime: dayjs('2025-09-10T09:00'), onError };
  const defaultValue = dayjs('2025-09-10T08:00');
  for (const Component of [DateCalendar, TimeClock, DigitalClock, MultiSectionDigitalClock]) {
    const { unmount } = await show(<Component defaultValue={defaultValue} {...rules} />);
    await unmount();
  }
  expect(onError).not.toHaveBeenCalled();
});

claim(
  'Components for a date with a time have all of them, and only they have `minDateTime` and `maxDateTime`.',
  async () => {
    const defaultValue = dayjs('2025-05-14T10:07');
    const no = () => true;
    const found = [];
    for (const rule of [
      { minDate: dayjs('2025-06-01') },
      { maxDate: dayjs('2025-05-01') },
      { shouldDisableDate: no },
      { shouldDisableMonth: no },
      { shouldDisableYear: no },
      { minTime: dayjs('2025-05-14T11:00') },
      { maxTime: dayjs('2025-05-14T09:00') },
      { shouldDisableTime: no },
      { minutesStep: 5 },
      { disablePast: true },
      { minDateTime: dayjs('2025-06-01') },
      { maxDateTime: dayjs('2025-05-01') },
    ]) {
      found.push(await dateTimeError({ ...rule, defaultValue }));
    }
    expect(found).toEqual([
      'minDate',
      'maxDate',
      'shouldDisableDate',
      'shouldDisableMonth',
      'shouldDisableYear',
      'minTime',
      'maxTime',
      'shouldDisableTime-hours',
      'minutesStep',
      'disablePast',
      'minDate',
      'maxDate',
    ]);
    const both = { minDateTime: dayjs('2025-06-01'), maxDateTime: dayjs('2025-05-01') };
    vi.spyOn(console, 'error').mockReturnValue();
    expect(await dateError({ ...both, defaultValue })).toBeUndefined();
    expect(await timeError({ ...both, defaultValue })).toBeUndefined();
  },
);

claim('`shouldDisableDate` receives a day. Return `true` to disable it.', async () => {
  const shouldDisableDate = vi.fn((day: Dayjs) => day.date() === 18);
  await show(
    <DateCalendar
      defaultValue={dayjs('2025-09-14')}
      shouldDisableDate={shouldDisableDate}
      reduceAnimations
    />,
  );
  expect(shouldDisableDate.mock.calls.every(([day]) => dayjs.isDayjs(day))).toBe(true);
  await expect.element(cell('18')).toBeDisabled();
  await expect.element(cell('17')).toBeEnabled();
});

claim(
  '`shouldDisableMonth` and `shouldDisableYear` do the same for months and years.',
  async () => {
    await show(
      <DateCalendar
        views={['year', 'month']}
        openTo="month"
        defaultValue={dayjs('2025-09-14')}
        shouldDisableMonth={(month) => month.month() === 4}
        shouldDisableYear={(year) => year.year() === 2022}
      />,
    );
    await expect.element(page.getByRole('radio', { name: 'May' })).toBeDisabled();
    await expect.element(page.getByRole('radio', { name: 'June' })).toBeEnabled();
    await page.getByRole('button', { name: /switch to year view/ }).click();
    await expect.element(page.getByRole('radio', { name: '2022' })).toBeDisabled();
    await expect.element(page.getByRole('radio', { name: '2023' })).toBeEnabled();
  },
);

claim(
  '`minutesStep` restricts the minutes to multiples of a number, and `shouldDisableTime` disables any other time.',
  async () => {
    expect(await timeError({ defaultValue: dayjs('2025-03-14T10:20'), minutesStep: 15 })).toBe(
      'minutesStep',
    );
    expect(
      await timeError({ defaultValue: dayjs('2025-03-14T10:45'), minutesStep: 15 }),
    ).toBeUndefined();
    const shouldDisableTime = (time: Dayjs, view: string) =>
      view === 'minutes' && time.hour() === 10 && time.minute() === 45;
    expect(await timeError({ defaultValue: dayjs('2025-03-14T10:45'), shouldDisableTime })).toBe(
      'shouldDisableTime-minutes',
    );
    expect(
      await timeError({ defaultValue: dayjs('2025-03-14T11:45'), shouldDisableTime }),
    ).toBeUndefined();
  },
);

claim(
  "The second argument of `shouldDisableTime` is `'hours'`, `'minutes'`, or `'seconds'`.",
  async () => {
    const units = new Set<string>();
    const shouldDisableTime = (_: Dayjs, view: string) => {
      units.add(view);
      return false;
    };
    const defaultValue = dayjs('2025-03-14T10:00');
    await timeError({ defaultValue, shouldDisableTime });
    await show(
      <TimePicker
        views={['hours', 'minutes', 'seconds']}
        defaultValue={defaultValue}
        shouldDisableTime={shouldDisableTime}
        open
      />,
    );
    await page.getByRole('option', { name: 'PM' }).click();
    expect([...units].toSorted()).toEqual(['hours', 'minutes', 'seconds']);
  },
);

claim('`minDateTime` and `maxDateTime` limit the day, and on that day also the time:', async () => {
  await show(
    <DateTimePicker
      ampm={false}
      defaultValue={dayjs('2025-05-06T16:00')}
      minDateTime={dayjs('2025-05-06T14:00')}
      open
    />,
  );
  const hour = (name: string) => page.getByRole('option', { name: `${name} hours`, exact: true });
  await expect.element(cell('5')).toBeDisabled();
  await expect.element(cell('6')).toBeEnabled();
  await expect.element(hour('13')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(hour('14')).not.toHaveAttribute('aria-disabled');
  await cell('7').click();
  await expect.element(hour('13')).not.toHaveAttribute('aria-disabled');
});

claim(
  'For opening hours together with such a limit, use `shouldDisableTime`, as in the demo.',
  async () => {
    await render(<ParcelPickup />);
    await type('Day', '08');
    await type('Hours', '21');
    await expect.element(page.getByText('The shop is closed from 20:00 to 8:00.')).toBeVisible();
    await type('Hours', '09');
    await expect.element(page.getByText('From May 6, 14:00, to May 13, 18:00.')).toBeVisible();
  },
);

claim(
  '`disablePast` and `disableFuture` compare the value with the clock of the device, each time the component renders.',
  async () => {
    const value = dayjs('2025-05-14T12:20');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-05-14T12:00:00') });
    try {
      const picker = () => provide(<TimePicker defaultValue={value} disablePast />);
      const { rerender } = await render(picker());
      expect(isRed()).toBe(false);
      vi.setSystemTime(new Date('2025-05-14T13:00:00'));
      expect(isRed()).toBe(false);
      await rerender(picker());
      await expect.poll(isRed).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  },
);

claim(
  'Check for `null` when your user submits the form, and set `error` and `helperText`:',
  async () => {
    await render(<SubmitWhenValid />);
    expect(isRed()).toBe(false);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Enter a valid date.')).toBeVisible();
    expect(isRed()).toBe(true);
  },
);

claim('If the date is optional, check whether the hidden input is empty:', async () => {
  const input: RefObject<HTMLInputElement | null> = { current: null };
  await show(<DatePicker inputRef={input} />);
  expect(input.current?.value).toBe('');
  await type('Month', '03');
  await expect.poll(() => input.current?.value).toBe('03/DD/YYYY');
});

claim('A picker passes a date to `onChange` instead of an event.', async () => {
  const onChange = vi.fn();
  await show(<DatePicker defaultValue={dayjs('2025-09-15')} onChange={onChange} />);
  await type('Day', '{ArrowUp}');
  expect(dayjs.isDayjs(onChange.mock.lastCall?.[0])).toBe(true);
});

claim(
  "The form library doesn't know the picker's rules, so this form has both: `minDate` disables days in the calendar, and `validate` prevents the form from being submitted.",
  async () => {
    const minDate = dayjs('2025-02-10');
    const saved = vi.fn();
    function Form({ validate }: { validate?: (date: Dayjs) => boolean }) {
      const { control, handleSubmit } = useForm({ defaultValues: { start: dayjs('2025-02-05') } });
      return (
        <form noValidate onSubmit={handleSubmit(saved)}>
          <Controller
            name="start"
            control={control}
            rules={{ validate }}
            render={({ field: { value, onChange } }) => (
              <DatePicker value={value} onChange={onChange} minDate={minDate} />
            )}
          />
          <button>Save</button>
        </form>
      );
    }
    const save = () => page.getByRole('button', { name: 'Save' }).click();
    const { unmount } = await show(<Form />);
    await save();
    await expect.poll(() => saved.mock.calls.length).toBe(1);
    await unmount();
    const validate = vi.fn((date: Dayjs) => !date.isBefore(minDate, 'day'));
    await show(<Form validate={validate} />);
    await save();
    await expect.poll(() => validate.mock.calls.length).toBeGreaterThan(0);
    await page.getByRole('button', { name: /Choose date/ }).click();
    await expect.element(cell('9')).toBeDisabled();
    await expect.element(cell('10')).toBeEnabled();
    expect(saved).toHaveBeenCalledTimes(1);
  },
);

const codeOf = (value: string, rules: ComponentProps<typeof DateTimeField>) =>
  dateTimeError({ defaultValue: dayjs(value), ...rules });

claim("`'invalidDate'` | date, time | isn't a date, such as February 31", async () => {
  expect(await dateError({ defaultValue: dayjs('nothing') })).toBe('invalidDate');
  expect(await timeError({ defaultValue: dayjs('nothing') })).toBe('invalidDate');
  const onError = vi.fn();
  await show(<DateField onError={onError} />);
  await type('Year', '2025');
  await type('Month', '02');
  await type('Day', '31');
  expect(onError.mock.lastCall?.[0]).toBe('invalidDate');
});

claim("`'shouldDisableDate'` | date | is disabled by `shouldDisableDate`", async () => {
  const rule = { shouldDisableDate: (day: Dayjs) => day.date() === 14 };
  expect(await codeOf('2025-05-14', rule)).toBe('shouldDisableDate');
  expect(await codeOf('2025-05-15', rule)).toBeUndefined();
});

claim("`'minTime'` | time | is earlier than `minTime` or `minDateTime`", async () => {
  const limit = dayjs('2025-05-14T09:00');
  expect(await codeOf('2025-05-14T08:59', { minTime: limit })).toBe('minTime');
  expect(await codeOf('2025-05-14T08:59', { minDateTime: limit })).toBe('minTime');
  expect(await codeOf('2025-05-14T09:00', { minTime: limit })).toBeUndefined();
  expect(await codeOf('2025-05-14T09:00', { minDateTime: limit })).toBeUndefined();
});

claim("`'maxTime'` | time | is later than `maxTime` or `maxDateTime`", async () => {
  const limit = dayjs('2025-05-14T18:00');
  expect(await codeOf('2025-05-14T18:01', { maxTime: limit })).toBe('maxTime');
  expect(await codeOf('2025-05-14T18:01', { maxDateTime: limit })).toBe('maxTime');
  expect(await codeOf('2025-05-14T18:00', { maxTime: limit })).toBeUndefined();
  expect(await codeOf('2025-05-14T18:00', { maxDateTime: limit })).toBeUndefined();
});

claim(
  "`'disableFuture'` | date, time | is after today, or after now, with `disableFuture`",
  async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-05-14T12:20:00') });
    try {
      const disableFuture = true;
      const soon = dayjs('2025-05-14T12:21');
      expect(await dateError({ disableFuture, defaultValue: soon })).toBeUndefined();
      expect(await dateError({ disableFuture, defaultValue: soon.add(1, 'day') })).toBe(
        'disableFuture',
      );
      expect(await timeError({ disableFuture, defaultValue: soon })).toBe('disableFuture');
    } finally {
      vi.useRealTimers();
    }
  },
);

claim(
  "`'disablePast'` | date, time | is before today, or before now, with `disablePast`",
  async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-05-14T12:20:00') });
    try {
      const disablePast = true;
      const before = dayjs('2025-05-14T12:19');
      expect(await dateError({ disablePast, defaultValue: before })).toBeUndefined();
      expect(await dateError({ disablePast, defaultValue: before.subtract(1, 'day') })).toBe(
        'disablePast',
      );
      expect(await timeError({ disablePast, defaultValue: before })).toBe('disablePast');
    } finally {
      vi.useRealTimers();
    }
  },
);

claim("`'minDate'` | date | is on a day before `minDate` or `minDateTime`", async () => {
  const limit = dayjs('2025-05-14T09:00');
  expect(await codeOf('2025-05-13T20:00', { minDate: limit })).toBe('minDate');
  expect(await codeOf('2025-05-13T20:00', { minDateTime: limit })).toBe('minDate');
  expect(await codeOf('2025-05-14T20:00', { minDate: limit })).toBeUndefined();
});

claim("`'maxDate'` | date | is on a day after `maxDate` or `maxDateTime`", async () => {
  const limit = dayjs('2025-05-14T18:00');
  expect(await codeOf('2025-05-15T08:00', { maxDate: limit })).toBe('maxDate');
  expect(await codeOf('2025-05-15T08:00', { maxDateTime: limit })).toBe('maxDate');
  expect(await codeOf('2025-05-14T08:00', { maxDate: limit })).toBeUndefined();
});

const disables = (unit: string) => (_: Dayjs, view: string) => view === unit;

claim(
  "`'shouldDisableTime-hours'` | time | has an hour disabled by `shouldDisableTime`",
  async () => {
    expect(await codeOf('2025-05-14T10:00', { shouldDisableTime: disables('hours') })).toBe(
      'shouldDisableTime-hours',
    );
  },
);

claim(
  "`'shouldDisableTime-minutes'` | time | has a minute disabled by `shouldDisableTime`",
  async () => {
    expect(await codeOf('2025-05-14T10:00', { shouldDisableTime: disables('minutes') })).toBe(
      'shouldDisableTime-minutes',
    );
  },
);

claim(
  "`'shouldDisableTime-seconds'` | time | has a second disabled by `shouldDisableTime`",
  async () => {
    expect(await codeOf('2025-05-14T10:00', { shouldDisableTime: disables('seconds') })).toBe(
      'shouldDisableTime-seconds',
    );
  },
);

claim("`'minutesStep'` | time | has minutes that aren't a multiple of `minutesStep`", async () => {
  expect(await codeOf('2025-05-14T10:07', { minutesStep: 5 })).toBe('minutesStep');
  expect(await codeOf('2025-05-14T10:10', { minutesStep: 5 })).toBeUndefined();
});

claim('`null` means that the value is valid or empty.', async () => {
  const onError = vi.fn();
  await show(
    <DateField
      clearable
      defaultValue={dayjs('2025-09-10')}
      minDate={dayjs('2025-09-14')}
      onError={onError}
    />,
  );
  await type('Day', '15');
  await type('Day', '13');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect
    .poll(() => onError.mock.calls.map(([code]) => code as unknown))
    .toEqual(['minDate', null, 'minDate', null]);
});

claim("Rules don't prevent typing, and `onChange` receives the date.", async () => {
  const onChange = vi.fn();
  await show(
    <DateField
      defaultValue={dayjs('2025-09-15')}
      shouldDisableDate={(day) => day.date() === 16}
      onChange={onChange}
    />,
  );
  await type('Day', '16');
  const [value, context] = onChange.mock.lastCall as [Dayjs, object];
  expect(value.date()).toBe(16);
  expect(context).toMatchObject({ validationError: 'shouldDisableDate' });
});

claim(
  'A Date Time Picker compares `minTime` and `maxTime` together with their date if it also has `minDateTime`, `maxDateTime`, `disablePast`, or `disableFuture`.',
  async () => {
    const minTime = dayjs('2025-01-01T09:00');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-03-01T12:00:00') });
    try {
      expect(await codeOf('2025-03-14T08:00', { minTime })).toBe('minTime');
      expect(await codeOf('2025-03-14T08:00', { minTime, disablePast: true })).toBeUndefined();
      const maxTime = dayjs('2025-01-01T18:00');
      const minDateTime = dayjs('2025-01-01T00:00');
      expect(await codeOf('2025-03-14T10:00', { maxTime })).toBeUndefined();
      expect(await codeOf('2025-03-14T10:00', { maxTime, minDateTime })).toBe('maxTime');
    } finally {
      vi.useRealTimers();
    }
  },
);

claim(
  "If `error` in `slotProps.textField` is `false`, the picker's own errors are hidden. Replace code such as `error: !!errors.start` with `error: !!errors.start || undefined`.",
  async () => {
    const errors: { start?: string } = {};
    const picker = (error: boolean | undefined) => (
      <DatePicker
        defaultValue={dayjs('2025-05-01')}
        minDate={dayjs('2025-05-10')}
        slotProps={{ textField: { error } }}
      />
    );
    const { unmount } = await show(picker(!!errors.start));
    expect(isRed()).toBe(false);
    await unmount();
    await show(picker(!!errors.start || undefined));
    expect(isRed()).toBe(true);
  },
);

claim(
  "The value of an incomplete date is also `null`. The field turns red when it loses focus, but there's no error code, and a form can be submitted.",
  async () => {
    const onError = vi.fn();
    const onChange = vi.fn();
    const onSubmit = vi.fn((event: SyntheticEvent) => event.preventDefault());
    await show(
      <form onSubmit={onSubmit}>
        <DateField defaultValue={dayjs('2025-03-14')} onError={onError} onChange={onChange} />
        <button>Save</button>
      </form>,
    );
    await type('Year', '{Backspace}');
    expect(onChange.mock.lastCall?.[0]).toBeNull();
    expect(isRed()).toBe(false);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(isRed).toBe(true);
    expect(onError).not.toHaveBeenCalled();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  },
);

claim(
  'If a section is empty, such as the year in 03/14/YYYY, the field turns red when it loses focus. But the value is `null`, which has no error code.',
  async () => {
    const onError = vi.fn();
    const onChange = vi.fn();
    await show(<DatePicker onError={onError} onChange={onChange} />);
    await type('Month', '0314');
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    await expect.poll(isRed).toBe(true);
    expect(onError).not.toHaveBeenCalled();
    expect(onChange.mock.lastCall?.[0] ?? null).toBeNull();
  },
);
