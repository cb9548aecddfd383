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

/** A share of 0 to 1 as a whole percentage. */
export const formatPercent = (share: number): string => percentFormat.format(share);
/** A number with its thousands apart. */
export const formatCount = (count: number): string => countFormat.format(count);
/** A moment's day in UTC. */
export const formatDate = (time: number): string => dayFormat.format(time);
/** The same without its year. */
export const formatWeek = (time: number): string => weekFormat.format(time);
