import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { readKnownSite } from './feedback/pages';
import { createReceiver } from './feedback/receiver';
import { createHttpServer, readServerAddress, SERVER_LIMITS, serverUrl } from './http';
import { MCP_PATH } from './mcp/http';
import { mountMcp } from './mcp/mount';
import { staticHandler } from './static';
import { stopOnSignal } from './stop';

/**
 * `npm run serve`: serves the production build with the headers that a real host would send, with the feedback
 * receiver, and with the MCP server for agents. Only this machine can reach it, unless `HOST` says otherwise.
 */
const directory = path.resolve(process.argv[2] ?? 'build');
const siteDir = path.resolve(__dirname, '..');
const { host, port, connections } = readServerAddress(process.env);

const serveFile = staticHandler(directory);
const feedback = createReceiver({
  siteDir,
  site: readKnownSite(directory),
  environment: process.env,
  now: Date.now,
  log: console.error,
});
const mcp = mountMcp({ siteDir, directory, onError: console.error });

// Files allow only GET and HEAD, so they come last.
const server = createHttpServer(
  (request, response) =>
    feedback.middleware(request, response, () =>
      mcp.middleware(request, response, () => serveFile(request, response)),
    ),
  { ...SERVER_LIMITS, connections },
);
server.listen(port, host, () => {
  const url = serverUrl(server.address() as AddressInfo);
  console.log(`The production build: ${url}/x/`);
  if (mcp.isAvailable) {
    console.log(`The MCP server: ${url}${MCP_PATH}`);
  }
});
stopOnSignal([server], async () => {
  await Promise.all([feedback.close(), mcp.close()]);
});
void feedback.open();
