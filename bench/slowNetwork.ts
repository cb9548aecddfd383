import net from 'node:net';
import type { AddressInfo } from 'node:net';

/** A network between a browser and a server. */
export interface SlowNetwork {
  /** Where the browser finds the server through it. */
  origin: string;
  close: () => void;
}

/** Lighthouse's slow 4G: 1.6 Mbit a second, 150 ms there and back. */
export const SLOW_4G = { bytesPerSecond: 200_000, roundTrip: 150 } as const;

/**
 * Passes connections on to a port of this machine as a slow network would: every byte is late by half a round trip, and
 * all answers share one line. Unlike a browser's own throttling it slows down workers, too. That a connection takes a
 * round trip to open is not felt.
 */
export function slowNetwork(
  port: number,
  { bytesPerSecond, roundTrip }: { bytesPerSecond: number; roundTrip: number } = SLOW_4G,
): SlowNetwork {
  const delay = roundTrip / 2;
  const sockets = new Set<net.Socket>();
  /** When the line has sent all that it was given. */
  let free = 0;

  const server = net.createServer((browser) => {
    const upstream = net.connect(port, 'localhost');
    for (const socket of [browser, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      // The other end has gone; what is still under way is of no use.
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    browser.on('data', (data) => setTimeout(() => upstream.write(data), delay));
    browser.on('close', () => upstream.destroy());
    upstream.on('data', (data) => {
      free = Math.max(free, performance.now()) + (data.length / bytesPerSecond) * 1000;
      setTimeout(() => browser.write(data), free - performance.now() + delay);
    });
    upstream.on('close', () =>
      setTimeout(() => browser.end(), Math.max(0, free - performance.now()) + delay),
    );
  });
  server.listen(0);
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      sockets.forEach((socket) => socket.destroy());
    },
  };
}
