/** The number of days since January 1, 2025. It has no time zone, and a difference is a subtraction. */
export type Day = number;

const start = Date.UTC(2025, 0, 1);
const dayLength = 24 * 60 * 60 * 1000;

export const dayOf = (iso: string): Day => Math.round((Date.parse(iso) - start) / dayLength);
export const isoOf = (day: Day) => new Date(start + day * dayLength).toISOString().slice(0, 10);

/** A fixed date, so that the demo looks the same each day. */
export const today = dayOf('2025-09-10');
export const firstDay = 0;
export const lastDay = dayOf('2025-12-31');

export const publicHolidays = new Map([
  [dayOf('2025-01-01'), 'New Year'],
  [dayOf('2025-04-18'), 'Good Friday'],
  [dayOf('2025-04-21'), 'Easter Monday'],
  [dayOf('2025-05-01'), 'Labor Day'],
  [dayOf('2025-10-03'), 'Unity Day'],
  [dayOf('2025-12-25'), 'Christmas'],
  [dayOf('2025-12-26'), 'Christmas'],
]);

/** 0 is Monday. */
export const weekdayOf = (day: Day) => (day + 2) % 7;
export const weekOf = (day: Day) => Math.floor((day + 2) / 7) + 1;
export const isWorkday = (day: Day) => weekdayOf(day) < 5 && !publicHolidays.has(day);

export function daysBetween(from: Day, to: Day): Day[] {
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);
}

/** The week or the month that a day is in. */
export function spanAround(day: Day, span: 'week' | 'month'): [from: Day, to: Day] {
  if (span === 'week') {
    const monday = day - weekdayOf(day);
    return [Math.max(monday, firstDay), Math.min(monday + 6, lastDay)];
  }
  const [year, month] = isoOf(day).split('-').map(Number);
  const first = dayOf(`${isoOf(day).slice(0, 7)}-01`);
  return [first, first + new Date(year ?? 2025, month ?? 1, 0).getDate() - 1];
}

function formatter(options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
  return (day: Day) => format.format(start + day * dayLength);
}

export const formatWeekday = formatter({ weekday: 'narrow' });
export const formatNumber = formatter({ day: 'numeric' });
export const formatDay = formatter({ weekday: 'short', day: 'numeric', month: 'short' });
export const formatShortMonth = formatter({ month: 'short', year: 'numeric' });
export const formatMonth = formatter({ month: 'long', year: 'numeric' });

export function formatRange(from: Day, to: Day) {
  return from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
}
