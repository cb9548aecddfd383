const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });

const day = inUtc({ month: 'short', day: 'numeric' });
const month = inUtc({ month: 'long', year: 'numeric' });
const time = inUtc({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** `Oct 21` */
export const formatDay = (iso: string) => day.format(new Date(iso));

/** `October 2025` */
export const formatMonth = (iso: string) => month.format(new Date(iso));

/** `13:04` */
export const formatTime = (iso: string) => time.format(new Date(iso));

/** `99.96%`, rounded down: only an uptime without any outage is shown as 100.00%. */
export const formatUptime = (share: number) => percent.format(Math.floor(share * 10_000) / 10_000);

/** `48 min` or `3 h 25 min` */
export function formatDuration(start: string, end: string): string {
  const minutes = Math.round((Date.parse(end) - Date.parse(start)) / 60_000);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : '']
    .filter(Boolean)
    .join(' ');
}
