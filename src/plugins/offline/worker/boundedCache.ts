import { LEDGER_PATH, type Ledger, type LedgerEntry } from '../format';

import { overflow, parseLedger, reconcile, type Limits } from './ledger';

/** A cache that never holds more than it may, and knows what was used last. Nothing of it throws. */
export interface BoundedCache {
  /** Keeps an answer, and drops what is too much. */
  put: (
    key: string,
    response: Response,
    about?: Pick<LedgerEntry, 'title' | 'version'>,
  ) => Promise<void>;
  get: (key: string) => Promise<Response | undefined>;
  /** Notes that an entry was used. */
  touch: (key: string) => void;
  /** Writes down what was noted. The browser may end the worker at any time without it. */
  save: () => Promise<void>;
}

/**
 * @param open - Opens the cache. May be refused, where storage is blocked.
 * @param now - Milliseconds since 1970.
 */
export function createBoundedCache(
  open: () => Promise<Cache>,
  limits: Limits,
  now: () => number,
): BoundedCache {
  let ledger: Ledger = {};
  let loading: Promise<void> | undefined;
  let isChanged = false;

  async function load(): Promise<void> {
    const cache = await open();
    const stored = await cache.match(LEDGER_PATH);
    const requests = await cache.keys();
    const keys = requests.map(({ url }) => {
      const { pathname, search } = new URL(url);
      return pathname + search;
    });
    const known = parseLedger((await stored?.text()) ?? '');
    ledger = {
      ...reconcile(
        known,
        keys.filter((key) => key !== LEDGER_PATH),
      ),
      // What was noted while it was read.
      ...ledger,
    };
  }
  const loaded = () => (loading ??= load());

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
        ledger[key] = { bytes: body.size, used: now(), ...about };
        isChanged = true;
        await drop();
      } catch {
        // No room, or storage is blocked: the page has its answer all the same.
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
        entry.used = now();
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
