// @vitest-environment node
import { describe, expect, it } from 'vitest';

import {
  addDays,
  daysBetween,
  formatDate,
  formatTime,
  isIsoDate,
  mondayOf,
  toIsoDate,
  toLocalDate,
  weekdayOf,
} from './dates';

describe('dates', () => {
  it('accepts days that exist, and nothing else', () => {
    expect(isIsoDate('2028-02-29')).toBe(true);
    for (const text of ['2026-02-29', '2026-13-01', '2026-1-1', '03/14/2026', '', null]) {
      expect(isIsoDate(text), String(text)).toBe(false);
    }
  });

  it('counts days across months, years, and daylight saving time', () => {
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
  });

  it('starts weeks on Monday', () => {
    expect(weekdayOf('2026-03-15')).toBe(0);
    expect(mondayOf('2026-03-15')).toBe('2026-03-09');
    expect(mondayOf('2026-03-09')).toBe('2026-03-09');
  });

  it('keeps the day when it is converted to a Date and back', () => {
    expect(toIsoDate(toLocalDate('2026-03-08'))).toBe('2026-03-08');
  });

  it('formats days and times', () => {
    expect(formatDate('2026-03-14')).toBe('Mar 14, 2026');
    expect(formatDate('')).toBe('');
    expect(formatTime('00:05')).toBe('12:05 AM');
    expect(formatTime('16:30')).toBe('4:30 PM');
  });
});
