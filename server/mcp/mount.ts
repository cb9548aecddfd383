import { existsSync } from 'node:fs';
import path from 'node:path';

import { readBaseUrl } from '../../src/core/hosts';
import { MANIFEST_PATH } from '../../src/plugins/search/format';
import { readerAddress } from '../feedback/environment';
import { webMiddleware, type Middleware } from '../webMiddleware';

import { MCP_PATH, type HttpHandler } from './endpoint';
import { createToolThread } from './toolThread';

/** The endpoint for agents in a Node server. */
export interface MountedMcp {
  /** Answers requests to `MCP_PATH`, and passes on all others. Call it before the middleware for static files. */
  middleware: Middleware;
  /** Whether there is an endpoint. A build without a search index has none. */
  isAvailable: boolean;
  /** Ends the threads of the tools. */
  close: () => Promise<void>;
}

/** Options of {@link mountMcp}. */
export interface MountOptions {
  /** The portal's folder. */
  siteDir: string;
  /** Folder of the built site. */
  directory: string;
  /** See {@link readerAddress}. Default: the address of the connection. */
  addressHeader?: string;
  /** Receives errors that no response tells. */
  onError: (message: string) => void;
}

/**
 * Wraps the HTTP endpoint as a middleware for Node servers, at {@link MCP_PATH}.
 *
 * @param baseUrl - Path of the site on the host, with a slash at both ends.
 * @param addressHeader - See {@link readerAddress}. Default: the address of the connection.
 */
export const mcpMiddleware = (
  handle: HttpHandler,
  baseUrl: string,
  addressHeader?: string,
): Middleware =>
  webMiddleware(baseUrl + MCP_PATH, async ({ webRequest, request, response }) => {
    const connection = request.socket.remoteAddress ?? '';
    const answer = await handle(
      webRequest,
      readerAddress(webRequest.headers, addressHeader, connection),
    );
    const body = await answer.text();
    if (!request.complete) {
      // The rest of a refused body isn't read.
      response.setHeader('Connection', 'close');
    }
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(body);
  });

/** Creates the endpoint for a built site. Only pages of this machine may call it. */
export function mountMcp({ siteDir, directory, addressHeader, onError }: MountOptions): MountedMcp {
  const baseUrl = readBaseUrl(directory);
  if (!existsSync(path.join(directory, baseUrl, MANIFEST_PATH))) {
    return {
      middleware: (_request, _response, next) => next(),
      isAvailable: false,
      close: () => Promise.resolve(),
    };
  }
  const { handle, close } = createToolThread({ data: { siteDir, directory }, onError });
  return { middleware: mcpMiddleware(handle, baseUrl, addressHeader), isAvailable: true, close };
}
