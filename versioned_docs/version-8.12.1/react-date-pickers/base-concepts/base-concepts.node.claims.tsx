import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { claim } from '@portal/claims';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { renderToString } from 'react-dom/server';
import { expect } from 'vitest';

dayjs.extend(utc);
dayjs.extend(timezone);

const html = (props: DatePickerProps) =>
  renderToString(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Concert" {...props} />
    </LocalizationProvider>,
  );

/** Runs in another time zone of the process. */
function inZone<T>(zone: string, run: () => T): T {
  const before = process.env.TZ;
  process.env.TZ = zone;
  try {
    return run();
  } finally {
    if (before === undefined) {
      delete process.env.TZ;
    } else {
      process.env.TZ = before;
    }
  }
}

claim('The HTML of a picker has the field with its value, but not the popup.', () => {
  const result = html({ defaultValue: dayjs('2025-04-17'), open: true });
  expect(result).toContain('value="04/17/2025"');
  expect(result).not.toContain('role="grid"');
});

claim("The server doesn't know the device, so it renders the field of the desktop variant.", () => {
  const value = dayjs('2025-04-17');
  expect(html({ defaultValue: value, desktopModeMediaQuery: '(max-width: 1px)' })).toBe(
    html({ defaultValue: value }),
  );
});

claim(
  "A value such as `dayjs('2025-03-14T23:00Z')` is March 14 on a server in New York and March 15 in Tokyo.",
  () => {
    const render = () => html({ defaultValue: dayjs('2025-03-14T23:00Z') });
    expect(inZone('America/New_York', render)).toContain('value="03/14/2025"');
    expect(inZone('Asia/Tokyo', render)).toContain('value="03/15/2025"');
  },
);
