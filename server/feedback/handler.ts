import { readBody } from '../readBody';

import { parseAnswer, type AnswerError, type FeedbackAnswer } from './answer';
import type { HasPage } from './pageList';
import type { RateLimit } from './rateLimit';

/** Maximum size of a body, in bytes. */
export const MAX_BODY_BYTES = 16_384;

/** `Retry-After` if the store cannot write, in seconds. */
const RETRY_AFTER_SECONDS = 30;

const METHODS = 'POST, OPTIONS';

/** Options of {@link createFeedbackHandler}. */
export interface FeedbackHandlerOptions {
  /** Stores an answer. Resolves once it is on disk, rejects if it cannot be stored. */
  save: (answer: FeedbackAnswer) => Promise<void>;
  /** Other origins whose pages may send answers, such as `https://docs.example.com`. */
  origins: readonly string[];
  /** Counts all requests of an address. See {@link createRateLimit}. */
  limit: RateLimit;
  /**
   * Counts the answers of all readers that would be stored, so that nobody can use it up with others. Default: no limit.
   */
  limitOfAll?: RateLimit;
  /**
   * Answers about pages for which this returns false are refused. If it rejects, the reader's browser tries again later.
   * Default: not checked.
   */
  hasPage?: HasPage;
}

/**
 * Responds to a request to the feedback route, at whatever path the route is mounted. Never rejects.
 *
 * @param address - Where the request came from, for the rate limit.
 */
export type FeedbackHandler = (request: Request, address: string) => Promise<Response>;

/**
 * Returns whether pages of an origin may send answers. Compares only the host with this server's own, because behind a
 * proxy the scheme is not known here.
 */
function isAllowed(request: Request, origin: string, origins: readonly string[]): boolean {
  if (origins.includes(origin)) {
    return true;
  }
  // Set by the browser, so pages cannot forge it. It also works if a proxy changes the host.
  if (request.headers.get('Sec-Fetch-Site') === 'same-origin') {
    return true;
  }
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}

/** Creates the handler of the feedback route, which validates an answer, stores it and confirms that it is stored. */
export function createFeedbackHandler({
  save,
  origins,
  limit,
  limitOfAll,
  hasPage,
}: FeedbackHandlerOptions): FeedbackHandler {
  return async (request, address) => {
    const origin = request.headers.get('Origin');
    const headers = new Headers({ 'Cache-Control': 'no-store', Vary: 'Origin' });
    const respond = (status: number, body: { ok: true } | { error: AnswerError }): Response => {
      headers.set('Content-Type', 'application/json; charset=utf-8');
      headers.set('X-Content-Type-Options', 'nosniff');
      return new Response(JSON.stringify(body), { status, headers });
    };
    const refuse = (status: number, message: string) => respond(status, { error: { message } });

    const refuseMore = (seconds: number) => {
      headers.set('Retry-After', String(seconds));
      return refuse(429, `Too many answers. Try again in ${seconds} s.`);
    };

    if (origin !== null) {
      if (!isAllowed(request, origin, origins)) {
        return refuse(
          403,
          `Pages of ${origin} may not send answers. Add the origin to FEEDBACK_ORIGINS to allow it.`,
        );
      }
      headers.set('Access-Control-Allow-Origin', origin);
      headers.set('Access-Control-Expose-Headers', 'Retry-After');
    }
    if (request.method === 'OPTIONS') {
      headers.set('Allow', METHODS);
      headers.set('Access-Control-Allow-Methods', 'POST');
      headers.set('Access-Control-Allow-Headers', 'Content-Type');
      headers.set('Access-Control-Max-Age', '86400');
      return new Response(null, { status: 204, headers });
    }
    if (request.method !== 'POST') {
      headers.set('Allow', METHODS);
      return refuse(405, `The method must be POST; found ${request.method}.`);
    }
    const seconds = limit(address);
    if (seconds > 0) {
      return refuseMore(seconds);
    }
    const [type = ''] = (request.headers.get('Content-Type') ?? '').split(';', 1);
    if (type.trim().toLowerCase() !== 'application/json') {
      return refuse(415, `The content type must be application/json; found "${type.trim()}".`);
    }
    const encoding = request.headers.get('Content-Encoding');
    if (encoding !== null && encoding.toLowerCase() !== 'identity') {
      return refuse(415, `The body must not have a content encoding; found "${encoding}".`);
    }

    let body: unknown;
    try {
      const text = await readBody(request, MAX_BODY_BYTES);
      if (text === undefined) {
        return refuse(413, `The body must be at most ${MAX_BODY_BYTES} bytes.`);
      }
      body = JSON.parse(text);
    } catch {
      return refuse(400, 'The body must be JSON in UTF-8.');
    }
    const parsed = parseAnswer(body);
    if (!parsed.ok) {
      return respond(400, { error: parsed.error });
    }
    const { version, page } = parsed.answer;
    try {
      if (hasPage && !(await hasPage(version, page))) {
        const message = `"page" must be a page of version ${version} of the docs; found "${page}".`;
        return respond(400, { error: { field: 'page', message } });
      }
      const secondsOfAll = limitOfAll?.('') ?? 0;
      if (secondsOfAll > 0) {
        return refuseMore(secondsOfAll);
      }
      await save(parsed.answer);
    } catch {
      headers.set('Retry-After', String(RETRY_AFTER_SECONDS));
      return refuse(503, "The answer couldn't be stored. Try again later.");
    }
    return respond(200, { ok: true });
  };
}
