const DEGREE = Math.PI / 180;
const TILT = 23.44;

/**
 * Returns the hours between sunrise and sunset from geometry alone: for the center of the sun, without the air that
 * bends its light.
 *
 * @param latitude - Degrees, negative in the south.
 * @param day - Day of the year, from 1.
 */
export function dayLength(latitude: number, day: number): number {
  const declination = TILT * Math.sin(((284 + day) / 365) * 2 * Math.PI);
  const cosine = -Math.tan(latitude * DEGREE) * Math.tan(declination * DEGREE);
  // Beyond these, the sun doesn't set or doesn't rise.
  return (24 / Math.PI) * Math.acos(Math.min(1, Math.max(-1, cosine)));
}

/** Formats hours, such as `15 h 54 min`. */
export function formatHours(hours: number): string {
  const minutes = Math.round(hours * 60);
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** The first day of each month in a year of 365 days. */
export const MONTHS = [
  { day: 1, name: 'Jan' },
  { day: 32, name: 'Feb' },
  { day: 60, name: 'Mar' },
  { day: 91, name: 'Apr' },
  { day: 121, name: 'May' },
  { day: 152, name: 'Jun' },
  { day: 182, name: 'Jul' },
  { day: 213, name: 'Aug' },
  { day: 244, name: 'Sep' },
  { day: 274, name: 'Oct' },
  { day: 305, name: 'Nov' },
  { day: 335, name: 'Dec' },
] as const;
