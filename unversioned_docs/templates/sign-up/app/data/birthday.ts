/** A date without a time and a time zone, as `YYYY-MM-DD`. */
export type IsoDate = string;

export const MINIMUM_AGE = 16;

function partsOf(date: IsoDate): [year: number, month: number, day: number] | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  // February 30 would become a day in March.
  const exists = new Date(Date.UTC(year, month - 1, day)).toISOString().startsWith(date);
  return exists ? [year, month, day] : null;
}

/** Whether a text is a date that exists. */
export function isDate(date: IsoDate): boolean {
  return partsOf(date) !== null;
}

function isLeapYear(year: number): boolean {
  return new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
}

/**
 * The day on which somebody reaches an age. In years without February 29, people who were born on that day have their
 * birthday on March 1. Some countries use February 28 instead.
 */
export function birthdayAt(birthDate: IsoDate, age: number): IsoDate {
  const year = Number(birthDate.slice(0, 4)) + age;
  const monthAndDay = birthDate.slice(5);
  return `${year}-${monthAndDay === '02-29' && !isLeapYear(year) ? '03-01' : monthAndDay}`;
}

/** The age in whole years on a day. `NaN` for a date that doesn't exist. */
export function ageOn(birthDate: IsoDate, today: IsoDate): number {
  if (!isDate(birthDate) || !isDate(today)) return Number.NaN;
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return birthdayAt(birthDate, years) <= today ? years : years - 1;
}

/** The last date of birth with which somebody is old enough on a day. */
export function latestBirthDate(today: IsoDate): IsoDate {
  const year = Number(today.slice(0, 4)) - MINIMUM_AGE;
  const monthAndDay = today.slice(5);
  // Nobody was born on February 29 of a year without it.
  return `${year}-${monthAndDay === '02-29' && !isLeapYear(year) ? '02-28' : monthAndDay}`;
}

/** The date of a moment in UTC. */
export function toIsoDate(milliseconds: number): IsoDate {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `2010-03-09` → `March 9, 2010` */
export function formatDate(date: IsoDate): string {
  return long.format(Date.parse(date));
}
