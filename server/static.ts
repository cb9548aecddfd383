import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

import compression from 'compression';
import { lookup } from 'mrmime';

import type { HeaderRule, RedirectRule } from '../src/core/hosts';

import { closestNames } from './mcp/suggestions';
import { negotiatePage } from './negotiate';
import { isPagePath, markdownTokens, missingMarkdown, wantsMarkdown } from './pageForms';
import {
  currentId,
  previousFolder,
  readRelease,
  type FilePart,
  type Release,
  type ReleaseContents,
} from './release';

/** Returns the headers of a path from all matching rules, in order. Header names are case-insensitive. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Map<string, string> {
  const headers = new Map<string, [name: string, value: string]>();
  for (const { pattern, headers: changes } of rules) {
    if (pattern.test(pathname)) {
      changes.forEach(([name, value]) =>
        value === null
          ? headers.delete(name.toLowerCase())
          : headers.set(name.toLowerCase(), [name, value]),
      );
    }
  }
  return new Map(headers.values());
}

/**
 * Returns where a request is redirected to, including its query, or `undefined` if no rule matches. Never returns
 * another host.
 */
export function redirectFor(rules: readonly RedirectRule[], url: string): string | undefined {
  const rule = rules.find(({ from }) => url.startsWith(from));
  return rule && rule.to + url.slice(rule.from.length).replace(/^[/\\]+/, '');
}

/** Returns the path of a URL with its percent-encoded characters decoded, as far as they are valid. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Returns the file that a decoded path stands for. Pages are found without `index.html` and their slash. */
function fileOf({ files }: ReleaseContents, pathname: string): string | undefined {
  const name = pathname.replace(/\/$/, '');
  // Only folders have a slash: relative links in `/x/a.md/` would lead elsewhere.
  const own = name === pathname ? [name] : [];
  return [...own, `${name}.html`, `${name}/index.html`].find((file) => files.has(file));
}

/** Returns whether the client has a file as it is now (RFC 9110, "Precedence of Preconditions"). */
function isFresh({ headers }: IncomingMessage, etag: string, modified: string): boolean {
  const tags = headers['if-none-match'];
  return tags === undefined
    ? headers['if-modified-since'] === modified
    : tags.split(',').some((tag) => ['*', etag, etag.slice('W/'.length)].includes(tag.trim()));
}

/** The front matter of a page is shorter. */
const FRONT_MATTER_BYTES = 2048;

/** Errors of the file system that mean that there is no such file. The others are faults of this machine. */
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENAMETOOLONG', 'ENXIO']);

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && MISSING.has(String(error.code));

/** When a client may ask again after a fault, in seconds. */
const RETRY_AFTER_SECONDS = 5;

/**
 * Returns a file in parts.
 *
 * @param first - Its first part.
 * @throws Error if the file is changed in the meantime.
 */
async function* partsOf(release: Release, name: string, first: FilePart): AsyncGenerator<Buffer> {
  let part = first;
  for (let position = 0; ; part = await release.read(name, position)) {
    if (part.version !== first.version || part.data.length === 0) {
      throw new Error(`${name} was changed after ${position} of ${first.size} bytes were sent.`);
    }
    yield part.data;
    position += part.data.length;
    if (position === first.size) {
      return;
    }
  }
}

/**
 * Responds with a file, or says that the client has it already.
 *
 * @param name - Its path, whose ending says what type it has.
 * @throws Error of the file system. If it occurs before anything was sent, the response can still be another one.
 */
async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { release, name }: { release: Release; name: string },
): Promise<void> {
  const first = await release.read(name, 0);
  const etag = `W/"${first.size}-${first.modified}"`;
  const modified = new Date(first.modified).toUTCString();
  const type = lookup(name) ?? 'application/octet-stream';
  response.setHeader('ETag', etag);
  response.setHeader('Last-Modified', modified);
  if (!response.hasHeader('Content-Type')) {
    response.setHeader('Content-Type', type === 'text/html' ? `${type}; charset=utf-8` : type);
  }
  if (type === 'text/markdown') {
    const tokens = markdownTokens(first.data.toString('utf8', 0, FRONT_MATTER_BYTES));
    if (tokens !== undefined) {
      // So that agents know the size before they read the page, as with Cloudflare's "Markdown for Agents".
      response.setHeader('x-markdown-tokens', tokens);
    }
  }
  if (isFresh(request, etag, modified)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.setHeader('Content-Length', first.size);
  if (request.method === 'HEAD' || first.data.length === first.size) {
    response.end(first.data);
    return;
  }
  await pipeline(partsOf(release, name, first), response);
}

/** A request handler of Node's http server. */
export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Longer paths aren't compared with those of pages, since that takes longer for each character. */
const LONGEST_PATH = 120;

/** Returns the paths of the Markdown that a request for missing Markdown may have meant, best first. */
function nearestMarkdown({ files }: ReleaseContents, pathname: string): string[] {
  const file = pathname.replace(/\/?(?:\.md)?$/, '.md');
  return file.length > LONGEST_PATH
    ? []
    : closestNames(
        file,
        [...files].filter((name) => name.endsWith('.md')),
      );
}

/** Options of {@link openSite}. */
export interface SiteOptions {
  /** The build's folder. */
  directory: string;
  /** Receives faults that clients are only told the status of. Default: they are dropped. */
  log?: (line: string) => void;
  /** Called when a new release has taken the place of the one before. Default: nothing happens. */
  onRelease?: () => void;
}

/** A built site that is being served. */
export interface Site {
  handle: NodeHandler;
  /** Returns the headers that the current release has for a path. */
  headersOf: (pathname: string) => Map<string, string>;
  /**
   * Switches to the release that is in the folder now, if it is another one. Never rejects: a folder without a complete
   * release is left for later.
   *
   * @param isForced - Also if it seems to be the same. Default: false.
   */
  refresh: (isForced?: boolean) => Promise<void>;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The releases that are being served. */
interface Releases {
  readonly current: Release;
  /** Its hashed files are kept for pages that readers still have open. */
  readonly previous: Release | undefined;
  /** See {@link Site}. */
  refresh: (isForced?: boolean) => Promise<void>;
}

function openReleases({ directory, log = () => {}, onRelease }: SiteOptions): Releases {
  let current = readRelease(directory);
  let previous: Release | undefined;
  try {
    previous = readRelease(previousFolder(directory));
  } catch {
    // This is the first release, or the server that served it has kept no other.
  }
  // So that the first request doesn't wait for it. If it fails, that request tries again, and gets the error.
  current.contents().catch(() => undefined);

  /** Why the release in the folder can't be used. It is tried again every second, but logged once. */
  let refusal: string | undefined;
  const replaceRelease = async () => {
    const next = readRelease(directory);
    await next.contents();
    previous = next.id === current.id ? previous : current;
    current = next;
    refusal = undefined;
    onRelease?.();
  };
  let replacing: Promise<void> | undefined;
  const refresh = async (isForced = false) => {
    if (isForced) {
      // It may have read the folder before its latest change.
      await replacing;
    }
    const id = await currentId(directory);
    if (id !== undefined && (isForced || id !== current.id)) {
      replacing ??= replaceRelease()
        .catch((error: unknown) => {
          if (messageOf(error) !== refusal) {
            refusal = messageOf(error);
            log(refusal);
          }
        })
        .finally(() => (replacing = undefined));
      await replacing;
    }
  };

  return {
    get current() {
      return current;
    },
    get previous() {
      return previous;
    },
    refresh,
  };
}

const setHeaders = ({ current }: Releases, response: ServerResponse, pathname: string) =>
  headersFor(current.headers, pathname).forEach((value, name) => response.setHeader(name, value));

/** Responds without a file. Errors are never stored: the next deployment may have what is missing. */
function respond(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
  body?: string,
): void {
  response.removeHeader('Content-Type');
  response.removeHeader('Link');
  if (status >= 400) {
    response.setHeader('Cache-Control', 'no-store');
  }
  response.writeHead(status, headers).end(body);
}

function respondMissing(
  request: IncomingMessage,
  response: ServerResponse,
  { baseUrl, contents }: Pick<Release, 'baseUrl'> & { contents: ReleaseContents },
  path: string,
): void {
  if (isPagePath(path)) {
    response.setHeader('Vary', 'Accept');
  }
  if (wantsMarkdown(path, request.headers.accept)) {
    const text = missingMarkdown(path, baseUrl, nearestMarkdown(contents, path));
    respond(response, 404, { 'Content-Type': 'text/markdown; charset=utf-8' }, text);
    return;
  }
  // Each locale has its own 404 page in its folder.
  const folder = [...contents.notFound.keys()].find((start) => path.startsWith(start));
  const page = contents.notFound.get(folder ?? baseUrl);
  respond(response, 404, { 'Content-Type': 'text/html; charset=utf-8' }, page);
}

/** Responds from a release. Returns false, and sends nothing, if there is nothing at the path. */
async function respondFrom(
  releases: Releases,
  { release, contents }: { release: Release; contents: ReleaseContents },
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): Promise<boolean> {
  // Those of a release that has been replaced in the meantime.
  response.getHeaderNames().forEach((name) => response.removeHeader(name));
  const negotiated = negotiatePage(
    (file) => contents.files.has(decoded(file)),
    pathname,
    request.headers.accept,
  );
  const sent = negotiated?.isPreferred ? negotiated.markdown : pathname;
  setHeaders(releases, response, sent);
  if (negotiated) {
    response.setHeader('Vary', 'Accept');
    response.setHeader('Link', `<${negotiated.markdown}>; rel="alternate"; type="text/markdown"`);
  }
  const wanted = decoded(sent);
  const name = fileOf(contents, wanted);
  const query = (request.url ?? '').slice(pathname.length);
  if (name === `${wanted}/index.html`) {
    // One address for each page, which its relative links and the caches of browsers are for.
    respond(response, 301, { Location: `${pathname.replace(/^\/+/, '/')}/${query}` });
    return true;
  }
  if (name !== undefined) {
    await sendFile(request, response, { release, name });
    return true;
  }
  const isHashed = /\bimmutable\b/.test(String(response.getHeader('Cache-Control')));
  const { previous } = releases;
  if (isHashed && previous && (await previous.contents()).files.has(wanted)) {
    await sendFile(request, response, { release: previous, name: wanted });
    return true;
  }
  const requested = wanted.endsWith('/') ? wanted : `${wanted}/`;
  const page = contents.pages.get(requested.toLowerCase());
  if (page !== undefined && page !== requested) {
    respond(response, 301, { Location: encodeURI(page) + query });
    return true;
  }
  return false;
}

/** Responds from the current release, or from the next one if it takes its place in the meantime. */
async function answer(
  releases: Releases,
  { directory, log = () => {} }: SiteOptions,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): Promise<void> {
  for (;;) {
    const release = releases.current;
    let contents: ReleaseContents | undefined;
    let fault: unknown;
    try {
      contents = await release.contents();
      if (await respondFrom(releases, { release, contents }, request, response, pathname)) {
        return;
      }
    } catch (error) {
      if (response.headersSent) {
        throw error;
      }
      fault = error;
    }
    // The folder may just have been replaced.
    await releases.refresh();
    if (releases.current !== release) {
      continue;
    }
    const isGone =
      fault === undefined || (isMissing(fault) && (await currentId(directory)) !== undefined);
    if (contents && isGone) {
      respondMissing(request, response, { baseUrl: release.baseUrl, contents }, pathname);
      return;
    }
    log(messageOf(fault));
    const headers = {
      'Content-Type': 'text/plain; charset=utf-8',
      'Retry-After': String(RETRY_AFTER_SECONDS),
    };
    respond(response, 503, headers, "The file can't be read at the moment.\n");
    return;
  }
}

/**
 * Opens a built site, to be served as a static host would: compressed, with the headers of its `_headers`, the redirects
 * of its `_redirects`, and the nearest `404.html` for missing files, or short Markdown with similar pages if the request is
 * for Markdown. An address that differs from a page's only in its
 * case, or that lacks its final slash, is redirected to the page. Neither of the two files is served, and methods other than GET and HEAD are refused.
 *
 * All files are those of one release, until the folder has another complete one. The hashed files of the previous
 * release are kept for pages that readers still have open.
 *
 * @throws Error if there is no build.
 */
export function openSite(options: SiteOptions): Site {
  const releases = openReleases(options);
  const compress = compression() as unknown as (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;

  const handle: NodeHandler = (request, response) => {
    // Not `new URL`, which throws for `//`: clients may send anything.
    const [pathname = ''] = (request.url ?? '').split(/[?#]/, 1);
    setHeaders(releases, response, pathname);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      // A body that nobody reads would keep the connection busy.
      respond(response, 405, { Allow: 'GET, HEAD', Connection: 'close' });
      return;
    }
    if (!pathname.startsWith('/')) {
      respond(response, 400);
      return;
    }
    const redirect = redirectFor(releases.current.redirects, request.url ?? '');
    if (redirect !== undefined) {
      respond(response, 302, { Location: redirect });
      return;
    }
    compress(request, response, () => {
      answer(releases, options, request, response, pathname).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') {
          options.log?.(messageOf(error));
        }
        response.destroy();
      });
    });
  };

  return {
    handle,
    headersOf: (pathname) => headersFor(releases.current.headers, pathname),
    refresh: releases.refresh,
  };
}

/** Returns the handler of {@link openSite}, for servers that need nothing else of a site. */
export const staticHandler = (directory: string): NodeHandler => openSite({ directory }).handle;
