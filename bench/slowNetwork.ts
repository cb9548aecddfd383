import { once } from 'node:events';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A simulated network between a browser and a server. */
export interface SlowNetwork {
  /** Origin under which the browser reaches the server. */
  origin: string;
  close: () => void;
}

/** Lighthouse's slow 4G: 1.6 Mbit/s, 150 ms round trip. */
export const SLOW_4G = { bytesPerSecond: 200_000, roundTrip: 150 } as const;

/**
 * Runs actions one after another, each no earlier than its time. Timers alone may swap two that are due in the same
 * millisecond.
 */
function inOrder(): (time: number, act: () => void) => void {
  let last = Promise.resolve();
  return (time, act) => {
    last = last.then(() => wait(Math.max(0, time - performance.now()))).then(act);
  };
}

/**
 * Forwards connections to a port on this machine like a slow network: every byte is delayed by half a round trip, and
 * all responses share one line. Unlike the browser's own throttling, it also slows down workers. The round trip for
 * opening a connection is not simulated.
 */
export async function slowNetwork(
  port: number,
  { bytesPerSecond, roundTrip }: { bytesPerSecond: number; roundTrip: number } = SLOW_4G,
): Promise<SlowNetwork> {
  const delay = roundTrip / 2;
  const sockets = new Set<net.Socket>();
  /** When the line has sent everything it was given. */
  let free = 0;

  const server = net.createServer((browser) => {
    const upstream = net.connect(port, 'localhost');
    for (const socket of [browser, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      // The other end is gone. Data still in transit is useless.
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
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      sockets.forEach((socket) => socket.destroy());
    },
  };
}
