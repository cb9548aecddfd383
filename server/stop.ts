import type { Server } from 'node:http';

/** Milliseconds that requests under way have to end. */
const GRACE_MS = 10_000;

/**
 * Stops servers in good order at SIGTERM or SIGINT: none takes new connections, requests under way get their answers,
 * then `close` runs and the process ends. A second signal ends it at once.
 *
 * @param close - Ends what the servers stand on.
 */
export function stopOnSignal(servers: readonly Server[], close: () => Promise<void>): void {
  let isStopping = false;
  const stop = (server: Server) =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
    });
  for (const server of servers) {
    // First of the listeners, since a head that is written cannot be changed. A connection that is kept alive would
    // hold the server up.
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
