import { LEDGER_PATH, type Ledger, type LedgerEntry } from '../format';

import { overflow, parseLedger, reconcile, type Limits } from './ledger';
import { fileKey } from './routing';

/** A cache with a size limit that tracks when its entries were last used. None of its methods throws. */
export interface BoundedCache {
  /** Stores a response and removes entries that exceed the limits. */
  put: (
    key: string,
    response: Response,
    about?: Pick<LedgerEntry, 'title' | 'version'>,
  ) => Promise<void>;
  get: (key: string) => Promise<Response | undefined>;
  /** Records that an entry was used. */
  touch: (key: string) => void;
  /** Writes the recorded uses to the cache. The browser may end the worker at any time before that. */
  save: () => Promise<void>;
}

/**
 * Uses are counted, not timed: if the device's clock was wrong once, entries from the future would never be evicted, and
 * a full cache would evict each new entry at once.
 *
 * @param open - Opens the cache. May reject if storage is blocked.
 */
export function createBoundedCache(open: () => Promise<Cache>, limits: Limits): BoundedCache {
  let ledger: Ledger = {};
  let loading: Promise<void> | undefined;
  let isChanged = false;

  async function load(): Promise<void> {
    const cache = await open();
    const stored = await cache.match(LEDGER_PATH);
    const requests = await cache.keys();
    const keys = requests.map(({ url }) => fileKey(url));
    const known = parseLedger((await stored?.text()) ?? '');
    ledger = {
      ...reconcile(
        known,
        keys.filter((key) => key !== LEDGER_PATH),
      ),
      // Entries that were recorded while the ledger was read.
      ...ledger,
    };
  }
  const loaded = () => (loading ??= load());
  const nextUse = () => 1 + Math.max(0, ...Object.values(ledger).map(({ used }) => used));

  async function drop(): Promise<void> {
    const surplus = overflow(ledger, limits);
    if (surplus.length > 0) {
      const cache = await open();
      await Promise.all(surplus.map((key) => cache.delete(key)));
      surplus.forEach((key) => delete ledger[key]);
    }
  }

  return {
    async put(key, response, about = {}) {
      try {
        await loaded();
        const body = await response.blob();
        const { status, headers } = response;
        const cache = await open();
        await cache.put(key, new Response(body, { status, headers }));
        ledger[key] = { bytes: body.size, used: nextUse(), ...about };
        isChanged = true;
        await drop();
      } catch {
        // There is no room, or storage is blocked. The page gets its response anyway.
      }
    },
    async get(key) {
      try {
        return await (await open()).match(key, { ignoreVary: true });
      } catch {
        return undefined;
      }
    },
    touch(key) {
      const entry = ledger[key];
      if (entry) {
        entry.used = nextUse();
        isChanged = true;
      }
    },
    async save() {
      if (isChanged) {
        isChanged = false;
        try {
          await (await open()).put(LEDGER_PATH, new Response(JSON.stringify(ledger)));
        } catch {
          // As above.
        }
      }
    },
  };
}
