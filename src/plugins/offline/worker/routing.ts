import { DOWNLOAD_HEADER, type WorkerLocale, type WorkerSite } from '../format';

/** How a request is answered: a page and what has no hash from the network first, an asset from a cache first. */
export type RequestKind = 'page' | 'asset' | 'other';

/** What of a request decides that. */
export type RequestTraits = Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'headers'>;

/** The bundler and the search put a hash into the names of what is below `assets/`. */
const ASSET = /^\/(?:[\w-]+\/)?assets\//;

/**
 * How a request is answered; undefined for those that the worker does not touch: other hosts', POSTs, parts of files,
 * frames, downloads, and paths that the site excludes.
 */
export function kindOf(
  { method, url, mode, destination, headers }: RequestTraits,
  origin: string,
  { ignore }: Pick<WorkerSite, 'ignore'>,
): RequestKind | undefined {
  const { origin: host, pathname } = new URL(url);
  if (
    method !== 'GET' ||
    host !== origin ||
    headers.has('Range') ||
    headers.has(DOWNLOAD_HEADER) ||
    ignore.some((start) => pathname.startsWith(start)) ||
    (mode === 'navigate' && destination !== 'document')
  ) {
    return undefined;
  }
  if (mode === 'navigate' || headers.get('Accept') === 'text/html') {
    return 'page';
  }
  return ASSET.test(pathname) ? 'asset' : 'other';
}

/** A page has one entry, whatever follows its path, and with or without its slash. */
export function pageKey(url: string): string {
  const { pathname } = new URL(url);
  return pathname.replace(/index\.html$/, '').replace(/([^/])$/, '$1/');
}

/** The entry of anything else: style sheets are told apart by their query. */
export function fileKey(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** The language of an address: that whose base URL is the longest to fit. */
export function localeOf<Locale extends Pick<WorkerLocale, 'base'>>(
  url: string,
  locales: readonly Locale[],
): Locale | undefined {
  const { pathname } = new URL(url);
  return [...locales]
    .sort((one, other) => other.base.length - one.base.length)
    .find(({ base }) => pathname.startsWith(base));
}

/** Whether an answer may be kept: whole, of this host, for the address that was asked, and of the kind expected. */
export function isKeepable(response: Response, kind: RequestKind): boolean {
  const isHtml = /^text\/html\b/.test(response.headers.get('Content-Type') ?? '');
  return (
    response.status === 200 &&
    response.type === 'basic' &&
    !response.redirected &&
    isHtml === (kind === 'page') &&
    !/\bno-store\b/.test(response.headers.get('Cache-Control') ?? '')
  );
}

const TITLE = /<title[^>]*>([^<]*)<\/title>/i;
const VERSION = /<meta[^>]*\sname=["']?docusaurus_version["'\s][^>]*>/i;
const CONTENT = /\scontent=(?:"([^"]*)"|'([^']*)'|([^\s>]*))/i;

/** What a list of pages says of one: its title, as written in HTML, and its version. */
export function describePage(html: string): { title?: string; version?: string } {
  const [, title] = TITLE.exec(html) ?? [];
  const [, double, single, bare] = CONTENT.exec(VERSION.exec(html)?.[0] ?? '') ?? [];
  const version = double ?? single ?? bare;
  return { ...(title ? { title } : {}), ...(version ? { version } : {}) };
}
