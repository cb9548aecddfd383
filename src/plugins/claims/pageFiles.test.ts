/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { servePageFiles } from './pageFiles';

let siteDir: string;
let server: http.Server;
let base: string;

beforeAll(async () => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'claims-'));
  mkdirSync(path.join(siteDir, 'docs'));
  writeFileSync(path.join(siteDir, 'docs/a.mdx'), 'One.\n\n```ts\nconst a = 1;\n```\n');
  writeFileSync(path.join(siteDir, 'docs/a.claims.tsx'), "claim('One.', () => {});\n");
  writeFileSync(path.join(siteDir, 'docs/b.mdx'), 'Nothing.\n');
  writeFileSync(path.join(siteDir, 'docs/broken.mdx'), '<Open\n');
  const serve = servePageFiles(siteDir, (address) => {
    const [, name] = /^\/x\/(a|b|broken)\/$/.exec(address) ?? [];
    return name === undefined ? undefined : { source: `docs/${name}.mdx`, release: '8.12.1' };
  });
  server = http.createServer((request, response) =>
    serve(request, response, () => response.writeHead(418).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(siteDir, { recursive: true });
});

it('counts what is on a page at the time of the request', async () => {
  const counts = async (): Promise<unknown> => (await fetch(`${base}/x/a/verified.json`)).json();
  expect(await counts()).toEqual({
    release: '8.12.1',
    page: { statements: 1, sourced: 0, blocks: 1, names: 0 },
  });
  writeFileSync(
    path.join(siteDir, 'docs/a.claims.tsx'),
    "claim('One.', () => {});\nclaim('Two.', () => {});\n",
  );
  expect(await counts()).toMatchObject({ page: { statements: 2 } });
});

it('serves the claims as text', async () => {
  const response = await fetch(`${base}/x/a/claims.txt?line=1`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toContain("claim('One.'");
  expect((await fetch(`${base}/x/b/claims.txt`)).status).toBe(404);
});

it('answers with an error for a page that cannot be parsed', async () => {
  expect((await fetch(`${base}/x/broken/verified.json`)).status).toBe(500);
});

it('leaves other requests alone', async () => {
  const statuses = await Promise.all(
    ['/x/a/', '/x/other/verified.json', '/x/a/other.json', '/'].map(
      async (pathname) => (await fetch(base + pathname)).status,
    ),
  );
  expect(statuses).toEqual([418, 418, 418, 418]);
});
