import { describe, expect, it } from 'vitest';

import { ageOn, birthdayAt, isDate, latestBirthDate, MINIMUM_AGE, toIsoDate } from './birthday';

const DAY = 24 * 60 * 60 * 1000;
/** Each day of 9 years, with leap days. */
const days = Array.from({ length: 3287 }, (_, day) => toIsoDate(Date.UTC(2023, 0, 1) + day * DAY));

describe('the age', () => {
  it('changes on the birthday', () => {
    expect(ageOn('2010-03-09', '2026-03-08')).toBe(15);
    expect(ageOn('2010-03-09', '2026-03-09')).toBe(16);
    expect(ageOn('2010-12-31', '2027-01-01')).toBe(16);
  });

  it('changes on March 1 for people born on February 29, in years without it', () => {
    expect(ageOn('2008-02-29', '2024-02-28')).toBe(15);
    expect(ageOn('2008-02-29', '2024-02-29')).toBe(16);
    expect(ageOn('2008-02-29', '2025-02-28')).toBe(16);
    expect(ageOn('2008-02-29', '2025-03-01')).toBe(17);
    expect(birthdayAt('2008-02-29', 17)).toBe('2025-03-01');
    expect(birthdayAt('2008-02-29', 20)).toBe('2028-02-29');
  });

  it('is unknown for dates that don’t exist', () => {
    for (const date of ['', '2026-02-29', '2026-13-01', '2026-00-10', 'Invalid Date', '26-01-01']) {
      expect(isDate(date)).toBe(false);
      expect(ageOn(date, '2026-03-09')).toBeNaN();
    }
    expect(isDate('2024-02-29')).toBe(true);
  });
});

it('allows exactly the dates of birth of people who are old enough, on each day of nine years', () => {
  for (const today of days) {
    const latest = latestBirthDate(today);
    const next = toIsoDate(Date.parse(latest) + DAY);
    expect(ageOn(latest, today)).toBe(MINIMUM_AGE);
    expect(ageOn(next, today)).toBe(MINIMUM_AGE - 1);
  }
});
