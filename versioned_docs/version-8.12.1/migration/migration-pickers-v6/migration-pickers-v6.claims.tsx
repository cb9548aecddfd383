import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { claim, sourced } from '@portal/claims';
import dayjs from 'dayjs';
import * as v6 from 'mui-x-date-pickers-v6';
import { AdapterDayjs as AdapterDayjsV6 } from 'mui-x-date-pickers-v6/AdapterDayjs';
import * as v7 from 'mui-x-date-pickers-v7';
import { AdapterDayjs as AdapterDayjsV7 } from 'mui-x-date-pickers-v7/AdapterDayjs';
import { deDE } from 'mui-x-date-pickers-v7/locales';
import type { ComponentType, ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

type Props = Record<string, unknown>;
type Version = 'v6' | 'v7';
type Name = 'DateCalendar' | 'DateField' | 'DatePicker' | 'DateTimePicker' | 'TimeClock';
type Components = Record<Name, ComponentType<Props>> & {
  LocalizationProvider: ComponentType<Props>;
};

/** The components of both majors, without their types, because the claims pass what only one of them has. */
const components = { v6, v7 } as unknown as Record<Version, Components>;
const adapters = { v6: AdapterDayjsV6, v7: AdapterDayjsV7 };
const VERSIONS = ['v6', 'v7'] as const;
const morning = dayjs('2025-05-14T10:30');

const provide = (version: Version, children: ReactNode, props: Props = {}) => {
  const { LocalizationProvider } = components[version];
  return (
    <LocalizationProvider dateAdapter={adapters[version]} {...props}>
      {children}
    </LocalizationProvider>
  );
};

const show = (version: Version, name: Name, props: Props = {}, provider: Props = {}) => {
  const Shown = components[version][name];
  return render(provide(version, <Shown {...props} />, provider));
};

/** Runs a check on both majors, and says which one it is. */
const onBoth = async (check: (version: Version) => Promise<{ unmount: () => unknown }>) => {
  for (const version of VERSIONS) {
    const { unmount } = await check(version);
    await unmount();
  }
};

const count = (selector: string) => document.querySelectorAll(selector).length;
const header = () => document.querySelector('.MuiPickersCalendarHeader-label')?.textContent;
const value = () => document.querySelector('input')?.value;
const isOld = (version: Version) => version === 'v6';

const Icon = () => <i data-testid="own-icon" />;
const icons = () => page.getByTestId('own-icon').elements().length;

claim('`components` and `componentsProps`, deprecated in v6, were removed.', () =>
  onBoth(async (version) => {
    const shown = await show(version, 'DatePicker', {
      components: { OpenPickerIcon: Icon },
      componentsProps: { textField: { helperText: 'Help' } },
    });
    expect(icons()).toBe(isOld(version) ? 1 : 0);
    expect(page.getByText('Help').elements()).toHaveLength(isOld(version) ? 1 : 0);
    return shown;
  }),
);

claim('The keys of `slots` start with a lowercase letter:', () =>
  onBoth(async (version) => {
    const shown = await show(version, 'DatePicker', { slots: { openPickerIcon: Icon } });
    expect(icons()).toBe(1);
    return shown;
  }),
);

claim('`componentsProps.textField` | Applies | Ignored', () =>
  onBoth(async (version) => {
    const shown = await show(version, 'DatePicker', {
      componentsProps: { textField: { helperText: 'Help' } },
    });
    expect(page.getByText('Help').elements()).toHaveLength(isOld(version) ? 1 : 0);
    return shown;
  }),
);

claim('Key with a capital letter in `slots` | Ignored | Ignored', () =>
  onBoth(async (version) => {
    const shown = await show(version, 'DatePicker', { slots: { OpenPickerIcon: Icon } });
    expect(icons()).toBe(0);
    return shown;
  }),
);

claim(
  'Locales are no longer exported from the root, so that a bundle contains only the locales that you use.',
  () => {
    expect('deDE' in v6).toBe(true);
    expect('deDE' in v7).toBe(false);
    expect(deDE).toHaveProperty('components');
  },
);

claim(
  '`shouldDisableClock` received a number. Its replacement, `shouldDisableTime`, receives the whole date, and is called for each hour, minute and second:',
  async () => {
    const received: unknown[] = [];
    const shouldDisable = (time: unknown) => {
      received.push(time);
      return true;
    };
    const before = await show('v6', 'TimeClock', { shouldDisableClock: shouldDisable });
    expect(new Set(received.map((time) => typeof time))).toEqual(new Set(['number']));
    await before.unmount();
    received.length = 0;
    const ignored = await show('v7', 'TimeClock', { shouldDisableClock: shouldDisable });
    expect(received).toEqual([]);
    await ignored.unmount();
    await show('v7', 'TimeClock', { shouldDisableTime: shouldDisable });
    expect(received.every((time) => dayjs.isDayjs(time))).toBe(true);
    expect(received.length).toBeGreaterThan(11);
  },
);

claim('`referenceDate` replaces `defaultCalendarMonth`.', () =>
  onBoth(async (version) => {
    const month = dayjs('2020-02-01');
    const shown = await show(version, 'DateCalendar', { defaultCalendarMonth: month });
    expect(header() === 'February 2020').toBe(isOld(version));
    await shown.unmount();
    const again = await show(version, 'DateCalendar', { referenceDate: month });
    expect(header()).toBe('February 2020');
    return again;
  }),
);

claim('It also sets the parts that the user has not chosen, such as the time:', async () => {
  const chosen: string[] = [];
  await show('v7', 'DateCalendar', {
    referenceDate: dayjs('2022-04-17T08:15'),
    onChange: (date: dayjs.Dayjs) => chosen.push(date.format('MM-DD HH:mm')),
  });
  await page.getByRole('gridcell', { name: '20' }).click();
  expect(chosen).toEqual(['04-20 08:15']);
});

claim('`dayOfWeekFormatter` receives only the date.', () =>
  onBoth(async (version) => {
    const received: unknown[][] = [];
    const shown = await show(version, 'DateCalendar', {
      dayOfWeekFormatter: (...parameters: unknown[]) => {
        received.push(parameters);
        return 'x';
      },
    });
    const [first = []] = received;
    expect(first.map((one) => dayjs.isDayjs(one))).toEqual(isOld(version) ? [false, true] : [true]);
    return shown;
  }),
);

claim(
  'The format `monthAndYear` was removed. Set the `format` of the header instead:',
  async () => {
    await onBoth(async (version) => {
      const shown = await show(
        version,
        'DateCalendar',
        { value: morning },
        { dateFormats: { monthAndYear: 'MM/YYYY' } },
      );
      expect(header()).toBe(isOld(version) ? '05/2025' : 'May 2025');
      return shown;
    });
    await show('v7', 'DateCalendar', {
      value: morning,
      slotProps: { calendarHeader: { format: 'MM/YYYY' } },
    });
    expect(header()).toBe('05/2025');
  },
);

const clocks = async (version: Version) => {
  const { renderTimeViewClock } = version === 'v6' ? v6 : v7;
  const shown = await show(version, 'DateTimePicker', {
    defaultValue: morning,
    open: true,
    viewRenderers: { hours: renderTimeViewClock, minutes: renderTimeViewClock },
  });
  expect(count('.MuiDateCalendar-root')).toBe(1);
  expect(count('.MuiClock-root')).toBe(isOld(version) ? 0 : 1);
  return shown;
};

claim(
  'If you pass `renderTimeViewClock`, the clock is now shown next to the calendar. In v6, it replaced the calendar after the day was chosen.',
  async () => {
    await clocks('v6');
    (page.getByRole('gridcell', { name: '20' }).element() as HTMLElement).click();
    await expect.poll(() => count('.MuiClock-root')).toBe(1);
    await expect.poll(() => count('.MuiDateCalendar-root')).toBe(0);
  },
);

claim(
  '`renderTimeViewClock` in a Date Time Picker on desktop | After the calendar | Next to the calendar',
  () => onBoth(clocks),
);

/** The adapters, without types, because the claims call removed methods. */
const adapter = (version: Version) =>
  new adapters[version]() as unknown as Record<string, (...values: unknown[]) => unknown>;
const call = (version: Version, name: string, ...values: unknown[]) =>
  adapter(version)[name]?.(...values);

const start = dayjs('2025-05-14T10:30:00.000Z');
const same = (one: unknown, other: unknown) => {
  expect(dayjs.isDayjs(one) ? one.valueOf() : one).toEqual(
    dayjs.isDayjs(other) ? other.valueOf() : other,
  );
};
const removed = (name: string) => {
  expect(typeof adapter('v6')[name]).toBe('function');
  expect(adapter('v7')[name]).toBeUndefined();
};

claim("`date(new Date('Invalid Date'))` | `getInvalidDate()`", () => {
  const invalid = call('v7', 'getInvalidDate') as dayjs.Dayjs;
  expect(invalid.isValid()).toBe(false);
});
claim('`dateWithTimezone(value, timezone)` | `date(value, timezone)`', () => {
  removed('dateWithTimezone');
  const text = '2025-05-14T10:30';
  same(call('v6', 'dateWithTimezone', text, 'default'), call('v7', 'date', text, 'default'));
});
claim(
  '`getDiff(value, other, unit)` | Your date library. The type `AdapterUnits` was removed',
  () => {
    removed('getDiff');
    same(
      call('v6', 'getDiff', start.add(3, 'day'), start, 'days'),
      start.add(3, 'day').diff(start, 'days'),
    );
  },
);
claim('`getFormatHelperText(format)` | `useParsedFormat()`', () => {
  removed('getFormatHelperText');
  expect(v7).toHaveProperty('useParsedFormat');
});
claim("`getMeridiemText('am')` | `format(value, 'meridiem')`", () => {
  removed('getMeridiemText');
  same(call('v6', 'getMeridiemText', 'am'), call('v7', 'format', morning, 'meridiem'));
});
claim('`getMonthArray(year)` | `addMonths(startOfYear(year), index)`', () => {
  removed('getMonthArray');
  const months = call('v6', 'getMonthArray', start) as unknown[];
  same(months[4], call('v7', 'addMonths', call('v7', 'startOfYear', start), 4));
});
claim('`getNextMonth(value)` | `addMonths(value, 1)`', () => {
  removed('getNextMonth');
  same(call('v6', 'getNextMonth', start), call('v7', 'addMonths', start, 1));
});
claim('`getPreviousMonth(value)` | `addMonths(value, -1)`', () => {
  removed('getPreviousMonth');
  same(call('v6', 'getPreviousMonth', start), call('v7', 'addMonths', start, -1));
});
claim("`getWeekdays()` | `format(value, 'weekdayShort')`", () => {
  removed('getWeekdays');
  const weekdays = call('v6', 'getWeekdays') as string[];
  same(weekdays[3], call('v7', 'format', start, 'weekdayShort'));
});
claim('`getYearRange(start, end)` | `getYearRange([start, end])`', () => {
  const end = start.add(2, 'year');
  const years = (list: unknown) => (list as dayjs.Dayjs[]).map((year) => year.year());
  same(
    years(call('v6', 'getYearRange', start, end)),
    years(call('v7', 'getYearRange', [start, end])),
  );
});
claim('`isNull(value)` | `value === null`', () => {
  removed('isNull');
});
claim('`mergeDateAndTime(date, time)` | `setHours`, `setMinutes` and `setSeconds`', () => {
  removed('mergeDateAndTime');
  const merged = call('v6', 'mergeDateAndTime', start, dayjs('2000-01-01T07:08:09')) as dayjs.Dayjs;
  const set = call(
    'v7',
    'setSeconds',
    call('v7', 'setMinutes', call('v7', 'setHours', start, 7), 8),
    9,
  ) as dayjs.Dayjs;
  expect(set.format()).toBe(merged.format());
});
claim('`parseISO(text)` | `date(text)`', () => {
  removed('parseISO');
  same(call('v6', 'parseISO', '2025-05-14'), call('v7', 'date', '2025-05-14'));
});
claim('`toISO(value)` | `toJsDate(value).toISOString()`', () => {
  removed('toISO');
  const date = call('v7', 'toJsDate', start) as Date;
  same(call('v6', 'toISO', start), date.toISOString());
});

claim('The hooks also return `enableAccessibleFieldDOMStructure`.', async () => {
  const received = vi.fn();
  function Own(props: v7.DateFieldProps<dayjs.Dayjs>) {
    const { enableAccessibleFieldDOMStructure, inputRef, ...others } = v7.unstable_useDateField<
      dayjs.Dayjs,
      false,
      v7.DateFieldProps<dayjs.Dayjs>
    >({ ...props, enableAccessibleFieldDOMStructure: false });
    received(enableAccessibleFieldDOMStructure, 'ref' in others);
    return <input ref={inputRef} readOnly />;
  }
  await render(provide('v7', <Own />));
  expect(received).toHaveBeenLastCalledWith(false, false);
});

claim(
  '`onAccept` of all pickers now has a second argument with `validationError` and `shortcut`.',
  () => accepted(true),
);
claim(
  'Second argument of `onAccept` | None | `validationError`, and the `shortcut` if one was used',
  () => accepted(false),
);

async function accepted(withShortcut: boolean) {
  await onBoth(async (version) => {
    const received: unknown[][] = [];
    const shown = await show(version, 'DatePicker', {
      open: true,
      defaultValue: morning,
      onAccept: (...parameters: unknown[]) => received.push(parameters.slice(1)),
      slotProps: { shortcuts: { items: [{ label: 'June', getValue: () => dayjs('2025-06-01') }] } },
    });
    const chosen = withShortcut
      ? page.getByText('June', { exact: true })
      : page.getByRole('gridcell', { name: '20' });
    (chosen.element() as HTMLElement).click();
    const context = {
      validationError: null,
      ...(withShortcut ? { shortcut: { label: 'June' } } : {}),
    };
    await expect.poll(() => received).toEqual([isOld(version) ? [] : [context]]);
    return shown;
  });
}

claim(
  '`clockLabelText`, `openDatePickerDialogue` and `openTimePickerDialogue` receive the formatted value as an additional, last argument.',
  () =>
    onBoth(async (version) => {
      const received: unknown[] = [];
      const shown = await show(version, 'DatePicker', {
        defaultValue: morning,
        localeText: {
          openDatePickerDialogue: (...parameters: unknown[]) => {
            received.push(parameters[2]);
            return 'Change';
          },
        },
      });
      await expect.element(page.getByRole('button', { name: 'Change' })).toBeVisible();
      expect(received.at(-1)).toBe(isOld(version) ? undefined : 'May 14, 2025');
      return shown;
    }),
);

claim('`clockLabelText` keeps the view as its first argument.', async () => {
  const received: unknown[][] = [];
  const localeText = {
    clockLabelText: (...parameters: unknown[]) => {
      received.push(parameters);
      return 'Clock';
    },
  };
  const { unmount } = await render(
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={localeText}>
      <TimeClock defaultValue={dayjs('2025-05-14T09:30')} ampm={false} />
    </LocalizationProvider>,
  );
  expect(received.at(-1)).toEqual(['hours', '09:30']);
  await unmount();
});

claim('Format without separators, such as `DDMMYYYY` | Shows `14M05Y25Y` | Shows `14052025`', () =>
  onBoth(async (version) => {
    const shown = await show(version, 'DateField', {
      defaultValue: morning,
      format: 'DDMMYYYY',
    });
    expect(value()).toBe(isOld(version) ? '14M05Y25Y' : '14052025');
    return shown;
  }),
);

claim('`aria-label` of the arrows on a clock | `open previous view` | `Open previous view`', () =>
  onBoth(async (version) => {
    const shown = await show(version, 'TimeClock', { showViewSwitcher: true });
    const label = document.querySelector('[aria-label*="previous view"]');
    expect(label?.getAttribute('aria-label')).toBe(
      isOld(version) ? 'open previous view' : 'Open previous view',
    );
    return shown;
  }),
);

claim(
  'The arrows of the calendar have new classes, `.MuiPickersArrowSwitcher-previousIconButton` and `.MuiPickersArrowSwitcher-nextIconButton`.',
  () =>
    onBoth(async (version) => {
      const shown = await show(version, 'DateCalendar');
      for (const arrow of ['previous', 'next']) {
        expect(count(`.MuiPickersArrowSwitcher-${arrow}IconButton`)).toBe(isOld(version) ? 0 : 1);
      }
      return shown;
    }),
);

const changelog = {
  url: 'https://github.com/mui/mui-x/blob/master/CHANGELOG.md',
  checked: '2026-11-25',
};
sourced(
  'Their hooks take `startTextFieldProps` and `endTextFieldProps` with the refs inside, and return `startDate.inputRef` and `endDate.inputRef`.',
  changelog,
);
sourced('Import `DateRange` from `@mui/x-date-pickers-pro/models`.', changelog);
sourced('`calendars` was removed from the Mobile Date Range Picker.', changelog);
