import { webMiddleware, type Middleware } from '../webMiddleware';

import { readerAddress } from './environment';
import type { FeedbackHandler } from './handler';

/** Path of the feedback route on the servers in this repository. */
export const FEEDBACK_PATH = '/feedback';

/** How much of a refused body is still read, in bytes, so that its sender can read the response. */
const MAX_DISCARDED_BYTES = 1_000_000;

/** Reads the rest of a body. Returns whether the end was reached. */
async function discard(chunks: AsyncIterator<Buffer, undefined>): Promise<boolean> {
  for (let size = 0; size <= MAX_DISCARDED_BYTES;) {
    const { done, value } = await chunks.next();
    if (done) {
      return true;
    }
    size += value.length;
  }
  return false;
}

/**
 * Wraps a feedback handler as a middleware for Node servers, at {@link FEEDBACK_PATH}.
 *
 * @param addressHeader - See {@link readerAddress}.
 */
export const feedbackMiddleware = (
  handle: FeedbackHandler,
  addressHeader: string | undefined,
): Middleware =>
  webMiddleware(FEEDBACK_PATH, async ({ webRequest, chunks, request, response }) => {
    const connection = request.socket.remoteAddress ?? '';
    const answer = await handle(
      webRequest,
      readerAddress(webRequest.headers, addressHeader, connection),
    );
    const body = await answer.text();
    if (!(await discard(chunks))) {
      response.setHeader('Connection', 'close');
    }
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(request.method === 'HEAD' ? undefined : body);
  });
