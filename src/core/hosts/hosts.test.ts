/** @jest-environment node */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';

import { temporaryFolder, writeFiles } from '../../../scripts/jest/files';
import { contentSecurityPolicy, headersFile } from '../../plugins/html-policy/policy';

import { hostFiles } from '.';

jest.setTimeout(60_000);

const HEADERS = headersFile(contentSecurityPolicy(['a']), { baseUrls: ['/', '/zh/'] });
const REDIRECTS = '/x/8.12.1/* /x/:splat 302\n';
const BUILD = {
  'index.html': 'start',
  '404.html': 'not found',
  'zh/404.html': 'not found in Chinese',
  'x/a/index.html': 'page',
  'x/a.md': '# page',
  'x/llms.txt': 'index',
  'x/sw.js': 'worker()',
  'x/demo/index.html': 'demo',
  'live/8/index.html': 'frame',
  'assets/a.js': 'a()',
  _headers: HEADERS,
};

const folder = temporaryFolder();

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

interface Answer {
  status?: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

function get(port: number, pathname: string, headers: Record<string, string> = {}) {
  return new Promise<Answer>((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port, path: pathname, headers, agent: false }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, text }),
        );
      })
      .on('error', reject);
  });
}

/** Starts a server with its configuration, changed only in its address and folder. */
async function start(name: 'nginx' | 'caddy'): Promise<{ port: number; child: ChildProcess }> {
  const port = await freePort();
  const build = path.join(folder(), 'build');
  writeFiles(build, BUILD);
  const files = hostFiles(HEADERS, REDIRECTS, ['', 'zh/']);
  const text = (file: string) =>
    (files.get(`_hosts/${file}`) ?? '').replaceAll('/srv/docs/build', build);
  const own = path.join(folder(), 'own.conf');
  let args: string[];
  if (name === 'nginx') {
    fs.writeFileSync(
      own,
      // Otherwise, its workers could not read the temporary folder.
      `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${folder()}/pid; error_log ${folder()}/log; events {}
       http { include /etc/nginx/mime.types; access_log off;
       ${text('nginx.conf').replace('listen 80;', `listen 127.0.0.1:${port};`)} }`,
    );
    args = ['-c', own];
  } else {
    const site = text('Caddyfile').replace(/^:80 /m, `http://127.0.0.1:${port} `);
    fs.writeFileSync(own, `{\nadmin off\nauto_https off\n}\n${site}`);
    args = ['run', '--config', own, '--adapter', 'caddyfile'];
  }
  const child = spawn(name, args, { stdio: 'ignore' });
  for (;;) {
    try {
      await get(port, '/');
      return { port, child };
    } catch (error) {
      if (child.exitCode !== null) {
        throw new Error(`${name} has exited.`, { cause: error });
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

test.each(['nginx', 'caddy'] as const)('%s serves the build like `npm run serve`', async (name) => {
  if (spawnSync(name, [name === 'nginx' ? '-v' : 'version']).error) {
    console.warn(`${name} isn't installed, so its configuration was not tested.`);
    return;
  }
  const { port, child } = await start(name);
  try {
    const page = await get(port, '/x/a/', { Accept: 'text/html,*/*;q=0.8' });
    expect([page.status, page.text]).toEqual([200, 'page']);
    expect(page.headers).toMatchObject({
      'content-security-policy': contentSecurityPolicy(['a']),
      'cache-control': 'no-cache',
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      link: '</x/a.md>; rel="alternate"; type="text/markdown"',
      vary: 'Accept',
    });
    expect(page.headers).not.toHaveProperty('access-control-allow-origin');
    for (const [accept, text] of [
      ['text/markdown', '# page'],
      ['text/markdown, text/html', '# page'],
      ['text/html, text/markdown', 'page'],
      ['text/markdown;q=0.5, text/html', 'page'],
    ] as const) {
      expect([accept, (await get(port, '/x/a/', { Accept: accept })).text]).toEqual([accept, text]);
    }
    expect((await get(port, '/x/demo/')).headers).not.toHaveProperty('link');

    const { status, headers } = await get(port, '/x/a');
    expect([301, 308]).toContain(status);
    expect(headers.location).toBe('/x/a/');

    const frame = await get(port, '/live/8/');
    expect(frame.headers['content-security-policy']).toMatch(/; sandbox allow-scripts$/);
    expect(frame.headers['access-control-allow-origin']).toBe('*');
    expect(frame.headers).not.toHaveProperty('cross-origin-opener-policy');

    expect((await get(port, '/x/a.md')).headers['content-type']).toBe(
      'text/markdown; charset=utf-8',
    );
    expect((await get(port, '/x/llms.txt')).headers['content-type']).toBe(
      'text/plain; charset=utf-8',
    );
    expect((await get(port, '/assets/a.js')).headers['cache-control']).toContain('immutable');
    expect((await get(port, '/x/sw.js')).headers['service-worker-allowed']).toBe('/');

    const moved = await get(port, '/x/8.12.1/a/?q=1');
    expect([moved.status, moved.headers.location]).toEqual([302, '/x/a/?q=1']);
    expect((await get(port, '/x/8.12.1//evil.example')).headers.location).toBe('/x/evil.example');
    expect((await get(port, '/x/a')).headers.location).toBe('/x/a/');
    const missing = await get(port, '/zh/none/');
    expect([missing.status, missing.text]).toEqual([404, 'not found in Chinese']);
    expect((await get(port, '/none/')).text).toBe('not found');
    for (const file of ['/assets/none.js', '/live/assets/none.js', '/none/', '/_headers']) {
      const { status, headers } = await get(port, file);
      expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    }
    expect((await get(port, '/_headers')).status).toBe(404);
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await ended;
  }
});

it('writes no rule that Netlify reports as invalid', () => {
  const text = hostFiles(HEADERS, REDIRECTS, ['']).get('_hosts/netlify/_headers') ?? '';
  expect(text).not.toMatch(/^\s*!/m);
  expect(text).not.toMatch(/^\/.*\*./m);
  expect(text).toMatch(
    /\/live\/\*\n.*sandbox allow-scripts\n {2}Cross-Origin-Opener-Policy: unsafe-none/,
  );
});

test.each([
  [`${HEADERS}${'\n/a/*\n  A: b\n'.repeat(100)}`, '', /at most 100 rules in _headers; found 1\d\d/],
  [`/*\n  A: ${'b'.repeat(2000)}\n`, '', /at most 2000 characters in a line of _headers/],
  [HEADERS, REDIRECTS.repeat(101), /at most 100 redirects .* found 101/],
])('fails if Cloudflare Pages would ignore a part of the files', (headers, redirects, message) => {
  expect(() => hostFiles(headers, redirects, [''])).toThrow(message);
});
