const percentFormat = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });
const countFormat = new Intl.NumberFormat('en');
const dayFormat = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const weekFormat = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Formats a share from 0 to 1 as a whole percentage. */
export const formatPercent = (share: number): string => percentFormat.format(share);
/** Formats a number with thousands separators. */
export const formatCount = (count: number): string => countFormat.format(count);
/** Formats the UTC day of a time. */
export const formatDate = (time: number): string => dayFormat.format(time);
/** Like {@link formatDate}, without the year. */
export const formatWeek = (time: number): string => weekFormat.format(time);
