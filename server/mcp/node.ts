import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

import { webMiddleware, type Middleware } from '../webMiddleware';

import { MCP_PATH, type HttpHandler } from './http';

/** Wraps the HTTP endpoint as a middleware for Node servers, at {@link MCP_PATH}. */
export const mcpMiddleware = (handle: HttpHandler): Middleware =>
  webMiddleware(MCP_PATH, async ({ webRequest, request, response }) => {
    const answer = await handle(webRequest, request.socket.remoteAddress);
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
  });
