import { isPagePath, markdownPaths, prefersMarkdown } from '../pageForms';

/** Requests a file of the site. */
export type FetchFile = (request: Request) => Promise<Response>;

function withHeaders(response: Response, headers: Record<string, string>): Response {
  // Responses of `fetch` can't be changed.
  const copy = new Response(response.body, response);
  Object.entries(headers).forEach(([name, value]) => copy.headers.append(name, value));
  return copy;
}

/**
 * Answers a request for a page with its Markdown if the `Accept` header prefers it, and otherwise with the page. Other
 * requests are passed on unchanged.
 *
 * @param request - Any request to the site.
 * @param fetchFile - Requests a file without this function in between.
 * @returns The response, with `Vary: Accept` for pages, so that caches keep both forms.
 */
export async function negotiateMarkdown(request: Request, fetchFile: FetchFile): Promise<Response> {
  const url = new URL(request.url);
  const isPage = /^(?:GET|HEAD)$/.test(request.method) && isPagePath(url.pathname);
  if (!isPage) {
    return fetchFile(request);
  }
  if (prefersMarkdown(request.headers.get('accept'))) {
    for (const pathname of markdownPaths(url.pathname)) {
      const response = await fetchFile(new Request(new URL(pathname, url), request));
      if (response.ok || response.status === 304) {
        return withHeaders(response, { Vary: 'Accept' });
      }
      await response.body?.cancel();
    }
  }
  return withHeaders(await fetchFile(request), { Vary: 'Accept' });
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
