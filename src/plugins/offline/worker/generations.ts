import { cacheName, CACHE_PREFIX, DOWNLOADS_CACHE, STATE_CACHE, type CacheKind } from '../format';

import type { WorkerScope } from './scope';

/** Path at which {@link STATE_CACHE} holds the tabs that were open when the worker took over. */
const OLD_TABS_PATH = '/.offline/old-tabs.json';

const KINDS: readonly CacheKind[] = ['shell', 'pages', 'assets', 'other'];

/** Returns the caches of other deployments. */
export function oldCaches(names: readonly string[], site: string): string[] {
  const current = new Set([
    DOWNLOADS_CACHE,
    STATE_CACHE,
    ...KINDS.map((kind) => cacheName(kind, site)),
  ]);
  return names.filter((name) => name.startsWith(CACHE_PREFIX) && !current.has(name));
}

/** Keeps the caches of earlier deployments as long as their tabs may need them. */
export interface Generations {
  /** Called when the worker takes over. Tabs that are open now may need old caches. */
  begin: () => Promise<void>;
  /** Removes the old caches once all of those tabs are closed. */
  clean: () => Promise<void>;
}

/** @param site - Name of this deployment. */
export function createGenerations(
  { caches, clients }: Pick<WorkerScope, 'caches' | 'clients'>,
  site: string,
): Generations {
  async function oldTabs(): Promise<string[]> {
    const stored = await (await caches.open(STATE_CACHE)).match(OLD_TABS_PATH);
    try {
      const ids: unknown = JSON.parse((await stored?.text()) ?? '[]');
      return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
    } catch {
      return [];
    }
  }

  return {
    async begin() {
      if (oldCaches(await caches.keys(), site).length > 0) {
        const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
        const state = await caches.open(STATE_CACHE);
        await state.put(OLD_TABS_PATH, new Response(JSON.stringify(tabs.map(({ id }) => id))));
      }
    },
    async clean() {
      // Each time: the old worker may still be storing something, which creates its cache again.
      const old = oldCaches(await caches.keys(), site);
      const ids = old.length > 0 ? await oldTabs() : [];
      const tabs = await Promise.all(ids.map((id) => clients.get(id)));
      if (tabs.every((tab) => tab === undefined)) {
        await Promise.all(old.map((name) => caches.delete(name)));
      }
    },
  };
}
