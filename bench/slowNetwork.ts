import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A network between a browser and a server. */
export interface SlowNetwork {
  /** Where the browser finds the server through it. */
  origin: string;
  close: () => void;
}

/** Lighthouse's slow 4G: 1.6 Mbit a second, 150 ms there and back. */
export const SLOW_4G = { bytesPerSecond: 200_000, roundTrip: 150 } as const;

/** Does one thing after the other, each no sooner than its time: timers alone may swap two of the same millisecond. */
function inOrder(): (time: number, act: () => void) => void {
  let last = Promise.resolve();
  return (time, act) => {
    last = last.then(() => wait(Math.max(0, time - performance.now()))).then(act);
  };
}

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
    const up = inOrder();
    const down = inOrder();
    browser.on('data', (data) => up(performance.now() + delay, () => upstream.write(data)));
    browser.on('close', () => upstream.destroy());
    upstream.on('data', (data) => {
      free = Math.max(free, performance.now()) + (data.length / bytesPerSecond) * 1000;
      down(free + delay, () => browser.write(data));
    });
    upstream.on('close', () => down(performance.now() + delay, () => browser.end()));
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
