import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { readKnownSite } from './feedback/pages';
import { createReceiver } from './feedback/receiver';
import { createHttpServer, readServerAddress, SERVER_LIMITS, serverUrl } from './http';
import { staticHandler } from './static';
import { stopOnSignal } from './stop';

/**
 * `npm run serve`: serves the production build with the headers that a real host would send, and with the feedback
 * receiver. Only this machine can reach it, unless `HOST` says otherwise.
 */
const directory = path.resolve(process.argv[2] ?? 'build');
const { host, port, connections } = readServerAddress(process.env);

const serveFile = staticHandler(directory);
const feedback = createReceiver({
  siteDir: path.resolve(__dirname, '..'),
  site: readKnownSite(directory),
  environment: process.env,
  now: Date.now,
  log: console.error,
});

const server = createHttpServer(
  (request, response) => feedback.middleware(request, response, () => serveFile(request, response)),
  { ...SERVER_LIMITS, connections },
);
server.listen(port, host, () => {
  console.log(`The production build: ${serverUrl(server.address() as AddressInfo)}/x/`);
});
stopOnSignal([server], feedback.close);
void feedback.open();
