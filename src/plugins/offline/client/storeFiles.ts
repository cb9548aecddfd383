import {
  DOWNLOAD_HEADER,
  DOWNLOADS_CACHE,
  REVISION_HEADER,
  type DownloadProblem,
  type ListedFile,
  type PackList,
} from '../format';

/** A download stands still, and why. */
export class DownloadError extends Error {
  constructor(
    readonly problem: DownloadProblem,
    message: string,
    /** The site has another content than the list says: it was deployed anew. */
    readonly isOutdated = false,
  ) {
    super(message);
  }
}

/** What storing stands on; the browser's own in production, fakes in tests. */
export interface StoreEnvironment {
  caches: Pick<CacheStorage, 'open'>;
  fetch: typeof fetch;
}

/** Requests at a time: as many as browsers send to one host. */
const AT_ONCE = 6;

const isNamed = (error: unknown, name: string) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === name;

const isPage = (pathname: string) => pathname.endsWith('/');

/**
 * Asks the network for a file of the site, past the worker.
 *
 * @throws DownloadError where there is no network, or it is not there.
 */
export async function fetchFile(
  pathname: string,
  { fetch: request }: Pick<StoreEnvironment, 'fetch'>,
  options: RequestInit = {},
): Promise<Response> {
  const response = await request(pathname, {
    ...options,
    headers: { [DOWNLOAD_HEADER]: '1' },
  }).catch((error: unknown) => {
    throw isNamed(error, 'AbortError')
      ? error
      : new DownloadError('network', `${pathname} could not be fetched: there is no network.`);
  });
  const isHtml = /^text\/html\b/.test(response.headers.get('Content-Type') ?? '');
  if (response.status !== 200 || isHtml !== isPage(pathname)) {
    throw new DownloadError(
      'server',
      `${pathname} could not be fetched: the server answered ${response.status}.`,
      true,
    );
  }
  return response;
}

/** Stores a file as it is, apart from what was true of its way here alone. */
async function store(
  cache: Cache,
  [pathname, , revision]: ListedFile,
  response: Response,
): Promise<void> {
  const headers = new Headers(response.headers);
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  if (revision !== undefined) {
    headers.set(REVISION_HEADER, revision);
  }
  await cache.put(pathname, new Response(await response.blob(), { headers }));
}

/** Files of a list that are not stored, or with another content. */
export async function missingFiles(
  list: PackList,
  { caches }: Pick<StoreEnvironment, 'caches'>,
): Promise<ListedFile[]> {
  const cache = await caches.open(DOWNLOADS_CACHE);
  const requests = await cache.keys();
  const stored = new Set(
    requests.map(({ url }) => {
      const { pathname, search } = new URL(url);
      return pathname + search;
    }),
  );
  const missing: ListedFile[] = [];
  for (const file of list.files) {
    const [pathname, , revision] = file;
    const isThere =
      stored.has(pathname) &&
      (revision === undefined ||
        (await cache.match(pathname))?.headers.get(REVISION_HEADER) === revision);
    if (!isThere) {
      missing.push(file);
    }
  }
  return missing;
}

/** What {@link storeFiles} is told. */
export interface StoreOptions {
  /** Ends it; what is stored stays. */
  signal: AbortSignal;
  /** Called with the bytes of each file that is stored. */
  onStored: (bytes: number) => void;
}

/**
 * Stores files: all that pages need first, then the pages, so that a page that is there is whole whenever it ends.
 *
 * @throws DownloadError where it cannot go on; DOMException `AbortError` where it was ended.
 */
export async function storeFiles(
  files: readonly ListedFile[],
  environment: StoreEnvironment,
  { signal, onStored }: StoreOptions,
): Promise<void> {
  const cache = await environment.caches.open(DOWNLOADS_CACHE);
  const others = new AbortController();
  const either = AbortSignal.any([signal, others.signal]);

  async function storeInTurn(queue: ListedFile[]): Promise<void> {
    for (let file = queue.shift(); file; file = queue.shift()) {
      signal.throwIfAborted();
      const [pathname, bytes, revision] = file;
      const response = await fetchFile(pathname, environment, {
        signal: either,
        // What has no hash may be in the browser's own cache as it was.
        ...(revision === undefined ? {} : { cache: 'no-cache' }),
      });
      await store(cache, file, response).catch((error: unknown) => {
        throw isNamed(error, 'QuotaExceededError')
          ? new DownloadError('quota', 'The browser has no room for more.')
          : error;
      });
      onStored(bytes);
    }
  }

  for (const queue of [
    files.filter(([pathname]) => !isPage(pathname)),
    files.filter(([pathname]) => isPage(pathname)),
  ]) {
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, () => storeInTurn(queue)));
    } catch (error) {
      queue.length = 0;
      others.abort();
      throw error;
    }
  }
}

/** Removes all that none of the lists names. */
export async function removeFiles(
  lists: readonly PackList[],
  kept: readonly string[],
  { caches }: Pick<StoreEnvironment, 'caches'>,
): Promise<void> {
  const cache = await caches.open(DOWNLOADS_CACHE);
  const needed = new Set([
    ...kept,
    ...lists.flatMap(({ files }) => files.map(([pathname]) => pathname)),
  ]);
  const requests = await cache.keys();
  await Promise.all(
    requests
      .filter(({ url }) => {
        const { pathname, search } = new URL(url);
        return !needed.has(pathname + search);
      })
      .map((request) => cache.delete(request)),
  );
}
