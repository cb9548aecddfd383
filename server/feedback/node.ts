import type { IncomingMessage, ServerResponse } from 'node:http';

import { readerAddress } from './environment';
import type { FeedbackHandler } from './handler';

/** Path of the feedback route on the servers in this repository. */
export const FEEDBACK_PATH = '/feedback';

/** How much of a refused body is still read, in bytes, so that its sender can read the response. */
const MAX_DISCARDED_BYTES = 1_000_000;

/** Handles a request, or passes it on. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** Returns a web request for a Node request, whose body is read from `chunks`. */
export function toRequest(
  request: IncomingMessage,
  chunks: AsyncIterator<Buffer, undefined>,
): Request {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(request.headersDistinct)) {
    values.forEach((value) => headers.append(name, value));
  }
  const { method = 'GET' } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers,
    duplex: 'half',
    body: hasBody
      ? new ReadableStream<Uint8Array>({
          async pull(controller) {
            const { done, value } = await chunks.next();
            if (done) {
              controller.close();
            } else {
              controller.enqueue(value);
            }
          },
        })
      : undefined,
  };
  return new Request(`http://${request.headers.host ?? 'localhost'}${request.url ?? '/'}`, init);
}

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

async function respond(
  handle: FeedbackHandler,
  addressHeader: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: AsyncIterator<Buffer, undefined> = request[Symbol.asyncIterator]();
  let webRequest: Request;
  try {
    webRequest = toRequest(request, chunks);
  } catch {
    // The host or method is not valid in a URL or a `Request`.
    response.writeHead(400, { Connection: 'close' }).end();
    return;
  }
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
}

/**
 * Wraps a feedback handler as a middleware for Node servers, at {@link FEEDBACK_PATH}.
 *
 * @param addressHeader - See {@link readerAddress}.
 */
export function feedbackMiddleware(
  handle: FeedbackHandler,
  addressHeader: string | undefined,
): Middleware {
  return (request, response, next) => {
    if (request.url?.split('?', 1)[0] !== FEEDBACK_PATH) {
      next();
      return;
    }
    // If the client is gone, there is no one to respond to.
    respond(handle, addressHeader, request, response).catch(() => response.destroy());
  };
}
