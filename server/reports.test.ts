/** @jest-environment node */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

import { reportsMiddleware } from './reports';

const lines: string[] = [];
const receive = reportsMiddleware('/reports', (line) => lines.push(line));
const server = http.createServer((request, response) =>
  receive(request, response, () => response.writeHead(405).end()),
);
let origin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => lines.splice(0));

const send = async (body: string, method = 'POST') =>
  (await fetch(`${origin}/reports`, { method, ...(method === 'GET' ? {} : { body }) })).status;

/** As Chromium sends it. */
const report = (changes: Record<string, unknown> = {}) => ({
  age: 9,
  type: 'csp-violation',
  url: 'https://docs.test/x/a/?email=me@secret.test#part',
  user_agent: 'Secret/1.0',
  body: {
    documentURL: 'https://docs.test/x/a/?email=me@secret.test#part',
    referrer: 'https://search.test/?q=secret',
    blockedURL: 'https://evil.test/secret.js?secret',
    effectiveDirective: 'script-src-elem',
    originalPolicy: "default-src 'none'",
    sourceFile: 'https://docs.test/assets/js/main.js?secret',
    sample: 'secret',
    disposition: 'enforce',
    statusCode: 200,
    lineNumber: 3,
    columnNumber: 14,
    ...changes,
  },
});

it('keeps the path of a page and what was blocked, and nothing about the reader', async () => {
  expect(await send(JSON.stringify([report()]))).toBe(204);
  expect(lines).toEqual([
    "The policy's script-src-elem was violated on /x/a/ by https://evil.test in /assets/js/main.js:3:14",
  ]);
});

it('also reads the format of browsers that know only report-uri', async () => {
  const old = {
    'document-uri': 'https://docs.test/x/?secret',
    referrer: 'https://search.test/?q=secret',
    'blocked-uri': 'inline',
    'effective-directive': 'style-src-attr',
    'violated-directive': 'style-src-attr',
    'source-file': 'https://docs.test/x/?secret',
    'line-number': 1,
    'script-sample': 'secret',
  };
  expect(await send(JSON.stringify({ 'csp-report': old }))).toBe(204);
  expect(lines).toEqual(["The policy's style-src-attr was violated on /x/ by inline in /x/:1"]);
});

it.each<[changes: Record<string, unknown>, line: string]>([
  [
    { effectiveDirective: 'require-trusted-types-for', blockedURL: 'trusted-types-sink' },
    "The policy's require-trusted-types-for was violated on /x/a/ by trusted-types-sink in /assets/js/main.js:3:14",
  ],
  [
    { blockedURL: 'data', sourceFile: 'moz-extension://0c1d-secret/a.js' },
    "The policy's script-src-elem was violated on /x/a/ by data in moz-extension::3:14",
  ],
  [
    { blockedURL: 'data:text/html,secret', sourceFile: null },
    "The policy's script-src-elem was violated on /x/a/ by data:",
  ],
  [
    { blockedURL: 'https://me:secret@evil.test:8/', sourceFile: '', lineNumber: 'secret' },
    "The policy's script-src-elem was violated on /x/a/ by https://evil.test:8",
  ],
  [
    { documentURL: 'https://docs.test/x/%0a"\n/?secret', blockedURL: 'Secret text' },
    "The policy's script-src-elem was violated on /x/%0a%22/ in /assets/js/main.js:3:14",
  ],
])('leaves out what may be about a reader: %j', async (changes, line) => {
  await send(JSON.stringify([report(changes)]));
  expect(lines).toEqual([line]);
});

it.each([
  ['{', 400],
  ['', 400],
  ['null', 204],
  ['[null, 1, "a", [], {}]', 204],
  ['{"body":{"documentURL":5,"effectiveDirective":"a"}}', 204],
  [JSON.stringify(report({ documentURL: 'secret' })), 204],
  [JSON.stringify(report({ effectiveDirective: 'a\nb' })), 204],
  [`"${'a'.repeat(40_000)}"`, 413],
])('does not mind %s', async (body, expected) => {
  expect(await send(body)).toBe(expected);
  expect(lines).toEqual([]);
});

it('reads at most 20 reports at once, and only those that are posted', async () => {
  await send(JSON.stringify(Array.from({ length: 50 }, () => ({ ...report(), user_agent: '' }))));
  expect(lines).toHaveLength(20);
  expect(await send('', 'GET')).toBe(405);
});
