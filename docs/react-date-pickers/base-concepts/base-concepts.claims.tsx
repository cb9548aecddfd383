import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, type DateCalendarProps } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { TimePicker, type TimePickerProps } from '@mui/x-date-pickers/TimePicker';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import { claim, sourced } from '@portal/claims';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import * as React from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';

import ChooseComponent from './demos/ChooseComponent';
import DraftAndSaved from './demos/DraftAndSaved';
import FirstLesson from './demos/FirstLesson';
import ResetFilter from './demos/ResetFilter';

const wrap = (children: React.ReactNode) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>
);
const date = dayjs('2025-04-17');

const shown = () => document.querySelector('input')?.value;
const status = () => page.getByRole('status');
const dialog = () => page.getByRole('dialog');
const button = (name: string | RegExp) => page.getByRole('button', { name });
const day = (name: string) => page.getByRole('gridcell', { name, exact: true });
const section = (name: string) => page.getByRole('spinbutton', { name });
const openPopup = async () => {
  await button(/^Choose/).click();
  await expect.element(dialog()).toBeInTheDocument();
};

claim(
  'Select a component: the value stays the same, because all of them have `value` and `onChange`.',
  async () => {
    await render(<ChooseComponent />);
    await page.getByRole('combobox').click();
    await page.getByRole('option', { name: 'DateCalendar' }).click();
    await expect.element(day('17')).toHaveAttribute('aria-selected', 'true');
    await day('24').click();
    await expect.element(status()).toHaveTextContent('Value: 2025-04-24');
    await page.getByRole('combobox').click();
    await page.getByRole('option', { name: 'DateField' }).click();
    await expect
      .poll(() => [...document.querySelectorAll('input')].map((input) => input.value))
      .toContain('04/24/2025');
  },
);

claim('`DesktopDatePicker` | A field with a popup | Your user picks a day', async () => {
  await render(wrap(<DesktopDatePicker defaultValue={date} />));
  await openPopup();
  expect(document.querySelector('.MuiPickerPopper-root')).not.toBeNull();
  await day('24').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(shown()).toBe('04/24/2025');
});

claim('`MobileDatePicker` | A field with a dialog | Your user presses OK or Cancel', async () => {
  for (const name of ['OK', 'Cancel']) {
    await render(wrap(<MobileDatePicker defaultValue={date} />));
    await openPopup();
    expect(document.querySelector('.MuiDialog-root')).not.toBeNull();
    await day('24').click();
    await expect.element(day('24')).toHaveAttribute('aria-selected', 'true');
    await expect.element(dialog()).toBeInTheDocument();
    await button(name).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(shown()).toBe(name === 'OK' ? '04/24/2025' : '04/17/2025');
    await cleanup();
  }
});

claim('`StaticDatePicker` | The calendar on the page, without a field | –', async () => {
  await render(wrap(<StaticDatePicker defaultValue={date} />));
  await expect.element(day('17')).toBeVisible();
  expect(document.querySelector('input, .MuiPickersTextField-root')).toBeNull();
});

claim(
  '`DatePicker` chooses by the pointing device, not by the size of the screen: the media query is `@media (pointer: fine)`. Set another one with `desktopModeMediaQuery`.',
  async () => {
    const matchMedia = vi.spyOn(window, 'matchMedia');
    try {
      await render(wrap(<DatePicker defaultValue={date} />));
      expect(matchMedia).toHaveBeenCalledWith('(pointer: fine)');
    } finally {
      matchMedia.mockRestore();
    }
    await cleanup();
    await render(
      wrap(<DatePicker defaultValue={date} desktopModeMediaQuery="(min-width: 99999px)" />),
    );
    await openPopup();
    await expect.element(button('OK')).toBeVisible();
  },
);

claim(
  'If the browser has no `matchMedia`, as in jsdom, it shows the desktop variant.',
  async () => {
    vi.stubGlobal('matchMedia', undefined);
    try {
      await render(
        wrap(<DatePicker defaultValue={date} desktopModeMediaQuery="(min-width: 99999px)" />),
      );
      await openPopup();
      expect(document.querySelector('.MuiPickerPopper-root')).not.toBeNull();
    } finally {
      vi.unstubAllGlobals();
    }
  },
);

claim(
  'For tests in a headless browser without a mouse, use `DesktopDatePicker`, or set `desktopModeMediaQuery="@media all"`.',
  async () => {
    await render(wrap(<DatePicker defaultValue={date} desktopModeMediaQuery="@media all" />));
    await openPopup();
    expect(document.querySelector('.MuiPickerPopper-root')).not.toBeNull();
    expect(window.matchMedia('all').matches).toBe(true);
  },
);

claim(
  'Strings aren\'t converted: a string as the value causes the error "value.isValid is not a function".',
  async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const value = '2025-04-17' as unknown as Dayjs;
    await expect(render(wrap(<DatePicker value={value} />))).rejects.toThrow(
      'value.isValid is not a function',
    );
    error.mockRestore();
  },
);

claim(
  'The inner one gets `localeText` from the outer one, and also the adapter if it has no `dateAdapter` of its own. Its `adapterLocale` then has no effect, so set both props.',
  async () => {
    const nested = (inner: { dateAdapter?: typeof AdapterDayjs; adapterLocale: string }) => (
      <LocalizationProvider dateAdapter={AdapterDayjs} localeText={{ okButtonLabel: 'Confirm' }}>
        <LocalizationProvider {...inner}>
          <StaticDatePicker defaultValue={date} />
        </LocalizationProvider>
      </LocalizationProvider>
    );
    await render(nested({ adapterLocale: 'de' }));
    await expect.element(button('Confirm')).toBeVisible();
    await expect.element(page.getByRole('grid', { name: 'April 2025' })).toBeVisible();
    await expect
      .element(page.getByRole('columnheader').first())
      .toHaveAttribute('aria-label', 'Sunday');
    await cleanup();
    await render(nested({ dateAdapter: AdapterDayjs, adapterLocale: 'de' }));
    await expect
      .element(page.getByRole('columnheader').first())
      .toHaveAttribute('aria-label', 'Montag');
  },
);

claim(
  'It returns the adapter, which has methods such as `date`, `addDays`, `isBefore`, and `format`:',
  async () => {
    function Text() {
      const adapter = usePickerAdapter();
      const start = adapter.date('2025-04-17');
      const end = adapter.addDays(start, 7);
      return (
        <p role="status">
          {adapter.format(end, 'keyboardDate')} {String(adapter.isBefore(start, end))}
        </p>
      );
    }
    await render(wrap(<Text />));
    await expect.element(status()).toHaveTextContent('04/24/2025 true');
  },
);

claim('`null` | Empty, or not complete yet', async () => {
  const onChange = vi.fn<NonNullable<DatePickerProps['onChange']>>();
  await render(wrap(<DatePicker defaultValue={date} onChange={onChange} />));
  await section('Year').click();
  await userEvent.keyboard('{Backspace}');
  expect(onChange.mock.lastCall?.[0]).toBeNull();
});

claim(
  "A date for which `isValid()` is `false` | Complete, but there's no such day, such as February 31",
  async () => {
    const onChange = vi.fn<NonNullable<DatePickerProps['onChange']>>();
    await render(wrap(<DatePicker defaultValue={dayjs('2025-02-17')} onChange={onChange} />));
    await section('Day').click();
    await userEvent.keyboard('31');
    expect(onChange.mock.lastCall?.[0]?.isValid()).toBe(false);
  },
);

claim(
  'A date for which `isValid()` is `true` | Complete. It can still be outside of the limits.',
  async () => {
    const onChange = vi.fn<NonNullable<DatePickerProps['onChange']>>();
    await render(wrap(<DatePicker defaultValue={date} maxDate={date} onChange={onChange} />));
    await section('Day').click();
    await userEvent.keyboard('24');
    const [value, context] = onChange.mock.lastCall ?? [];
    expect(value?.isValid()).toBe(true);
    expect(context?.validationError).toBe('maxDate');
  },
);

claim(
  "A value also contains the part that the component doesn't show: the value of a Date Picker has a time, and the value of a Time Picker has a day.",
  async () => {
    const onDate = vi.fn<NonNullable<DatePickerProps['onChange']>>();
    await render(wrap(<DatePicker defaultValue={dayjs('2025-04-17T15:30')} onChange={onDate} />));
    await section('Day').click();
    await userEvent.keyboard('24');
    expect(onDate.mock.lastCall?.[0]?.format()).toContain('2025-04-24T15:30');
    await cleanup();
    const onTime = vi.fn<NonNullable<TimePickerProps['onChange']>>();
    await render(
      wrap(<TimePicker ampm={false} defaultValue={dayjs('2025-04-17T15:30')} onChange={onTime} />),
    );
    await section('Hours').click();
    await userEvent.keyboard('16');
    expect(onTime.mock.lastCall?.[0]?.format()).toContain('2025-04-17T16:30');
  },
);

claim(
  "Two date objects for the same date aren't equal with `===`. Compare them with `isSame`.",
  () => {
    const other = dayjs('2025-04-17');
    expect(date === other).toBe(false);
    expect(date.isSame(other)).toBe(true);
  },
);

claim(
  'This depends on the value in the first render: with `null`, the component is controlled, and with `undefined`, uncontrolled.',
  async () => {
    for (const [value, expected] of [
      [null, ''],
      [undefined, '04/24/2025'],
    ] as const) {
      await render(wrap(<DesktopDatePicker value={value} referenceDate={date} />));
      await openPopup();
      await day('24').click();
      await expect.element(dialog()).not.toBeInTheDocument();
      expect(shown()).toBe(expected);
      await cleanup();
    }
  },
);

claim('Changing `defaultValue` later has no effect.', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { rerender } = await render(wrap(<DatePicker defaultValue={date} />));
  await rerender(wrap(<DatePicker defaultValue={dayjs('2025-12-24')} />));
  expect(shown()).toBe('04/17/2025');
  error.mockRestore();
});

claim('To reset an uncontrolled component, change its `key`:', async () => {
  await render(<ResetFilter />);
  await section('Month').click();
  await userEvent.keyboard('06');
  expect(shown()).toBe('06/01/2025');
  await button('Reset').click();
  await expect.poll(shown).toBe('01/01/2025');
});

claim(
  "A new `key` also clears an incomplete date. Setting the value to `null` doesn't, because it's already `null`.",
  async () => {
    const picker = (key: number) => wrap(<DatePicker key={key} value={null} />);
    const { rerender } = await render(picker(1));
    await section('Month').click();
    await userEvent.keyboard('06');
    await expect.element(section('Month')).toHaveTextContent('06');
    await rerender(picker(1));
    await expect.element(section('Month')).toHaveTextContent('06');
    await rerender(picker(2));
    await expect.poll(() => document.body.textContent).toContain('MM');
  },
);

claim(
  'Open the popup and pick another day: the state changes with the first click, and the saved date changes when you press OK or close the popup.',
  async () => {
    for (const close of ['OK', 'Escape']) {
      await render(<DraftAndSaved />);
      await openPopup();
      await day('27').click();
      await expect.element(status()).toHaveTextContent('State: Nov 27, 08:30Saved: Nov 20, 08:30');
      if (close === 'OK') {
        await button('OK').click();
      } else {
        await userEvent.keyboard('{Escape}');
      }
      await expect.element(status()).toHaveTextContent('State: Nov 27, 08:30Saved: Nov 27, 08:30');
      await cleanup();
    }
  },
);

claim(
  'While your users type, both callbacks run for each complete date, so check `validationError` as the demo does.',
  async () => {
    const calls: string[] = [];
    const log = (name: string) => (value: Dayjs | null) =>
      calls.push(`${name} ${value?.format('MM/DD')}`);
    await render(
      wrap(
        <DatePicker defaultValue={date} onChange={log('onChange')} onAccept={log('onAccept')} />,
      ),
    );
    await section('Day').click();
    await userEvent.keyboard('24');
    expect(calls).toEqual(['onChange 04/02', 'onAccept 04/02', 'onChange 04/24', 'onAccept 04/24']);
  },
);

claim(
  "A controlled picker calls `onChange` only if the value is different. If your users pick the day that's already selected, the popup closes without a call.",
  async () => {
    const onChange = vi.fn();
    await render(wrap(<DesktopDatePicker value={date} onChange={onChange} />));
    await openPopup();
    await day('17').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(onChange).not.toHaveBeenCalled();
  },
);

claim(
  "It also has `source`, which is `'view'` for what your users pick in the popup, and `'unknown'` for what they type.",
  async () => {
    const onChange = vi.fn<NonNullable<DatePickerProps['onChange']>>();
    const onAccept = vi.fn<NonNullable<DatePickerProps['onAccept']>>();
    await render(
      wrap(<DesktopDatePicker defaultValue={date} onChange={onChange} onAccept={onAccept} />),
    );
    const sources = () => [onChange.mock.lastCall?.[1].source, onAccept.mock.lastCall?.[1].source];
    await section('Day').click();
    await userEvent.keyboard('24');
    expect(sources()).toEqual(['unknown', 'unknown']);
    await openPopup();
    await day('12').click();
    expect(sources()).toEqual(['view', 'view']);
  },
);

claim(
  'With `defaultValue`, the first such pick calls `onChange` and `onAccept`, so that your users can confirm the default.',
  async () => {
    const onChange = vi.fn();
    const onAccept = vi.fn();
    await render(
      wrap(<DesktopDatePicker defaultValue={date} onChange={onChange} onAccept={onAccept} />),
    );
    for (let pick = 0; pick < 2; pick += 1) {
      await openPopup();
      await day('17').click();
      await expect.element(dialog()).not.toBeInTheDocument();
      expect(onChange).toHaveBeenCalledTimes(1);
      expect(onAccept).toHaveBeenCalledTimes(1);
    }
  },
);

claim('`onError` runs when the error changes, not with each value.', async () => {
  const onError = vi.fn();
  const picker = (value: Dayjs) =>
    wrap(<DatePicker value={value} maxDate={date} onError={onError} />);
  const { rerender } = await render(picker(dayjs('2025-04-24')));
  await rerender(picker(dayjs('2025-04-25')));
  expect(onError).toHaveBeenCalledTimes(1);
  await rerender(picker(date));
  expect(onError).toHaveBeenCalledTimes(2);
  expect(onError.mock.lastCall?.[0]).toBeNull();
});

claim(
  "The second argument of `onChange` of a calendar or clock is `'partial'` while your users have more to pick, and `'finish'` at the end.",
  async () => {
    const onChange = vi.fn<NonNullable<DateCalendarProps['onChange']>>();
    await render(
      wrap(
        <DateCalendar
          defaultValue={date}
          views={['month', 'day']}
          openTo="month"
          reduceAnimations
          onChange={onChange}
        />,
      ),
    );
    await page.getByRole('radio', { name: 'June' }).click();
    expect(onChange.mock.lastCall?.[1]).toBe('partial');
    await day('24').click();
    expect(onChange.mock.lastCall?.[1]).toBe('finish');
  },
);

claim("It isn't a value: the field stays empty.", async () => {
  const onChange = vi.fn();
  await render(wrap(<DesktopDatePicker referenceDate={date} onChange={onChange} />));
  await openPopup();
  await expect.element(page.getByRole('grid', { name: 'April 2025' })).toBeVisible();
  expect(document.querySelector('[aria-selected="true"]')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(shown()).toBe('');
  expect(onChange).not.toHaveBeenCalled();
});

claim(
  'Pick 9 in the list of hours: the value is September 1 at 9:15, because the Time Picker takes the day and the minutes from `referenceDate`. Without `referenceDate`, the day is today.',
  async () => {
    await render(<FirstLesson />);
    await expect.element(status()).toHaveTextContent('Value: null');
    await openPopup();
    await page.getByRole('option', { name: '9 hours', exact: true }).click();
    await expect.element(status()).toHaveTextContent('Value: 2025-09-01 09:15');
    await cleanup();
    const onChange = vi.fn<NonNullable<TimePickerProps['onChange']>>();
    await render(wrap(<TimePicker ampm={false} onChange={onChange} />));
    await openPopup();
    await page.getByRole('option', { name: '9 hours', exact: true }).click();
    expect(onChange.mock.lastCall?.[0]?.isSame(dayjs(), 'day')).toBe(true);
  },
);

claim(
  'A Date Picker takes the time from `referenceDate`. Without it, the time is midnight.',
  async () => {
    for (const [referenceDate, time] of [
      [undefined, '00:00'],
      [dayjs('2025-04-17T15:30'), '15:30'],
    ] as const) {
      const onChange = vi.fn<NonNullable<DatePickerProps['onChange']>>();
      await render(wrap(<DatePicker referenceDate={referenceDate} onChange={onChange} />));
      await openPopup();
      await day('12').click();
      expect(onChange.mock.lastCall?.[0]?.format('HH:mm')).toBe(time);
      await cleanup();
    }
  },
);

claim(
  'If today is outside of `minDate` and `maxDate`, an empty calendar opens with the closest date that they allow. It ignores `shouldDisableDate`.',
  async () => {
    await render(
      wrap(
        <DateCalendar
          minDate={dayjs('2025-04-01')}
          maxDate={dayjs('2025-06-20')}
          shouldDisableDate={(each) => each.month() === 5}
        />,
      ),
    );
    await expect.element(page.getByRole('grid', { name: 'June 2025' })).toBeVisible();
    await cleanup();
    await render(wrap(<DateCalendar minDate={dayjs('2090-03-10')} />));
    await expect.element(page.getByRole('grid', { name: 'March 2090' })).toBeVisible();
  },
);

type Kind = readonly { propTypes?: object }[];
const kinds = {
  pickers: [DatePicker, TimePicker, DateTimePicker] as Kind,
  fields: [DateField, TimeField, DateTimeField] as Kind,
  views: [DateCalendar, TimeClock, DigitalClock, MultiSectionDigitalClock] as Kind,
};

/** Whether all (or none) of the components of each kind have the props. */
function expectProps(names: string[], expected: Record<keyof typeof kinds, boolean>) {
  for (const [kind, components] of Object.entries(kinds)) {
    for (const { propTypes = {} } of components) {
      for (const name of names) {
        expect(name in propTypes, `${name} of ${kind}`).toBe(expected[kind as keyof typeof kinds]);
      }
    }
  }
}

const everywhere = { pickers: true, fields: true, views: true };

claim('`value`, `defaultValue`, `onChange` | Yes | Yes | Yes', () => {
  expectProps(['value', 'defaultValue', 'onChange'], everywhere);
});
claim('`referenceDate`, `timezone` | Yes | Yes | Yes', () => {
  expectProps(['referenceDate', 'timezone'], everywhere);
});
claim('`disabled`, `readOnly`, `disablePast`, `disableFuture` | Yes | Yes | Yes', () => {
  expectProps(['disabled', 'readOnly', 'disablePast', 'disableFuture'], everywhere);
});
claim('`slots`, `slotProps` | Yes | Yes | Yes', () => {
  expectProps(['slots', 'slotProps'], everywhere);
});
claim('`label`, `name`, `format`, `onError` | Yes | Yes | No', () => {
  expectProps(['label', 'name', 'format', 'onError'], { ...everywhere, views: false });
});
claim('`views`, `view`, `openTo`, `onViewChange` | Yes | No | Yes', () => {
  expectProps(['views', 'view', 'openTo', 'onViewChange'], { ...everywhere, fields: false });
});
claim('`onAccept`, `closeOnSelect`, `open`, `onOpen` | Yes | No | No', () => {
  expectProps(['onAccept', 'closeOnSelect', 'open', 'onOpen'], {
    pickers: true,
    fields: false,
    views: false,
  });
});
claim(
  'MonthCalendar and YearCalendar have no `views`, and static pickers have no field and no `open`.',
  () => {
    for (const { propTypes = {} } of [MonthCalendar, YearCalendar] as Kind) {
      expect('views' in propTypes).toBe(false);
    }
    const { propTypes = {} } = StaticDatePicker as { propTypes?: object };
    expect(['open', 'format', 'label'].filter((name) => name in propTypes)).toEqual([]);
  },
);

/** Renders on a "server", hydrates with another element and returns the errors that React recovered from. */
async function hydrate(server: React.ReactNode, client: React.ReactNode, now?: [string, string]) {
  const errors: unknown[] = [];
  const container = document.createElement('div');
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  if (now) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now[0]) });
  }
  try {
    container.innerHTML = renderToString(server);
    document.body.append(container);
    if (now) {
      vi.setSystemTime(new Date(now[1]));
    }
    const root = await React.act(() =>
      hydrateRoot(container, client, { onRecoverableError: (each) => errors.push(each) }),
    );
    return { errors, root, container };
  } finally {
    vi.useRealTimers();
    error.mockRestore();
  }
}

claim(
  "In the browser, the picker switches to the mobile variant after hydration if it has to. This isn't a mismatch.",
  async () => {
    const picker = wrap(
      <DatePicker defaultValue={date} desktopModeMediaQuery="(min-width: 99999px)" />,
    );
    const { errors, root, container } = await hydrate(picker, picker);
    try {
      expect(errors).toEqual([]);
      await openPopup();
      expect(document.querySelector('.MuiDialog-root')).not.toBeNull();
    } finally {
      React.act(() => root.unmount());
      container.remove();
    }
  },
);

claim(
  "A calendar marks today's date, and an empty one shows its month. Set `referenceDate` and `disableHighlightToday`, or render the calendar in the browser only.",
  async () => {
    for (const [props, mismatches] of [
      [{}, 1],
      [{ referenceDate: date, disableHighlightToday: true }, 0],
    ] as const) {
      const calendar = wrap(<DateCalendar {...props} />);
      const { errors, root, container } = await hydrate(calendar, calendar, [
        '2025-05-31T12:00Z',
        '2025-06-01T12:00Z',
      ]);
      React.act(() => root.unmount());
      container.remove();
      expect(errors).toHaveLength(mismatches);
    }
  },
);

claim('Can not find the date and time pickers localization context', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(render(<DatePicker />)).rejects.toThrow(
    'Can not find the date and time pickers localization context',
  );
  error.mockRestore();
});

claim("There's a `LocalizationProvider`, but it has no `dateAdapter`.", async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(
    render(
      <LocalizationProvider>
        <DatePicker />
      </LocalizationProvider>,
    ),
  ).rejects.toThrow('Can not find the date and time pickers adapter');
  error.mockRestore();
});

claim(
  'The value was `undefined` in the first render. The picker stays uncontrolled and ignores the date that you pass later.',
  async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { rerender } = await render(wrap(<DatePicker value={undefined} />));
    await rerender(wrap(<DatePicker value={date} />));
    expect(shown()).toBe('');
    expect(error.mock.calls.flat().join()).toContain(
      'A component is changing the uncontrolled value of a Picker to be controlled',
    );
    error.mockRestore();
  },
);

claim('`dayjs(undefined)` is the current time.', () => {
  expect(Math.abs(dayjs(undefined).diff(dayjs()))).toBeLessThan(1000);
});

sourced(
  'Start and end | Two pickers, or Pro | Two fields, or Pro | A calendar with a range, or Pro',
  {
    url: 'https://github.com/mui/mui-x/blob/00162efe8f8bd5e67b07c6b60ef3c229d396dd1f/docs/data/pages.ts',
    checked: '2026-11-25',
  },
);
