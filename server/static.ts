import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';

import compression from 'compression';
import sirv from 'sirv';

import {
  parseHeaders,
  parseRedirects,
  type HeaderRule,
  type RedirectRule,
} from '../src/core/hosts';

import { negotiatePage } from './negotiate';

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

/** Returns the paths of a build's pages, by the same paths in lower case. */
function pagesByLowerCase(directory: string): Map<string, string> {
  return new Map(
    readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .map((file) => `/${file.split(path.sep).join('/')}`)
      .filter((file) => file.endsWith('/index.html'))
      .map((file) => file.slice(0, -'index.html'.length))
      .map((page) => [page.toLowerCase(), page]),
  );
}

/** Files that configure a host. They are in the build, but are not part of the site. */
const CONFIGURATION = /^\/_(?:(?:headers|redirects)\/*|hosts(?:\/.*)?)$/;

/** Returns whether a path, as it was requested, is that of a file for hosts. */
function isConfiguration(pathname: string): boolean {
  try {
    return CONFIGURATION.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/** Refuses all methods that files do not have. Returns whether it has responded. */
function refuseMethod(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') {
    return false;
  }
  // A body that nobody reads would keep the connection busy.
  response.writeHead(405, { Allow: 'GET, HEAD', Connection: 'close' }).end();
  return true;
}

/** A request handler of Node's http server. */
export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Serves a built site as a static host would: compressed, with the headers of its `_headers`, the redirects of its
 * `_redirects`, and the nearest `404.html` for missing files. An address that differs from a page's only in its case is
 * redirected to the page. Neither of the two files is served, and methods other than GET and HEAD are refused.
 *
 * @param directory - The build's folder.
 * @throws Error if there is no build.
 */
export function staticHandler(directory: string): NodeHandler {
  const read = (name: string) => {
    try {
      return readFileSync(path.join(directory, name), 'utf8');
    } catch (error) {
      throw new Error(
        `${directory} contains no build (${name} is missing). Run "npm run build" first.`,
        {
          cause: error,
        },
      );
    }
  };
  const rules = parseHeaders(read('_headers'));
  const redirects = existsSync(path.join(directory, '_redirects'))
    ? parseRedirects(read('_redirects'))
    : [];
  const notFound = read('404.html');
  // Each locale has its own 404 page in its folder.
  const notFoundOf = (pathname: string): string => {
    const [, locale] = /^\/([\w-]+)(?=\/)/.exec(pathname) ?? [];
    const file = locale && path.join(directory, locale, '404.html');
    return file && existsSync(file) ? readFileSync(file, 'utf8') : notFound;
  };
  let pages: Map<string, string> | undefined;
  const pageInOtherCase = (pathname: string): string | undefined => {
    pages ??= pagesByLowerCase(directory);
    const requested = pathname.endsWith('/') ? pathname : `${pathname}/`;
    const page = pages.get(requested.toLowerCase());
    return page === requested ? undefined : page;
  };
  const compress = compression() as unknown as (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
  const serve = sirv(directory, { etag: true, extensions: ['html'] });

  return (request, response) => {
    if (refuseMethod(request, response)) {
      return;
    }
    // Not `new URL`, which throws for `//`: clients may send anything.
    const [pathname = ''] = (request.url ?? '').split(/[?#]/, 1);
    if (!pathname.startsWith('/')) {
      response.writeHead(400).end();
      return;
    }
    const redirect = redirectFor(redirects, request.url ?? '');
    if (redirect !== undefined) {
      response.writeHead(301, { Location: redirect }).end();
      return;
    }
    const negotiated = negotiatePage(directory, pathname, request);
    if (negotiated?.isPreferred) {
      request.url = negotiated.markdown;
    }
    const headers = headersFor(rules, negotiated?.isPreferred ? negotiated.markdown : pathname);
    if (negotiated) {
      response.setHeader('Vary', 'Accept');
      headers.set('Link', `<${negotiated.markdown}>; rel="alternate"; type="text/markdown"`);
    }
    // sirv sets its own Cache-Control when it writes the head; the headers of the file win.
    const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
    response.writeHead = (status: number, ...rest: unknown[]) => {
      const given = rest.find((argument) => typeof argument === 'object') as
        Record<string, string> | undefined;
      const own = Object.fromEntries(headers);
      return writeHead(status, { ...given, ...own });
    };

    // sirv throws if a range runs backwards, and no file here is large enough for range requests.
    delete request.headers.range;
    const serveFile = (next: () => void) =>
      isConfiguration(pathname) ? next() : void serve(request, response, next);
    compress(request, response, () =>
      serveFile(() => {
        const page = pageInOtherCase(pathname);
        if (page !== undefined) {
          const query = (request.url ?? '').slice(pathname.length);
          response.writeHead(301, { Location: page + query }).end();
          return;
        }
        response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
        response.end(request.method === 'HEAD' ? undefined : notFoundOf(pathname));
      }),
    );
  };
}
