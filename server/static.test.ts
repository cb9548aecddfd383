/** @jest-environment node */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

import { parseHeaders, parseRedirects } from '../src/core/hosts';

import { headersFor, redirectFor, staticHandler } from './static';

const headersOf = (text: string, pathname: string) =>
  Object.fromEntries(headersFor(parseHeaders(text), pathname));

describe('a _redirects file', () => {
  const rules = parseRedirects('/x/8/* /x/:splat 302\n/zh/x/8/* /zh/x/:splat 302\n');

  test.each([
    ['/x/8/charts/?a=1', '/x/charts/?a=1'],
    ['/zh/x/8/', '/zh/x/'],
    ['/x/8//evil.example/', '/x/evil.example/'],
    ['/x/8', undefined],
    ['/y/x/8/', undefined],
  ])('redirects %s to %s', (url, expected) => {
    expect(redirectFor(rules, url)).toBe(expected);
  });

  it('reports the line of an unsupported rule', () => {
    expect(() => parseRedirects('/x/8/* /x/:splat 302\n/a /b 301')).toThrow(
      '_redirects, line 2: expected "/from/* /to/:splat 302", found "/a /b 301".',
    );
  });
});

describe('a _headers file', () => {
  it("applies a rule's headers to its path only", () => {
    const text = '/sw.js\n  Cache-Control: no-cache\n  X-A: b\n';
    expect(headersOf(text, '/sw.js')).toEqual({ 'Cache-Control': 'no-cache', 'X-A': 'b' });
    expect(headersOf(text, '/sw.jsx')).toEqual({});
    expect(headersOf(text, '/x/sw.js')).toEqual({});
    expect(headersOf(text, '/sw-js')).toEqual({});
  });

  it('applies a rule with a wildcard to every path below it', () => {
    const text = '/assets/*\n  X-A: b\n';
    expect(headersOf(text, '/assets/js/main.js')).toEqual({ 'X-A': 'b' });
    expect(headersOf(text, '/x/assets/main.js')).toEqual({});
  });

  it('lets later rules add, replace and remove headers from earlier rules', () => {
    const text = `/*
  X-A: 1
  X-B: 1
  X-C: 1

/x/*
  X-B: 2
  ! X-C
`;
    expect(headersOf(text, '/')).toEqual({ 'X-A': '1', 'X-B': '1', 'X-C': '1' });
    expect(headersOf(text, '/x/')).toEqual({ 'X-A': '1', 'X-B': '2' });
  });

  it('may contain colons and semicolons in values, comments, and blank lines', () => {
    const text = `# Everywhere
/*

  # Safety
  Content-Security-Policy: default-src 'none'; img-src https://a.com:443 data:
  X-Empty:
`;
    expect(headersOf(text, '/')).toEqual({
      'Content-Security-Policy': "default-src 'none'; img-src https://a.com:443 data:",
      'X-Empty': '',
    });
  });

  it('may have Windows line endings', () => {
    expect(headersOf('/*\r\n  X-A: b\r\n', '/')).toEqual({ 'X-A': 'b' });
  });

  test.each([
    ['a header before any path', '  X-A: b\n', 1],
    ['a header without a value', '/*\n  X-A\n', 2],
    ['a name with a space in it', '/*\n  X-A: b\n\n  X A: b\n', 4],
    ['a header to take back without a name', '/*\n  !\n', 2],
  ])('with %s is rejected with its line', (_mistake, text, line) => {
    expect(() => parseHeaders(text)).toThrow(`_headers, line ${line}: `);
  });

  it('may remove or replace a header in a different case', () => {
    expect(headersOf('/*\n  Cache-Control: no-cache\n/a\n  ! cache-control\n', '/a')).toEqual({});
    expect(headersOf('/*\n  Cache-Control: a\n/a\n  cache-control: b\n', '/a')).toEqual({
      'cache-control': 'b',
    });
  });
});

describe('the server', () => {
  const PAGE = `<!doctype html><title>Sorting</title>${'<p>Rows in order.</p>'.repeat(200)}`;
  const NOT_FOUND = `<!doctype html><title>Not found</title>${'<p>No page.</p>'.repeat(200)}`;
  let directory: string;
  let server: http.Server;

  function write(name: string, text: string): void {
    const file = path.join(directory, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }

  beforeAll(async () => {
    directory = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'));
    write('x/sorting/index.html', PAGE);
    write('x/charts/demos/BarChart/index.html', PAGE);
    write('x/charts/demos/BarChart.md', '# Bars');
    write('x/charts.md', '---\ntitle: Charts\ntokens: 123\n---\n\ntokens: 9\n');
    write('assets/js/main.js', `run("${'x'.repeat(2000)}")`);
    write('404.html', NOT_FOUND);
    write('_redirects', '');
    write('zh/404.html', '<h1>此处没有页面</h1>');
    write(
      '_headers',
      "/*\n  Content-Security-Policy: default-src 'none'\n  Cache-Control: no-cache\n\n/assets/*\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n",
    );
    const handle = staticHandler(directory);
    server = http.createServer((request, response) => {
      try {
        handle(request, response);
      } catch (error) {
        // In production, this would end the process.
        response.writeHead(500, { 'x-thrown': String(error) }).end();
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    fs.rmSync(directory, { recursive: true });
  });

  interface Answer {
    status: number | undefined;
    headers: http.IncomingHttpHeaders;
    body: Buffer;
  }

  /** Requests a path exactly as given, and does nothing to it or to the response. */
  function request(
    target: string,
    { method = 'GET', headers = {} }: { method?: string; headers?: http.OutgoingHttpHeaders } = {},
  ): Promise<Answer> {
    const { port } = server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      http
        .request(
          { host: '127.0.0.1', port, path: target, method, headers, agent: false },
          (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('end', () =>
              resolve({
                status: response.statusCode,
                headers: response.headers,
                body: Buffer.concat(chunks),
              }),
            );
          },
        )
        .on('error', reject)
        .end();
    });
  }

  it('serves the page of a folder with the headers of the build', async () => {
    const { status, headers, body } = await request('/x/sorting/');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['content-security-policy']).toBe("default-src 'none'");
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toBe(PAGE);
  });

  it('says how many tokens a page has as Markdown, if its front matter does', async () => {
    const { headers } = await request('/x/charts.md', { method: 'HEAD' });
    expect(headers['x-markdown-tokens']).toBe('123');
    const { headers: others } = await request('/x/charts/demos/BarChart.md');
    expect(others).not.toHaveProperty('x-markdown-tokens');
  });

  it('caches hashed assets for a long time', async () => {
    const { headers } = await request('/assets/js/main.js');
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test.each([
    ['a page', '/x/sorting/', PAGE, 200],
    ['the page for what is missing', '/x/nothing/', NOT_FOUND, 404],
  ])('compresses %s if the client supports it', async (_kind, target, text, expected) => {
    const { status, headers, body } = await request(target, {
      headers: { 'Accept-Encoding': 'gzip' },
    });
    expect(status).toBe(expected);
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(headers['content-security-policy']).toBe("default-src 'none'");
    expect(body.length).toBeLessThan(text.length / 2);
    expect(gunzipSync(body).toString()).toBe(text);
  });

  test.each([
    ['/zh/x/nothing/', '<h1>此处没有页面</h1>'],
    ['/zhx/nothing/', NOT_FOUND],
    ['/../zh', NOT_FOUND],
  ])('serves the nearest 404 page for %s', async (target, text) => {
    const { status, body } = await request(target);
    expect(status).toBe(404);
    expect(body.toString()).toBe(text);
  });

  test.each([
    ['/x/chart/demos/BarChart.md', '*/*'],
    ['/x/charts/demos/BarChar/', 'text/markdown'],
    ['/x/charts/demos/BarChar', 'text/markdown, text/html;q=0.9'],
  ])('says in Markdown that %s is missing, with the nearest page', async (target, accept) => {
    const { status, headers, body } = await request(target, { headers: { Accept: accept } });
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^text\/markdown/);
    expect(/accept(?!-)/i.test(headers.vary ?? '')).toBe(!target.endsWith('.md'));
    expect(body.toString()).toContain(`There is no page \`${target}\`.`);
    expect(body.toString()).toContain('](/x/charts/demos/BarChart.md)');
    expect(body.length).toBeLessThan(500);
  });

  it('answers for missing Markdown of any length at once', async () => {
    const { status, body } = await request(`/x/${'`a'.repeat(4000)}.md`);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('Nearest');
  });

  it('responds to a missing path with 404, its page, and the same headers', async () => {
    const { status, headers, body } = await request('/x/nothing/');
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['content-security-policy']).toBe("default-src 'none'");
    expect(body.toString()).toBe(NOT_FOUND);
  });

  test.each([
    ['/assets/js/missing.js', 'GET', 404],
    ['/assets/js/missing.js', 'HEAD', 404],
    ['/assets/', 'GET', 404],
    ['/assets/js/main.js/', 'GET', 404],
    ['/x/nothing/', 'GET', 404],
    ['/assets/js/main.js', 'POST', 405],
    ['http://[', 'GET', 400],
  ])('lets nobody store the error for %s (%s)', async (target, method, expected) => {
    const { status, headers } = await request(target, { method });
    expect([status, headers['cache-control']]).toEqual([expected, 'no-store']);
  });

  test.each(['/x/sorting/', '/x/nothing/'])('sends no body for HEAD of %s', async (target) => {
    const { headers, body } = await request(target, { method: 'HEAD' });
    expect(body.length).toBe(0);
    expect(headers['content-type']).toMatch(/^text\/html/);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
    'refuses %s, and names the methods that files have',
    async (method) => {
      for (const target of ['/x/sorting/', '/x/nothing/', '/X/Sorting/', '/_headers']) {
        const { status, headers, body } = await request(target, { method });
        expect([status, headers.allow, headers.connection]).toEqual([405, 'GET, HEAD', 'close']);
        expect(body.length).toBe(0);
      }
    },
  );

  test.each([
    '/_headers',
    '/_headers/',
    '/%5fheaders',
    '/_header%73',
    '/_headers%2f',
    '/_headers?a',
    '/_redirects',
    '/_Headers',
  ])('does not serve %s, a file for hosts', async (target) => {
    const { status, body } = await request(target);
    expect(status).toBe(404);
    expect(body.toString()).toBe(NOT_FOUND);
  });

  it('sends a page once to a browser that caches it', async () => {
    const { headers } = await request('/x/sorting/');
    const again = await request('/x/sorting/', { headers: { 'If-None-Match': headers.etag } });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
    expect(again.headers['content-security-policy']).toBe("default-src 'none'");
  });

  test.each([
    [{ 'If-None-Match': '"other", <etag>' }, 304],
    [{ 'If-None-Match': '<etag without W/>' }, 304],
    [{ 'If-None-Match': '*' }, 304],
    [{ 'If-None-Match': 'W/"other"' }, 200],
    [{ 'If-Modified-Since': '<modified>' }, 304],
    [{ 'If-Modified-Since': 'Sun, 01 Feb 2015 00:00:00 GMT' }, 200],
    // The entity tag is more precise.
    [{ 'If-None-Match': '"other"', 'If-Modified-Since': '<modified>' }, 200],
  ])('answers a request with %j with %d', async (conditions, expected) => {
    const { etag = '', 'last-modified': modified = '' } = (await request('/x/sorting/')).headers;
    const conditional = Object.entries(conditions).map(([name, value]) => [
      name,
      value
        .replace('<etag>', etag)
        .replace('<etag without W/>', etag.slice(2))
        .replace('<modified>', modified),
    ]);
    const { status, headers } = await request('/x/sorting/', {
      headers: Object.fromEntries(conditional) as Record<string, string>,
    });
    expect(status).toBe(expected);
    expect(headers).toMatchObject({
      etag,
      'last-modified': modified,
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'",
    });
  });

  it('sends the headers of the build with redirects and refusals, too', async () => {
    for (const [target, method, expected] of [
      ['/X/Sorting/', 'GET', 301],
      ['/x/sorting/', 'POST', 405],
      ['//', 'GET', 404],
    ] as const) {
      const { status, headers } = await request(target, { method });
      expect([status, headers['content-security-policy']]).toEqual([
        expected,
        "default-src 'none'",
      ]);
    }
  });

  test.each([
    ['/X/Sorting/', '/x/sorting/'],
    ['/X/SORTING', '/x/sorting/'],
    ['/X/Sorting/?a=B#c', '/x/sorting/?a=B#c'],
    ['/x/charts/demos/barchart/', '/x/charts/demos/BarChart/'],
    ['/x/Sorting/index.html', undefined],
    ['/Assets/js/main.js', undefined],
    ['//X/Sorting/', undefined],
    ['/X/Nothing/', undefined],
  ])('redirects %s, whose case is wrong, to %s', async (target, expected) => {
    const { status, headers } = await request(target);
    expect(headers.location).toBe(expected);
    expect(status).toBe(expected === undefined ? 404 : 301);
  });

  test.each([
    ['/x/sorting', '/x/sorting/'],
    ['/x/sorting?a=B', '/x/sorting/?a=B'],
  ])('redirects %s, which lacks its slash, to %s', async (target, expected) => {
    const { status, headers } = await request(target);
    expect([status, headers.location]).toEqual([301, expected]);
  });

  it('finds a file regardless of the query', async () => {
    const { status, headers } = await request('/assets/js/main.js?v=/x/');
    expect(status).toBe(200);
    expect(headers['cache-control']).toMatch(/immutable/);
  });

  test.each(['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/%E0%A4%A'])(
    'responds to %s with 404',
    async (target) => {
      expect((await request(target)).status).toBe(404);
    },
  );

  test.each(['bytes=5-2', 'bytes=0-9', 'lines=1-2'])(
    'sends the whole page for %s',
    async (range) => {
      const { status, headers, body } = await request('/x/sorting/', { headers: { Range: range } });
      expect(headers['x-thrown']).toBeUndefined();
      expect(status).toBe(200);
      expect(body.toString()).toBe(PAGE);
    },
  );

  // A handler that throws would end `npm run serve`.
  test.each([
    ['//', 404],
    ['//a:b/', 404],
    ['/%', 404],
    ['http://[', 400],
    ['*', 400],
  ])("responds to %s, which isn't a URL, with %d", async (target, expected) => {
    const { status, headers } = await request(target);
    expect(headers['x-thrown']).toBeUndefined();
    expect(status).toBe(expected);
  });
});

describe('a folder without a build', () => {
  let directory: string;

  beforeEach(() => {
    directory = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'));
  });
  afterEach(() => fs.rmSync(directory, { recursive: true }));

  test.each([
    ['_headers', []],
    ['404.html', ['_headers']],
  ])('is rejected with what is missing (%s) and what to do', (missing, present) => {
    present.forEach((name) => fs.writeFileSync(path.join(directory, name), ''));
    expect(() => staticHandler(directory)).toThrow(directory);
    expect(() => staticHandler(directory)).toThrow(`${missing} is missing`);
    expect(() => staticHandler(directory)).toThrow('npm run build');
  });
});
