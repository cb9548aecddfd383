/** Whether a size would round to nothing. */
export function isNothing(bytes: number): boolean {
  return bytes < 50;
}

/**
 * Bytes as thousands of them, with one decimal: `108.4`. What would round to nothing is `< 0.1`, so that it does not
 * look like nothing.
 */
export function formatThousands(bytes: number): string {
  return isNothing(bytes) ? '< 0.1' : (bytes / 1000).toFixed(1);
}

/** Bytes as readers know sizes: `108.4 kB`, where a kB is 1,000 bytes. */
export function formatBytes(bytes: number): string {
  return `${formatThousands(bytes)} kB`;
}
