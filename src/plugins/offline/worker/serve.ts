import { contentHash } from '../contentHash';
import {
  cacheName,
  CACHE_PREFIX,
  DOWNLOADS_CACHE,
  isSitePage,
  NOTICE_TEXTS,
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
  NOTICE_TEXTS['portal.offline.notice'],
  NOTICE_TEXTS['portal.offline.reload'],
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

const keyOf = (kind: RequestKind, url: string) => (kind === 'page' ? pageKey(url) : fileKey(url));

/** Returns what is stored of the pages that the reader has visited, and of their files. */
function createVisited(name: string, { scope: { caches }, setTimeout: later }: ServeEnvironment) {
  const visited = Object.fromEntries(
    (Object.keys(CACHE_OF) as RequestKind[]).map((kind) => [
      kind,
      createBoundedCache(() => caches.open(cacheName(CACHE_OF[kind], name)), LIMITS[kind]),
    ]),
  ) as Record<RequestKind, BoundedCache>;

  let saving: Promise<void> | undefined;
  const saveSoon = () =>
    (saving ??= new Promise<void>((resolve) => later(resolve, SAVE_DELAY_MS)).then(async () => {
      saving = undefined;
      await Promise.all(Object.values(visited).map((cache) => cache.save()));
    }));

  return {
    get: (kind: RequestKind, key: string) => visited[kind].get(key),

    touch(kind: RequestKind, key: string): Promise<void> {
      visited[kind].touch(key);
      return saveSoon();
    },

    /** Stores a response if it may be stored. */
    async keep(kind: RequestKind, url: string, response: Response): Promise<void> {
      const key = keyOf(kind, url);
      if (!isKeepable(response, kind, key)) {
        return;
      }
      const html = kind === 'page' ? await response.clone().text() : undefined;
      if (html === undefined || isSitePage(html)) {
        await visited[kind].put(key, response, html === undefined ? undefined : describePage(html));
        await saveSoon();
      }
    },
  };
}

type Visited = ReturnType<typeof createVisited>;

/**
 * Returns what any of our caches has for an address: files with a hash in their name are the same in all caches.
 * Removes files of the wrong type, which an earlier worker may have stored.
 */
async function anyOf(
  caches: CacheStorage,
  key: string,
  kind: RequestKind,
): Promise<Response | undefined> {
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

/** The page that lists what is available, with its files. */
function createShell({ name, locales }: WorkerSite, { scope, fetch: request }: ServeEnvironment) {
  const open = () => scope.caches.open(cacheName('shell', name));

  /**
   * Fetches a file and checks that its content is that of the build.
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

  return {
    /** Returns the page for an address that isn't available. */
    async page(url: string): Promise<Response | undefined> {
      const shell = await open();
      for (const locale of [localeOf(url, locales), locales[0]]) {
        const page = locale?.shell[0]?.[0];
        const found = page && (await shell.match(page));
        if (found) {
          return found;
        }
      }
      return undefined;
    },

    /** Stores the page in the languages of these tabs. */
    async store(urls: readonly string[]): Promise<void> {
      const shell = await open();
      for (const locale of new Set(urls.map((url) => localeOf(url, locales)))) {
        const [page, ...files] = locale?.shell ?? [];
        // The page comes last: if it is stored, everything it needs is stored too.
        for (const file of page ? [...files, page] : []) {
          if (!(await shell.match(file[0]))) {
            await shell.put(file[0], await verified(file, file === page));
          }
        }
      }
    },
  };
}

/**
 * Requests a file. Repeats the request if the browser's own cache may have answered with an error that a deployment
 * has since corrected, or with what the host returned instead of the file. It can't have stored a `no-store` response.
 */
async function requestFile(
  request: typeof fetch,
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

/** Requests what an event asks for, and stores it. */
function requestAndKeep(
  event: WorkerFetchEvent,
  kind: RequestKind,
  signal: AbortSignal,
  request: typeof fetch,
  visited: Visited,
): Promise<Response> {
  let keeping: Promise<void> | undefined;
  const network = (async () => {
    // A failed preload doesn't mean that there is no network.
    const preloaded = await event.preloadResponse?.catch(() => undefined);
    const response =
      preloaded ??
      (await (kind === 'page'
        ? request(event.request, { signal })
        : requestFile(request, event.request, () => true, { signal })));
    keeping = visited.keep(kind, event.request.url, response.clone());
    return response;
  })();
  const kept = network.then(
    () => keeping,
    () => undefined,
  );
  // Ends the event, which cancels the preload.
  const aborted = new Promise<void>((resolve) =>
    signal.addEventListener('abort', () => resolve(), { once: true }),
  );
  event.waitUntil(Promise.race([kept, aborted]));
  return network;
}

/** Responds to requests, from the network or with what is stored. */
function createResponder(
  site: WorkerSite,
  { scope: { caches }, fetch: request, setTimeout: later }: ServeEnvironment,
  visited: Visited,
  shell: ReturnType<typeof createShell>,
) {
  /** Ids of the tabs whose page says that it is a stored one. The notice stays there during navigation within the tab. */
  const told = new Set<string>();

  const storedFile = async (kind: RequestKind, key: string) =>
    (await visited.get(kind, key)) ??
    (await (await caches.open(DOWNLOADS_CACHE)).match(key, { ignoreVary: true })) ??
    anyOf(caches, key, kind);

  /**
   * Returns a stored copy. A stored page says so.
   *
   * @throws TypeError if only a part of the page is requested, which can't say so. The browser then navigates to the page.
   */
  async function respondStored(
    { request: { url, mode }, clientId, resultingClientId }: WorkerFetchEvent,
    kind: RequestKind,
    copy: Response,
  ): Promise<Response> {
    if (kind === 'page' && mode === 'navigate') {
      told.add(resultingClientId);
      return withNotice(copy, localeOf(url, site.locales)?.notice);
    }
    if (kind === 'page' && !told.has(clientId)) {
      throw new TypeError(`${url}: there is only a stored page.`);
    }
    return copy;
  }

  return {
    /**
     * Returns the network's response, whatever its status. Returns what is stored if there is no network, or if the
     * server doesn't respond in time.
     */
    async networkFirst(event: WorkerFetchEvent, kind: RequestKind): Promise<Response> {
      const { url, mode } = event.request;
      const key = keyOf(kind, url);
      const waiting = new AbortController();
      const network = requestAndKeep(event, kind, waiting.signal, request, visited);
      const timeout = new Promise<void>((resolve) => later(resolve, TIMEOUT_MS));
      let response: Response | void;
      try {
        response = await Promise.race([network, timeout]);
      } catch (error) {
        const copy = await storedFile(kind, key);
        if (copy) {
          return respondStored(event, kind, copy);
        }
        const page = mode === 'navigate' ? await shell.page(url) : undefined;
        if (page) {
          return page;
        }
        throw error;
      }
      if (response && kind === 'page' && mode !== 'navigate' && told.has(event.clientId)) {
        throw new TypeError(`${url}: the tab's page says that it is a stored one, which is over.`);
      }
      const copy = response ? undefined : await storedFile(kind, key);
      if (!copy) {
        return network;
      }
      // Otherwise the browser would let the next request for the same address wait for this one.
      waiting.abort();
      return respondStored(event, kind, copy);
    },

    /** Returns the stored file, or else the network's response. */
    async cacheFirst(event: WorkerFetchEvent): Promise<Response> {
      const { url } = event.request;
      const key = fileKey(url);
      const own = await visited.get('asset', key);
      if (own && hasExpectedType(key, own)) {
        event.waitUntil(visited.touch('asset', key));
        return own;
      }
      const stored = await anyOf(caches, key, 'asset');
      if (stored) {
        return stored;
      }
      const response = await requestFile(request, event.request, (answer) =>
        hasExpectedType(key, answer),
      );
      event.waitUntil(visited.keep('asset', url, response.clone()));
      return response;
    },
  };
}

/**
 * Runs the worker. Pages come from the network first, so that readers don't get stale pages while they are online.
 * Visited pages, downloads, and the page that lists both are only used offline. Assets come from the cache first,
 * because their names change with their content.
 */
export function serveOffline(site: WorkerSite, environment: ServeEnvironment): void {
  const { scope } = environment;
  const generations = createGenerations(scope, site.name);
  const visited = createVisited(site.name, environment);
  const shell = createShell(site, environment);
  const responder = createResponder(site, environment, visited, shell);

  /** Stores what a page loaded before the worker was active. */
  async function keepLoaded(urls: readonly string[]): Promise<void> {
    for (const url of urls) {
      const address = url.replace(/#.*/s, '');
      const isPage = new URL(url).pathname.endsWith('/');
      const asked = new Request(address, isPage ? { headers: { Accept: 'text/html' } } : {});
      const kind = kindOf(asked, scope.location.origin, site);
      if (kind) {
        try {
          await visited.keep(kind, address, await environment.fetch(asked));
        } catch {
          // The network is gone.
        }
      }
    }
  }

  async function install(): Promise<void> {
    const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const start = new URL(site.locales[0]?.base ?? '/', scope.location.href).href;
    await shell.store([start, ...tabs.map(({ url }) => url)]);
  }

  async function activate(): Promise<void> {
    // In Firefox (153), a navigation whose preload fails shows the browser's error, whatever the worker responds.
    if (!scope.navigator.userAgent.includes('Firefox/')) {
      await scope.registration.navigationPreload?.enable();
    }
    await generations.begin();
    await scope.clients.claim();
    await generations.clean();
  }

  async function onPage({ loaded, page }: Extract<ToWorker, { type: 'here' }>): Promise<void> {
    await keepLoaded(loaded);
    await shell.store([page]);
    await generations.clean();
  }

  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('fetch', (event) => {
    const kind = kindOf(event.request, scope.location.origin, site);
    if (kind) {
      event.respondWith(
        kind === 'asset' ? responder.cacheFirst(event) : responder.networkFirst(event, kind),
      );
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
        event.waitUntil(onPage(message));
        break;
    }
  });
}
