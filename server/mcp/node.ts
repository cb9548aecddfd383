import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

import { toRequest, type Middleware } from '../feedback/node';

import { MCP_PATH } from './http';

async function respond(
  handle: (request: Request) => Promise<Response>,
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
  const answer = await handle(webRequest);
  if (!request.complete) {
    // The rest of a refused body isn't read.
    response.setHeader('Connection', 'close');
  }
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  if (!answer.body) {
    response.end();
    return;
  }
  // A subscription is a stream that lasts as long as the connection.
  response.flushHeaders();
  await pipeline(Readable.fromWeb(answer.body as ReadableStream<Uint8Array>), response);
}

/** Wraps the HTTP endpoint as a middleware for Node servers, at {@link MCP_PATH}. */
export function mcpMiddleware(handle: (request: Request) => Promise<Response>): Middleware {
  return (request, response, next) => {
    if (request.url?.split('?', 1)[0] !== MCP_PATH) {
      next();
      return;
    }
    // If the client is gone, there is no one to respond to.
    respond(handle, request, response).catch(() => response.destroy());
  };
}
