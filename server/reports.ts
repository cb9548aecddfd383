import { isRecord } from '../src/core/validation/isRecord';

import { readBody } from './readBody';
import { webMiddleware, type Middleware } from './webMiddleware';

/** Maximum size of a body, in bytes. Each report in it repeats the whole policy. */
const MAX_BODY_BYTES = 32_768;

/** Maximum number of reports in a body that are read. */
const MAX_REPORTS = 20;

/** Returns the address of a file without what may be about the reader: of other hosts the origin, of extensions nothing. */
function withoutReader(value: unknown, site: string): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) {
    // Such as `inline`, `eval` and `trusted-types-sink`.
    return typeof value === 'string' && /^[a-z-]{1,40}$/.test(value) ? value : undefined;
  }
  const { origin, pathname, protocol } = new URL(value);
  if (!/^https?:$/.test(protocol)) {
    return protocol;
  }
  return origin === site ? pathname : origin;
}

/** Returns a line for a report in either format: that of the Reporting API, or that of `report-uri`. */
function lineOf(report: unknown): string | undefined {
  const body = isRecord(report) ? (report.body ?? report['csp-report']) : undefined;
  if (!isRecord(body)) {
    return undefined;
  }
  const page = body.documentURL ?? body['document-uri'];
  const directive = body.effectiveDirective ?? body['effective-directive'];
  if (
    typeof page !== 'string' ||
    !URL.canParse(page) ||
    typeof directive !== 'string' ||
    !/^[a-z-]{1,40}$/.test(directive)
  ) {
    return undefined;
  }
  const { origin, pathname } = new URL(page);
  const blocked = withoutReader(body.blockedURL ?? body['blocked-uri'], origin);
  const source = withoutReader(body.sourceFile ?? body['source-file'], origin);
  const numbers = [
    body.lineNumber ?? body['line-number'],
    body.columnNumber ?? body['column-number'],
  ];
  const place = [source, ...numbers.filter(Number.isSafeInteger)].join(':');
  return [
    `The policy's ${directive} was violated on ${pathname}`,
    ...(blocked ? [`by ${blocked}`] : []),
    ...(source ? [`in ${place}`] : []),
  ].join(' ');
}

/**
 * Receives what browsers report about the policy, at a path. Of a report, it keeps the directive, the page's path without
 * its query, and what was blocked: neither the address of another page, nor an excerpt of a script, nor the browser.
 *
 * @param onReport - Receives a line for each report.
 */
export const reportsMiddleware = (path: string, onReport: (line: string) => void): Middleware => {
  const receive = webMiddleware(path, async ({ webRequest, request, response }) => {
    let status = 204;
    try {
      const text = await readBody(webRequest, MAX_BODY_BYTES);
      if (text === undefined) {
        status = 413;
      } else {
        const body: unknown = JSON.parse(text);
        (Array.isArray(body) ? (body as unknown[]).slice(0, MAX_REPORTS) : [body]).forEach(
          (report) => {
            const line = lineOf(report);
            if (line !== undefined) {
              onReport(line);
            }
          },
        );
      }
    } catch {
      status = 400;
    }
    // The rest of a refused body isn't read.
    response.writeHead(status, request.complete ? {} : { Connection: 'close' }).end();
  });
  return (request, response, next) =>
    request.method === 'POST' ? receive(request, response, next) : next();
};
