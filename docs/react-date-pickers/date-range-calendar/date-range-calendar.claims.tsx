import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { claim, sourced } from '@portal/claims';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';

import TwoMonths from './demos/TwoMonths';
import VacationDays from './demos/VacationDays';
import WeekPicker from './demos/WeekPicker';

const day = (name: string) => page.getByRole('gridcell', { name, exact: true });
const status = () => page.getByRole('status');
const inRange = () =>
  [...document.querySelectorAll('[role="gridcell"][aria-selected="true"]')].map(
    (cell) => cell.textContent,
  );
const filled = () =>
  [...document.querySelectorAll('[role="gridcell"].Mui-selected')].map((cell) => cell.textContent);

claim(
  'The first click sets the start, the second one the end. A click before the start, or a third click, begins a new range.',
  async () => {
    await render(<VacationDays />);
    await expect.element(status()).toHaveTextContent('Vacation: Aug 4 to Aug 15');
    await day('20').click();
    await expect.element(status()).toHaveTextContent('From Aug 20: select the last day.');
    await day('18').click();
    await expect.element(status()).toHaveTextContent('From Aug 18: select the last day.');
    await day('22').click();
    await expect.element(status()).toHaveTextContent('Vacation: Aug 18 to Aug 22');
    expect(inRange()).toEqual(['18', '19', '20', '21', '22']);
  },
);

claim('To select a single day, click it twice.', async () => {
  await render(<VacationDays />);
  await day('20').click();
  await day('20').click();
  await expect.element(status()).toHaveTextContent('Vacation: Aug 20 to Aug 20');
  expect(inRange()).toEqual(['20']);
});

claim('Pass the last day that was selected, so that **Tab** moves the focus there.', async () => {
  await render(<VacationDays />);
  await expect.element(day('15')).toHaveAttribute('tabindex', '0');
  await expect.element(day('4')).toHaveAttribute('tabindex', '-1');
});

claim(
  '`selected` fills the first and last day. `aria-selected` tells screen readers which days are in the range.',
  async () => {
    await render(<VacationDays />);
    expect(filled()).toEqual(['4', '15']);
    expect(inRange()).toHaveLength(12);
  },
);

claim(
  'The days are round and have margins, so a background on the days would leave gaps.',
  async () => {
    await render(<VacationDays />);
    const style = getComputedStyle(day('6').element());
    expect(style.borderRadius).toBe('50%');
    expect(style.marginLeft).toBe('2px');
    const box = (name: string) => day(name).element().parentElement!.getBoundingClientRect();
    expect(box('6').right).toBeCloseTo(box('7').left);
  },
);

const grid = (name: string) => page.getByRole('grid', { name });
const dayOf = (month: string, name: string) =>
  grid(month).getByRole('gridcell', { name, exact: true });

claim(
  'Render two Date Calendars with the same `slots.day`, and a header that shows only the name of the month:',
  async () => {
    await render(<TwoMonths />);
    expect(inRange()).toHaveLength(13);
    await dayOf('June 2025', '10').click();
    await expect.poll(inRange).toEqual(['10']);
    await dayOf('July 2025', '2').click();
    await expect.poll(() => inRange().length).toBe(23);
    expect(filled()).toEqual(['10', '2']);
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect.element(grid('August 2025')).toBeVisible();
    await expect.element(grid('July 2025')).toBeVisible();
    expect(filled()).toEqual(['2']);
  },
);

claim(
  'A calendar moves to the month of its `value`, so it only gets a date in its own month.',
  async () => {
    const calendar = (value: Dayjs) => (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateCalendar value={value} />
      </LocalizationProvider>
    );
    const { rerender } = await render(calendar(dayjs('2025-06-10')));
    await expect.element(grid('June 2025')).toBeVisible();
    await rerender(calendar(dayjs('2025-07-02')));
    await expect.element(grid('July 2025')).toBeVisible();
  },
);

claim('`minDate` and `maxDate` prevent the keyboard from moving to another month.', async () => {
  await render(<TwoMonths />);
  await dayOf('June 2025', '30').click();
  await userEvent.keyboard('{ArrowRight}{PageDown}');
  await expect.element(grid('June 2025')).toBeVisible();
  expect(document.querySelectorAll('[role="grid"]')).toHaveLength(2);
});

claim('Highlight all days that are in the same week as the selected day:', async () => {
  await render(<WeekPicker />);
  expect(filled()).toEqual(['11', '12', '13', '14', '15', '16', '17']);
  await day('22').click();
  await expect.element(status()).toHaveTextContent('Timesheet: May 18 to May 24');
  expect(filled()).toEqual(['18', '19', '20', '21', '22', '23', '24']);
});

claim(
  "The first day of the week depends on the locale. `startOf('week')` of Day.js uses the locale of the date: Sunday in English. The calendar uses its `adapterLocale`.",
  async () => {
    const date = dayjs('2025-05-14');
    expect(date.locale('en').startOf('week').format('dddd')).toBe('Sunday');
    expect(date.locale('de').startOf('week').day()).toBe(1);
    for (const [locale, first] of [
      ['en', 'Sunday'],
      ['de', 'Montag'],
    ] as const) {
      await render(
        <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
          <DateCalendar defaultValue={date} />
        </LocalizationProvider>,
      );
      await expect
        .element(page.getByRole('columnheader').first())
        .toHaveAttribute('aria-label', first);
      await cleanup();
    }
  },
);

claim("A disabled day can't be the start or the end, but it can be between them.", async () => {
  // The limit comes from a theme, because the demo has no props.
  const theme = createTheme({
    components: {
      MuiDateCalendar: {
        defaultProps: { shouldDisableDate: (date: Dayjs) => date.date() === 21 },
      },
    },
  });
  await render(
    <ThemeProvider theme={theme}>
      <VacationDays />
    </ThemeProvider>,
  );
  await expect.element(day('21')).toBeDisabled();
  (day('21').element() as HTMLElement).click();
  await expect.element(status()).toHaveTextContent('Vacation: Aug 4 to Aug 15');
  await day('20').click();
  (day('21').element() as HTMLElement).click();
  await expect.element(status()).toHaveTextContent('From Aug 20: select the last day.');
  await day('22').click();
  await expect.element(status()).toHaveTextContent('Vacation: Aug 20 to Aug 22');
  expect(inRange()).toEqual(['20', '21', '22']);
});

claim('`onChange` is called for each click, also on the selected day.', async () => {
  const onChange = vi.fn();
  await render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar value={dayjs('2025-08-04')} onChange={onChange} />
    </LocalizationProvider>,
  );
  await day('4').click();
  await day('4').click();
  expect(onChange).toHaveBeenCalledTimes(2);
});

claim(
  'The component in `slots.day` is also rendered for the days of the previous and next month, which are hidden.',
  async () => {
    const outside = new Set<string>();
    const Day = (props: { day: Dayjs; outsideCurrentMonth: boolean }) => {
      if (props.outsideCurrentMonth) outside.add(props.day.format('YYYY-MM-DD'));
      return <span />;
    };
    const { unmount } = await render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateCalendar defaultValue={dayjs('2025-08-04')} slots={{ day: Day }} />
      </LocalizationProvider>,
    );
    expect(outside).toContain('2025-07-31');
    expect(outside).toContain('2025-09-01');
    await unmount();
    // The default component hides them.
    await render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateCalendar defaultValue={dayjs('2025-08-04')} />
      </LocalizationProvider>,
    );
    expect(day('4').elements()).toHaveLength(1);
    expect(page.getByRole('gridcell', { name: '31', exact: true }).elements()).toHaveLength(1);
  },
);

claim('Put the background on an element around `PickersDay`, as in the first demo.', async () => {
  await render(<VacationDays />);
  const wrapper = (name: string) =>
    getComputedStyle(day(name).element().parentElement!).backgroundColor;
  expect(wrapper('6')).not.toBe(wrapper('20'));
});

sourced('It requires `@mui/x-date-pickers-pro` from the Pro plan.', {
  url: 'https://github.com/mui/mui-x/blob/022cc9f06c565d9f3b4264e83c536c75b6e54704/docs/data/date-pickers/date-range-calendar/date-range-calendar.md',
  checked: '2026-11-23',
});

const api = {
  url: 'https://mui.com/x/api/date-pickers/date-range-calendar/',
  checked: '2026-11-23',
};

sourced('`calendars` | The number of months, from 1 to 3 | 2', api);
sourced('`currentMonthCalendarPosition` | The position of the current month, from 1 to 3 | 1', api);
sourced('`disableDragEditing` | Turns off dragging the start or the end | `false`', api);
sourced(
  '`disableAutoMonthSwitching` | Keeps showing the month of the start after your user selects it | `false`',
  api,
);
sourced(
  'For reports about the past, set `currentMonthCalendarPosition={2}` together with `disableFuture`: the current month is then on the right, and the previous one on the left.',
  {
    url: 'https://github.com/mui/mui-x/blob/022cc9f06c565d9f3b4264e83c536c75b6e54704/docs/data/date-pickers/date-range-calendar/date-range-calendar.md',
    checked: '2026-11-23',
  },
);

sourced("The position can't be higher than the number of `calendars`.", {
  url: 'https://github.com/mui/mui-x/issues/15943',
  checked: '2026-11-23',
});
