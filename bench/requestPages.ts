import http from 'node:http';

const EVERY_MS = 10;

/** Resolves after some milliseconds. */
export const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Requests a page every 10 ms, whether or not the previous ones have arrived.
 *
 * @returns Stops, and returns how long the pages took, sorted.
 */
export function requestPages(port: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 20 });
  const pages: number[] = [];
  const requests: Promise<void>[] = [];
  let failed = 0;
  let due = performance.now();
  const request = (start: number) =>
    new Promise<void>((resolve) => {
      const asked = http
        .get({ port, host: '127.0.0.1', path: '/x/', agent }, (response) => {
          failed += response.statusCode === 200 ? 0 : 1;
          response.resume().on('end', () => {
            pages.push(performance.now() - start);
            resolve();
          });
        })
        .on('error', () => {
          // The server may end an idle connection at the moment that it is used again. Browsers ask again, too.
          if (asked.reusedSocket) {
            resolve(request(start));
            return;
          }
          failed += 1;
          resolve();
        });
    });
  const timer = setInterval(() => {
    for (; due <= performance.now(); due += EVERY_MS) {
      requests.push(request(due));
    }
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await Promise.all(requests);
    agent.destroy();
    return { pages: pages.sort((a, b) => a - b), failed };
  };
}
