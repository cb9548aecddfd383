import type { Method } from './totals';

/** Dates are `YYYY-MM-DD`, without a time and a time zone, and compare as text. */
export type IsoDate = string;

const DAY = 24 * 60 * 60 * 1000;

/** The date of a moment in UTC. */
export function toIsoDate(milliseconds: number): IsoDate {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return toIsoDate(Date.parse(date) + days * DAY);
}

/** 0 is Sunday. */
export function weekdayOf(date: IsoDate): number {
  return new Date(date).getUTCDay();
}

/** The nth day of a week in a month, such as the fourth Thursday. A negative `n` counts from the end of the month. */
function nthWeekday(year: number, month: number, weekday: number, n: number): IsoDate {
  if (n < 0) {
    const last = toIsoDate(Date.UTC(year, month, 0));
    return addDays(last, -((weekdayOf(last) - weekday + 7) % 7) + (n + 1) * 7);
  }
  const first = toIsoDate(Date.UTC(year, month - 1, 1));
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (n - 1) * 7);
}

/** Days without deliveries in a year, with their names. */
export function holidaysOf(year: number): Map<IsoDate, string> {
  return new Map([
    [`${year}-01-01`, 'New Year’s Day'],
    [nthWeekday(year, 5, 1, -1), 'Memorial Day'],
    [`${year}-07-04`, 'Independence Day'],
    [nthWeekday(year, 9, 1, 1), 'Labor Day'],
    [nthWeekday(year, 11, 4, 4), 'Thanksgiving'],
    [`${year}-12-25`, 'Christmas Day'],
  ]);
}

/** How many days ahead people can order. */
export const DAYS_AHEAD = 45;

const WEEKDAYS = [
  'Sundays',
  'Mondays',
  'Tuesdays',
  'Wednesdays',
  'Thursdays',
  'Fridays',
  'Saturdays',
];

/** Why a method doesn't deliver on a day, or `''` if it does. Doesn't consider how soon the day is. */
export function closedBecause(date: IsoDate, method: Method): string {
  const holiday = holidaysOf(Number(date.slice(0, 4))).get(date);
  if (holiday) return `There are no deliveries on ${holiday}.`;
  const weekday = weekdayOf(date);
  return method.closedOn.includes(weekday)
    ? `${method.name} delivery doesn’t run on ${WEEKDAYS[weekday]}.`
    : '';
}

/** The first day on which a method delivers an order of today. */
export function earliestDelivery(today: IsoDate, method: Method): IsoDate {
  let date = today;
  for (let open = 0; open < method.leadDays;) {
    date = addDays(date, 1);
    if (!closedBecause(date, method)) open += 1;
  }
  return date;
}

export function latestDelivery(today: IsoDate): IsoDate {
  return addDays(today, DAYS_AHEAD);
}

const long = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** `2026-03-09` → `Monday, March 9` */
export function formatDate(date: IsoDate): string {
  return long.format(Date.parse(date));
}
