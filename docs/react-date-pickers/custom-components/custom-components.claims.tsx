import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StyledEngineProvider, ThemeProvider, createTheme } from '@mui/material/styles';
import Popper, { type PopperProps } from '@mui/material/Popper';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, type DateCalendarProps } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { type PickersLayoutProps, usePickerLayout } from '@mui/x-date-pickers/PickersLayout';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { PickersTextField, type PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';
import { StaticDatePicker, type StaticDatePickerProps } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { claim } from '@portal/claims';
import dayjs from 'dayjs';
import { type ReactNode, type Ref, useReducer } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';

import DeliveryDay from './demos/DeliveryDay/system/DeliveryDay';
import MarketDays from './demos/MarketDays/system/MarketDays';
import PickupPopup from './demos/PickupPopup/system/PickupPopup';
import RehearsalCalendar from './demos/RehearsalCalendar';
import ReturnDate from './demos/ReturnDate/system/ReturnDate';

const ERROR = 'rgb(211, 47, 47)';
const PRIMARY = 'rgb(25, 118, 210)';
const PRIMARY_DARK = 'rgb(21, 101, 192)';
const SECONDARY = 'rgb(156, 39, 176)';
const RED = 'rgb(255, 0, 0)';

const date = dayjs('2025-05-14');

function Pickers({ children }: { children: ReactNode }) {
  return <LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>;
}

const showPicker = (props?: DatePickerProps) =>
  render(
    <Pickers>
      <DatePicker defaultValue={date} {...props} />
    </Pickers>,
  );

/** Makes the browser have no fine pointer until the end of the claim. */
function onTouchScreen() {
  const matchMedia = window.matchMedia.bind(window);
  vi.stubGlobal('matchMedia', (query: string) =>
    matchMedia(query.includes('pointer: fine') ? 'not all' : query),
  );
}

/** Shows a picker that is open from the start and without animations that delay measurements. */
const showOpen = async (props?: DatePickerProps) => {
  await showPicker({ open: true, reduceAnimations: true, ...props });
  await expect.element(page.getByRole('dialog')).toBeVisible();
};

const showCalendar = (props?: DateCalendarProps) =>
  render(
    <Pickers>
      <DateCalendar defaultValue={date} {...props} />
    </Pickers>,
  );

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) {
    throw new Error(`Nothing matches ${selector}`);
  }
  return element;
}

const style = (selector: string) => getComputedStyle(find(selector));
const selectedDay = '.MuiPickersDay-root.Mui-selected';
const outline = '.MuiPickersOutlinedInput-notchedOutline';
const background = (selector: string) => expect.poll(() => style(selector).backgroundColor);
const hoverSelected = () => userEvent.hover(page.getByRole('gridcell', { selected: true }));
const clickSelected = () => userEvent.click(page.getByRole('gridcell', { selected: true }));

/** Runs a check as on a new page: without the styles that claims before it left in the document. */
async function onNewPage(check: () => Promise<void>) {
  const old = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')];
  old.forEach((each) => (each.disabled = true));
  try {
    await check();
  } finally {
    old.forEach((each) => (each.disabled = false));
  }
}

/** Calendars with styles of their own, inserted in the order in which they are rendered. */
const showCalendars = (...calendars: DateCalendarProps[]) =>
  render(
    <CacheProvider value={createCache({ key: 'css' })}>
      <Pickers>
        {calendars.map((props, index) => (
          <DateCalendar key={index} defaultValue={date} {...props} />
        ))}
      </Pickers>
    </CacheProvider>,
  );

claim(
  'A picker passes `sx` and `className` to its field, and a static picker to its layout.',
  async () => {
    await showOpen({ className: 'mine', sx: { color: RED } });
    expect(find('.mine').matches('.MuiPickersTextField-root')).toBe(true);
    expect(style('.MuiPickersTextField-root').color).toBe(RED);
    expect(document.querySelectorAll('.mine')).toHaveLength(1);
    await cleanup();
    await render(
      <Pickers>
        <StaticDatePicker className="mine" sx={{ outlineColor: RED }} />
      </Pickers>,
    );
    expect(find('.mine').matches('.MuiPickersLayout-root')).toBe(true);
    expect(style('.MuiPickersLayout-root').outlineColor).toBe(RED);
  },
);

claim(
  'Change the month to 07: the date is now too late, and the border turns red because the rule for its color excludes `.Mui-error`.',
  async () => {
    await render(<ReturnDate />);
    await expect.poll(() => style(outline).borderTopColor).toBe(SECONDARY);
    await userEvent.click(page.getByRole('spinbutton', { name: 'Month' }));
    await userEvent.keyboard('07');
    await expect.poll(() => style(outline).borderTopColor).toBe(ERROR);
  },
);

claim(
  'The popup is rendered at the end of `<body>`, not inside the field, so a selector that starts at the field never reaches a day.',
  async () => {
    await showOpen();
    expect(find('.MuiPickerPopper-root').parentElement).toBe(document.body);
    expect(find('.MuiPickerPopper-root')).toBe(document.body.lastElementChild);
    expect(document.querySelector('.MuiPickersTextField-root .MuiPickersDay-root')).toBeNull();
  },
);

claim('Field with label and help | The picker itself | `MuiPickersTextField-root`', async () => {
  await showPicker({
    className: 'mine',
    label: 'Day',
    slotProps: { textField: { helperText: 'Help' } },
  });
  expect(find('.mine.MuiPickersTextField-root').querySelectorAll('label, p')).toHaveLength(2);
});

claim(
  'Frame of the field | `slotProps.textField.InputProps` | `MuiPickersOutlinedInput-root`',
  async () => {
    await showPicker({ slotProps: { textField: { InputProps: { className: 'mine' } } } });
    expect(find('.mine').matches('.MuiPickersOutlinedInput-root')).toBe(true);
  },
);

claim('Its border | – | `MuiPickersOutlinedInput-notchedOutline`', async () => {
  await showPicker();
  expect(style(outline).borderTopWidth).toBe('1px');
  expect(find('.MuiPickersOutlinedInput-root').contains(find(outline))).toBe(true);
});

claim('Month, day, and year in it | – | `MuiPickersInputBase-sectionContent`', async () => {
  await showPicker();
  expect(
    [...document.querySelectorAll('.MuiPickersInputBase-sectionContent')].map(
      (section) => section.textContent,
    ),
  ).toEqual(['05', '14', '2025']);
});

claim('Calendar button | `slotProps.openPickerButton` | –', async () => {
  await showPicker({ slotProps: { openPickerButton: { className: 'mine' } } });
  expect(find('.mine')).toBe(page.getByRole('button').element());
});

claim('Popup on desktop | `slotProps.desktopPaper` | `MuiPickerPopper-paper`', async () => {
  await showOpen({ slotProps: { desktopPaper: { className: 'mine' } } });
  expect(find('.mine').matches('.MuiPickerPopper-paper')).toBe(true);
});

claim('Dialog on touch screens | `slotProps.mobilePaper` | `MuiDialog-paper`', async () => {
  await render(
    <Pickers>
      <MobileDatePicker open slotProps={{ mobilePaper: { className: 'mine' } }} />
    </Pickers>,
  );
  expect(find('.mine').matches('.MuiDialog-paper')).toBe(true);
});

claim('Everything in the popup | `slotProps.layout` | `MuiPickersLayout-root`', async () => {
  await showOpen({ slotProps: { layout: { className: 'mine' } } });
  expect(find('.mine.MuiPickersLayout-root').contains(find('.MuiDateCalendar-root'))).toBe(true);
  expect(find('.MuiPickerPopper-paper').children).toHaveLength(1);
});

claim(
  'Month label and arrows | `slotProps.calendarHeader` | `MuiPickersCalendarHeader-root`',
  async () => {
    await showCalendar({ slotProps: { calendarHeader: { className: 'mine' } } });
    expect(find('.mine.MuiPickersCalendarHeader-root').textContent).toContain('May 2025');
    expect(find('.mine').querySelectorAll('.MuiPickersArrowSwitcher-button')).toHaveLength(2);
  },
);

claim('Weekday letters | – | `MuiDayCalendar-weekDayLabel`', async () => {
  await showCalendar();
  expect(
    [...document.querySelectorAll('.MuiDayCalendar-weekDayLabel')].map((each) => each.textContent),
  ).toEqual(['S', 'M', 'T', 'W', 'T', 'F', 'S']);
});

claim('A day | `slotProps.day` | `MuiPickersDay-root`', async () => {
  await showCalendar({ slotProps: { day: { className: 'mine' } } });
  expect(
    page
      .getByRole('gridcell')
      .elements()
      .every((day) => day.matches('.mine.MuiPickersDay-root')),
  ).toBe(true);
  expect(find(selectedDay).textContent).toBe('14');
});

claim(
  'A month, a year | `slotProps.monthButton`, `.yearButton` | `MuiMonthCalendar-button`, `MuiYearCalendar-button`',
  async () => {
    const slotProps = { monthButton: { className: 'm' }, yearButton: { className: 'y' } };
    await showCalendar({ openTo: 'month', views: ['month', 'year'], slotProps });
    expect(document.querySelectorAll('.m.MuiMonthCalendar-button')).toHaveLength(12);
    await showCalendar({ openTo: 'year', slotProps });
    expect(find('.y').matches('.MuiYearCalendar-button')).toBe(true);
  },
);

claim(
  '`DateCalendar`, `StaticDatePicker`, and the clocks have no popup, so rules in their own `sx` reach everything inside them.',
  async () => {
    const sx = { '& .MuiPickersDay-root, & .MuiClock-clock': { color: RED } };
    for (const [element, part] of [
      [<DateCalendar key="1" defaultValue={date} sx={sx} />, '.MuiPickersDay-root'],
      [<StaticDatePicker key="2" defaultValue={date} sx={sx} />, '.MuiPickersDay-root'],
      [<TimeClock key="3" defaultValue={date} sx={sx} />, '.MuiClock-clock'],
    ] as const) {
      await render(<Pickers>{element}</Pickers>);
      expect(style(part).color).toBe(RED);
      await cleanup();
    }
  },
);

claim(
  '`color` in `slotProps.textField` sets the color of the focused border and label, and `color` in `slotProps.openPickerButton` sets the color of the icon.',
  async () => {
    await showPicker({
      label: 'Day',
      slotProps: { textField: { color: 'secondary' }, openPickerButton: { color: 'error' } },
    });
    expect(style('button svg').color).toBe(ERROR);
    expect(style(outline).borderTopColor).not.toBe(SECONDARY);
    await userEvent.click(page.getByRole('spinbutton', { name: 'Month' }));
    await expect.poll(() => style(outline).borderTopColor).toBe(SECONDARY);
    await expect.poll(() => style('label').color).toBe(SECONDARY);
  },
);

claim(
  'The class of the frame depends on the `variant`: `MuiPickersOutlinedInput-root`, `MuiPickersFilledInput-root`, and, in this release, `MuiPickersFilledInput-root` for `standard` as well. All three also have `MuiPickersInputBase-root`.',
  async () => {
    for (const [variant, name] of [
      ['outlined', 'MuiPickersOutlinedInput-root'],
      ['filled', 'MuiPickersFilledInput-root'],
      ['standard', 'MuiPickersFilledInput-root'],
    ] as const) {
      const { unmount } = await showPicker({ slotProps: { textField: { variant } } });
      expect(find(`.${name}`).matches('.MuiPickersInputBase-root')).toBe(true);
      await unmount();
    }
  },
);

claim(
  "A picker's field isn't a Material UI `TextField`, so styles and theme overrides for `MuiOutlinedInput` and `MuiTextField` don't apply to it.",
  async () => {
    const override = { styleOverrides: { root: { color: RED } } };
    const theme = createTheme({
      components: { MuiOutlinedInput: override, MuiTextField: override },
    });
    await render(
      <ThemeProvider theme={theme}>
        <style>{`.MuiOutlinedInput-root, .MuiTextField-root { color: ${RED} !important; }`}</style>
        <Pickers>
          <DatePicker />
        </Pickers>
      </ThemeProvider>,
    );
    expect(style('.MuiPickersTextField-root').color).not.toBe(RED);
    expect(style('.MuiPickersInputBase-root').color).not.toBe(RED);
  },
);

claim(
  'The default styles of the last two are as specific as your rule for the first one, and are usually inserted later, so they win.',
  () =>
    onNewPage(async () => {
      await showCalendars({ sx: { [`& ${selectedDay}`]: { bgcolor: RED } } });
      await background(selectedDay).toBe(RED);
      await hoverSelected();
      await background(selectedDay).toBe(PRIMARY_DARK);
      await clickSelected();
      await userEvent.hover(page.getByRole('button', { name: 'Next month' }));
      await background(selectedDay).toBe(PRIMARY_DARK);
    }),
);

claim(
  'The shorter `& .Mui-selected` is only as specific as the default, so it only works if the page has rendered another calendar before yours.',
  async () => {
    const own = { className: 'own', sx: { '& .Mui-selected': { bgcolor: RED } } };
    await onNewPage(async () => {
      const { unmount } = await showCalendars(own);
      await background(`.own ${selectedDay}`).toBe(PRIMARY);
      await unmount();
    });
    await onNewPage(async () => {
      await showCalendars({}, own);
      await background(`.own ${selectedDay}`).toBe(RED);
    });
  },
);

claim(
  "If Material UI's styles are in a cascade layer, as in the Tailwind and CSS versions of this demo, a rule in your style sheet wins with any selector. A rule in `sx` is in the same layer, so it still needs the longer selector.",
  () =>
    onNewPage(async () => {
      await render(
        <StyledEngineProvider enableCssLayer>
          <Pickers>
            <DateCalendar defaultValue={date} sx={{ '& .Mui-selected': { bgcolor: RED } }} />
          </Pickers>
        </StyledEngineProvider>,
      );
      await background(selectedDay).toBe(PRIMARY);
      await cleanup();
      await render(
        <StyledEngineProvider enableCssLayer>
          <style>{`.Mui-selected { background: ${RED} }`}</style>
          <Pickers>
            <DateCalendar defaultValue={date} />
          </Pickers>
        </StyledEngineProvider>,
      );
      await background(selectedDay).toBe(RED);
      await clickSelected();
      await background(selectedDay).toBe(RED);
    }),
);

claim(
  'For months and years, the class of the button is `MuiMonthCalendar-button` or `MuiYearCalendar-button`, with the same states.',
  async () => {
    for (const [view, name] of [
      ['month', 'MuiMonthCalendar-button'],
      ['year', 'MuiYearCalendar-button'],
    ] as const) {
      const selected = `.${name}.Mui-selected`;
      await showCalendar({
        views: ['year', 'month'],
        view,
        sx: {
          [`& ${selected}`]: { bgcolor: RED },
          [`& ${selected}:hover, & ${selected}:focus`]: { bgcolor: SECONDARY },
        },
      });
      await background(selected).toBe(RED);
      await userEvent.hover(find(selected));
      await background(selected).toBe(SECONDARY);
      await userEvent.unhover(find(selected));
      await cleanup();
    }
  },
);

claim(
  "Today's date has the class `MuiPickersDay-today`, and a border unless it's selected. `disableHighlightToday` removes both.",
  async () => {
    const today = dayjs();
    await showCalendar({ defaultValue: null });
    expect(find('.MuiPickersDay-today').textContent).toBe(String(today.date()));
    expect(style('.MuiPickersDay-today').borderTopWidth).toBe('1px');
    await cleanup();
    await showCalendar({ defaultValue: today });
    expect(find(selectedDay).matches('.MuiPickersDay-today')).toBe(true);
    expect(style(selectedDay).borderTopWidth).toBe('0px');
    await cleanup();
    await showCalendar({ defaultValue: null, disableHighlightToday: true });
    expect(document.querySelector('.MuiPickersDay-today')).toBeNull();
    const borders = [...document.querySelectorAll('.MuiPickersDay-root')].map(
      (day) => getComputedStyle(day).borderTopWidth,
    );
    expect(new Set(borders)).toEqual(new Set(['0px']));
  },
);

claim(
  'It receives `day`, `isDaySelected`, `isDayCurrent`, `isDayDisabled`, and `isDayOutsideMonth`, and returns the props of that day.',
  async () => {
    await showCalendar({
      shouldDisableDate: (day) => day.date() === 20,
      showDaysOutsideCurrentMonth: true,
      referenceDate: date,
      slotProps: {
        day: ({ day, isDaySelected, isDayCurrent, isDayDisabled, isDayOutsideMonth }) => ({
          'aria-label': [
            day.format('YYYY-MM-DD'),
            isDaySelected && 'selected',
            isDayCurrent && 'today',
            isDayDisabled && 'disabled',
            isDayOutsideMonth && 'outside',
          ]
            .filter(Boolean)
            .join(' '),
        }),
      },
    });
    for (const name of ['2025-05-14 selected', '2025-05-20 disabled', '2025-04-30 outside']) {
      await expect.element(page.getByRole('gridcell', { name, exact: true })).toBeInTheDocument();
    }
    await cleanup();
    await showCalendar({
      defaultValue: null,
      slotProps: { day: ({ isDayCurrent }) => ({ className: isDayCurrent ? 'now' : '' }) },
    });
    expect(find('.now').textContent).toBe(String(dayjs().date()));
  },
);

claim(
  'The calendar above highlights its market days this way: a class or `sx` adds the line, and an `aria-label` adds "market day" for screen readers.',
  async () => {
    await render(<MarketDays />);
    await expect.element(page.getByRole('gridcell', { name: 'May 14, market day' })).toBeVisible();
    const line = getComputedStyle(find('[aria-label="May 14, market day"]'), '::after');
    expect([line.width, line.height]).toEqual(['12px', '2px']);
    // Wednesdays and Saturdays except May 31.
    expect(page.getByRole('gridcell', { name: 'market day' }).elements()).toHaveLength(8);
  },
);

claim(
  'On each render, the function runs for every day of the visible weeks, including the hidden days of other months.',
  async () => {
    const day = vi.fn((_state: { day: { format: (format: string) => string } }) => ({}));
    const { rerender } = await showCalendar({ slotProps: { day } });
    const seen = () =>
      [...new Set(day.mock.calls.map(([state]) => state.day.format('YYYY-MM-DD')))].sort();
    expect(seen()).toHaveLength(35);
    expect(seen()[0]).toBe('2025-04-27');
    expect(seen()[34]).toBe('2025-05-31');
    day.mockClear();
    await rerender(
      <Pickers>
        <DateCalendar defaultValue={date} slotProps={{ day }} />
      </Pickers>,
    );
    expect(seen()).toHaveLength(35);
  },
);

function PricedDay({ day, ...props }: PickersDayProps) {
  return (
    <PickersDay {...props} day={day}>
      €{day.date()}
    </PickersDay>
  );
}

claim(
  'To show more in a day, such as a badge or a price, pass a component to `slots.day`: see Highlight days with badges.',
  async () => {
    await showCalendar({ slots: { day: PricedDay } });
    await expect.element(page.getByRole('gridcell', { name: '€14' })).toBeVisible();
  },
);

claim('Change these sizes together:', async () => {
  const cells =
    '& .MuiPickersDay-root, & .MuiPickersDay-hiddenDaySpacingFiller, & .MuiDayCalendar-weekDayLabel';
  // Six weeks
  await showCalendar({
    defaultValue: dayjs('2025-03-10'),
    sx: {
      width: 400,
      height: 'auto',
      maxHeight: 'none',
      [cells]: { width: 48, height: 48 },
      '& .MuiPickersSlideTransition-root': { minHeight: 312 },
    },
  });
  const frame = find('.MuiDateCalendar-root').getBoundingClientRect();
  const last = page.getByRole('gridcell', { name: '31' }).element().getBoundingClientRect();
  expect([frame.width, last.width, last.height]).toEqual([400, 48, 48]);
  expect(last.bottom).toBeLessThanOrEqual(frame.bottom);
  const label = find('.MuiDayCalendar-weekDayLabel').getBoundingClientRect();
  const days = [...document.querySelectorAll('.MuiPickersDay-root')];
  expect(days.some((day) => day.getBoundingClientRect().left === label.left)).toBe(true);
});

claim(
  "A day is 36 pixels wide and high. The calendar is 320 pixels wide and 336 high, and cuts off rows that don't fit.",
  async () => {
    await showCalendar({ sx: { '& .MuiPickersDay-root': { height: 48 } } });
    expect(find('.MuiDateCalendar-root').getBoundingClientRect()).toMatchObject({
      width: 320,
      height: 336,
    });
    expect(style('.MuiPickersDay-root').width).toBe('36px');
    expect(style('.MuiDateCalendar-root').overflow).toBe('hidden');
    const last = page.getByRole('gridcell', { name: '31' }).element().getBoundingClientRect();
    expect(last.bottom).toBeGreaterThan(
      find('.MuiDateCalendar-root').getBoundingClientRect().bottom,
    );
    await showCalendar();
    expect([...document.querySelectorAll('.MuiPickersDay-root')].at(-1)?.clientHeight).toBe(36);
  },
);

claim(
  "In a picker, pass this `sx` to `slotProps.layout`, and move its first three lines into `'& .MuiDateCalendar-root'`.",
  async () => {
    const cells =
      '& .MuiPickersDay-root, & .MuiPickersDay-hiddenDaySpacingFiller, & .MuiDayCalendar-weekDayLabel';
    // Six weeks
    await showOpen({
      defaultValue: dayjs('2025-03-10'),
      slotProps: {
        layout: {
          sx: {
            '& .MuiDateCalendar-root': { width: 400, height: 'auto', maxHeight: 'none' },
            [cells]: { width: 48, height: 48 },
            '& .MuiPickersSlideTransition-root': { minHeight: 312 },
          },
        },
      },
    });
    const frame = find('.MuiDateCalendar-root').getBoundingClientRect();
    expect(frame.width).toBe(400);
    const last = page.getByRole('gridcell', { name: '31' }).element().getBoundingClientRect();
    expect([last.width, last.height]).toEqual([48, 48]);
    expect(last.bottom).toBeLessThanOrEqual(frame.bottom);
  },
);

claim(
  'With a mouse, a picker opens a popup, which is styled with `desktopPaper`. On touch screens, it opens a dialog, which is styled with `mobilePaper`.',
  async () => {
    const slotProps = {
      desktopPaper: { sx: { backgroundColor: RED } },
      mobilePaper: { sx: { backgroundColor: SECONDARY } },
    };
    await showOpen({ slotProps });
    expect(style('.MuiPickerPopper-paper').backgroundColor).toBe(RED);
    await cleanup();
    onTouchScreen();
    await showPicker({ open: true, slotProps });
    await expect.poll(() => document.querySelector('.MuiDialog-paper')).not.toBeNull();
    expect(style('.MuiDialog-paper').backgroundColor).toBe(SECONDARY);
  },
);

claim(
  "`placement` is `'bottom-start'` by default, and the `offset` modifier sets the distance to the field, which is 0 by default.",
  async () => {
    const distance = () =>
      find('.MuiPickerPopper-paper').getBoundingClientRect().top -
      find('.MuiPickersInputBase-root').getBoundingClientRect().bottom;
    await showOpen();
    expect(find('.MuiPickerPopper-root').dataset.popperPlacement).toBe('bottom-start');
    await expect.poll(distance).toBeCloseTo(0, 0);
    await cleanup();
    await showOpen({
      slotProps: { popper: { modifiers: [{ name: 'offset', options: { offset: [0, 30] } }] } },
    });
    await expect.poll(distance).toBeCloseTo(30, 0);
  },
);

claim('This picker styles both:', async () => {
  await render(<PickupPopup />);
  await page.getByRole('button').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(find('.MuiPickerPopper-root').dataset.popperPlacement).toBe('bottom-end');
  const distance = () =>
    find('.MuiPickerPopper-paper').getBoundingClientRect().top -
    find('.MuiPickersInputBase-root').getBoundingClientRect().bottom;
  await expect.poll(distance).toBeCloseTo(8, 0);
  expect(style('.MuiPickerPopper-paper').borderTopColor).toBe(PRIMARY);
  await cleanup();
  onTouchScreen();
  await render(<PickupPopup />);
  await page.getByRole('button').click();
  await expect.poll(() => document.querySelector('.MuiDialog-paper')).not.toBeNull();
  expect(style('.MuiDialog-paper').borderTopColor).toBe(PRIMARY);
});

claim('The types also allow a function, but the picker ignores it.', async () => {
  await showOpen({ slotProps: { popper: () => ({ placement: 'bottom-end' }) } });
  expect(find('.MuiPickerPopper-root').dataset.popperPlacement).toBe('bottom-start');
});

claim("The popup's `z-index` is 1300, the same as a dialog's.", async () => {
  await showOpen();
  expect(style('.MuiPickerPopper-root').zIndex).toBe('1300');
  await render(
    <Pickers>
      <MobileDatePicker open />
    </Pickers>,
  );
  expect(style('.MuiDialog-root').zIndex).toBe('1300');
});

claim(
  'If the popup opens behind another element, raise it: `popper: { sx: { zIndex: 1500 } }`.',
  async () => {
    await showOpen({ slotProps: { popper: { sx: { zIndex: 1500 } } } });
    expect(style('.MuiPickerPopper-root').zIndex).toBe('1500');
  },
);

function OwnPopper(props: PopperProps) {
  return <Popper {...props} className="own" />;
}

claim(
  'If you pass your own component to `slots.popper`, it has no `z-index` until you set one.',
  async () => {
    await showOpen({ slots: { popper: OwnPopper } });
    expect(style('.own').zIndex).toBe('auto');
  },
);

claim(
  'The toolbar, calendar, shortcuts, and action bar of a picker are in a CSS grid with three columns and three rows.',
  async () => {
    await render(
      <Pickers>
        <StaticDatePicker
          slotProps={{ shortcuts: { items: [{ label: 'A', getValue: () => date }] } }}
        />
      </Pickers>,
    );
    const grid = style('.MuiPickersLayout-root');
    expect(grid.display).toBe('grid');
    expect(grid.gridTemplateColumns.split(' ')).toHaveLength(3);
    expect(grid.gridTemplateRows.split(' ')).toHaveLength(3);
    expect(find('.MuiPickersLayout-root').children).toHaveLength(4);
    expect(style('.MuiPickersLayout-actionBar').gridRowStart).toBe('3');
  },
);

claim(
  "By default, the shortcuts are in the first column. If the theme's direction is right to left, they're in a fourth one.",
  async () => {
    for (const [direction, column] of [
      ['ltr', '1'],
      ['rtl', '4'],
    ] as const) {
      const { unmount } = await render(
        <ThemeProvider theme={createTheme({ direction })}>
          <Pickers>
            <StaticDatePicker
              slotProps={{ shortcuts: { items: [{ label: 'A', getValue: () => date }] } }}
            />
          </Pickers>
        </ThemeProvider>,
      );
      expect(style('.MuiPickersLayout-shortcuts').gridColumnStart).toBe(column);
      await unmount();
    }
  },
);

claim("In this picker, they're below the calendar, in the third row:", async () => {
  await render(<DeliveryDay />);
  const calendar = find('.MuiDateCalendar-root').getBoundingClientRect();
  expect(find('.MuiPickersLayout-shortcuts').getBoundingClientRect().top).toBeGreaterThanOrEqual(
    calendar.bottom,
  );
  expect(style('.MuiPickersLayout-shortcuts').gridRowStart).toBe('3');
});

claim(
  'The action bar is in the third row by default. Move it with `grid-row: 4`, or remove it with `actions: []`, as this demo does.',
  async () => {
    const show = (props: StaticDatePickerProps) =>
      render(
        <Pickers>
          <StaticDatePicker {...props} />
        </Pickers>,
      );
    await show({});
    expect(style('.MuiPickersLayout-actionBar').gridRowStart).toBe('3');
    await cleanup();
    await show({ sx: { '& .MuiPickersLayout-actionBar': { gridRow: 4 } } });
    expect(style('.MuiPickersLayout-actionBar').gridRowStart).toBe('4');
    await cleanup();
    await render(<DeliveryDay />);
    expect(document.querySelector('.MuiPickersLayout-actionBar')).toBeNull();
  },
);

claim(
  'Set these rules in the `sx` of a `StaticDatePicker`, or in `slotProps.layout` of a `DatePicker`.',
  async () => {
    const sx = { '& .MuiPickersLayout-shortcuts': { gridRow: 3 } };
    const shortcuts = { items: [{ label: 'A', getValue: () => date }] };
    await showOpen({ slotProps: { shortcuts, layout: { sx } } });
    expect(style('.MuiPickersLayout-shortcuts').gridRowStart).toBe('3');
    await cleanup();
    await render(
      <Pickers>
        <StaticDatePicker sx={sx} slotProps={{ shortcuts }} />
      </Pickers>,
    );
    expect(style('.MuiPickersLayout-shortcuts').gridRowStart).toBe('3');
  },
);

claim(
  'In `slotProps.shortcuts`, they have no effect, because the default styles of the grid win.',
  async () => {
    await showOpen({
      slotProps: {
        shortcuts: { items: [{ label: 'A', getValue: () => date }], sx: { gridRow: 3 } },
      },
    });
    expect(style('.MuiPickersLayout-shortcuts').gridRowStart).toBe('2');
  },
);

function Layout(props: PickersLayoutProps<dayjs.Dayjs | null>) {
  const layout = usePickerLayout(props);
  return <output>{Object.keys(layout).sort().join(' ')}</output>;
}

claim(
  'The `usePickerLayout` hook returns `toolbar`, `shortcuts`, `content`, `tabs`, and `actionBar`.',
  async () => {
    await render(
      <Pickers>
        <StaticDatePicker slots={{ layout: Layout }} />
      </Pickers>,
    );
    expect(page.getByRole('status').element().textContent?.split(' ')).toEqual(
      expect.arrayContaining(['toolbar', 'shortcuts', 'content', 'tabs', 'actionBar']),
    );
  },
);

claim('This header has two arrows and no button that opens the list of years:', async () => {
  await render(<RehearsalCalendar />);
  expect(page.getByRole('button').elements()).toHaveLength(2);
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect.element(page.getByText('November 2025')).toBeVisible();
});

claim(
  'The calendar gets its accessible name from the element with the `id` in `labelId`, so put this `id` on the element that shows the month.',
  async () => {
    await render(<RehearsalCalendar />);
    await expect.element(page.getByRole('grid', { name: 'October 2025' })).toBeVisible();
    find('[aria-live="polite"]').removeAttribute('id');
    await expect.element(page.getByRole('grid', { name: 'October 2025' })).not.toBeInTheDocument();
  },
);

/** A component for a slot. */
const slot = (name: string) =>
  function Slot(props: object) {
    const { ref, children } = props as { ref?: Ref<HTMLDivElement>; children?: unknown };
    return (
      <div ref={ref} data-slot={name}>
        {typeof children === 'function' ? null : (children as ReactNode)}
      </div>
    );
  };
/** Names of the slots that are shown, in the order of the document. */
const slotted = () =>
  [...document.querySelectorAll<HTMLElement>('[data-slot]')].map(({ dataset }) => dataset.slot);

function OwnTextField(props: PickersTextFieldProps) {
  return (
    <div data-slot="textField">
      <PickersTextField {...props} />
    </div>
  );
}

claim(
  '`field`, `textField`, `openPickerButton`, `clearButton` | The field and its buttons',
  async () => {
    await showPicker({ slots: { field: slot('field') } });
    expect(slotted()).toEqual(['field']);
    await cleanup();
    await showPicker({ slots: { textField: OwnTextField } });
    expect(slotted()).toEqual(['textField']);
    await cleanup();
    await showPicker({
      slots: { openPickerButton: slot('openPickerButton'), clearButton: slot('clearButton') },
      slotProps: { field: { clearable: true } },
    });
    expect(slotted()).toEqual(['clearButton', 'openPickerButton']);
  },
);

claim(
  '`openPickerIcon`, `clearIcon`, `leftArrowIcon`, `rightArrowIcon`, `switchViewIcon` | Icons',
  async () => {
    await showOpen({
      slots: {
        openPickerIcon: slot('openPickerIcon'),
        clearIcon: slot('clearIcon'),
        leftArrowIcon: slot('leftArrowIcon'),
        rightArrowIcon: slot('rightArrowIcon'),
        switchViewIcon: slot('switchViewIcon'),
      },
      slotProps: { field: { clearable: true } },
    });
    expect(slotted()).toEqual([
      'clearIcon',
      'openPickerIcon',
      'switchViewIcon',
      'leftArrowIcon',
      'rightArrowIcon',
    ]);
  },
);

claim('`layout`, `toolbar`, `actionBar`, `shortcuts` | The parts around the calendar', async () => {
  const show = (slots: StaticDatePickerProps['slots']) =>
    render(
      <Pickers>
        <StaticDatePicker slots={slots} />
      </Pickers>,
    );
  await show({ layout: slot('layout') });
  expect(slotted()).toEqual(['layout']);
  await cleanup();
  await show({
    toolbar: slot('toolbar'),
    actionBar: slot('actionBar'),
    shortcuts: slot('shortcuts'),
  });
  expect(slotted().sort()).toEqual(['actionBar', 'shortcuts', 'toolbar']);
});

claim(
  '`calendarHeader`, `day`, `monthButton`, `yearButton` | The parts of the calendar',
  async () => {
    await showCalendar({ slots: { calendarHeader: slot('calendarHeader'), day: slot('day') } });
    // Five weeks
    expect(slotted()).toEqual(['calendarHeader', ...Array<string>(35).fill('day')]);
    await cleanup();
    await showCalendar({
      views: ['month'],
      openTo: 'month',
      slots: { monthButton: slot('monthButton') },
    });
    expect(slotted()).toEqual(Array<string>(12).fill('monthButton'));
    await cleanup();
    await showCalendar({ openTo: 'year', slots: { yearButton: slot('yearButton') } });
    expect(slotted()).toHaveLength(200);
  },
);

claim('`desktopPaper`, `popper`, `dialog`, `mobilePaper` | The popup and the dialog', async () => {
  const slots = {
    desktopPaper: slot('desktopPaper'),
    popper: slot('popper'),
    dialog: slot('dialog'),
    mobilePaper: slot('mobilePaper'),
  };
  await showPicker({ open: true, slots: { desktopPaper: slots.desktopPaper } });
  await expect.poll(slotted).toEqual(['desktopPaper']);
  await cleanup();
  await showPicker({ open: true, slots: { popper: slots.popper } });
  await expect.poll(slotted).toEqual(['popper']);
  await cleanup();
  onTouchScreen();
  await showPicker({ open: true, slots: { mobilePaper: slots.mobilePaper } });
  await expect.poll(slotted).toEqual(['mobilePaper']);
  await cleanup();
  await showPicker({ open: true, slots: { dialog: slots.dialog } });
  await expect.poll(slotted).toEqual(['dialog']);
});

function CalendarWithNote() {
  const [renders, rerender] = useReducer((count: number) => count + 1, 1);
  const Header = () => <input aria-label="Note" />;
  return (
    <>
      <button onClick={rerender}>Render {renders}</button>
      <DateCalendar defaultValue={date} slots={{ calendarHeader: Header }} />
    </>
  );
}

claim(
  'Define the component outside of your own component. Otherwise, it loses focus and state on each render.',
  async () => {
    await render(
      <Pickers>
        <CalendarWithNote />
      </Pickers>,
    );
    const note = page.getByRole('textbox', { name: 'Note' });
    await note.fill('Dentist');
    find('button').click();
    await expect.element(page.getByText('Render 2')).toBeVisible();
    await expect.element(note).toHaveValue('');
    await expect.element(note).not.toHaveFocus();
  },
);

const themed = (components: NonNullable<Parameters<typeof createTheme>[0]>['components']) => {
  const theme = createTheme({ components });
  return (children: ReactNode) =>
    render(
      <ThemeProvider theme={theme}>
        <Pickers>{children}</Pickers>
      </ThemeProvider>,
    );
};

claim(
  'The pickers themselves, such as `MuiDatePicker`, have `defaultProps` only, because everything they render belongs to a part.',
  async () => {
    const MuiDatePicker = {
      defaultProps: { label: 'From the theme' },
      styleOverrides: { root: { color: RED } },
    };
    await themed({ MuiDatePicker })(<DatePicker />);
    await expect.element(page.getByRole('group', { name: 'From the theme' })).toBeVisible();
    expect(style('.MuiPickersTextField-root').color).not.toBe(RED);
  },
);

claim(
  "For states, write a selector such as `'&.Mui-selected'` in `root`, or in `button` for months and years.",
  async () => {
    const selected = { '&.Mui-selected': { backgroundColor: RED } };
    const show = themed({
      MuiPickersDay: { styleOverrides: { root: selected } },
      MuiMonthCalendar: { styleOverrides: { button: selected } },
      MuiYearCalendar: { styleOverrides: { button: selected } },
    });
    for (const view of ['day', 'month', 'year'] as const) {
      const { unmount } = await show(
        <DateCalendar value={date} views={['day', 'month', 'year']} view={view} />,
      );
      await background('button.Mui-selected').toBe(RED);
      await unmount();
    }
  },
);

claim(
  "Don't use keys such as `selected` or `disabled`: in development, `createTheme` logs an error and removes them.",
  () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const { components } = createTheme({
      components: {
        MuiMonthCalendar: {
          styleOverrides: { selected: { color: RED }, disabled: { color: RED } },
        },
      },
    });
    expect(components?.MuiMonthCalendar?.styleOverrides).toEqual({ selected: {}, disabled: {} });
    expect(error).toHaveBeenCalledTimes(2);
    expect(error).toHaveBeenCalledWith(expect.stringContaining('MuiMonthCalendar'));
  },
);

claim(
  '`toolbar` and `tabs` of `MuiPickersLayout` also pass the type check but have no effect.',
  async () => {
    const styles = { outlineColor: RED };
    await themed({ MuiPickersLayout: { styleOverrides: { toolbar: styles, tabs: styles } } })(
      <StaticDateTimePicker displayStaticWrapperAs="mobile" />,
    );
    expect(style('.MuiPickersLayout-toolbar').outlineColor).not.toBe(RED);
    expect(style('.MuiPickersLayout-tabs').outlineColor).not.toBe(RED);
  },
);

claim('Rules outside of the layer or in a later layer then win without `!important`.', () =>
  onNewPage(async () => {
    await render(
      <StyledEngineProvider enableCssLayer>
        <style>{`@layer mui, utilities; .MuiDateCalendar-root { width: 400px } @layer utilities { .MuiPickersDay-root { width: 48px } }`}</style>
        <Pickers>
          <DateCalendar />
        </Pickers>
      </StyledEngineProvider>,
    );
    await expect.poll(() => style('.MuiDateCalendar-root').width).toBe('400px');
    expect(style('.MuiPickersDay-root').width).toBe('48px');
  }),
);

claim(
  'Your rules now also win over the default styles of states, such as the red border of an error, so exclude these states, as the first demo does with `:not(.Mui-error)`.',
  () =>
    onNewPage(async () => {
      await render(
        <StyledEngineProvider enableCssLayer>
          <style>{`.MuiPickersOutlinedInput-notchedOutline { border-color: rgb(0, 0, 255) }`}</style>
          <Pickers>
            <DatePicker defaultValue={date} maxDate={date.subtract(1, 'day')} />
          </Pickers>
        </StyledEngineProvider>,
      );
      expect(find('.MuiPickersOutlinedInput-root').matches('.Mui-error')).toBe(true);
      expect(style(outline).borderTopColor).toBe('rgb(0, 0, 255)');
    }),
);

claim("Tailwind's `aria-selected:` variant matches the selected day.", async () => {
  await showCalendar();
  // The selector of the variant.
  expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(1);
  expect(find('[aria-selected="true"]').textContent).toBe('14');
});

claim(
  'Variables such as `var(--mui-palette-divider)` exist if your theme has `cssVariables: true`.',
  async () => {
    const variable = () =>
      getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-divider');
    await render(<ThemeProvider theme={createTheme()}>–</ThemeProvider>);
    expect(variable()).toBe('');
    await render(<ThemeProvider theme={createTheme({ cssVariables: true })}>–</ThemeProvider>);
    await expect.poll(variable).not.toBe('');
  },
);

claim(
  'The toolbar of `MobileDatePicker` and `StaticDatePicker` renders the date as an `h4`, so accessibility checks report a missing `h3`. Hide the toolbar with `slotProps={{ toolbar: { hidden: true } }}`.',
  async () => {
    const headings = () => page.getByRole('heading', { level: 4 }).elements();
    const { rerender } = await render(
      <Pickers>
        <StaticDatePicker />
      </Pickers>,
    );
    expect(headings()).toHaveLength(1);
    await rerender(
      <Pickers>
        <StaticDatePicker slotProps={{ toolbar: { hidden: true } }} />
      </Pickers>,
    );
    expect(headings()).toHaveLength(0);
    await rerender(
      <Pickers>
        <MobileDatePicker open />
      </Pickers>,
    );
    await expect.poll(headings).toHaveLength(1);
    await rerender(
      <Pickers>
        <MobileDatePicker open slotProps={{ toolbar: { hidden: true } }} />
      </Pickers>,
    );
    await expect.poll(headings).toHaveLength(0);
  },
);

claim(
  'An `endAdornment` in `InputProps` replaces the button, which is at the end. Use `startAdornment`, or change the icon of the button with `slots.openPickerIcon`.',
  async () => {
    const adorned = async (name: 'endAdornment' | 'startAdornment') => {
      const { unmount } = await showPicker({
        slotProps: { textField: { InputProps: { [name]: <i>★</i> } } },
      });
      await expect.element(page.getByText('★')).toBeVisible();
      const buttons = page.getByRole('button').elements().length;
      await unmount();
      return buttons;
    };
    expect(await adorned('endAdornment')).toBe(0);
    expect(await adorned('startAdornment')).toBe(1);
  },
);

claim(
  '`sx` on a `DatePicker` styles its field. For the calendar, use `slotProps.layout`, `slotProps.desktopPaper`, or `slotProps.day`.',
  async () => {
    const sx = { '& .MuiPickersDay-root': { color: RED } };
    const color = async (props: DatePickerProps) => {
      await showOpen(props);
      const found = getComputedStyle(page.getByRole('gridcell', { name: '20' }).element()).color;
      await cleanup();
      return found;
    };
    expect(await color({ sx })).not.toBe(RED);
    expect(await color({ slotProps: { layout: { sx } } })).toBe(RED);
    expect(await color({ slotProps: { desktopPaper: { sx } } })).toBe(RED);
    expect(await color({ slotProps: { day: { sx: { color: RED } } } })).toBe(RED);
  },
);

claim('After a click, the day has the focus.', async () => {
  await showCalendar();
  await clickSelected();
  await expect.poll(() => document.activeElement).toBe(find(selectedDay));
});

claim(
  'Since version 8, the field has its own keys. Use `MuiPickersOutlinedInput`, `MuiPickersFilledInput`, or `MuiPickersInput`.',
  async () => {
    const override = { styleOverrides: { root: { color: RED } } };
    const show = themed({
      MuiPickersOutlinedInput: override,
      MuiPickersFilledInput: override,
      MuiPickersInput: override,
    });
    for (const variant of ['outlined', 'filled', 'standard'] as const) {
      await show(<DatePicker slotProps={{ textField: { variant } }} />);
      expect(style('.MuiPickersInputBase-root').color).toBe(RED);
      await cleanup();
    }
  },
);

claim('To change the duration, set `timeout` in `slotProps.desktopTransition`.', async () => {
  await showPicker({ open: true, slotProps: { desktopTransition: { timeout: 1234 } } });
  await expect
    .poll(() => document.querySelector<HTMLElement>('.MuiPickerPopper-paper')?.style.transition)
    .toContain('1234ms');
});

function Slow({ children }: { children?: ReactNode }) {
  return <div className="slow">{children}</div>;
}

claim(
  'In this release, any component in `slots.desktopTransition` selects the built-in `Fade`.',
  async () => {
    await showPicker({ slots: { desktopTransition: Slow }, open: true });
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(document.querySelector('.slow')).toBeNull();
    // `Grow`, the default, would scale.
    expect(find('.MuiPickerPopper-paper').style.transition).toContain('opacity');
    expect(find('.MuiPickerPopper-paper').style.transition).not.toContain('transform');
  },
);

claim(
  'With `showDaysOutsideCurrentMonth`, its key `dayOutsideMonth` styles the days of other months.',
  async () => {
    await themed({ MuiPickersDay: { styleOverrides: { dayOutsideMonth: { color: RED } } } })(
      <DateCalendar referenceDate={date} showDaysOutsideCurrentMonth />,
    );
    const outside = [...document.querySelectorAll('.MuiPickersDay-root')].filter(
      (day) => getComputedStyle(day).color === RED,
    );
    expect(outside.length).toBeGreaterThan(0);
    expect(outside).toEqual([...document.querySelectorAll('.MuiPickersDay-dayOutsideMonth')]);
  },
);
