import { isRecord } from '../../../core/validation/isRecord';
import type { Ledger } from '../format';

/** The limits of a cache. */
export interface Limits {
  entries: number;
  /** Size in bytes, as stored. */
  bytes: number;
}

/**
 * Returns the entries that exceed the limits, which are the least recently used ones.
 *
 * @param ledger - The entries of the cache.
 */
export function overflow(ledger: Ledger, limits: Limits): string[] {
  const newest = Object.entries(ledger).sort(([, one], [, other]) => other.used - one.used);
  let entries = 0;
  let bytes = 0;
  return newest
    .filter(([, entry]) => {
      entries += 1;
      bytes += entry.bytes;
      return entries > limits.entries || bytes > limits.bytes;
    })
    .map(([pathname]) => pathname);
}

/** Aligns a ledger with the entries of its cache. They may differ if the browser ended the worker in between. */
export function reconcile(ledger: Ledger, pathnames: readonly string[]): Ledger {
  return Object.fromEntries(
    pathnames.map((pathname) => [pathname, ledger[pathname] ?? { bytes: 0, used: 0 }]),
  );
}

/** Parses a stored ledger. Returns an empty one if it can't be read. */
export function parseLedger(text: string): Ledger {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value)
      ? Object.fromEntries(
          Object.entries(value).flatMap(([pathname, entry]) =>
            isRecord(entry) && typeof entry.bytes === 'number' && typeof entry.used === 'number'
              ? [
                  [
                    pathname,
                    {
                      bytes: entry.bytes,
                      used: entry.used,
                      ...(typeof entry.title === 'string' ? { title: entry.title } : {}),
                      ...(typeof entry.version === 'string' ? { version: entry.version } : {}),
                    },
                  ],
                ]
              : [],
          ),
        )
      : {};
  } catch {
    return {};
  }
}
