import {
  cacheName,
  CACHE_PREFIX,
  DOWNLOADS_CACHE,
  type CacheKind,
  type ToWorker,
  type WorkerSite,
} from '../format';

import { createBoundedCache, type BoundedCache } from './boundedCache';
import { createGenerations } from './generations';
import type { Limits } from './ledger';
import {
  describePage,
  fileKey,
  isKeepable,
  kindOf,
  localeOf,
  pageKey,
  type RequestKind,
} from './routing';
import type { WorkerFetchEvent, WorkerScope } from './scope';

const MB = 1_000_000;

/**
 * Limits for visited pages and their files. A page with a demo is about 30 kB; what it loads is 300 kB to 1 MB before
 * compression.
 */
export const LIMITS: Readonly<Record<RequestKind, Limits>> = {
  page: { entries: 100, bytes: 12 * MB },
  asset: { entries: 800, bytes: 40 * MB },
  other: { entries: 60, bytes: 4 * MB },
};

const CACHE_OF: Readonly<Record<RequestKind, CacheKind>> = {
  page: 'pages',
  asset: 'assets',
  other: 'other',
};

/** Delay until ledgers are saved, in milliseconds. */
const SAVE_DELAY_MS = 500;

/** What the worker depends on: its own scope in production, fakes in tests. */
export interface ServeEnvironment {
  scope: WorkerScope;
  fetch: typeof fetch;
  now: () => number;
  setTimeout: (callback: () => void, milliseconds: number) => void;
}

/**
 * Runs the worker. Pages come from the network first, so that readers don't get stale pages while they are online.
 * Visited pages, downloads, and the page that lists both are only used offline. Assets come from the cache first,
 * because their names change with their content.
 */
export function serveOffline(site: WorkerSite, environment: ServeEnvironment): void {
  const { scope, fetch: request, now, setTimeout: later } = environment;
  const { caches, clients, registration } = scope;
  const generations = createGenerations(scope, site.name);
  const kept = Object.fromEntries(
    (Object.keys(CACHE_OF) as RequestKind[]).map((kind) => [
      kind,
      createBoundedCache(
        () => caches.open(cacheName(CACHE_OF[kind], site.name)),
        LIMITS[kind],
        now,
      ),
    ]),
  ) as Record<RequestKind, BoundedCache>;
  const openShell = () => caches.open(cacheName('shell', site.name));

  let saving: Promise<void> | undefined;
  const saveSoon = () =>
    (saving ??= new Promise<void>((resolve) => later(resolve, SAVE_DELAY_MS)).then(async () => {
      saving = undefined;
      await Promise.all(Object.values(kept).map((cache) => cache.save()));
    }));

  /** Stores a response if it may be stored. */
  async function keep(kind: RequestKind, url: string, response: Response): Promise<void> {
    if (isKeepable(response, kind)) {
      if (kind === 'page') {
        const about = describePage(await response.clone().text());
        await kept.page.put(pageKey(url), response, about);
      } else {
        await kept[kind].put(fileKey(url), response);
      }
      await saveSoon();
    }
  }

  /** Returns what any of our caches has for an address: files with a hash in their name are the same in all caches. */
  async function anyOf(key: string): Promise<Response | undefined> {
    for (const name of await caches.keys()) {
      if (name.startsWith(CACHE_PREFIX)) {
        const found = await (await caches.open(name)).match(key, { ignoreVary: true });
        if (found) {
          return found;
        }
      }
    }
    return undefined;
  }

  async function downloaded(key: string): Promise<Response | undefined> {
    return (await caches.open(DOWNLOADS_CACHE)).match(key, { ignoreVary: true });
  }

  /** Returns the page that lists what is available, for an address that isn't. */
  async function offlinePage(url: string): Promise<Response | undefined> {
    const shell = await openShell();
    const base = localeOf(url, site.locales)?.base;
    const page = site.locales.find((locale) => locale.base === base)?.shell[0];
    const fallback = site.locales[0]?.shell[0];
    return (
      (page && (await shell.match(page))) ||
      (fallback && (await shell.match(fallback))) ||
      undefined
    );
  }

  /** Returns the network's response, whatever its status. Without a network, returns what is stored. */
  async function fromNetwork(event: WorkerFetchEvent, kind: RequestKind): Promise<Response> {
    const { url, mode } = event.request;
    try {
      // A failed preload doesn't mean that there is no network.
      const preloaded = await event.preloadResponse?.catch(() => undefined);
      const response = preloaded ?? (await request(event.request));
      event.waitUntil(keep(kind, url, response.clone()));
      return response;
    } catch (error) {
      const key = kind === 'page' ? pageKey(url) : fileKey(url);
      const stored =
        (await kept[kind].get(key)) ??
        (await downloaded(key)) ??
        (kind === 'other' ? await anyOf(key) : undefined) ??
        (mode === 'navigate' ? await offlinePage(url) : undefined);
      if (!stored) {
        throw error;
      }
      return stored;
    }
  }

  async function fromCache(event: WorkerFetchEvent): Promise<Response> {
    const { url } = event.request;
    const key = fileKey(url);
    const own = await kept.asset.get(key);
    if (own) {
      kept.asset.touch(key);
      event.waitUntil(saveSoon());
      return own;
    }
    const stored = await anyOf(key);
    if (stored) {
      return stored;
    }
    const response = await request(event.request);
    event.waitUntil(keep('asset', url, response.clone()));
    return response;
  }

  /** Stores the offline page in the languages of these tabs. */
  async function storeShell(urls: readonly string[]): Promise<void> {
    const shell = await openShell();
    const locales = new Set(urls.map((url) => localeOf(url, site.locales)));
    for (const locale of locales) {
      const [page = '', ...files] = locale?.shell ?? [];
      if (page && !(await shell.match(page))) {
        await shell.addAll(files);
        // The page comes last: if it is stored, everything it needs is stored too.
        await shell.addAll([
          new Request(new URL(page, scope.location.href), { cache: 'no-cache' }),
        ]);
      }
    }
  }

  /** Stores what a page loaded before the worker was active. */
  async function keepLoaded(urls: readonly string[]): Promise<void> {
    for (const url of urls) {
      const { hash } = new URL(url);
      const address = url.slice(0, url.length - hash.length);
      const isPage = /\/$/.test(new URL(url).pathname);
      const asked = new Request(address, isPage ? { headers: { Accept: 'text/html' } } : {});
      const kind = kindOf(asked, scope.location.origin, site);
      if (kind) {
        try {
          await keep(kind, address, await request(asked));
        } catch {
          // The network is gone.
        }
      }
    }
  }

  scope.addEventListener('install', (event) => {
    event.waitUntil(
      clients
        .matchAll({ type: 'window', includeUncontrolled: true })
        .then((tabs) =>
          storeShell([
            new URL(site.locales[0]?.base ?? '/', scope.location.href).href,
            ...tabs.map(({ url }) => url),
          ]),
        ),
    );
  });

  scope.addEventListener('activate', (event) => {
    event.waitUntil(
      (async () => {
        await registration.navigationPreload?.enable();
        await generations.begin();
        await clients.claim();
        await generations.clean();
      })(),
    );
  });

  scope.addEventListener('fetch', (event) => {
    const kind = kindOf(event.request, scope.location.origin, site);
    if (kind) {
      event.respondWith(kind === 'asset' ? fromCache(event) : fromNetwork(event, kind));
    }
  });

  scope.addEventListener('message', (event) => {
    const message = event.data as ToWorker;
    switch (message.type) {
      case 'skip-waiting':
        event.waitUntil(scope.skipWaiting());
        break;
      case 'is-current':
        event.ports[0]?.postMessage(
          site.locales.some(({ builds }) => builds.includes(message.build)),
        );
        break;
      case 'here':
        event.waitUntil(
          (async () => {
            await keepLoaded(message.loaded);
            await storeShell([message.page]);
            await generations.clean();
          })(),
        );
        break;
    }
  });
}
