/** Returns true if a size would be rounded to zero. */
export function isNothing(bytes: number): boolean {
  return bytes < 50;
}

/**
 * Formats bytes in thousands, with one decimal: `108.4`. A size that would be rounded to zero is `< 0.1`, so that it
 * doesn't look like nothing.
 */
export function formatThousands(bytes: number): string {
  return isNothing(bytes) ? '< 0.1' : (bytes / 1000).toFixed(1);
}

/** Formats bytes for readers: `108.4 kB`. One kB is 1,000 bytes. */
export function formatBytes(bytes: number): string {
  return `${formatThousands(bytes)} kB`;
}
