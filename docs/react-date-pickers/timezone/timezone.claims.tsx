import { ThemeProvider, createTheme } from '@mui/material/styles';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { claim } from '@portal/claims';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { DateTime, Settings } from 'luxon';
import moment from 'moment-timezone';
import { type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';

import SaveUtc from './demos/SaveUtc';
import WebinarDayjs from './demos/WebinarDayjs';
import WebinarLuxon from './demos/WebinarLuxon';
import WebinarMoment from './demos/WebinarMoment';

dayjs.extend(utc);
dayjs.extend(timezone);

type Provider = Omit<ComponentProps<typeof LocalizationProvider>, 'children'>;

const show = (children: ReactNode, provider: Partial<Provider> = {}) =>
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs} {...provider}>
      {children}
    </LocalizationProvider>,
  );

const clean = (text: string) => text.replace(/[\u200b-\u200f\u2066-\u2069]/g, '');
const shown = () => [...document.querySelectorAll('input')].map(({ value }) => clean(value));
const section = (name: string) => page.getByRole('spinbutton', { name }).first();
const type = async (name: string, keys: string) => {
  await section(name).click();
  await userEvent.keyboard(keys);
};

const UTC = '2025-08-14T16:30:00Z';
const value = dayjs.utc(UTC);

claim('The moment in time stays the same.', async () => {
  const onChange = vi.fn<(value: Dayjs) => void>();
  await show(<DateTimeField timezone="Asia/Tokyo" defaultValue={value} onChange={onChange} />);
  expect(shown()).toEqual(['08/15/2025 01:30 AM']);
  expect(onChange).not.toHaveBeenCalled();
  await type('Minutes', '{ArrowUp}');
  expect(onChange.mock.lastCall?.[0].toISOString()).toBe('2025-08-14T16:31:00.000Z');
});

claim(
  "The adapter of date-fns doesn't support time zones. It ignores `timezone` without a warning, and shows every date in the time zone of the browser.",
  async () => {
    const warn = vi.spyOn(console, 'warn');
    const error = vi.spyOn(console, 'error');
    const date = new Date(UTC);
    const local = value.local();
    await show(
      <>
        <DateTimeField timezone="Asia/Tokyo" defaultValue={date} />
        <DateTimeField timezone="America/New_York" defaultValue={date} />
        <DatePicker timezone="Asia/Tokyo" defaultValue={date} />
      </>,
      { dateAdapter: AdapterDateFns },
    );
    const time = local.format('MM/DD/YYYY hh:mm A');
    expect(shown()).toEqual([time, time, local.format('MM/DD/YYYY')]);
    expect([...warn.mock.calls, ...error.mock.calls]).toEqual([]);
  },
);

const spring = async (demo: ReactElement) => {
  await render(demo);
  expect(shown()).toEqual(['03/29/2025 15:00', '03/29/2025 10:00', '03/29/2025 23:00']);
  await type('Day', '30');
  expect(shown()).toEqual(['03/30/2025 15:00', '03/30/2025 09:00', '03/30/2025 22:00']);
};

claim(
  'On March 29, a webinar at 15:00 in Berlin is at 10:00 in New York. Change the day to 30. Berlin is then on daylight saving time, so 15:00 in Berlin is 09:00 in New York and 22:00 in Tokyo.',
  () => spring(<WebinarDayjs />),
);

claim('Luxon needs no setup.', () => spring(<WebinarLuxon />));

claim(
  'Install `moment-timezone`, create dates with it, and pass it to the provider as `dateLibInstance`.',
  () => spring(<WebinarMoment />),
);

claim("`'UTC'` | UTC", async () => {
  await show(
    <DateTimeField timezone="UTC" value={dayjs.tz('2025-08-14T18:30', 'Europe/Berlin')} />,
  );
  expect(shown()).toEqual(['08/14/2025 04:30 PM']);
});

claim("`'system'` | The time zone of the browser", async () => {
  await show(
    <DateTimeField timezone="system" value={dayjs.tz('2025-08-14T18:30', 'Europe/Berlin')} />,
  );
  expect(shown()).toEqual([value.local().format('MM/DD/YYYY hh:mm A')]);
});

claim("`'America/New_York'` | The time zone with this IANA name", async () => {
  await show(<DateTimeField timezone="America/New_York" value={value} />);
  expect(shown()).toEqual(['08/14/2025 12:30 PM']);
});

claim(
  "Without `timezone`, a picker uses the time zone of its value. An empty picker uses the time zone of its `referenceDate`, or `'default'` if it has none.",
  async () => {
    const berlin = value.tz('Europe/Berlin');
    const tokyo = value.tz('Asia/Tokyo');
    await show(
      <>
        <DateTimePicker value={berlin} referenceDate={tokyo} />
        <DateTimePicker defaultValue={berlin} />
      </>,
    );
    expect(shown()).toEqual(['08/14/2025 06:30 PM', '08/14/2025 06:30 PM']);
    await cleanup();
    const onChange = vi.fn<(value: Dayjs) => void>();
    await show(<DateTimeField referenceDate={tokyo} format="HH" onChange={onChange} />);
    await type('Hours', '09');
    expect(onChange.mock.lastCall?.[0].toISOString()).toBe('2025-08-15T00:30:00.000Z');
    await cleanup();
    try {
      dayjs.tz.setDefault('Asia/Kathmandu');
      await show(<DateTimeField format="HH" onChange={onChange} />);
      await type('Hours', '09');
      expect(onChange.mock.lastCall?.[0].utc().format('mm')).toBe('15');
    } finally {
      dayjs.tz.setDefault();
    }
  },
);

claim(
  'In this example, both dates are the same moment: `dayjs.tz()` reads the text as local time in Berlin, and `dayjs.utc()` reads it as UTC.',
  () => {
    const departure = dayjs.tz('2025-08-14T18:30', 'Europe/Berlin');
    const fromServer = dayjs.utc('2025-08-14T16:30:00Z');
    expect(departure.valueOf()).toBe(fromServer.valueOf());
    expect(departure.toISOString()).toBe('2025-08-14T16:30:00.000Z');
    expect(dayjs.utc('2025-08-14T16:30').toISOString()).toBe('2025-08-14T16:30:00.000Z');
  },
);

claim(
  '`onChange` receives a date in the time zone of your value, regardless of `timezone`. A UTC value stays in UTC while your users edit it in Singapore time.',
  async () => {
    const onChange = vi.fn<(value: Dayjs) => void>();
    await show(<DateTimeField timezone="Asia/Singapore" value={value} onChange={onChange} />);
    await type('Minutes', '{ArrowUp}');
    expect(onChange.mock.lastCall?.[0].format()).toBe('2025-08-14T16:31:00Z');
    expect(onChange.mock.lastCall?.[0].isUTC()).toBe(true);
  },
);

claim(
  'If the picker is empty, `onChange` receives a date in the time zone that the picker shows. A picker is also empty after your user has cleared one section.',
  async () => {
    const onChange = vi.fn<(value: Dayjs | null) => void>();
    const singapore = { timezone: 'Asia/Singapore', onChange };
    await show(<DateTimeField {...singapore} format="HH:mm" />);
    await type('Hours', '0945');
    expect(onChange.mock.lastCall?.[0]?.format('HH:mm Z')).toBe('09:45 +08:00');
    await cleanup();
    await show(<DateTimeField {...singapore} defaultValue={value} />);
    await type('Minutes', '{Backspace}');
    expect(onChange.mock.lastCall?.[0]).toBeNull();
    await type('Minutes', '45');
    expect(onChange.mock.lastCall?.[0]?.format()).toBe('2025-08-15T00:45:00+08:00');
  },
);

claim(
  'If you set `referenceDate`, create it in the time zone of the picker, because an empty picker starts from that date without converting it.',
  async () => {
    const timestamps = async (referenceDate: Dayjs) => {
      await show(<DateCalendar timezone="Asia/Tokyo" referenceDate={referenceDate} />);
      const first = page.getByRole('gridcell', { name: '1', exact: true }).element();
      await cleanup();
      return new Date(Number(first.getAttribute('data-timestamp'))).toISOString();
    };
    expect(await timestamps(value)).toBe('2025-08-01T00:00:00.000Z');
    expect(await timestamps(value.tz('Asia/Tokyo'))).toBe('2025-07-31T15:00:00.000Z');
  },
);

claim(
  "Call `toISOString()` to save it, which returns UTC regardless of the value's time zone:",
  async () => {
    await render(<SaveUtc />);
    expect(shown()).toEqual(['08/14/2025 08:30 PM']);
    const status = page.getByRole('status');
    await type('Hours', '09');
    await expect.element(status).toHaveTextContent('Sent to the server: 2025-08-14T13:30:00.000Z');
    await type('Minutes', '{Backspace}');
    await expect.element(status).toHaveTextContent('Sent to the server: nothing');
    await type('Minutes', '30');
    await expect.element(status).toHaveTextContent('Sent to the server: 2025-08-14T13:30:00.000Z');
  },
);

claim('Moment.js has the same method. With Luxon, call two methods:', () => {
  const expected = '2025-08-14T16:30:00.000Z';
  expect(DateTime.fromISO(UTC, { zone: 'Asia/Tokyo' }).toUTC().toISO()).toBe(expected);
  expect(moment.tz(UTC, 'Asia/Tokyo').toISOString()).toBe(expected);
});

claim(
  'Set `timezone` in the default props of your theme. Each component has its own key:',
  async () => {
    const theme = createTheme({
      components: { MuiDatePicker: { defaultProps: { timezone: 'America/New_York' } } },
    });
    await show(
      <ThemeProvider theme={theme}>
        <DatePicker format="DD HH:mm" value={value} />
        <DateTimePicker value={value} />
      </ThemeProvider>,
    );
    expect(shown()).toEqual(['14 12:30', '08/14/2025 04:30 PM']);
  },
);

claim(
  'The default time zone of your date library applies only to pickers that have no value, no `referenceDate`, and no `timezone`:',
  async () => {
    const onChange = vi.fn<(value: { toJSON(): string }) => void>();
    const enter = async (provider: Partial<Provider>) => {
      await show(
        <DateTimeField
          format={provider.dateAdapter === AdapterLuxon ? 'yyyy-MM-dd HH:mm' : 'YYYY-MM-DD HH:mm'}
          onChange={onChange}
        />,
        provider,
      );
      await type('Year', '202508140930');
      const json = new Date(onChange.mock.lastCall![0].toJSON()).toISOString();
      await cleanup();
      return json;
    };
    try {
      dayjs.tz.setDefault('Asia/Tokyo');
      Settings.defaultZone = 'Asia/Tokyo';
      moment.tz.setDefault('Asia/Tokyo');
      expect(await enter({})).toBe('2025-08-14T00:30:00.000Z');
      expect(await enter({ dateAdapter: AdapterLuxon })).toBe('2025-08-14T00:30:00.000Z');
      expect(await enter({ dateAdapter: AdapterMoment, dateLibInstance: moment })).toBe(
        '2025-08-14T00:30:00.000Z',
      );
      await show(<DateTimeField value={value} />);
      expect(shown()).toEqual(['08/14/2025 04:30 PM']);
      await cleanup();
      await show(<DateTimeField referenceDate={value} format="HH" onChange={onChange} />);
      await type('Hours', '09');
      expect(onChange.mock.lastCall![0].toJSON()).toBe('2025-08-14T09:30:00.000Z');
    } finally {
      dayjs.tz.setDefault();
      Settings.defaultZone = 'system';
      moment.tz.setDefault();
    }
  },
);

claim(
  'If your server sends such a date as midnight in UTC, `2025-08-14T00:00:00Z`, show it with `timezone="UTC"`:',
  async () => {
    await show(
      <DatePicker timezone="UTC" value={dayjs.tz('2025-08-13T20:00', 'America/New_York')} />,
    );
    expect(shown()).toEqual(['08/14/2025']);
  },
);

const at = async (now: string, check: () => Promise<void>) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  try {
    await check();
  } finally {
    vi.useRealTimers();
  }
};

claim('On August 14 at 23:00 UTC, a calendar with `timezone="Asia/Tokyo"` marks the 15th.', () =>
  at('2025-08-14T23:00:00Z', async () => {
    const today = () => document.querySelector('.MuiPickersDay-today')?.textContent;
    const day = (name: string) => page.getByRole('gridcell', { name });
    await show(<DateCalendar timezone="Asia/Tokyo" disableFuture />);
    expect(today()).toBe('15');
    await expect.element(day('15')).toBeEnabled();
    await expect.element(day('16')).toBeDisabled();
    await cleanup();
    await show(<DateCalendar timezone="Asia/Tokyo" disablePast />);
    await expect.element(day('14')).toBeDisabled();
    await expect.element(day('15')).toBeEnabled();
    await cleanup();
    await show(<DateCalendar timezone="UTC" />);
    expect(today()).toBe('14');
  }),
);

claim(
  "Create them in that zone, as in `dayjs.tz('2025-08-20', 'America/New_York')`, because midnight in UTC is still August 19 in New York.",
  async () => {
    const day = (name: string) => page.getByRole('gridcell', { name });
    const calendar = { timezone: 'America/New_York', value };
    await show(<DateCalendar {...calendar} minDate={dayjs.utc('2025-08-20')} />);
    await expect.element(day('18')).toBeDisabled();
    await expect.element(day('19')).toBeEnabled();
    await cleanup();
    await show(<DateCalendar {...calendar} minDate={dayjs.tz('2025-08-20', 'America/New_York')} />);
    await expect.element(day('19')).toBeDisabled();
    await expect.element(day('20')).toBeEnabled();
  },
);

claim(
  "A field can't show the name of its time zone, because it doesn't support tokens such as `z`.",
  async () => {
    await show(<DateTimeField timezone="Asia/Tokyo" value={value} format="HH:mm z" />);
    expect(shown()).toEqual(['01:30 z']);
  },
);

claim(
  '`dayjs.utc(\'2025-08-14\')` in a picker with `timezone="America/New_York"` shows 08/13/2025.',
  async () => {
    await show(<DatePicker timezone="America/New_York" value={dayjs.utc('2025-08-14')} />);
    expect(shown()).toEqual(['08/13/2025']);
  },
);

claim("`dayjs('2025-08-14')` is midnight in the browser's time zone.", () => {
  expect(dayjs('2025-08-14').hour()).toBe(0);
  expect(dayjs('2025-08-14').valueOf()).toBe(new Date(2025, 7, 14).getTime());
});

claim(
  'With the other libraries, it changes what the picker shows, but not your value, so `value.format()` still uses the time zone of the value.',
  async () => {
    const onChange = vi.fn<(value: Dayjs) => void>();
    await show(<DateTimeField timezone="Asia/Singapore" value={value} onChange={onChange} />);
    await type('Minutes', '{ArrowUp}');
    expect(onChange.mock.lastCall?.[0].format('HH:mm')).toBe('16:31');
    expect(onChange.mock.lastCall?.[0].tz('Asia/Singapore').format('HH:mm')).toBe('00:31');
  },
);

claim(
  'If your users type 02 as the hour with the Day.js adapter, the field shows 03:30 instead.',
  async () => {
    await show(
      <DateTimeField ampm={false} defaultValue={dayjs.tz('2025-03-30T05:30', 'Europe/Berlin')} />,
    );
    await type('Hours', '02');
    expect(shown()).toEqual(['03/30/2025 03:30']);
  },
);
