import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { createReceiver } from './feedback/receiver';
import { staticHandler } from './static';
import { stopOnSignal } from './stop';

/**
 * `npm run serve`: serves the production build on this machine, with the headers that a real host would send, and with
 * the feedback receiver.
 */
const directory = path.resolve(process.argv[2] ?? 'build');
const port = Number(process.env.PORT ?? 4000);

const serveFile = staticHandler(directory);
const feedback = createReceiver({
  siteDir: path.resolve(__dirname, '..'),
  environment: process.env,
  now: Date.now,
  log: console.error,
});

const server = http.createServer((request, response) =>
  feedback.middleware(request, response, () => serveFile(request, response)),
);
// No request to this server is large.
server.requestTimeout = 30_000;
server.listen(port, () => {
  const { port: actual } = server.address() as AddressInfo;
  console.log(`The production build: http://localhost:${actual}/x/`);
});
stopOnSignal([server], feedback.close);
void feedback.open();
