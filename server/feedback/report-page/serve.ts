import { randomBytes } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { stopOnSignal } from '../../stop';
import type { FeedbackSource } from '../store';

import { pageAssets } from './compile';
import { createReportHandler } from './handler';

/** Options of {@link serveReport}. */
export interface ServeReportOptions {
  source: FeedbackSource;
  /** Folder that contains `node_modules`. */
  siteDir: string;
  /** 0 for any free port. */
  port: number;
}

function listen(server: http.Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, ipv6Only: true }, () => {
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Methods that a `Request` may have. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Returns whether an error means that the machine has no IPv6. */
function hasNoAddress(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')
  );
}

/**
 * Serves the report page on 127.0.0.1 and ::1 until the process is stopped.
 *
 * @throws Error if the page does not compile or the port is taken.
 */
export async function serveReport({ source, siteDir, port }: ServeReportOptions): Promise<void> {
  const assets = await pageAssets(siteDir);
  const first = http.createServer();
  const actual = await listen(first, '127.0.0.1', port);
  const second = http.createServer();
  const servers = [first];
  try {
    await listen(second, '::1', actual);
    servers.push(second);
  } catch (error) {
    if (!hasNoAddress(error)) {
      throw error;
    }
  }

  const handle = createReportHandler({
    source,
    assets,
    port: actual,
    nonce: () => randomBytes(16).toString('hex'),
  });
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET' } = request;
    const address = `http://${request.headers.host ?? ''}${request.url ?? '/'}`;
    if (!URL.canParse(address) || !METHODS.has(method)) {
      response.writeHead(400).end();
      return;
    }
    const answer = await handle(new Request(address, { method }));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    const body = Buffer.from(await answer.arrayBuffer());
    response.end(method === 'HEAD' ? undefined : body);
  };
  for (const server of servers) {
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      respond(request, response).catch((error: unknown) => {
        console.error(error);
        response.destroy();
      });
    });
  }
  stopOnSignal(servers, () => {
    source.close();
    return Promise.resolve();
  });
  console.log(`Feedback report, accessible only from this machine: http://localhost:${actual}/`);
}
