import { countReasons, parseDay, readOverview, type Overview } from '../report';
import type { AnswerFilter, FeedbackSource, ReportedAnswer } from '../store';

/** A file of the compiled page. */
export interface Asset {
  contentType: string;
  content: Uint8Array<ArrayBuffer>;
}

/** The compiled page. */
export interface PageAssets {
  /** File names that the document loads, in order. */
  scripts: readonly string[];
  styles: readonly string[];
  files: ReadonlyMap<string, Asset>;
}

/** Options of {@link createReportHandler}. */
export interface ReportHandlerOptions {
  source: FeedbackSource;
  assets: PageAssets;
  /** Port that the page is served on, which is part of the allowed hosts. */
  port: number;
  /**
   * A random string of letters and digits. Only browsers that have opened the page with it, as `/?token=…`, get anything:
   * other users of this machine can reach the port, too.
   */
  token: string;
  /** Returns a new random string of letters and digits for each document. */
  nonce: () => string;
}

/** The data of a single page's view. */
export interface PageReport extends Overview {
  reasons: [reason: string, count: number][];
  /** Answers with a comment, newest first. */
  comments: ReportedAnswer[];
}

/** Title of the document. */
const TITLE = 'Feedback';

function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    // For the empty icon, which saves a request for a favicon.
    'img-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function documentHtml({ scripts, styles }: PageAssets, nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta property="csp-nonce" nonce="${nonce}">
<title>${TITLE}</title>
<link rel="icon" href="data:,">
${styles.map((name) => `<link rel="stylesheet" href="/assets/${name}">\n`).join('')}${scripts
    .map((name) => `<script defer src="/assets/${name}"></script>\n`)
    .join('')}</head>
<body><div id="root"></div></body>
</html>
`;
}

/** @throws Error if a parameter is invalid. It names the parameter, what is allowed, and what was found. */
function readFilter(parameters: URLSearchParams): AnswerFilter {
  const day = parameters.get('since') || undefined;
  const since = day === undefined ? undefined : parseDay(day);
  if (day !== undefined && since === undefined) {
    throw new Error(`"since" must be a day such as 2026-01-31; found ${JSON.stringify(day)}.`);
  }
  return {
    since,
    version: parameters.get('version') || undefined,
    page: parameters.get('page') || undefined,
  };
}

/** Returns the hosts by which a browser on this machine reaches a loopback address. */
export const loopbackHosts = (port: number): string[] =>
  ['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${port}`);

/**
 * Creates the handler of the report page. It accepts this machine's own host names only. Otherwise a website could
 * point its own host name at this machine and read what readers wrote (DNS rebinding).
 */
export function createReportHandler({
  source,
  assets,
  port,
  token,
  nonce,
}: ReportHandlerOptions): (request: Request) => Promise<Response> {
  const hosts = loopbackHosts(port);
  // Browsers send cookies to all ports of a host.
  const cookie = `report-${port}=${token}`;

  const respond = (
    status: number,
    contentType: string,
    body: BodyInit,
    extra: Record<string, string> = {},
  ) =>
    new Response(body, {
      status,
      headers: {
        'Content-Type': contentType,
        'Cache-Control': 'no-store',
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Referrer-Policy': 'no-referrer',
        'X-Content-Type-Options': 'nosniff',
        ...extra,
      },
    });
  const refuse = (status: number, message: string, extra?: Record<string, string>) =>
    respond(status, 'text/plain; charset=utf-8', `${message}\n`, extra);
  const json = (value: Overview | PageReport) =>
    respond(200, 'application/json; charset=utf-8', JSON.stringify(value));

  return async (request) => {
    const { host, pathname, searchParams } = new URL(request.url);
    if (!hosts.includes(host)) {
      return refuse(403, `The host must be one of ${hosts.join(', ')}.`);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(405, `The method must be GET; found ${request.method}.`, {
        Allow: 'GET, HEAD',
      });
    }
    if (searchParams.get('token') === token) {
      searchParams.delete('token');
      return respond(303, 'text/plain; charset=utf-8', '', {
        Location: `/${searchParams.size > 0 ? `?${searchParams.toString()}` : ''}`,
        'Set-Cookie': `${cookie}; Path=/; HttpOnly; SameSite=Strict`,
      });
    }
    if (!request.headers.get('Cookie')?.split('; ').includes(cookie)) {
      return refuse(403, 'Open the address that "npm run feedback -- --serve" has printed.');
    }
    if (pathname === '/') {
      const once = nonce();
      return respond(200, 'text/html; charset=utf-8', documentHtml(assets, once), {
        'Content-Security-Policy': contentSecurityPolicy(once),
      });
    }
    const asset = assets.files.get(pathname.replace(/^\/assets\//, ''));
    if (asset && pathname.startsWith('/assets/')) {
      return respond(200, asset.contentType, asset.content, {
        'Cache-Control': 'private, max-age=31536000, immutable',
      });
    }
    if (pathname !== '/api/overview' && pathname !== '/api/page') {
      return refuse(404, `${pathname} doesn't exist.`);
    }
    let filter: AnswerFilter;
    try {
      filter = readFilter(searchParams);
    } catch (error) {
      return refuse(400, error instanceof Error ? error.message : String(error));
    }
    try {
      if (pathname === '/api/overview') {
        return json(await readOverview(source, { ...filter, page: undefined }));
      }
      if (filter.page === undefined) {
        return refuse(400, '"page" must be the path of a page; found nothing.');
      }
      const [overview, answers] = await Promise.all([
        readOverview(source, filter),
        source.answers(filter),
      ]);
      return json({
        ...overview,
        reasons: countReasons(answers),
        comments: answers.filter(({ comment }) => comment !== ''),
      });
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return refuse(503, "The feedback database can't be read.");
    }
  };
}
