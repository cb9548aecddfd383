import type { AddressInfo, Server } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { readBaseUrl, reportsPath } from '../src/core/hosts';
import { configured, endWith } from '../src/core/validation/configured';
import { checkNames } from '../src/core/validation/environment';

import { readEnvironment } from './feedback/environment';
import { readKnownSite } from './feedback/pages';
import { createReceiver } from './feedback/receiver';
import { createHttpServer, readServerAddress, SERVER_LIMITS, serverUrl } from './http';
import { limitLog } from './log';
import { MCP_PATH } from './mcp/endpoint';
import { mountMcp } from './mcp/mount';
import { createMetrics, metricsServer } from './metrics';
import { reportsMiddleware } from './reports';
import { openSite } from './static';
import { stopOnSignal } from './stop';

/**
 * `npm run serve`: serves the production build with the headers that a real host would send, with the feedback
 * receiver, and with the MCP server for agents. Only this machine can reach it, unless `HOST` says otherwise. When the
 * folder is replaced, and on SIGHUP, it switches to the new build.
 */
const { positionals } = configured(() => parseArgs({ allowPositionals: true }));
const directory = path.resolve(positionals[0] ?? 'build');
const siteDir = path.resolve(__dirname, '..');
/** Path of the site on this host. */
const baseUrl = readBaseUrl(directory);

const { host, port, connections, metricsPort } = configured(() => {
  checkNames(process.env);
  readEnvironment(process.env, 'file:');
  return readServerAddress(process.env);
});

/** How often the folder is checked for a new build, in milliseconds. */
const CHECK_EVERY_MS = 1000;

/** For how long an agent's request to the previous build may go on, in milliseconds. */
const AGENT_GRACE_MS = 60_000;

/** A line of JSON for each fault. Nothing in it is about a reader. */
const writeFault = (message: string) =>
  console.error(JSON.stringify({ time: new Date().toISOString(), message }));
const log = limitLog(writeFault);
// Whoever reads the log may be gone, or its disk full. Pages are served all the same.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', () => undefined);
}
/** With limits of their own, since anyone can send reports, and request what doesn't exist. */
const logReport = limitLog(writeFault);
const logRefusal = limitLog(writeFault);

/** Statuses of requests that are refused: of other origins, of what is missing, and of clients that send too many. */
const REFUSALS = new Set([403, 404, 429]);
const metrics = createMetrics();
const openMcp = () =>
  mountMcp({
    siteDir,
    directory,
    addressHeader: process.env.FEEDBACK_ADDRESS_HEADER || undefined,
    onError: log,
  });
let mcp = openMcp();
/** Ends the tools of the build before this one, unless it has none. */
let endPrevious = () => {};
let known = readKnownSite(path.join(directory, baseUrl));
const site = configured(() =>
  openSite({
    directory,
    log,
    onRelease() {
      // Builds that follow each other quickly would otherwise fill the memory with their tools.
      endPrevious();
      const { close } = mcp;
      mcp = openMcp();
      const timer = setTimeout(() => endPrevious(), AGENT_GRACE_MS).unref();
      endPrevious = () => {
        clearTimeout(timer);
        void close();
      };
      known = readKnownSite(path.join(directory, baseUrl));
      metrics.countRelease();
      console.log('Switched to a new build.');
    },
  }),
);
const feedback = createReceiver({
  siteDir,
  baseUrl,
  site: {
    hasPage: (version, page) => known?.hasPage(version, page) ?? true,
    get retentionDays() {
      return known?.retentionDays;
    },
  },
  environment: process.env,
  now: Date.now,
  log,
});

/** Headers of the build that every response needs, not only its files, in lower case. */
const EVERYWHERE = new Set(['strict-transport-security', 'x-content-type-options']);

/** Answers as long as the process does. For whoever starts it again if it doesn't. */
const HEALTH_PATH = '/healthz';

const onReport = (line: string) => {
  metrics.countReport();
  logReport(line);
};

const server = createHttpServer(
  (request, response) => {
    metrics.watch(response);
    const { method, url = '' } = request;
    response.on('finish', () => {
      if (REFUSALS.has(response.statusCode)) {
        // Without the query, which may be about the reader.
        logRefusal(`${response.statusCode} ${method} ${url.split('?', 1)[0]}`);
      }
    });
    const headers = site.headersOf(request.url ?? '');
    headers.forEach((value, name) => {
      if (EVERYWHERE.has(name.toLowerCase())) {
        response.setHeader(name, value);
      }
    });
    // Unless the response says otherwise.
    response.setHeader('Cache-Control', 'no-store');
    if (request.url === HEALTH_PATH) {
      response.writeHead(200, { 'Content-Type': 'text/plain' }).end('ok\n');
      return;
    }
    const serveFiles = () => site.handle(request, response);
    const reports = reportsPath(headers.get('Reporting-Endpoints'));
    // Files allow only GET and HEAD, so they come last.
    feedback.middleware(request, response, () =>
      mcp.middleware(request, response, () =>
        reports === undefined
          ? serveFiles()
          : reportsMiddleware(reports, onReport)(request, response, serveFiles),
      ),
    );
  },
  { ...SERVER_LIMITS, connections },
);
/** Says which address can't be used, if a server can't start at it. */
const refuseAddress = (refused: Server, variable: string, number: number | undefined) =>
  refused.on('error', ({ message }) => {
    if (!refused.listening) {
      endWith(
        `HOST and ${variable} must be a free address of this machine; found "${host}" and ${number}: ${message}`,
      );
    }
  });
refuseAddress(server, 'PORT', port);
server.listen(port, host, () => {
  const url = serverUrl(server.address() as AddressInfo);
  console.log(`The production build: ${url}${baseUrl}x/`);
  if (mcp.isAvailable) {
    console.log(`The MCP server: ${url}${baseUrl}${MCP_PATH}`);
  }
});
const counters = metricsPort === undefined ? undefined : metricsServer(metrics);
if (counters) {
  refuseAddress(counters, 'METRICS_PORT', metricsPort);
}
counters?.listen(metricsPort, host, () => {
  console.log(`The counters: port ${(counters.address() as AddressInfo).port}, /metrics`);
});
stopOnSignal(counters ? [server, counters] : [server], async () => {
  await Promise.all([feedback.close(), mcp.close()]);
});
setInterval(() => void site.refresh(), CHECK_EVERY_MS).unref();
process.on('SIGHUP', () => void site.refresh(true));
void feedback.open();
