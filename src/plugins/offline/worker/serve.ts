import { contentHash } from '../contentHash';
import {
  cacheName,
  CACHE_PREFIX,
  DOWNLOADS_CACHE,
  isSitePage,
  type CacheKind,
  type Notice,
  type ShellFile,
  type ToWorker,
  type WorkerSite,
} from '../format';

import { createBoundedCache, type BoundedCache } from './boundedCache';
import { createGenerations } from './generations';
import type { Limits } from './ledger';
import {
  describePage,
  fileKey,
  hasExpectedType,
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

/**
 * How long a server may take to respond before a stored copy is used instead, in milliseconds. Without a stored copy,
 * there is no limit.
 */
export const TIMEOUT_MS = 4000;

/** Used in languages without a translation. */
const NOTICE: Notice = [
  'You’re offline, or the server isn’t responding. This is the copy of the page that is stored on your device.',
  'Reload',
];

/** Returns a stored page with a notice that it is the stored one. */
async function withNotice(page: Response, [text, reload]: Notice = NOTICE): Promise<Response> {
  const html = await page.text();
  return new Response(
    html.replace(
      /<body[^>]*>/,
      (body) =>
        `${body}<div role="status" class="alert alert--warning" style="border:0;border-radius:0;padding:8px 16px;font-size:14px;text-align:center">${text} <a href="">${reload}</a></div>`,
    ),
    { headers: page.headers },
  );
}

/** What the worker depends on: its own scope in production, fakes in tests. */
export interface ServeEnvironment {
  scope: WorkerScope;
  fetch: typeof fetch;
  setTimeout: (callback: () => void, milliseconds: number) => void;
}

/**
 * Runs the worker. Pages come from the network first, so that readers don't get stale pages while they are online.
 * Visited pages, downloads, and the page that lists both are only used offline. Assets come from the cache first,
 * because their names change with their content.
 */
export function serveOffline(site: WorkerSite, environment: ServeEnvironment): void {
  const { scope, fetch: request, setTimeout: later } = environment;
  const { caches, clients, registration } = scope;
  const generations = createGenerations(scope, site.name);
  const kept = Object.fromEntries(
    (Object.keys(CACHE_OF) as RequestKind[]).map((kind) => [
      kind,
      createBoundedCache(() => caches.open(cacheName(CACHE_OF[kind], site.name)), LIMITS[kind]),
    ]),
  ) as Record<RequestKind, BoundedCache>;
  const openShell = () => caches.open(cacheName('shell', site.name));
  /** Ids of the tabs whose page says that it is a stored one. The notice stays there during navigation within the tab. */
  const told = new Set<string>();

  let saving: Promise<void> | undefined;
  const saveSoon = () =>
    (saving ??= new Promise<void>((resolve) => later(resolve, SAVE_DELAY_MS)).then(async () => {
      saving = undefined;
      await Promise.all(Object.values(kept).map((cache) => cache.save()));
    }));

  const keyOf = (kind: RequestKind, url: string) => (kind === 'page' ? pageKey(url) : fileKey(url));

  /** Stores a response if it may be stored. */
  async function keep(kind: RequestKind, url: string, response: Response): Promise<void> {
    const key = keyOf(kind, url);
    if (!isKeepable(response, kind, key)) {
      return;
    }
    if (kind === 'page') {
      const html = await response.clone().text();
      if (!isSitePage(html)) {
        return;
      }
      await kept.page.put(key, response, describePage(html));
    } else {
      await kept[kind].put(key, response);
    }
    await saveSoon();
  }

  /**
   * Returns what any of our caches has for an address: files with a hash in their name are the same in all caches.
   * Removes files of the wrong type, which an earlier worker may have stored.
   */
  async function anyOf(key: string, kind: RequestKind): Promise<Response | undefined> {
    for (const name of await caches.keys()) {
      if (name.startsWith(CACHE_PREFIX)) {
        const cache = await caches.open(name);
        const found = await cache.match(key, { ignoreVary: true });
        if (found && (kind === 'page' || hasExpectedType(key, found))) {
          return found;
        }
        if (found) {
          await cache.delete(key);
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
    const page = site.locales.find((locale) => locale.base === base)?.shell[0]?.[0];
    const fallback = site.locales[0]?.shell[0]?.[0];
    return (
      (page && (await shell.match(page))) ||
      (fallback && (await shell.match(fallback))) ||
      undefined
    );
  }

  /**
   * Requests a file. Repeats the request if the browser's own cache may have answered with an error that a deployment
   * has since corrected, or with what the host returned instead of the file. It can't have stored a `no-store` response.
   */
  async function requestFile(
    file: Request,
    isExpected: (response: Response) => boolean,
    init?: RequestInit,
  ): Promise<Response> {
    const response = await request(file, init);
    if (
      (response.ok && isExpected(response)) ||
      /\bno-store\b/.test(response.headers.get('Cache-Control') ?? '')
    ) {
      return response;
    }
    return request(file, { ...init, cache: 'reload' }).catch(() => response);
  }

  /**
   * Returns a stored page that says so.
   *
   * @throws TypeError if only a part of the page is requested, which can't say so. The browser then navigates to the page.
   */
  async function storedPage(
    { request: { url, mode }, clientId, resultingClientId }: WorkerFetchEvent,
    copy: Response,
  ): Promise<Response> {
    if (mode === 'navigate') {
      told.add(resultingClientId);
      return withNotice(copy, localeOf(url, site.locales)?.notice);
    }
    if (!told.has(clientId)) {
      throw new TypeError(`${url}: there is only a stored page.`);
    }
    return copy;
  }

  /**
   * Returns the network's response, whatever its status. Returns what is stored if there is no network, or if the server
   * doesn't respond in time.
   */
  async function fromNetwork(event: WorkerFetchEvent, kind: RequestKind): Promise<Response> {
    const { url, mode } = event.request;
    const key = keyOf(kind, url);
    let keeping: Promise<void> | undefined;
    const waiting = new AbortController();
    const network = (async () => {
      // A failed preload doesn't mean that there is no network.
      const preloaded = await event.preloadResponse?.catch(() => undefined);
      const { signal } = waiting;
      const response =
        preloaded ??
        (await (kind === 'page'
          ? request(event.request, { signal })
          : requestFile(event.request, () => true, { signal })));
      keeping = keep(kind, url, response.clone());
      return response;
    })();
    event.waitUntil(
      Promise.race([
        network.then(
          () => keeping,
          () => undefined,
        ),
        // Ends the event, which cancels the preload.
        new Promise<void>((resolve) =>
          waiting.signal.addEventListener('abort', () => resolve(), { once: true }),
        ),
      ]),
    );
    const stored = async () =>
      (await kept[kind].get(key)) ?? (await downloaded(key)) ?? (await anyOf(key, kind));
    let response: Response | void;
    try {
      response = await Promise.race([
        network,
        new Promise<void>((resolve) => later(resolve, TIMEOUT_MS)),
      ]);
    } catch (error) {
      const copy = await stored();
      if (copy) {
        return kind === 'page' ? storedPage(event, copy) : copy;
      }
      const page = mode === 'navigate' ? await offlinePage(url) : undefined;
      if (page) {
        return page;
      }
      throw error;
    }
    if (response && kind === 'page' && mode !== 'navigate' && told.has(event.clientId)) {
      throw new TypeError(`${url}: the tab's page says that it is a stored one, which is over.`);
    }
    const copy = response ? undefined : await stored();
    if (!copy) {
      return network;
    }
    // Otherwise the browser would let the next request for the same address wait for this one.
    waiting.abort();
    return kind === 'page' ? storedPage(event, copy) : copy;
  }

  async function fromCache(event: WorkerFetchEvent): Promise<Response> {
    const { url } = event.request;
    const key = fileKey(url);
    const own = await kept.asset.get(key);
    if (own && hasExpectedType(key, own)) {
      kept.asset.touch(key);
      event.waitUntil(saveSoon());
      return own;
    }
    const stored = await anyOf(key, 'asset');
    if (stored) {
      return stored;
    }
    const response = await requestFile(event.request, (each) => hasExpectedType(key, each));
    event.waitUntil(keep('asset', url, response.clone()));
    return response;
  }

  /**
   * Fetches a file of the offline page and checks that its content is that of the build.
   *
   * @throws Error if it isn't. A worker isn't installed in this case, so the previous one stays.
   */
  async function verified([path, hash]: ShellFile, isPage: boolean): Promise<Response> {
    let status: number | undefined;
    // The browser's own cache may have something else.
    for (const cache of [isPage ? 'no-cache' : 'default', 'reload'] as const) {
      const response = await request(new Request(new URL(path, scope.location.href), { cache }));
      const content = await response.clone().blob();
      if (
        response.ok &&
        (isPage || hasExpectedType(path, response)) &&
        (await contentHash(content)) === hash
      ) {
        return response;
      }
      ({ status } = response);
    }
    throw new Error(`${path}: ${status}, without the content of this build`);
  }

  /** Stores the offline page in the languages of these tabs. */
  async function storeShell(urls: readonly string[]): Promise<void> {
    const shell = await openShell();
    const locales = new Set(urls.map((url) => localeOf(url, site.locales)));
    for (const locale of locales) {
      const [page, ...files] = locale?.shell ?? [];
      // The page comes last: if it is stored, everything it needs is stored too.
      for (const file of page ? [...files, page] : []) {
        if (!(await shell.match(file[0]))) {
          await shell.put(file[0], await verified(file, file === page));
        }
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
        // In Firefox (153), a navigation whose preload fails shows the browser's error, whatever the worker responds.
        if (!scope.navigator.userAgent.includes('Firefox/')) {
          await registration.navigationPreload?.enable();
        }
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
