import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Limits of a server. Times are in milliseconds. */
export interface ServerLimits {
  /** From the first byte of a connection or request until all headers have arrived. */
  headers: number;
  /** From the start of a request until its whole body has arrived. */
  request: number;
  /** Without any traffic on a connection, such as a reader that requests a file and never reads it. */
  idle: number;
  /**
   * Between two requests on a connection. A proxy that keeps its connections for longer than this server may send a
   * request at the moment that they end, and then has no response for the reader.
   */
  keepAlive: number;
  /** Open connections. Others are closed at once. */
  connections: number;
}

/** Limits for small requests from browsers or from a proxy. */
export const SERVER_LIMITS: ServerLimits = {
  headers: 10_000,
  request: 30_000,
  idle: 120_000,
  keepAlive: 125_000,
  connections: 1000,
};

/** How often Node looks for requests that take too long, in milliseconds. Its default is 30 s, added to the limit. */
const CHECK_EVERY_MS = 1000;

/** Creates a server that ends connections that take longer than its limits, and refuses more than it can hold. */
export function createHttpServer(
  handle: http.RequestListener,
  limits: ServerLimits = SERVER_LIMITS,
): http.Server {
  const server = http.createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.keepAlive,
      connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, limits.headers),
    },
    handle,
  );
  server.timeout = limits.idle;
  server.maxConnections = limits.connections;
  server.on('error', (error) => {
    // A connection that couldn't be accepted, for lack of descriptors, is no reason to end the others. An address that is
    // taken is, unless somebody handles it.
    if (!server.listening && server.listenerCount('error') === 1) {
      throw error;
    }
  });
  return server;
}

/** Where a server listens. */
export interface ServerAddress {
  host: string;
  port: number;
  connections: number;
  /** Of the counters for Prometheus. Default: nobody can read them. */
  metricsPort?: number;
}

function readNumber(name: string, value: string | undefined, standard: number, least: number) {
  const number = value ? Number(value) : standard;
  if (!Number.isInteger(number) || number < least || number > 65_535) {
    throw new Error(`${name} must be a whole number from ${least} to 65535; found "${value}".`);
  }
  return number;
}

/**
 * Reads `HOST` (default: this machine only), `PORT` (default: 4000) and `MAX_CONNECTIONS` (default: 1000), and `METRICS_PORT`
 * (default: none).
 *
 * @throws Error if a number is invalid. It names the variable, what is allowed, and what was found.
 */
export function readServerAddress(
  environment: Readonly<Record<string, string | undefined>>,
): ServerAddress {
  return {
    host: environment.HOST || '127.0.0.1',
    port: readNumber('PORT', environment.PORT, 4000, 0),
    connections: readNumber(
      'MAX_CONNECTIONS',
      environment.MAX_CONNECTIONS,
      SERVER_LIMITS.connections,
      1,
    ),
    ...(environment.METRICS_PORT
      ? { metricsPort: readNumber('METRICS_PORT', environment.METRICS_PORT, 0, 0) }
      : {}),
  };
}

/** Returns the URL of a listening server, for whoever started it: `http://localhost:4000` on this machine only. */
export function serverUrl({ address, family, port }: AddressInfo): string {
  if (['127.0.0.1', '::1', '::', '0.0.0.0'].includes(address)) {
    return `http://localhost:${port}`;
  }
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
