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

/** Returns whether an error means that the machine has no IPv6. */
function hasNoAddress(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')
  );
}

/** Returns a listener that answers requests to a Node server with a handler of web requests. */
export function reportListener(
  handle: (request: Request) => Promise<Response>,
): (request: IncomingMessage, response: ServerResponse) => void {
  const respond = async (
    { method = 'GET', url = '/', headers: { host = '', cookie = '' } }: IncomingMessage,
    response: ServerResponse,
  ) => {
    let webRequest: Request;
    try {
      webRequest = new Request(`http://${host}${url}`, { method, headers: { Cookie: cookie } });
    } catch {
      // The host or method is not valid in a URL or a `Request`.
      response.writeHead(400).end();
      return;
    }
    const answer = await handle(webRequest);
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    const body = Buffer.from(await answer.arrayBuffer());
    response.end(method === 'HEAD' ? undefined : body);
  };
  return (request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      response.destroy();
    });
  };
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

  const token = randomBytes(16).toString('hex');
  const listener = reportListener(
    createReportHandler({
      source,
      assets,
      port: actual,
      token,
      nonce: () => randomBytes(16).toString('hex'),
    }),
  );
  servers.forEach((server) => server.on('request', listener));
  stopOnSignal(servers, () => {
    source.close();
    return Promise.resolve();
  });
  console.log(
    `Feedback report, accessible only from this machine: http://localhost:${actual}/?token=${token}`,
  );
}
