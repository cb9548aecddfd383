import {
  isPagePath,
  markdownPaths,
  missingMarkdown,
  prefersMarkdown,
  wantsMarkdown,
} from '../pageForms';

/** Requests a file of the site. */
export type FetchFile = (request: Request) => Promise<Response>;

function changed(response: Response, change: (headers: Headers) => void): Response {
  // Responses of `fetch` can't be changed.
  const copy = new Response(response.body, response);
  change(copy.headers);
  return copy;
}

const withVary = (response: Response) =>
  changed(response, (headers) => headers.append('Vary', 'Accept'));

/** Headers that describe the body of a response. */
const OF_THE_BODY = ['Content-Length', 'Content-Encoding', 'ETag', 'Last-Modified'];

/** Returns the path of the site, as far as the path of a page in it tells. */
const baseUrlIn = (pathname: string) => /^(.*?\/)x\//.exec(pathname)?.[1] ?? '/';

/** Replaces the page that says that something is missing, if the request is for Markdown. */
async function orMissing(response: Response, request: Request, url: URL): Promise<Response> {
  if (response.status !== 404 || !wantsMarkdown(url.pathname, request.headers.get('accept'))) {
    return response;
  }
  await response.body?.cancel();
  // The headers for safety are those of all files.
  const headers = new Headers(response.headers);
  OF_THE_BODY.forEach((name) => headers.delete(name));
  headers.set('Content-Type', 'text/markdown; charset=utf-8');
  const text =
    request.method === 'HEAD' ? null : missingMarkdown(url.pathname, baseUrlIn(url.pathname));
  return new Response(text, { status: 404, headers });
}

async function negotiate(request: Request, fetchFile: FetchFile): Promise<Response> {
  const url = new URL(request.url);
  const isRead = /^(?:GET|HEAD)$/.test(request.method);
  if (!isRead || !isPagePath(url.pathname)) {
    const response = await fetchFile(request);
    return isRead && url.pathname.endsWith('.md') ? orMissing(response, request, url) : response;
  }
  if (prefersMarkdown(request.headers.get('accept'))) {
    for (const pathname of markdownPaths(url.pathname)) {
      const response = await fetchFile(new Request(new URL(pathname, url), request));
      if (response.ok || response.status === 304) {
        return withVary(response);
      }
      await response.body?.cancel();
    }
  }
  return withVary(await orMissing(await fetchFile(request), request, url));
}

/**
 * Answers a request for a page with its Markdown if the `Accept` header prefers it, and otherwise with the page. Markdown
 * that doesn't exist is answered with short Markdown instead of the page for readers. Other requests are passed on
 * unchanged. Errors are never stored: the rules of hosts say `immutable` for hashed files, whether
 * or not they exist.
 *
 * @param request - Any request to the site.
 * @param fetchFile - Requests a file without this function in between.
 * @returns The response, with `Vary: Accept` for pages, so that caches keep both forms, and with `Cache-Control: no-store`
 *   for a status of 400 or more.
 */
export async function negotiateMarkdown(request: Request, fetchFile: FetchFile): Promise<Response> {
  const response = await negotiate(request, fetchFile);
  return response.status < 400
    ? response
    : changed(response, (headers) => headers.set('Cache-Control', 'no-store'));
}

/** The part of the context of Netlify Edge Functions that is used. */
interface NetlifyContext {
  /** Continues with the next function or file. */
  next: (request?: Request) => Promise<Response>;
}

/** {@link negotiateMarkdown} as a Netlify Edge Function. */
export const netlifyMarkdown = (request: Request, { next }: NetlifyContext): Promise<Response> =>
  negotiateMarkdown(request, next);

/** The part of the context of Cloudflare Pages Functions that is used. */
interface CloudflareContext {
  request: Request;
  env: { ASSETS: { fetch: FetchFile } };
}

/** {@link negotiateMarkdown} as the middleware of Cloudflare Pages Functions. */
export const cloudflareMarkdown = ({ request, env }: CloudflareContext): Promise<Response> =>
  negotiateMarkdown(request, (file) => env.ASSETS.fetch(file));
