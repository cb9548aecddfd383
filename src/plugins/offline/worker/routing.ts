import { DOWNLOAD_HEADER, type WorkerLocale, type WorkerSite } from '../format';

/** How a request is answered: pages and files without a hash come from the network first, assets from a cache first. */
export type RequestKind = 'page' | 'asset' | 'other';

/** The properties of a request that determine this. */
export type RequestTraits = Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'headers'>;

/**
 * Returns how a request is answered. Returns undefined for requests that the worker ignores: other hosts, methods other
 * than GET, range requests, frames, downloads, what is outside of the site, and paths that the site excludes.
 */
export function kindOf(
  { method, url, mode, destination, headers }: RequestTraits,
  origin: string,
  {
    ignore,
    locales,
  }: Pick<WorkerSite, 'ignore'> & { locales: readonly Pick<WorkerLocale, 'base'>[] },
): RequestKind | undefined {
  const { origin: host, pathname } = new URL(url);
  if (
    method !== 'GET' ||
    host !== origin ||
    headers.has('Range') ||
    headers.has(DOWNLOAD_HEADER) ||
    !localeOf(url, locales) ||
    ignore.some((start) => pathname.startsWith(start)) ||
    (mode === 'navigate' && destination !== 'document')
  ) {
    return undefined;
  }
  if (mode === 'navigate' || headers.get('Accept') === 'text/html') {
    return 'page';
  }
  // The bundler and the search put a hash into the names of all files in `assets/`.
  return locales.some(({ base }) => pathname.startsWith(`${base}assets/`)) ? 'asset' : 'other';
}

/** Returns the key of a page. A page has one entry, regardless of its query, hash, `index.html` and trailing slash. */
export function pageKey(url: string): string {
  const { pathname } = new URL(url);
  return pathname.replace(/index\.html$/, '').replace(/([^/])$/, '$1/');
}

/** Returns the key of any other file. It includes the query, which distinguishes style sheets. */
export function fileKey(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Returns the language of an address: the one with the longest matching base URL. */
export function localeOf<Locale extends Pick<WorkerLocale, 'base'>>(
  url: string,
  locales: readonly Locale[],
): Locale | undefined {
  const { pathname } = new URL(url);
  return [...locales]
    .sort((one, other) => other.base.length - one.base.length)
    .find(({ base }) => pathname.startsWith(base));
}

/** Content types of the files that a build contains, by the ends of their names. */
const TYPES: readonly [name: RegExp, type: RegExp][] = [
  [/\.m?js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/json$/, /json/],
  [/\.(svg|png|jpe?g|webp|avif|gif|ico)$/, /^image\//],
  [/\.woff2?$/, /font|octet-stream/],
];

/**
 * Whether a response has a content type that matches the file's name. If a file isn't there (yet), some hosts return
 * an HTML page or a text with the status 200.
 *
 * @param key - Path of the file, with its query.
 */
export function hasExpectedType(key: string, { headers }: Pick<Response, 'headers'>): boolean {
  const type = headers.get('Content-Type') ?? '';
  const [path = ''] = key.split('?');
  const expected = TYPES.find(([name]) => name.test(path))?.[1];
  return expected?.test(type) ?? !/^text\/html\b/.test(type);
}

/**
 * Whether a response may be stored: complete, from this host, not redirected, and of the expected type. Pages must
 * also be pages of this site (`isSitePage`).
 */
export function isKeepable(response: Response, kind: RequestKind, key: string): boolean {
  return (
    response.status === 200 &&
    response.type === 'basic' &&
    !response.redirected &&
    (kind === 'page'
      ? /^text\/html\b/.test(response.headers.get('Content-Type') ?? '')
      : hasExpectedType(key, response)) &&
    !/\bno-store\b/.test(response.headers.get('Cache-Control') ?? '')
  );
}

const TITLE = /<title[^>]*>([^<]*)<\/title>/i;
const VERSION = /<meta[^>]*\sname=["']?docusaurus_version["'\s][^>]*>/i;
const CONTENT = /\scontent=(?:"([^"]*)"|'([^']*)'|([^\s>]*))/i;

/** Extracts what a list of pages shows about a page: its title, as HTML, and its version. */
export function describePage(html: string): { title?: string; version?: string } {
  const [, title] = TITLE.exec(html) ?? [];
  const [, double, single, bare] = CONTENT.exec(VERSION.exec(html)?.[0] ?? '') ?? [];
  const version = double ?? single ?? bare;
  return { ...(title ? { title } : {}), ...(version ? { version } : {}) };
}
