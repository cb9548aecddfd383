import { caddyfile, HOSTS_FOLDER, netlifyHeaders, nginxConfig, requireWithinLimits } from './hosts';
import { parseHeaders, parseRedirects } from './rules';

const GITHUB_PAGES = `GitHub Pages sends no headers of your own and redirects nothing, so _headers and _redirects have no effect.

- The policy in each page's <meta> still applies. Missing are frame-ancestors, HSTS, nosniff, and the policies for referrers, permissions and openers.
- Edited demos run, because GitHub Pages sends "Access-Control-Allow-Origin: *" and the page puts the frame in a sandbox. Another website that embeds the frame without a sandbox gets only an explanation.
- Offline reading does not work: the worker may control only the folder x without "Service-Worker-Allowed". Build with OFFLINE=off.
- Nothing receives feedback. Build with FEEDBACK_ENDPOINT= (empty), or set it to the URL of a receiver on another host.
- Folders that have moved are redirected by the 404 page, with the status 404.
- All answers are cached for 10 minutes, errors too: a reader who requests a file just before it is deployed gets the error until then.
- A page is never sent as Markdown. Its Markdown is at its own address.
- The pages of a repository are below a path, /repository/, unless they have a domain of their own. Set "baseUrl" in portal.config.ts to this path.
`;

/**
 * Returns the configuration of hosts that don't read `_headers` and `_redirects` as they are, by the path of the file.
 * All of it is derived from these two files.
 *
 * @param headersText - The text of `_headers`.
 * @param redirectsText - The text of `_redirects`.
 * @param localeFolders - Folders with their own 404 page, each with a trailing slash, such as `zh/`, or `docs/` for a site below a path.
 * @throws Error if a host can't do what the rules say, or if Cloudflare Pages would ignore a part of the files.
 */
export function hostFiles(
  headersText: string,
  redirectsText: string,
  localeFolders: readonly string[],
): ReadonlyMap<string, string> {
  requireWithinLimits(headersText, redirectsText);
  const headers = parseHeaders(headersText);
  const rules = { headers, redirects: parseRedirects(redirectsText), localeFolders };
  const nginx = nginxConfig(rules);
  return new Map([
    [`${HOSTS_FOLDER}/netlify/_headers`, netlifyHeaders(headers)],
    [`${HOSTS_FOLDER}/nginx/http.conf`, nginx.http],
    [`${HOSTS_FOLDER}/nginx/server.conf`, nginx.server],
    [`${HOSTS_FOLDER}/caddy/site.caddy`, caddyfile(rules)],
    [`${HOSTS_FOLDER}/github-pages.txt`, GITHUB_PAGES],
  ]);
}
