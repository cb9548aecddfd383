import type { Server } from 'node:http';

/** How long pending requests may take to finish, in milliseconds. */
const GRACE_MS = 10_000;

/**
 * Stops servers gracefully on SIGTERM or SIGINT: they accept no new connections, pending requests get their responses,
 * then `close` runs and the process ends. A second signal ends it immediately.
 *
 * @param close - Closes what the servers depend on.
 */
export function stopOnSignal(servers: readonly Server[], close: () => Promise<void>): void {
  let isStopping = false;
  const stop = (server: Server) =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
    });
  for (const server of servers) {
    // Runs before the other listeners, because headers cannot be changed once they are sent. A keep-alive connection
    // would keep the server from closing.
    server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = response.shouldKeepAlive && !isStopping;
      response.on('finish', () => {
        if (isStopping) {
          setImmediate(() => server.closeIdleConnections());
        }
      });
    });
  }
  const onSignal = () => {
    if (isStopping) {
      process.exit(1);
    }
    isStopping = true;
    Promise.all(servers.map(stop))
      .then(close)
      .then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
