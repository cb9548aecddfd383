import { contentHash } from '../contentHash';
import {
  DOWNLOAD_HEADER,
  DOWNLOADS_CACHE,
  REVISION_HEADER,
  type DownloadProblem,
  type ListedFile,
  type PackList,
} from '../format';
import { fileKey, hasExpectedType } from '../worker/routing';

/** The reason why a download has stopped. */
export class DownloadError extends Error {
  constructor(
    readonly problem: DownloadProblem,
    message: string,
    /** Whether the site's content no longer matches the list, because it was deployed again. */
    readonly isOutdated = false,
  ) {
    super(message);
  }
}

/** What storing depends on: the browser's own in production, fakes in tests. */
export interface StoreEnvironment {
  caches: Pick<CacheStorage, 'open'>;
  fetch: typeof fetch;
}

/** Number of concurrent requests: as many as browsers send to one host. */
const AT_ONCE = 6;

const isNamed = (error: unknown, name: string) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === name;

/** @throws DownloadError if there was no room, otherwise the error itself. */
export function asQuotaProblem(error: unknown): never {
  throw isNamed(error, 'QuotaExceededError')
    ? new DownloadError('quota', 'The browser has no storage space left.')
    : error;
}

const isPage = (pathname: string) => pathname.endsWith('/');

/**
 * Fetches a file of the site from the network, bypassing the worker.
 *
 * @throws DownloadError if there is no network, or if the server doesn't return the file.
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
      : new DownloadError('network', `Couldn't fetch ${pathname}: the device is offline.`);
  });
  const isExpected = isPage(pathname)
    ? /^text\/html\b/.test(response.headers.get('Content-Type') ?? '')
    : hasExpectedType(pathname, response);
  if (response.status !== 200 || !isExpected) {
    throw new DownloadError(
      'server',
      `Couldn't fetch ${pathname}: the server responded with ${response.status}.`,
      true,
    );
  }
  return response;
}

/**
 * Stores a file with its headers, except those that only applied to the transfer.
 *
 * @throws DownloadError if its content isn't the content that the list describes: a network that asks readers to log in
 * returns its own page, or the site was deployed again.
 */
async function store(
  cache: Cache,
  [pathname, bytes, revision]: ListedFile,
  response: Response,
): Promise<void> {
  const content = await response.blob();
  if (
    content.size !== bytes ||
    (revision !== undefined && (await contentHash(content)) !== revision)
  ) {
    throw new DownloadError('server', `${pathname} isn't the file that the list describes.`, true);
  }
  const headers = new Headers(response.headers);
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  if (revision !== undefined) {
    headers.set(REVISION_HEADER, revision);
  }
  await cache.put(pathname, new Response(content, { headers }));
}

/** Returns the files that aren't stored, or that are stored with different content. */
export async function missingFiles(
  files: readonly ListedFile[],
  { caches }: Pick<StoreEnvironment, 'caches'>,
): Promise<ListedFile[]> {
  const cache = await caches.open(DOWNLOADS_CACHE);
  const stored = new Set((await cache.keys()).map(({ url }) => fileKey(url)));
  const missing: ListedFile[] = [];
  for (const file of files) {
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

/** Options of {@link storeFiles}. */
export interface StoreOptions {
  /** Stops the download. Files that are already stored remain. */
  signal: AbortSignal;
  /** Called for each stored file, with its size in bytes. */
  onStored: (bytes: number) => void;
}

/**
 * Stores files: first everything that pages need, then the pages. If it is interrupted, every stored page is complete.
 *
 * @throws DownloadError if it can't continue. DOMException `AbortError` if it was stopped.
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
        // The browser's own cache may have an old copy of a file without a hash.
        ...(revision === undefined ? {} : { cache: 'no-cache' }),
      });
      await store(cache, file, response).catch(asQuotaProblem);
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

/** Removes all files that none of the lists names, except those in `kept`. */
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
    requests.filter(({ url }) => !needed.has(fileKey(url))).map((request) => cache.delete(request)),
  );
}
