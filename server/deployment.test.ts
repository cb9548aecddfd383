/** @jest-environment node */
// @reads deploy/**
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';

import { createClient } from '@libsql/client';

import { temporaryFolder, writeFiles } from '../scripts/jest/files';
import { until } from '../scripts/jest/until';
import { hostFiles } from '../src/core/hosts';

import { post, someAnswer, startServer, type RunningServer } from './feedback/harness';

/* What `deploy/README.md` says, as far as it can be done on one machine: the server, nginx and Caddy are real. */

jest.setTimeout(120_000);

const DEPLOY = path.resolve(__dirname, '../deploy');
const GUIDE = fs.readFileSync(path.join(DEPLOY, 'README.md'), 'utf8');

const HEADERS =
  '/*\n  Cache-Control: no-cache\n/assets/*\n  ! Cache-Control\n  Cache-Control: immutable\n';

/** A build whose page and script have its name. */
const buildOf = (name: string) => ({
  'x/index.html': name,
  [`assets/${name}.js`]: name,
  '404.html': 'not found',
  _headers: HEADERS,
  'feedback-pages/8.12.1.json': JSON.stringify({
    version: '8.12.1',
    retentionDays: 365,
    pages: ['/x/react-data-grid/sorting'],
  }),
  ...Object.fromEntries(hostFiles(HEADERS, '', [''])),
});

const site = temporaryFolder();
const database = () => path.join(site(), 'feedback.db');
let server: RunningServer;
let children: ChildProcess[] = [];

const startPortal = () =>
  startServer({
    folder: path.join(site(), 'build'),
    isBuilt: true,
    databaseUrl: `file:${database()}`,
    environment: { FEEDBACK_ADDRESS_HEADER: 'X-Real-IP' },
  });

beforeEach(async () => {
  children = [];
  fs.cpSync(DEPLOY, path.join(site(), 'deploy'), {
    recursive: true,
    filter: (file) => !file.includes('node_modules'),
  });
  for (const name of ['one', 'two']) {
    writeFiles(path.join(site(), 'releases', name), buildOf(name));
  }
  fs.symlinkSync('releases/one', path.join(site(), 'build'));
  server = await startPortal();
});

// Before its folder is removed.
afterEach(async () => {
  await server.end('SIGKILL');
  await Promise.all(
    children.map((child) => {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill();
      return ended;
    }),
  );
});

async function freePort(): Promise<number> {
  const listening = net.createServer();
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  await new Promise((resolve) => listening.close(resolve));
  return port;
}

/** Requests a path. Resolves to the text, or the status if it isn't 200. */
const read = (port: number, pathname: string) =>
  new Promise<string | number | undefined>((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port, path: pathname, agent: false }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => resolve(response.statusCode === 200 ? text : response.statusCode));
      })
      .on('error', reject);
  });

/** Returns the code block of the guide that contains a text. */
function codeOf(text: string): string {
  const block = [...GUIDE.matchAll(/^```\w*\n([^]*?)^```/gm)].find(([, code]) =>
    code?.includes(text),
  );
  expect(block).toBeDefined();
  return block?.[1] ?? '';
}

const isMissing = (command: string) =>
  process.env.CI === undefined && spawnSync(command, ['-v']).error !== undefined;

/** Starts nginx or Caddy with a configuration for `docs.acme.com` or `docs.example.com`. Resolves to its port. */
async function startProxy(name: 'nginx' | 'caddy', configuration: string): Promise<number> {
  const port = await freePort();
  const own = configuration
    .replaceAll('/srv/portal', site())
    .replaceAll('127.0.0.1:4000', `127.0.0.1:${server.port}`)
    .replace(/listen 80;/, `listen 127.0.0.1:${port};`)
    .replace(/^docs\.\w+\.com /m, `http://127.0.0.1:${port} `);
  const file = path.join(site(), `${name}-${port}.conf`);
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  fs.writeFileSync(
    file,
    name === 'nginx'
      ? `${user}daemon off; pid ${file}.pid; error_log stderr; events {}\nhttp { include /etc/nginx/mime.types; access_log ${file}.log;\n${own} }`
      : `{\nadmin off\nauto_https off\n}\n${own}`,
  );
  const args =
    name === 'nginx'
      ? ['-e', 'stderr', '-c', file]
      : ['run', '--config', file, '--adapter', 'caddyfile'];
  const child = spawn(name, args, { stdio: 'ignore' });
  children.push(child);
  await until(() =>
    read(port, '/x/').then(
      () => true,
      () => child.exitCode !== null,
    ),
  );
  return port;
}

const switchTo = (folder: string) =>
  spawnSync(path.join(site(), 'deploy/switch.sh'), [folder], { encoding: 'utf8' });

const previous = () => fs.readlinkSync(path.join(site(), 'build.previous'));

const answer = (port: number, origin: string, address = '192.0.2.1') =>
  post(port, JSON.stringify(someAnswer()), {
    headers: { Origin: origin, 'X-Real-IP': address },
  });

it('switches to a build and back, and refuses one that is incomplete', async () => {
  expect(await read(server.port, '/x/')).toBe('one');
  expect(switchTo('releases/two/').stdout).toBe('Serving releases/two.\n');
  await until(async () => (await read(server.port, '/x/')) === 'two');
  // For open tabs.
  expect(await read(server.port, '/assets/one.js')).toBe('one');

  writeFiles(path.join(site(), 'releases/three'), { _headers: HEADERS });
  const refused = switchTo('releases/three');
  expect([refused.status, refused.stderr]).toEqual([
    1,
    "releases/three isn't a complete build: it has no 404.html.\n",
  ]);
  expect(switchTo('releases/two').status).toBe(0);
  expect(await read(server.port, '/x/')).toBe('two');

  expect(previous()).toBe('releases/one');
  switchTo(previous());
  await until(async () => (await read(server.port, '/x/')) === 'one');
  expect(await read(server.port, '/assets/two.js')).toBe('two');
});

describe.each(['nginx', 'caddy'] as const)('%s', (name) => {
  (isMissing(name) ? it.skip : it)('works in front of the server, as in the guide', async () => {
    const code = codeOf(name === 'nginx' ? 'server_name docs.acme.com' : 'lb_try_duration 30s\n');
    const port = await startProxy(name, code);
    expect(await read(port, '/x/')).toBe('one');
    expect((await answer(port, `http://127.0.0.1:${port}`)).status).toBe(200);
    expect((await answer(port, 'http://127.0.0.1')).status).toBe(403);
    switchTo('releases/two');
    await until(async () => (await read(port, '/x/')) === 'two');
  });

  (isMissing(name) ? it.skip : it)('sends the files itself, of a new build, too', async () => {
    const file = name === 'nginx' ? 'nginx.conf' : 'Caddyfile';
    const port = await startProxy(name, fs.readFileSync(path.join(DEPLOY, file), 'utf8'));
    expect((await answer(port, `http://127.0.0.1:${port}`)).status).toBe(200);
    switchTo('releases/two');
    expect(await read(port, '/x/')).toBe('two');
    expect(await read(port, '/assets/one.js')).toBe('one');
  });
});

it('copies the feedback while the server runs, and restores it', async () => {
  const send = async () => (await answer(server.port, `http://127.0.0.1:${server.port}`)).status;
  expect(await send()).toBe(200);
  // The command for a container, without the container.
  const [, script = ''] = /portal node -e \\\n\s+"(.*)"\n/.exec(GUIDE) ?? [];
  const local = script.replaceAll('\\"', '"').replaceAll('/data/', `${site()}/`);
  const copied = spawnSync(process.execPath, ['-e', local], { cwd: __dirname, encoding: 'utf8' });
  expect([copied.status, copied.stderr]).toEqual([0, '']);

  expect(await send()).toBe(200);
  await server.end('SIGTERM');
  const commands = codeOf('systemctl stop portal')
    .split('\n')
    .filter((line) => !line.startsWith('systemctl'))
    .join('\n')
    .replace(/\/root\/feedback-[\d-]+\.db/, `${site()}/backup.db`)
    .replaceAll('/var/lib/portal', site());
  expect(spawnSync('sh', ['-e', '-c', commands]).status).toBe(0);
  server = await startPortal();
  const count = async () => {
    const client = createClient({ url: `file:${database()}` });
    const { rows } = await client.execute('SELECT count(*) AS count FROM answers');
    client.close();
    return rows[0]?.count;
  };
  expect(await count()).toBe(1);
  expect(await send()).toBe(200);
  expect(await count()).toBe(2);
});

it('logs who is refused, and finds it with the commands of the guide', async () => {
  const origin = `http://127.0.0.1:${server.port}`;
  await read(server.port, '/x/moved/?secret');
  expect((await answer(server.port, 'https://other.example')).status).toBe(403);
  let status = 200;
  while (status !== 429) {
    ({ status } = await answer(server.port, origin, '192.0.2.9'));
  }
  await until(() => server.output().includes('429 POST'));
  const [, pipeline = ''] = /^journalctl --unit portal .*? \| (grep .*)$/m.exec(GUIDE) ?? [];
  const { stdout } = spawnSync('sh', ['-c', pipeline], {
    input: server.output(),
    encoding: 'utf8',
  });
  expect(
    stdout
      .split('\n')
      .map((line) => line.trim())
      .sort(),
  ).toEqual(['', '1 "403 POST /feedback', '1 "404 GET /x/moved/', '1 "429 POST /feedback']);
  expect(server.output()).not.toMatch(/secret|192\.0\.2/);
});
