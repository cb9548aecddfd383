import { isRecord } from '../../../core/values';
import type { Ledger } from '../format';

/** How much a cache may hold. */
export interface Limits {
  entries: number;
  /** As stored. */
  bytes: number;
}

/**
 * Entries that are too many, those first that were not used for longest.
 *
 * @param ledger - What the cache holds.
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

/** Brings a ledger in line with what a cache holds: the browser may have ended the worker between the two. */
export function reconcile(ledger: Ledger, pathnames: readonly string[]): Ledger {
  return Object.fromEntries(
    pathnames.map((pathname) => [pathname, ledger[pathname] ?? { bytes: 0, used: 0 }]),
  );
}

/** A ledger as it was stored; empty where it cannot be read. */
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
