import { ThemeProvider, createTheme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { claim } from '@portal/claims';
import dayjs from 'dayjs';
import { expect } from 'vitest';
import { render } from 'vitest-browser-react';

const RED = 'rgb(255, 0, 0)';
const GREEN = 'rgb(0, 128, 0)';

const date = dayjs('2025-05-14');
const styleOverrides = { selected: { color: RED }, disabled: { color: GREEN } };
const theme = createTheme({
  components: {
    MuiPickersDay: { styleOverrides },
    MuiMonthCalendar: { styleOverrides },
    MuiYearCalendar: { styleOverrides },
  },
});

const closed = {
  shouldDisableDate: (day: dayjs.Dayjs) => day.date() === 20,
  shouldDisableMonth: (month: dayjs.Dayjs) => month.month() === 7,
  shouldDisableYear: (year: dayjs.Dayjs) => year.year() === 2020,
};

/** Colors of the selected and of a disabled button in a view. */
async function colors(view: 'day' | 'month' | 'year') {
  const { unmount } = await render(
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateCalendar value={date} views={['year', 'month', 'day']} view={view} {...closed} />
      </LocalizationProvider>
    </ThemeProvider>,
  );
  await expect
    .poll(() => document.querySelector('.MuiDateCalendar-root button.Mui-selected'))
    .not.toBeNull();
  const found = ['Mui-selected', 'Mui-disabled'].map((state) => {
    const button = document.querySelector(`.MuiDateCalendar-viewTransitionContainer .${state}`);
    return button === null ? undefined : getComputedStyle(button).color;
  });
  await unmount();
  return found;
}

claim(
  "In production, the `selected` and `disabled` keys of `MuiMonthCalendar` and `MuiYearCalendar` apply, so your users would see styles that you don't see in development.",
  async () => {
    expect(await colors('month')).toEqual([RED, GREEN]);
    expect(await colors('year')).toEqual([RED, GREEN]);
  },
);

claim('The same keys of `MuiPickersDay` never have an effect.', async () => {
  const [selected, disabled] = await colors('day');
  expect(selected).not.toBe(RED);
  expect(disabled).not.toBe(GREEN);
});
