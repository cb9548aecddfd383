import type { IncomingMessage, ServerResponse } from 'node:http';

/** Handles a request, or passes it on. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** Returns a web request for a Node request, whose body is read from `chunks`. */
function toRequest(request: IncomingMessage, chunks: AsyncIterator<Buffer, undefined>): Request {
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

/** A request to a handler of web requests, and the means to answer it. */
export interface WebExchange {
  webRequest: Request;
  /** The parts of the body that nobody has read yet. */
  chunks: AsyncIterator<Buffer, undefined>;
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Creates a middleware for Node servers that answers requests to one path as web requests.
 *
 * @param path - The path. Requests to all others are passed on.
 * @param answer - Answers a request. If it rejects, the connection is closed.
 */
export function webMiddleware(
  path: string,
  answer: (exchange: WebExchange) => Promise<void>,
): Middleware {
  return (request, response, next) => {
    if (request.url?.split('?', 1)[0] !== path) {
      next();
      return;
    }
    const chunks: AsyncIterator<Buffer, undefined> = request[Symbol.asyncIterator]();
    let webRequest: Request;
    try {
      webRequest = toRequest(request, chunks);
    } catch {
      // The host or method is not valid in a URL or a `Request`.
      response.writeHead(400, { Connection: 'close' }).end();
      return;
    }
    // If the client is gone, there is no one to respond to.
    answer({ webRequest, chunks, request, response }).catch(() => response.destroy());
  };
}
