const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/**
 * Formats a number of bytes: `812 bytes`, `34 kB`, `12.3 MB`. Units are powers of 1000, as in browsers' storage
 * settings.
 */
export function formatBytes(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const value = bytes / 1000 ** power;
  return `${power < 2 ? Math.round(value) : value.toFixed(1)} ${UNITS[power]}`;
}
