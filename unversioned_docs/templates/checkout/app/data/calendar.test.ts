import { describe, expect, it } from 'vitest';

import { addDays, closedBecause, earliestDelivery, formatDate, holidaysOf } from './calendar';
import { METHODS, methodOf } from './totals';

it('finds the holidays of a year', () => {
  expect([...holidaysOf(2026).keys()]).toEqual([
    '2026-01-01',
    '2026-05-25',
    '2026-07-04',
    '2026-09-07',
    '2026-11-26',
    '2026-12-25',
  ]);
  expect([...holidaysOf(2027).keys()].slice(1, 5)).toEqual([
    '2027-05-31',
    '2027-07-04',
    '2027-09-06',
    '2027-11-25',
  ]);
});

it('adds days across months and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});

describe('the earliest delivery', () => {
  const earliest = (today: string) => METHODS.map((method) => earliestDelivery(today, method));

  it('counts the days on which the method delivers', () => {
    // A Friday: standard delivers on Saturday, Monday, and Tuesday.
    expect(earliest('2026-03-06')).toEqual(['2026-03-10', '2026-03-07', '2026-03-10']);
  });

  it('skips holidays', () => {
    // The day before Thanksgiving, a Wednesday.
    expect(earliest('2026-11-25')).toEqual(['2026-11-30', '2026-11-27', '2026-11-30']);
  });

  it('is a day on which the method delivers, for each day of two years', () => {
    for (let day = 0; day < 730; day += 1) {
      const today = addDays('2026-01-01', day);
      for (const method of METHODS) {
        const date = earliestDelivery(today, method);
        expect(closedBecause(date, method)).toBe('');
        expect(date >= addDays(today, method.leadDays)).toBe(true);
      }
    }
  });
});

it('says why there is no delivery', () => {
  expect(closedBecause('2026-03-08', methodOf('standard'))).toBe(
    'Standard delivery doesn’t run on Sundays.',
  );
  expect(closedBecause('2026-03-07', methodOf('standard'))).toBe('');
  expect(closedBecause('2026-03-07', methodOf('evening'))).toBe(
    'Evening delivery doesn’t run on Saturdays.',
  );
  expect(closedBecause('2026-12-25', methodOf('express'))).toBe(
    'There are no deliveries on Christmas Day.',
  );
});

it('formats dates the same in each time zone', () => {
  expect(formatDate('2026-03-09')).toBe('Monday, March 9');
});
