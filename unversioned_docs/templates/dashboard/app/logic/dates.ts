/** Milliseconds of a day. */
export const DAY = 86_400_000;

/** The longest period that can be loaded, in days. */
export const LONGEST_RANGE = 366;

/** A period of whole days. Both ends belong to it. Dates are `YYYY-MM-DD`, which sorts and compares as text. */
export interface DateRange {
  from: string;
  to: string;
}

/** Returns midnight of a date in UTC, in milliseconds since 1970. */
export function toTime(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** Moves a date by a number of days, which can be negative. */
export function addDays(date: string, days: number): string {
  return new Date(toTime(date) + days * DAY).toISOString().slice(0, 10);
}

/** Tells whether a text is a date that exists, as `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    return false;
  }
  const time = toTime(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Counts the days of a period. */
export function countDays({ from, to }: DateRange): number {
  return Math.round((toTime(to) - toTime(from)) / DAY) + 1;
}

/** Lists the days of a period. */
export function listDays(range: DateRange): string[] {
  return Array.from({ length: countDays(range) }, (_, index) => addDays(range.from, index));
}

/** Returns the period of the same length that ends the day before. */
export function previousRange(range: DateRange): DateRange {
  return { from: addDays(range.from, -countDays(range)), to: addDays(range.from, -1) };
}

export interface Preset {
  id: string;
  label: string;
  /** Returns the period, given the last day with data. */
  range: (last: string) => DateRange;
}

const lastDays = (days: number) => (last: string) => ({ from: addDays(last, 1 - days), to: last });

export const PRESETS: readonly Preset[] = [
  { id: '7d', label: '7 days', range: lastDays(7) },
  { id: '30d', label: '30 days', range: lastDays(30) },
  { id: '90d', label: '90 days', range: lastDays(90) },
  {
    id: 'year',
    label: 'This year',
    range: (last) => ({ from: `${last.slice(0, 4)}-01-01`, to: last }),
  },
];

/** Returns a function that formats dates. The formatter is created when it is needed, because that takes a while. */
function formatBy(options: Intl.DateTimeFormatOptions) {
  let formatter: Intl.DateTimeFormat | undefined;
  return (date: string) => {
    formatter ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
    return formatter.format(toTime(date));
  };
}

/** Formats a date without its year, such as "Sep 30". */
export const formatDay = formatBy({ month: 'short', day: 'numeric' });

/** Formats a date with its year, such as "Sep 30, 2025". */
export const formatDate = formatBy({ month: 'short', day: 'numeric', year: 'numeric' });

/** Formats a period, such as "Sep 1 – Sep 30, 2025". */
export function formatRange({ from, to }: DateRange): string {
  const start = from.slice(0, 4) === to.slice(0, 4) ? formatDay(from) : formatDate(from);
  return `${start} – ${formatDate(to)}`;
}

/** What is wrong with a period, and with which end. */
export interface RangeProblem {
  field: 'from' | 'to';
  message: string;
}

/**
 * Checks a period that someone has entered.
 *
 * @param entered - The two ends. `null` is an empty or incomplete date.
 * @param limits - The first and the last day with data.
 * @returns The first problem, or `null` if the period can be loaded.
 */
export function checkRange(
  entered: { from: string | null; to: string | null },
  limits: DateRange,
): RangeProblem | null {
  const { from, to } = entered;
  for (const [field, date] of [
    ['from', from],
    ['to', to],
  ] as const) {
    if (date === null) {
      return { field, message: 'Enter a complete date' };
    }
    if (date < limits.from) {
      return { field, message: `Data starts on ${formatDate(limits.from)}` };
    }
    if (date > limits.to) {
      return { field, message: `Data ends on ${formatDate(limits.to)}` };
    }
  }
  if (from !== null && to !== null) {
    if (from > to) {
      return { field: 'to', message: 'Must not be before the start' };
    }
    if (countDays({ from, to }) > LONGEST_RANGE) {
      return { field: 'from', message: `At most ${String(LONGEST_RANGE)} days` };
    }
  }
  return null;
}
