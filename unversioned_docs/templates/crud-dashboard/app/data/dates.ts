/** A day, as `2026-03-14`. It has no time zone. */
export type IsoDate = string;

const DAY = 86_400_000;

const toTime = (date: IsoDate) => Date.parse(`${date}T00:00:00Z`);
const fromTime = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Whether a text is a day that exists. */
export function isIsoDate(text: unknown): text is IsoDate {
  return (
    typeof text === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(toTime(text)) &&
    fromTime(toTime(text)) === text
  );
}

/** The day that is a number of days later, or earlier if the number is negative. */
export const addDays = (date: IsoDate, days: number): IsoDate =>
  fromTime(toTime(date) + days * DAY);

/** Days from one day to another. */
export const daysBetween = (from: IsoDate, to: IsoDate) =>
  Math.round((toTime(to) - toTime(from)) / DAY);

/** Day of the week, from 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (date: IsoDate) => new Date(toTime(date)).getUTCDay();

/** Monday of the week that a day is in. */
export const mondayOf = (date: IsoDate): IsoDate => addDays(date, -((weekdayOf(date) + 6) % 7));

/** The day that a `Date` shows in the browser's time zone. */
export function toIsoDate(date: Date): IsoDate {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** The start of a day in the browser's time zone, as the Data Grid and the pickers expect it. */
export function toLocalDate(date: IsoDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

/** Returns a function that formats days. The formatter is created when it is needed, because that takes a while. */
const format = (options: Intl.DateTimeFormatOptions) => {
  let formatter: Intl.DateTimeFormat | undefined;
  return (date: IsoDate) => {
    formatter ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
    return isIsoDate(date) ? formatter.format(toTime(date)) : '';
  };
};

/** Mar 14 */
export const formatShortDate = format({ month: 'short', day: 'numeric' });

/** Mar 14, 2026 */
export const formatDate = format({ month: 'short', day: 'numeric', year: 'numeric' });

/** Saturday, March 14, 2026 */
export const formatLongDate = format({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});

/** 4:30 PM, for the time `16:30`. */
export function formatTime(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}
