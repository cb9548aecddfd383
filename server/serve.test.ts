/** @jest-environment node */
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';

import { temporaryFolder, writeFiles } from '../scripts/jest/files';
import { until } from '../scripts/jest/until';

import { startServer, type RunningServer } from './feedback/harness';

/* `npm run serve` in its own process. */

jest.setTimeout(60_000);

/** More than what the system stores for a connection whose client doesn't read. */
const LARGE_BYTES = 32 * 1024 * 1024;

const MAX_DESCRIPTORS = 150;

let server: RunningServer;

// Before its folder is removed.
afterEach(() => server.end('SIGKILL'));

const temporary = temporaryFolder();
const build = () => path.join(temporary(), 'build');

beforeEach(async () => {
  writeFiles(build(), { 'x/index.html': 'page' });
  for (let index = 0; index < MAX_DESCRIPTORS; index += 1) {
    fs.writeFileSync(path.join(build(), `${index}.zip`), '');
    // Takes no space on the disk.
    fs.truncateSync(path.join(build(), `${index}.zip`), LARGE_BYTES);
  }
  server = await startServer({
    folder: build(),
    databaseUrl: `file:${temporary()}/feedback.db`,
    maxDescriptors: MAX_DESCRIPTORS,
    environment: { METRICS_PORT: '0' },
  });
});

const statusOf = async (pathname: string) =>
  (await fetch(`http://127.0.0.1:${server.port}${pathname}`)).status;

/** Requests a file and reads only the start of it. */
function readSlowly(pathname: string): Promise<net.Socket> {
  const socket = net.connect(server.port, '127.0.0.1');
  socket.write(`GET ${pathname} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  return new Promise((resolve) => {
    socket.on('error', () => resolve(socket)).on('close', () => resolve(socket));
    socket.once('data', () => resolve(socket.pause()));
  });
}

const manyReaders = (count: number, file: (index: number) => string) =>
  Promise.all(Array.from({ length: count }, (_, index) => readSlowly(file(index))));

const close = (sockets: readonly net.Socket[]) => sockets.forEach((socket) => socket.destroy());

it('outlives slow readers that use up its descriptors, and serves pages again when they are gone', async () => {
  // Readers of one file need only a connection each.
  const ofOne = await manyReaders(80, () => '/0.zip');
  expect(await statusOf('/x/')).toBe(200);
  close(ofOne);
  await until(async () => (await statusOf('/x/')) === 200);

  const ofMany = await manyReaders(MAX_DESCRIPTORS, (index) => `/${index}.zip`);
  // There is no descriptor for the file, or none for the connection.
  const refused = ofMany.filter((socket) => socket.bytesRead < 1000).length;
  expect(refused).toBeGreaterThan(0);
  close(ofMany);
  await until(() =>
    statusOf('/x/').then(
      (status) => status === 200,
      () => false,
    ),
  );
});

it('reads its folder again on SIGHUP, and finishes downloads before SIGTERM ends it', async () => {
  const download = await readSlowly('/0.zip');
  writeFiles(build(), { 'x/new/index.html': 'new' });
  expect(await statusOf('/x/new/')).toBe(404);
  server.signal('SIGHUP');
  await until(async () => (await statusOf('/x/new/')) === 200);
  // It says so, but nobody listens anymore.
  server.closeOutput();
  writeFiles(build(), { 'x/newer/index.html': 'newer' });
  server.signal('SIGHUP');
  await until(async () => (await statusOf('/x/newer/')) === 200);
  writeFiles(build(), { _redirects: 'Broken' });
  server.signal('SIGHUP');
  expect(await statusOf('/x/none/')).toBe(404);

  const ended = server.end('SIGTERM');
  await until(() =>
    statusOf('/x/').then(
      () => false,
      () => true,
    ),
  );
  const received = new Promise<number>((resolve) => {
    download.on('close', () => resolve(download.bytesRead)).resume();
  });
  expect(await received).toBeGreaterThan(LARGE_BYTES);
  expect(await ended).toBe(0);
});

it('switches to a new build by itself, and sends its headers for safety with every response', async () => {
  writeFiles(build(), {
    'search/manifest.json': JSON.stringify({
      versions: [{ name: 'current', label: '', isLast: true, folder: 'search/' }],
    }),
    _headers: '/*\n  Strict-Transport-Security: max-age=9\n  X-Content-Type-Options: nosniff\n',
  });
  await until(() => server.output().includes('Switched'));
  for (const [pathname, expected] of [
    ['/x/', 200],
    ['/x/none/', 404],
    ['/feedback', 405],
    ['/mcp', 405],
  ] as const) {
    const { status, headers } = await fetch(`http://127.0.0.1:${server.port}${pathname}`);
    expect([pathname, status]).toEqual([pathname, expected]);
    expect(headers.get('strict-transport-security')).toBe('max-age=9');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe(expected === 200 ? null : 'no-store');
  }
});

it('says whether it is up, logs what is missing, and counts its responses without anything about readers', async () => {
  expect(await statusOf('/healthz')).toBe(200);
  expect(await statusOf('/x/')).toBe(200);
  expect(await statusOf('/x/none/?secret')).toBe(404);
  await until(() => server.output().includes('"message":"404 GET /x/none/"}\n'));
  await until(() => server.output().includes('The counters'));
  const port = /The counters: port (\d+)/.exec(server.output())?.[1];
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.headers.get('content-type')).toContain('version=0.0.4');
  const text = await response.text();
  expect(text).toContain('portal_responses_total{status="200"} 2\n');
  expect(text).toContain('portal_responses_total{status="404"} 1\n');
  expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m);
  expect(text).not.toMatch(/secret|127\.0\.0\.1|\/x\//);
  // Every line is a comment or a sample.
  expect(
    text
      .trim()
      .split('\n')
      .filter((line) => !/^(?:# (?:HELP|TYPE) \w+ |\w+(?:\{\w+="\w+"\})? \d+$)/.test(line)),
  ).toEqual([]);
  // They aren't where readers are.
  expect(await statusOf('/metrics')).toBe(404);
});

it('receives reports about the policy where the build says so, and logs no query', async () => {
  const report = (id: number) => ({
    documentURL: `https://docs.test/x/${id}/?secret`,
    blockedURL: 'inline',
    effectiveDirective: 'script-src-attr',
  });
  const send = async (id: number) =>
    (
      await fetch(`http://127.0.0.1:${server.port}/reports`, {
        method: 'POST',
        body: JSON.stringify([{ body: report(id) }]),
      })
    ).status;
  expect(await send(0)).toBe(405);
  writeFiles(build(), { _headers: '/*\n  Reporting-Endpoints: policy="/reports"\n' });
  await until(() => server.output().includes('Switched'));
  // More than may be logged.
  for (let id = 1; id <= 100; id += 1) {
    expect(await send(id)).toBe(204);
  }
  await until(() => server.output().includes('on /x/60/'));
  expect(server.output()).toContain(
    `"message":"The policy's script-src-attr was violated on /x/1/ by inline"}\n`,
  );
  expect(server.output()).not.toMatch(/secret|on \/x\/61\//);
  // There are still lines for faults.
  fs.rmSync(path.join(build(), '_headers'));
  writeFiles(build(), { _headers: '  A: b' });
  await until(() => server.output().includes('expected a path'));
});
