/** @jest-environment node */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

import { fetchAd, MAX_ANSWER_BYTES, type FetchAdEnvironment } from './fetchAd';

const AD = { statlink: 'https://click.example/1', company: 'Acme' };
const CHECKED = { link: 'https://click.example/1', company: 'Acme', description: '', pixels: [] };

/** Stands in for the ad network. */
let server: http.Server;
let requests: http.IncomingMessage[];
let answer: (response: http.ServerResponse, attempt: number) => void;

beforeEach(async () => {
  requests = [];
  server = http.createServer((request, response) => {
    requests.push(request);
    answer(response, requests.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Calls `fetchAd` with pauses that end immediately and are recorded. */
async function ask(change: Partial<FetchAdEnvironment> = {}) {
  const { port } = server.address() as AddressInfo;
  const pauses: number[] = [];
  const result = await fetchAd({
    endpoint: `http://localhost:${port}/ads.json`,
    hosts: [],
    fetch,
    delay: (callback, milliseconds) => {
      pauses.push(milliseconds);
      setImmediate(callback);
      return () => undefined;
    },
    now: () => 0,
    signal: new AbortController().signal,
    ...change,
  });
  return { result, pauses };
}

const ads = (list: unknown) => (response: http.ServerResponse) =>
  void response.end(JSON.stringify({ ads: list }));

it('returns the first entry with a usable link', async () => {
  answer = ads([
    null,
    'ad',
    {},
    { company: 'No link' },
    { statlink: 'javascript:alert(1)' },
    AD,
    { statlink: 'https://click.example/2' },
  ]);
  const { result, pauses } = await ask();
  expect(result).toEqual({ status: 'filled', ad: CHECKED });
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /ads.json']);
  expect(pauses).toEqual([]);
});

it('sends no cookies', async () => {
  const seen: (RequestInit | undefined)[] = [];
  await ask({
    fetch: (_url, init) => {
      seen.push(init);
      return Promise.resolve(Response.json({ ads: [AD] }));
    },
  });
  expect(seen).toMatchObject([{ credentials: 'omit', referrerPolicy: 'strict-origin' }]);
});

it('retries up to ten times while the response is empty, with growing pauses', async () => {
  answer = (response, attempt) => ads(attempt < 10 ? [] : [AD])(response);
  const { result, pauses } = await ask();
  expect(result).toEqual({ status: 'filled', ad: CHECKED });
  expect(requests).toHaveLength(10);
  expect(pauses).toEqual([250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2250]);
  // Less than the 14.5 s during which the slot checks for an ad.
  expect(pauses.reduce((sum, pause) => sum + pause)).toBeLessThan(14_500);
});

it('stops after ten attempts', async () => {
  answer = ads([{ company: 'No link' }]);
  const { result, pauses } = await ask();
  expect(result).toEqual({ status: 'none' });
  expect(requests).toHaveLength(10);
  expect(pauses).toHaveLength(9);
});

test.each<[string, (response: http.ServerResponse) => void]>([
  ['an error', (response) => response.writeHead(500).end(JSON.stringify({ ads: [AD] }))],
  ['nothing', (response) => response.writeHead(204).end()],
  ['HTML', (response) => response.end('<!doctype html>')],
  ['a truncated response', (response) => response.end('{"ads": [')],
  ['a list', (response) => response.end('[]')],
  ['null', (response) => response.end('null')],
  ['no ads', (response) => response.end('{}')],
  ["ads that aren't a list", (response) => response.end('{"ads": {"0": 1}}')],
])('returns no ad if the network responds with %s', async (_kind, respond) => {
  answer = respond;
  const { result } = await ask();
  expect(result).toEqual({ status: 'none' });
  expect(requests).toHaveLength(1);
});

it('reads at most 100 kB of a response', async () => {
  let sent = 0;
  answer = (response) => {
    const write = () => {
      if (!response.destroyed && sent < 10_000_000) {
        sent += 64_000;
        response.write(' '.repeat(64_000), write);
      } else {
        response.end(JSON.stringify({ ads: [AD] }));
      }
    };
    write();
  };
  expect((await ask()).result).toEqual({ status: 'none' });
  expect(MAX_ANSWER_BYTES).toBe(100_000);
  expect(sent).toBeLessThan(10_000_000);
});

it('treats a timeout as an unreachable network', async () => {
  answer = (response) => response.destroy();
  expect((await ask()).result).toEqual({ status: 'unreachable' });
  expect((await ask({ endpoint: 'http://localhost:1/' })).result).toEqual({
    status: 'unreachable',
  });
});

describe('leaving the page', () => {
  it('aborts a pending request', async () => {
    const leaving = new AbortController();
    answer = (response) => {
      response.write('{');
      leaving.abort();
    };
    expect((await ask({ signal: leaving.signal })).result).toEqual({ status: 'unreachable' });
  });

  it('cancels a pause and sends no more requests', async () => {
    const leaving = new AbortController();
    const stop = jest.fn();
    answer = ads([]);
    await ask({
      signal: leaving.signal,
      delay: () => {
        setImmediate(() => leaving.abort());
        return stop;
      },
    });
    expect(stop).toHaveBeenCalled();
    expect(requests).toHaveLength(1);
  });
});
