/** @jest-environment node */
// @reads deploy/nginx.conf deploy/Caddyfile
import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { writeFiles } from '../../../scripts/jest/files';
import { createFeedbackHandler } from '../../../server/feedback/handler';
import { feedbackMiddleware } from '../../../server/feedback/receiver';
import { mcpMiddleware } from '../../../server/mcp/mount';
import { staticHandler } from '../../../server/static';
import { contentSecurityPolicy, headersFile } from '../../plugins/html-policy/policy';

import { hostFiles, readBaseUrl } from '.';

jest.setTimeout(60_000);

/** Replaces paths of a site at the root of its host by those of a site below another path. */
const at = (baseUrl: string, text: string) => text.replace(/(?<=^|[<"\s])\/(?!\/)/g, baseUrl);

const POLICY = contentSecurityPolicy(['a'], { reportTo: '/reports' });
const headersAt = (baseUrl: string) =>
  headersFile(at(baseUrl, POLICY), {
    baseUrls: [baseUrl, `${baseUrl}zh/`],
    reportTo: `${baseUrl}reports`,
  });
const HEADERS = headersAt('/');
const REDIRECTS = '/x/8.12.1/* /x/:splat 302\n';
const BUILD = {
  'index.html': 'start',
  '404.html': 'not found',
  'zh/404.html': 'not found in Chinese',
  'index.md': '# start',
  'x/index.html': 'start of the docs',
  'x/index.md': '# start of the docs',
  'x/a/index.html': 'page',
  'x/a.md': '# page',
  'x/llms.txt': 'index',
  'x/sw.js': 'worker()',
  'x/demo/index.html': 'demo',
  'live/8/index.html': 'frame',
  'assets/a.js': 'a()',
};

const BUILD_BEFORE = {
  '404.html': 'not found',
  'x/old/index.html': 'old page',
  'assets/old.js': 'old()',
  'zh/assets/old.js': 'old()',
};

/** Writes a build below a path, as the merge of versions does. */
function writeBuild(directory: string, files: Record<string, string>, baseUrl: string): void {
  const [headers, redirects] = [headersAt(baseUrl), at(baseUrl, REDIRECTS)];
  writeFiles(path.join(directory, baseUrl), files);
  writeFiles(directory, {
    _headers: headers,
    _redirects: redirects,
    ...Object.fromEntries(
      hostFiles(
        headers,
        redirects,
        ['', 'zh/'].map((locale) => baseUrl.slice(1) + locale),
      ),
    ),
  });
}

/** Stands for the address of the host. */
const OWN_ORIGIN = 'its own';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'hosts-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

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

function get(port: number, pathname: string, headers: Record<string, string> = {}, body?: string) {
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise<Answer>((resolve, reject) => {
    http
      .request({ host: '127.0.0.1', port, path: pathname, method, headers, agent: false })
      .on('response', (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, text }),
        );
      })
      .on('error', reject)
      .end(body);
  });
}

interface Host {
  port: number;
  end: () => Promise<unknown>;
}

/** Serves the build as `npm run serve` does. An agent is told how much it has sent, and from where. */
async function startServe(build: string): Promise<Host> {
  const baseUrl = readBaseUrl(build);
  const agents = mcpMiddleware(
    async (request, client) => new Response(`${(await request.text()).length} from ${client}`),
    baseUrl,
    'X-Real-IP',
  );
  const feedback = feedbackMiddleware(
    createFeedbackHandler({ save: () => Promise.resolve(), origins: [], limit: () => 0 }),
    'X-Real-IP',
    baseUrl,
  );
  const files = staticHandler(build);
  const server = http.createServer((request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    agents(request, response, () => feedback(request, response, () => files(request, response)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, end: () => new Promise((resolve) => server.close(resolve)) };
}

/** Runs a command that serves at a port, and waits until it does. */
async function startCommand(
  port: number,
  command: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<Host> {
  let output = '';
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  [child.stdout, child.stderr].forEach((stream) =>
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString())),
  );
  let error: Error | undefined;
  child.on('error', (found) => (error = found));
  const ended = new Promise((resolve) => child.once('close', resolve));
  for (;;) {
    try {
      await get(port, '/');
      return {
        port,
        end: () => {
          child.kill();
          return ended;
        },
      };
    } catch {
      if (error ?? child.exitCode !== null) {
        throw new Error(`${command} has exited.\n${output}`, { cause: error });
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** The emulator of Cloudflare Pages, in which the function of `deploy/functions` runs. */
const DEPLOY = path.resolve(__dirname, '../../../deploy');

/**
 * Starts a server with the configuration of `deploy/`, which includes what the build has written, with its address, its
 * folder and the port of `npm run serve` changed.
 */
async function startConfigured(name: 'nginx' | 'caddy', build: string): Promise<Host> {
  const port = await freePort();
  const serve = await startServe(build);
  const text = (file: string) =>
    fs
      .readFileSync(path.join(DEPLOY, file), 'utf8')
      .replaceAll('/srv/portal/build', build)
      .replace('127.0.0.1:4000', `127.0.0.1:${serve.port}`);
  const both = ({ end, ...host }: Host): Host => ({
    ...host,
    end: () => Promise.all([end(), serve.end()]),
  });
  const own = path.join(folder, 'own.conf');
  if (name === 'nginx') {
    fs.writeFileSync(
      own,
      // Otherwise, its workers could not read the temporary folder.
      `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${folder}/pid; error_log stderr; events {}
       http { include /etc/nginx/mime.types; access_log off;
       ${text('nginx.conf').replace('listen 80;', `listen 127.0.0.1:${port};`)} }`,
    );
    return both(await startCommand(port, name, ['-e', 'stderr', '-c', own]));
  }
  const site = text('Caddyfile').replace(/^docs\.example\.com /m, `http://127.0.0.1:${port} `);
  fs.writeFileSync(own, `{\nadmin off\nauto_https off\n}\n${site}`);
  return both(await startCommand(port, name, ['run', '--config', own, '--adapter', 'caddyfile']));
}

const CLOUDFLARE = 'Cloudflare Pages';
const WRANGLER = path.join(DEPLOY, 'node_modules/wrangler/bin/wrangler.js');

async function startCloudflare(build: string): Promise<Host> {
  const port = await freePort();
  const options = ['--ip', '127.0.0.1', '--port', `${port}`, '--inspector-port', '0'];
  return startCommand(
    port,
    process.execPath,
    [WRANGLER, 'pages', 'dev', build, ...options, '--compatibility-date', '2026-01-01'],
    { cwd: DEPLOY, env: { ...process.env, WRANGLER_SEND_METRICS: 'false' } },
  );
}

const HOSTS: Readonly<Record<string, (build: string) => Promise<Host>>> = {
  'npm run serve': startServe,
  nginx: (build) => startConfigured('nginx', build),
  caddy: (build) => startConfigured('caddy', build),
  // The nightly job installs it. It needs a later Node than the portal.
  ...(fs.existsSync(WRANGLER) && Number(process.versions.node.split('.')[0]) >= 22
    ? { [CLOUDFLARE]: startCloudflare }
    : {}),
};

/** Hosts that may be missing on a machine of a developer, but never in CI (scripts/prerequisites.mjs). */
const isMissing = (host: string) =>
  process.env.CI === undefined &&
  !host.includes(' ') &&
  spawnSync(host, [host === 'nginx' ? '-v' : 'version']).error !== undefined;

interface Expectation {
  /** The request: a path, and perhaps an `Accept` header and others. */
  path: string;
  accept?: string;
  ask?: Readonly<Record<string, string>>;
  /** What is sent, with the method POST. */
  body?: string;
  status?: number;
  /** The whole body, or its start if it ends in `…`. Default: not compared. */
  text?: string;
  /** Headers of the response: the whole value, what it matches, or `null` for none. */
  headers?: Readonly<Record<string, string | RegExp | null>>;
  /** Hosts that differ, with the reason. */
  except?: Readonly<Record<string, string>>;
}

const LINK = '</x/a.md>; rel="alternate"; type="text/markdown"';
const SAFE = { 'x-content-type-options': 'nosniff', 'strict-transport-security': /^max-age=/ };

const NO_SERVER = { [CLOUDFLARE]: 'It has no server of its own.' };

/** What every host answers. */
const EXPECTATIONS: readonly Expectation[] = [
  {
    path: '/x/a/',
    accept: 'text/html,*/*;q=0.8',
    text: 'page',
    headers: {
      ...SAFE,
      'content-security-policy': POLICY,
      'reporting-endpoints': 'policy="/reports"',
      'cache-control': 'no-cache',
      'cross-origin-opener-policy': 'same-origin',
      vary: /\bAccept\b(?!-)/,
    },
  },
  {
    path: '/x/demo/',
    text: 'demo',
    headers: { link: null, 'access-control-allow-origin': null },
    except: { [CLOUDFLARE]: 'It lets other origins read everything.' },
  },
  {
    path: '/live/8/',
    headers: {
      'content-security-policy': /^(?!.*report).*; sandbox allow-scripts$/,
      'access-control-allow-origin': '*',
      'cross-origin-opener-policy': null,
    },
  },
  { path: '/x/a.md', text: '# page', headers: { 'content-type': 'text/markdown; charset=utf-8' } },
  { path: '/x/llms.txt', headers: { 'content-type': 'text/plain; charset=utf-8' } },
  { path: '/assets/a.js', text: 'a()', headers: { 'cache-control': /immutable/ } },
  { path: '/x/sw.js', headers: { 'service-worker-allowed': '/' } },
  {
    path: '/x/a/',
    headers: { link: LINK },
    except: { [CLOUDFLARE]: 'The function sends Markdown, but names it only in the page.' },
  },
  // Scripts of the build before this one, for open tabs.
  {
    path: '/assets/old.js',
    text: 'old()',
    headers: { 'cache-control': /immutable/ },
    except: { [CLOUDFLARE]: 'It has only one build.' },
  },
  { path: '/zh/assets/old.js', text: 'old()', except: { [CLOUDFLARE]: 'It has only one build.' } },
  { path: '/x/old/', status: 404 },
  // Agents and feedback. Browsers name the port in the origin.
  {
    path: '/mcp',
    body: 'a'.repeat(200_000),
    text: '200000 from 127.0.0.1',
    headers: { 'cache-control': 'no-store' },
    except: NO_SERVER,
  },
  {
    path: '/feedback',
    ask: { Origin: OWN_ORIGIN, 'Content-Type': 'application/json' },
    body: '{}',
    status: 400,
    headers: { 'access-control-allow-origin': /^http:\/\/127\.0\.0\.1:\d+$/ },
    except: NO_SERVER,
  },
  {
    path: '/feedback',
    ask: { Origin: 'http://127.0.0.1', 'Content-Type': 'application/json' },
    body: '{}',
    status: 403,
    headers: { 'cache-control': 'no-store' },
    except: NO_SERVER,
  },
  // Redirects.
  { path: '/x/8.12.1/a/?q=1', status: 302, headers: { location: '/x/a/?q=1' } },
  { path: '/x/8.12.1//evil.example', status: 302, headers: { location: '/x/evil.example' } },
  {
    path: '/x/8.12.1/\\evil.example',
    status: 302,
    headers: { location: /^(?:\/docs)?\/x\/(?:%5C)?evil/ },
  },
  {
    path: '/x/a',
    status: 301,
    headers: { location: '/x/a/' },
    except: { caddy: 'It says 308.', [CLOUDFLARE]: 'It says 308.' },
  },
  // Errors.
  ...['/assets/none.js', '/live/assets/none.js', '/zh/assets/none.js', '/none/', '/x/none.md'].map(
    (address) => ({
      path: address,
      status: 404,
      headers: { ...SAFE, 'cache-control': 'no-store' },
    }),
  ),
  // Errors about a file that exists would have its headers, so there are none.
  {
    path: '/assets/a.js',
    ask: { Range: 'bytes=99-' },
    headers: { 'cache-control': /immutable/ },
    except: { [CLOUDFLARE]: 'Its function sees the error.' },
  },
  {
    path: '/assets/a.js',
    ask: { 'If-Match': '"other"' },
    headers: { 'cache-control': /immutable/ },
    except: { nginx: 'It says 412, with `no-store`.' },
  },
  ...['/_headers', '/_redirects', '/_hosts/nginx/http.conf', '/_hosts/api/8.12.1.json'].map(
    (address) => ({
      path: address,
      status: 404,
      headers: { 'cache-control': 'no-store' },
      except: {
        [CLOUDFLARE]: 'It takes away the first two when it is deployed; the rest is public.',
      },
    }),
  ),
  { path: '/none/', status: 404, text: 'not found' },
  { path: '/zh/none/', status: 404, text: 'not found in Chinese' },
  // Negotiation.
  { path: '/', accept: 'text/markdown', text: '# start' },
  { path: '/x/', accept: 'text/markdown', text: '# start of the docs' },
  {
    path: '/x/demo/',
    accept: 'text/markdown',
    text: 'demo',
  },
  ...[
    '',
    '*/*',
    'text/*',
    'text/html',
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'text/html, text/markdown',
    'text/html, text/markdown, */*',
    'text/markdown;q=0.5, text/html',
    'text/markdown;q=0.5, text/html;q=0.51',
    'text/markdown;q=0.45, text/html;q=0.5',
    'text/markdown;q=0.099, text/html;q=0.1',
    'text/markdown;q=0, */*',
    'text/markdown;q=0',
    'text/markdown;q=0.4, */*;q=0.5',
    'text/markdown;q=0.4, text/*;q=0.5',
    'text/html;q=0.5, text/*;q=0.5',
    'text/markdownish',
    'application/json',
  ].map((accept) => ({ path: '/x/a/', accept, text: 'page' })),
  ...[
    'text/markdown',
    'TEXT/MARKDOWN',
    'text/markdown, text/html',
    'text/markdown, text/html, */*',
    'text/markdown, */*',
    '*/*, text/markdown',
    'text/plain, Text/Markdown, */*;q=0.1',
    'text/markdown,text/html;q=0.9,*/*;q=0.1',
    'text/markdown;q=0.9, text/html;q=0.5',
    'text/markdown;q=0.5',
    'text/html;q=0.5, text/markdown',
    'text/html;q=0.5, text/markdown;q=0.9',
    'text/html;q=0.5,text/markdown;q=0.501',
    'text/html; q=0.5 , text/markdown ; q=1.0',
    'text/html;q=0, */*',
    'text/html;q=0.3, text/*;q=0.8',
    'text/markdown;q=0.5, text/html;q=0.500',
    'text/markdown;q=0.001',
  ].map((accept) => ({ path: '/x/a/', accept, text: '# page' })),
];

/** Files that configure hosts are in the root of the build. */
const isConfiguration = (pathname: string) => pathname.startsWith('/_');

describe.each(
  Object.keys(HOSTS).flatMap((name) => ['/', '/docs/'].map((baseUrl) => [name, baseUrl] as const)),
)('%s, with a site at %s', (name, baseUrl) => {
  let host: Host | undefined;
  beforeAll(async () => {
    const build = path.join(folder, baseUrl, 'build');
    writeBuild(build, BUILD, baseUrl);
    writeBuild(`${build}.previous`, BUILD_BEFORE, baseUrl);
    host = isMissing(name) ? undefined : await HOSTS[name]?.(build);
  });
  afterAll(() => host?.end());

  test.each(EXPECTATIONS.filter(({ except }) => except?.[name] === undefined))(
    '$path, accepting $accept $ask',
    async ({ path: pathname, accept, ask, body, status = 200, text, headers = {} }) => {
      if (!host) {
        console.warn(`${name} isn't installed, so its configuration was not tested.`);
        return;
      }
      const answer = await get(
        host.port,
        isConfiguration(pathname) ? pathname : at(baseUrl, pathname),
        {
          ...(accept === undefined ? {} : { Accept: accept }),
          ...ask,
          ...(ask?.Origin === OWN_ORIGIN ? { Origin: `http://127.0.0.1:${host.port}` } : {}),
        },
        body,
      );
      expect([answer.status, text ?? answer.text]).toEqual([status, answer.text]);
      for (const [key, value] of Object.entries(headers)) {
        if (value === null) {
          expect(answer.headers).not.toHaveProperty(key);
        } else {
          expect(answer.headers[key]).toEqual(
            typeof value === 'string' ? at(baseUrl, value) : expect.stringMatching(value),
          );
        }
      }
    },
  );
});

/** What Netlify's own parsers make of the rules. They are modules, which Jest can't load, and need a later Node. */
const NETLIFY = path.join(DEPLOY, 'node_modules/@netlify');
const PARSE = `
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
const [headersFile, redirectsFile] = process.argv.slice(1);
const { headers, errors } = await parseAllHeaders({ headersFiles: [headersFile], minimal: false });
const moved = await parseAllRedirects({ redirectsFiles: [redirectsFile], minimal: false });
console.log(JSON.stringify({
  headers: headers.map(({ forRegExp, values }) => ({ pattern: forRegExp.source, values })),
  redirects: moved.redirects,
  errors: [...errors, ...moved.errors].map(String),
}));`;

interface NetlifyRules {
  headers: { pattern: string; values: Record<string, string> }[];
  redirects: Record<string, unknown>[];
  errors: string[];
}

describe('the rules of Netlify', () => {
  const text = hostFiles(HEADERS, REDIRECTS, ['']).get('_hosts/netlify/_headers') ?? '';

  it('have nothing that it reports as invalid', () => {
    expect(text).not.toMatch(/^\s*!/m);
    expect(text).not.toMatch(/^\/.*\*./m);
    expect(text).toMatch(
      /\/live\/\*\n.*sandbox allow-scripts\n {2}Cross-Origin-Opener-Policy: unsafe-none/,
    );
  });

  // The nightly job installs them.
  (fs.existsSync(NETLIFY) ? describe : describe.skip)('in its own parsers', () => {
    let rules: NetlifyRules;
    beforeAll(() => {
      writeFiles(path.join(folder, 'netlify'), { _headers: text, _redirects: REDIRECTS });
      const files = ['_headers', '_redirects'].map((file) => path.join(folder, 'netlify', file));
      const { stdout, stderr } = spawnSync(
        process.execPath,
        ['--input-type=module', '--eval', PARSE, ...files],
        { cwd: DEPLOY, encoding: 'utf8' },
      );
      expect(stderr).toBe('');
      rules = JSON.parse(stdout) as NetlifyRules;
    });

    /** As in its development server: all rules that match, of which the last one counts. */
    const headersOf = (pathname: string) =>
      Object.fromEntries(
        rules.headers
          .filter(({ pattern }) => new RegExp(pattern, 'iu').test(pathname))
          .flatMap(({ values }) => Object.entries(values))
          .map(([name, value]) => [name.toLowerCase(), value]),
      );

    it('redirect as everywhere, and are valid', () => {
      expect(rules.errors).toEqual([]);
      expect(rules.redirects).toEqual([
        expect.objectContaining({
          from: '/x/8.12.1/*',
          to: '/x/:splat',
          status: 302,
          force: false,
        }),
      ]);
    });

    test.each(
      // Its rules know neither the status nor the Accept header, and its redirects have none of these headers.
      EXPECTATIONS.filter(
        ({ status, accept, body }) =>
          status === undefined && body === undefined && !/mark/i.test(accept ?? ''),
      ),
    )(
      'say what every host answers: $path, accepting $accept',
      ({ path: pathname, headers = {} }) => {
        const found = headersOf(pathname);
        for (const [name, value] of Object.entries(headers)) {
          if (name === 'cross-origin-opener-policy' && value === null) {
            // A rule can't take it back, but this means the same.
            expect(found[name]).toBe('unsafe-none');
          } else if (value === null) {
            expect(found).not.toHaveProperty(name);
          } else if (!['vary', 'link', 'content-type'].includes(name)) {
            // It sets the type itself. The other two depend on the page.
            expect(found[name]).toEqual(
              typeof value === 'string' ? value : expect.stringMatching(value),
            );
          }
        }
      },
    );

    it('protect errors, too', () => {
      expect(headersOf('/none/')).toMatchObject({ 'x-content-type-options': 'nosniff' });
    });
  });
});

test.each([
  [`${HEADERS}${'\n/a/*\n  A: b\n'.repeat(100)}`, '', /at most 100 rules in _headers; found 1\d\d/],
  [`/*\n  A: ${'b'.repeat(2000)}\n`, '', /at most 2000 characters in a line of _headers/],
  [HEADERS, REDIRECTS.repeat(101), /at most 100 redirects .* found 101/],
])('fails if Cloudflare Pages would ignore a part of the files', (headers, redirects, message) => {
  expect(() => hostFiles(headers, redirects, [''])).toThrow(message);
});
