/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { writeFixture } from '../mcp/fixture';

import { cloudflareMarkdown, netlifyMarkdown } from './markdown';
import { createMcpFunction } from './mcp';

const FILES: Readonly<Record<string, string>> = {
  '/x/': 'start',
  '/x/index.md': '# Start',
  '/x/sorting/': 'sorting',
  '/x/sorting.md': '# Sorting',
  '/search/': 'search',
};

const fetchFile = (request: Request) => {
  const text = FILES[new URL(request.url).pathname];
  return Promise.resolve(
    new Response(text ?? 'missing', {
      status: text === undefined ? 404 : 200,
      headers: {
        'Cache-Control': 'public, max-age=31536000, immutable',
        'X-Content-Type-Options': 'nosniff',
        ETag: '"a"',
      },
    }),
  );
};
const hosts = {
  Netlify: (request: Request) =>
    netlifyMarkdown(request, { next: (file) => fetchFile(file ?? request) }),
  Cloudflare: (request: Request) =>
    cloudflareMarkdown({ request, env: { ASSETS: { fetch: fetchFile } } }),
};

describe.each(['Netlify', 'Cloudflare'] as const)('on %s', (host) => {
  it.each([
    ['/x/sorting/', 'text/markdown', '# Sorting'],
    ['/x/sorting', 'text/markdown', '# Sorting'],
    ['/x/', 'text/markdown, text/html;q=0.9', '# Start'],
    ['/x/sorting/', 'text/markdown;q=0.5, text/html', 'sorting'],
    ['/x/sorting/', 'text/html,application/xhtml+xml,*/*;q=0.8', 'sorting'],
    ['/x/sorting/', '*/*', 'sorting'],
    ['/search/', 'text/markdown', 'search'],
  ])('sends %s to a client that accepts %s', async (pathname, accept, text) => {
    const request = new Request(`https://example.com${pathname}`, { headers: { accept } });
    const response = await hosts[host](request);
    expect(await response.text()).toBe(text);
    expect(response.headers.get('vary')).toBe('Accept');
  });

  it('passes on other requests', async () => {
    const file = new Request('https://example.com/x/sorting.md', { headers: { accept: '*/*' } });
    const response = await hosts[host](file);
    expect(response.headers.has('vary')).toBe(false);
    const missing = new Request('https://example.com/none/', {
      headers: { accept: 'text/markdown' },
    });
    expect((await hosts[host](missing)).status).toBe(404);
  });

  it.each(['/x/sorting.md', '/x/sorting/', '/assets/none.js', '/none/'])(
    'never lets an error be stored, but everything else: %s',
    async (pathname) => {
      const { status, headers } = await hosts[host](new Request(`https://example.com${pathname}`));
      expect(headers.get('cache-control')).toBe(
        status === 404 ? 'no-store' : 'public, max-age=31536000, immutable',
      );
    },
  );

  it.each([
    ['/x/sortin.md', '*/*', null],
    ['/x/sortin/', 'text/markdown', 'Accept'],
  ])('says in Markdown that %s is missing', async (pathname, accept, vary) => {
    const request = new Request(`https://example.com${pathname}`, { headers: { accept } });
    const response = await hosts[host](request);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch(/^text\/markdown/);
    expect(response.headers.get('vary')).toBe(vary);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.has('etag')).toBe(false);
    expect(await response.text()).toContain(`There is no page \`${pathname}\`.`);
  });
});

it('answers agents', async () => {
  const data = mkdtempSync(path.join(os.tmpdir(), 'edge-'));
  try {
    writeFixture(data);
    const handle = createMcpFunction({ data });
    const response = await handle(
      new Request('https://example.com/mcp', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: 'search', arguments: { query: 'sort' } },
        }),
      }),
    );
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('/x/react-data-grid/sorting/');
    expect((await handle(new Request('https://example.com/mcp', { method: 'PUT' }))).status).toBe(
      405,
    );
  } finally {
    rmSync(data, { recursive: true });
  }
});
