import { isPagePath, markdownPaths, prefersMarkdown } from '../pageForms';

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

async function negotiate(request: Request, fetchFile: FetchFile): Promise<Response> {
  const url = new URL(request.url);
  const isPage = /^(?:GET|HEAD)$/.test(request.method) && isPagePath(url.pathname);
  if (!isPage) {
    return fetchFile(request);
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
  return withVary(await fetchFile(request));
}

/**
 * Answers a request for a page with its Markdown if the `Accept` header prefers it, and otherwise with the page. Other
 * requests are passed on unchanged. Errors are never stored: the rules of hosts say `immutable` for hashed files, whether
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
