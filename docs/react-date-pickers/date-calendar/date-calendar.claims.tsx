import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, type DateCalendarProps } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import { claim } from '@portal/claims';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';

import FirstRegistration from './demos/FirstRegistration';
import FreeTables from './demos/FreeTables';
import MarketStall from './demos/MarketStall';
import SchoolTrips from './demos/SchoolTrips';
import SprintWeeks from './demos/SprintWeeks';
import VetAppointment from './demos/VetAppointment';

const calendar = (props: DateCalendarProps = {}, locale?: string) => (
  <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
    <DateCalendar referenceDate={dayjs('2025-02-12')} reduceAnimations {...props} />
  </LocalizationProvider>
);
const show = (props: DateCalendarProps = {}, locale?: string) => render(calendar(props, locale));

const day = (name: string) => page.getByRole('gridcell', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent);
const weeks = () => document.querySelectorAll('.MuiDayCalendar-weekContainer').length;

claim('A Date Calendar shows a calendar on the page, without a field or popup.', async () => {
  await show();
  await expect.element(page.getByRole('grid', { name: 'February 2025' })).toBeVisible();
  expect(document.querySelector('input')).toBeNull();
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

claim(
  "A badge isn't part of the button, so the demo adds the number of trips to the `aria-label`.",
  async () => {
    await render(<SchoolTrips />);
    await expect.element(day('June 24, 3 trips')).toBeVisible();
    expect(document.querySelector('button .MuiBadge-badge')).toBeNull();
  },
);

claim('`onMonthChange` receives the first day of the month that your user goes to.', async () => {
  const months: string[] = [];
  await show({ onMonthChange: (month: Dayjs) => months.push(month.format('YYYY-MM-DD')) });
  await page.getByRole('button', { name: 'Next month' }).click();
  expect(months).toEqual(['2025-03-01']);
});

claim('Load its days, and set `loading` until they have arrived:', async () => {
  await render(<FreeTables />);
  expect(document.querySelector('.MuiDayCalendarSkeleton-root')).not.toBeNull();
  await expect.element(day('13')).toBeEnabled();
  await expect.element(day('14')).toBeDisabled();
});

claim(
  'In this demo, the first request for August fails: go there to see the error message, and press **Try again**.',
  async () => {
    await render(<FreeTables />);
    const next = page.getByRole('button', { name: 'Next month' });
    await next.click();
    await next.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('couldn’t be loaded');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(day('18')).toBeEnabled();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  },
);

claim(
  'While `loading` is `true`, the calendar shows the element that `renderLoading` returns instead of the days. Without `renderLoading`, it shows three dots.',
  async () => {
    const { unmount } = await show({ loading: true, renderLoading: () => <p>Loading days</p> });
    await expect.element(page.getByText('Loading days')).toBeVisible();
    expect(page.getByRole('gridcell').elements()).toEqual([]);
    await unmount();
    await show({ loading: true });
    await expect.element(page.getByText('...')).toBeVisible();
  },
);

claim(
  "`onMonthChange` isn't called for the first month, so the demo loads in an effect.",
  async () => {
    const onMonthChange = vi.fn();
    await show({ onMonthChange });
    await expect.element(day('14')).toBeVisible();
    expect(onMonthChange).not.toHaveBeenCalled();
  },
);

claim(
  '`onYearChange` receives the first day of the year that your user goes to. `onMonthChange` is called for a new year, too.',
  async () => {
    const years: string[] = [];
    const months: string[] = [];
    await show({
      onYearChange: (year: Dayjs) => years.push(year.format('YYYY-MM-DD')),
      onMonthChange: (month: Dayjs) => months.push(month.format('YYYY-MM-DD')),
    });
    await button('Previous month').click();
    await button('Previous month').click();
    await page.getByText('December 2024').click();
    await radio('2030').click();
    await expect.element(page.getByText('February 2030')).toBeVisible();
    expect(months).toEqual(['2025-01-01', '2024-12-01', '2030-02-01']);
    expect(years).toEqual(['2024-01-01', '2030-01-01']);
  },
);

claim(
  "`shouldDisableDate` returns `true` for days that can't be selected, such as weekends and holidays. `minDate`, `maxDate`, `disablePast`, and `disableFuture` also disable the arrows to the months beyond the limit.",
  async () => {
    const { unmount } = await show({
      shouldDisableDate: (date: Dayjs) => date.date() === 14,
      minDate: dayjs('2025-02-03'),
      maxDate: dayjs('2025-02-27'),
    });
    await expect.element(day('14')).toBeDisabled();
    await expect.element(day('15')).toBeEnabled();
    await expect.element(button('Previous month')).toBeDisabled();
    await expect.element(button('Next month')).toBeDisabled();
    await unmount();
    const past = await show({ referenceDate: undefined, disablePast: true });
    await expect.element(button('Previous month')).toBeDisabled();
    await past.unmount();
    await show({ referenceDate: undefined, disableFuture: true });
    await expect.element(button('Next month')).toBeDisabled();
  },
);

claim(
  '`shouldDisableDate` runs for every day of the month on each render, so keep it fast.',
  async () => {
    const shouldDisableDate = vi.fn((_date: Dayjs) => false);
    const { rerender } = await show({ shouldDisableDate });
    const seen = () =>
      new Set(
        shouldDisableDate.mock.calls
          .filter(([date]) => date.month() === 1)
          .map(([date]) => date.date()),
      ).size;
    expect(seen()).toBe(28);
    shouldDisableDate.mockClear();
    await rerender(calendar({ shouldDisableDate: (date: Dayjs) => shouldDisableDate(date) }));
    expect(seen()).toBe(28);
  },
);

claim(
  "With `readOnly`, the days look as usual, and your users can go to other months, but a click doesn't select a day.",
  async () => {
    const onChange = vi.fn();
    await show({ readOnly: true, onChange });
    await expect.element(day('14')).toBeEnabled();
    await day('14').click();
    expect(onChange).not.toHaveBeenCalled();
    await button('Next month').click();
    await expect.element(page.getByText('March 2025')).toBeVisible();
  },
);

claim(
  'With `disabled`, the days are grayed out. The arrows are disabled, too, but only if the calendar has a value.',
  async () => {
    const { unmount } = await show({ disabled: true });
    await expect.element(day('14')).toBeDisabled();
    await expect.element(button('Next month')).toBeEnabled();
    await unmount();
    await show({ disabled: true, defaultValue: dayjs('2025-02-12') });
    await expect.element(button('Next month')).toBeDisabled();
    await expect.element(button('Previous month')).toBeDisabled();
  },
);

claim('`displayWeekNumber` adds a column with the number of the week:', async () => {
  await render(<SprintWeeks />);
  await expect.element(page.getByRole('rowheader', { name: 'Week 7' })).toBeVisible();
});

claim(
  'By default, the numbers have the color of disabled text, whose contrast is low. The demo sets `text.secondary` with `sx`.',
  async () => {
    const color = () => {
      const [number] = document.querySelectorAll('.MuiDayCalendar-weekNumber');
      return number && getComputedStyle(number).color;
    };
    const { unmount } = await show({ displayWeekNumber: true });
    expect(color()).toBe('rgba(0, 0, 0, 0.38)');
    await unmount();
    await render(<SprintWeeks />);
    expect(color()).toBe('rgba(0, 0, 0, 0.6)');
  },
);

claim('With `fixedWeekNumber={6}`, each month has six rows.', async () => {
  await render(<SprintWeeks />);
  expect(weeks()).toBe(6);
  await show({ fixedWeekNumber: 6, referenceDate: dayjs('2015-02-12') });
  expect(weeks()).toBe(12);
});

claim('Without `showDaysOutsideCurrentMonth`, `fixedWeekNumber` adds empty rows.', async () => {
  const { unmount } = await show();
  expect(weeks()).toBe(5);
  await unmount();
  await show({ fixedWeekNumber: 6 });
  expect(weeks()).toBe(6);
  expect(
    page
      .getByRole('gridcell')
      .elements()
      .filter((cell) => cell.textContent),
  ).toHaveLength(28);
});

claim(
  "The default is `['year', 'day']`: a click on the month at the top opens the years.",
  async () => {
    await show();
    await page.getByText('February 2025').click();
    await expect.element(page.getByRole('radio', { name: '2025' })).toBeVisible();
  },
);

claim("With `['year', 'month']`, there are no days. `openTo` is the first view:", async () => {
  await show({ views: ['year', 'month'], openTo: 'month' });
  await expect.element(page.getByRole('radio', { name: 'February' })).toBeVisible();
  expect(page.getByRole('gridcell').elements()).toEqual([]);
});

claim(
  "It's called in each view. The second argument is `'finish'` in the last of the `views`, which is the day by default, and `'partial'` in the others.",
  async () => {
    const states: unknown[] = [];
    await show({ openTo: 'year', onChange: (_, state) => states.push(state) });
    await page.getByRole('radio', { name: '2025' }).click();
    await day('14').click();
    expect(states).toEqual(['partial', 'finish']);
    await cleanup();
    states.length = 0;
    await show({
      views: ['year', 'month'],
      openTo: 'year',
      onChange: (_, state) => states.push(state),
    });
    await page.getByRole('radio', { name: '2024' }).click();
    await page.getByRole('radio', { name: 'May' }).click();
    expect(states).toEqual(['partial', 'finish']);
  },
);

claim(
  'A clicked day keeps the time of the value. If nothing is selected, it gets the time of `referenceDate`, which is midnight by default.',
  async () => {
    const values: (string | undefined)[] = [];
    const onChange = (date: Dayjs | null) => values.push(date?.format('DD HH:mm'));
    for (const props of [
      { defaultValue: dayjs('2025-02-12T15:30') },
      { referenceDate: dayjs('2025-02-12T09:15') },
      { referenceDate: undefined },
    ]) {
      const { unmount } = await show({ ...props, onChange });
      await day('14').click();
      await unmount();
    }
    expect(values).toEqual(['14 15:30', '14 09:15', '14 00:00']);
  },
);

claim('`value` is a date of your date library, or `null`.', async () => {
  await render(<VetAppointment />);
  await day('24').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Friday, October 24, 2025');
});

claim(
  'The calendar opens with the month of the value. If nothing is selected, it opens with the month of `referenceDate`. Without `referenceDate`, it opens with the current month, or with the closest month that `minDate` and `maxDate` allow:',
  async () => {
    for (const [limit, month] of [
      [{ minDate: dayjs('2090-03-10') }, 'March 2090'],
      [{ maxDate: dayjs('2001-11-10') }, 'November 2001'],
    ] as const) {
      const { unmount } = await show({ referenceDate: undefined, ...limit });
      await expect.element(page.getByRole('grid', { name: month })).toBeVisible();
      await unmount();
    }
    const first = await show({ defaultValue: dayjs('2025-05-01') });
    await expect.element(page.getByRole('grid', { name: 'May 2025' })).toBeVisible();
    await first.unmount();
    const second = await show();
    await expect.element(page.getByRole('grid', { name: 'February 2025' })).toBeVisible();
    await second.unmount();
    await show({ referenceDate: undefined });
    await expect
      .element(page.getByRole('grid', { name: dayjs().format('MMMM YYYY') }))
      .toBeVisible();
  },
);

claim('January 1, 2027 is in week 1 in English, and in week 53 in German.', async () => {
  const shown = () => texts('.MuiDayCalendar-weekNumber')[0];
  const props = { displayWeekNumber: true, referenceDate: dayjs('2027-01-01') };
  const { unmount } = await show(props);
  expect(shown()).toBe('1');
  await unmount();
  await show(props, 'de');
  expect(shown()).toBe('53');
});

claim(
  'To change the text in the column, set `calendarWeekNumberText` in the `localeText` of the `LocalizationProvider`.',
  async () => {
    await render(
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        localeText={{ calendarWeekNumberText: (week) => `CW${week}` }}
      >
        <DateCalendar displayWeekNumber referenceDate={dayjs('2025-02-12')} />
      </LocalizationProvider>,
    );
    await expect.element(page.getByText('CW7')).toBeVisible();
  },
);

claim(
  '`showDaysOutsideCurrentMonth` fills the first and the last week with days of the previous and next months.',
  async () => {
    await show({ showDaysOutsideCurrentMonth: true });
    const days = page.getByRole('gridcell').elements();
    expect(days).toHaveLength(35);
    expect(days.at(0)?.textContent).toBe('26');
    expect(days.at(-1)?.textContent).toBe('1');
  },
);

claim(
  "By default, it's the first letter of the weekday, so Tuesday and Thursday look the same:",
  async () => {
    const { unmount } = await show();
    expect(texts('.MuiDayCalendar-weekDayLabel').join('')).toBe('SMTWTFS');
    await unmount();
    await show({ dayOfWeekFormatter: (date: Dayjs) => date.format('dd') });
    expect(texts('.MuiDayCalendar-weekDayLabel').join(' ')).toBe('Su Mo Tu We Th Fr Sa');
  },
);

claim('Screen readers announce the full weekday in any case.', async () => {
  await show({ dayOfWeekFormatter: (date: Dayjs) => date.format('dd') });
  await expect.element(page.getByRole('columnheader', { name: 'Thursday' })).toBeVisible();
});

claim('`yearsOrder="desc"` shows the latest year first.', async () => {
  await render(<FirstRegistration />);
  const years = texts('[role="radio"]');
  expect([years[0], years.at(-1)]).toEqual(['2025', '1990']);
  await radio('2012').click();
  await radio('March').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('March 2012');
});

claim('`yearsPerRow` and `monthsPerRow` can be 3 (default) or 4.', async () => {
  const perRow = () => {
    const tops = [...document.querySelectorAll('[role="radio"]')].map(
      (element) => element.getBoundingClientRect().top,
    );
    return tops.filter((top) => top === tops[0]).length;
  };
  for (const [props, count] of [
    [{ openTo: 'year' }, 3],
    [{ openTo: 'year', yearsPerRow: 4 }, 4],
    [{ openTo: 'month' }, 3],
    [{ openTo: 'month', monthsPerRow: 4 }, 4],
  ] as const) {
    const { unmount } = await show({ views: ['year', 'month'], ...props });
    expect(perRow()).toBe(count);
    await unmount();
  }
});

claim(
  'The list contains the years from `minDate` to `maxDate`, by default 1900 to 2099.',
  async () => {
    const ends = () => {
      const years = texts('[role="radio"]');
      return [years[0], years.at(-1)];
    };
    const { unmount } = await show({ openTo: 'year' });
    expect(ends()).toEqual(['1900', '2099']);
    await unmount();
    await show({ openTo: 'year', minDate: dayjs('2020-05-01'), maxDate: dayjs('2026-01-01') });
    expect(ends()).toEqual(['2020', '2026']);
  },
);

claim(
  "With `views={['day']}`, the month at the top isn't a button, so your users can't jump to another year.",
  async () => {
    await show({ views: ['day'] });
    expect(page.getByRole('button').elements()).toHaveLength(2);
    await page.getByText('February 2025').click();
    expect(page.getByRole('radio').elements()).toEqual([]);
  },
);

claim(
  '[MonthCalendar](../../api/date-pickers/month-calendar.mdx) and [YearCalendar](../../api/date-pickers/year-calendar.mdx) show only the months or only the years.',
  async () => {
    await render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <MonthCalendar referenceDate={dayjs('2025-02-12')} />
        <YearCalendar referenceDate={dayjs('2025-02-12')} maxDate={dayjs('1999-12-31')} />
      </LocalizationProvider>,
    );
    expect(page.getByRole('radio').elements()).toHaveLength(12 + 100);
    expect(page.getByRole('button').elements()).toEqual([]);
  },
);

claim(
  'For more, keep the dates in your own state, set `value` to `null`, and replace the day with a component that sets `selected`:',
  async () => {
    await render(<MarketStall />);
    const selected = () => texts('[aria-selected="true"]').join(' ');
    expect(selected()).toBe('3 10');
    await day('17').click();
    await day('3').click();
    await expect.poll(selected).toBe('10 17');
    await expect.element(page.getByRole('status')).toHaveTextContent('2 market days');
  },
);

claim('`onChange` is called with the clicked day, even if it was clicked before.', async () => {
  const days: (number | undefined)[] = [];
  await show({ value: null, onChange: (date: Dayjs | null) => days.push(date?.date()) });
  await day('14').click();
  await day('14').click();
  expect(days).toEqual([14, 14]);
});

const Own = (props: PickersDayProps) => <PickersDay {...props} selected={props.day.date() === 3} />;

claim('The calendar sets `selected`, `disabled`, and `today` after your props.', async () => {
  const { unmount } = await show({
    slotProps: { day: { selected: true, disabled: true, today: true } },
  });
  expect(document.querySelector('.Mui-selected, .Mui-disabled, .MuiPickersDay-today')).toBeNull();
  await unmount();
  await show({ slots: { day: Own } });
  expect(texts('.Mui-selected')).toEqual(['3']);
});

claim(
  'In this release, the first month ignores the limit if the value or `referenceDate` has a time after midnight. The days of the earlier month are still disabled.',
  async () => {
    const minDate = dayjs('2025-02-03');
    for (const props of [
      { defaultValue: dayjs('2025-02-12T09:00') },
      { referenceDate: dayjs('2025-02-12T09:00') },
    ]) {
      const { unmount } = await show({ minDate, ...props });
      await expect.element(button('Previous month')).toBeEnabled();
      await button('Previous month').click();
      await expect.element(day('14')).toBeDisabled();
      await unmount();
    }
    await show({ minDate, defaultValue: dayjs('2025-02-12') });
    await expect.element(button('Previous month')).toBeDisabled();
  },
);

claim('Up Arrow and Down Arrow move by this number of years or months.', async () => {
  for (const [perRow, month] of [
    [3, 'May'],
    [4, 'June'],
  ] as const) {
    const months = await show({
      views: ['month'],
      openTo: 'month',
      monthsPerRow: perRow,
      autoFocus: true,
    });
    await expect.element(radio('February')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(radio(month)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(radio('February')).toHaveFocus();
    await months.unmount();
    const years = await show({
      views: ['year'],
      openTo: 'year',
      yearsPerRow: perRow,
      autoFocus: true,
    });
    const first = Number(document.activeElement?.textContent);
    expect(first).toBeGreaterThan(2000);
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(radio(String(first + perRow))).toHaveFocus();
    await years.unmount();
  }
});

claim('Set `disableHighlightToday`.', async () => {
  const today = () => document.querySelectorAll('.MuiPickersDay-today').length;
  const { unmount } = await show({ referenceDate: undefined });
  expect(today()).toBe(1);
  await unmount();
  await show({ referenceDate: undefined, disableHighlightToday: true });
  expect(today()).toBe(0);
});

claim('The calendar is 336 pixels high.', async () => {
  await show();
  const root = document.querySelector('.MuiDateCalendar-root');
  expect(root?.getBoundingClientRect().height).toBe(336);
});

claim(
  'The calendar goes to the month of the value or of `referenceDate`, not to the month that was visible.',
  async () => {
    await show();
    await button('Next month').click();
    await page.getByText('March 2025').click();
    await radio('2026').click();
    await expect.element(page.getByText('February 2026')).toBeVisible();
  },
);
