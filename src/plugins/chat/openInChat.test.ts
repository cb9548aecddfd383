/** @jest-environment node */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

import { CHAT_TIMEOUT_MS, openInChat, type ChatEnvironment } from './openInChat';
import type { ChatDemo } from './types';

const demo: ChatDemo = {
  name: 'Order board',
  description: 'Data Grid sorting',
  files: [{ name: 'OrderBoard.tsx', code: "import { DataGrid } from '@mui/x-data-grid';\n" }],
  dependencies: { '@mui/x-data-grid': '8.12.1' },
};

const FAILURE = { ok: false, message: 'Failed to open MUI Chat' };
const ROOM = 'https://chat.example/room/1?a=b#c';

/** Stands in for the chat service. */
let server: http.Server;
let received: { method?: string; headers: http.IncomingHttpHeaders; body: string }[];
let answer: (response: http.ServerResponse) => void;

beforeEach(async () => {
  received = [];
  answer = (response) => response.end(JSON.stringify({ nextUrl: ROOM }));
  server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { method, headers } = request;
      received.push({ ...(method ? { method } : {}), headers, body });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

interface Tab {
  opener: unknown;
}

/** Returns a fake environment that opens tabs and never times out. */
function environment(change: Partial<ChatEnvironment> = {}) {
  const tabs: { url: string; tab: Tab }[] = [];
  const waits: { milliseconds: number; isStopped: boolean; callback: () => void }[] = [];
  const { port } = server.address() as AddressInfo;
  const given: ChatEnvironment = {
    endpoint: `http://localhost:${port}/open`,
    fetch,
    open: (url) => {
      const tab: Tab = { opener: 'this page' };
      tabs.push({ url, tab });
      return tab;
    },
    delay: (callback, milliseconds) => {
      const wait = { milliseconds, isStopped: false, callback };
      waits.push(wait);
      return () => {
        wait.isStopped = true;
      };
    },
    ...change,
  };
  return { given, tabs, waits };
}

describe('opening a demo in chat', () => {
  it('sends it, and opens the response in a tab without access to this page', async () => {
    const { given, tabs, waits } = environment();
    expect(await openInChat(demo, given)).toEqual({ ok: true });
    expect(tabs).toEqual([{ url: ROOM, tab: { opener: null } }]);
    expect(received).toHaveLength(1);
    expect(received[0]?.method).toBe('POST');
    expect(received[0]?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      name: 'Order board',
      description: 'Data Grid sorting',
      files: [{ path: 'OrderBoard.tsx', content: demo.files[0]?.code, isEntry: true }],
      package: { name: '@mui/x-data-grid', version: '8.12.1' },
    });
    expect(waits).toMatchObject([{ isStopped: true }]);
  });

  it('sends no cookies', async () => {
    const requests: (RequestInit | undefined)[] = [];
    const { given } = environment({
      fetch: (_url, init) => {
        requests.push(init);
        return Promise.resolve(Response.json({ nextUrl: ROOM }));
      },
    });
    await openInChat(demo, given);
    expect(requests).toMatchObject([{ credentials: 'omit' }]);
  });

  it('returns the URL if the browser blocks the tab', async () => {
    const refused = { ...FAILURE, url: ROOM };
    expect(await openInChat(demo, environment({ open: () => null }).given)).toEqual(refused);
    const throwing = environment({
      open: () => {
        throw new Error('Not allowed');
      },
    });
    expect(await openInChat(demo, throwing.given)).toEqual(refused);
  });

  test.each([
    'javascript:alert(document.domain)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://chat.example/1',
    'file:///etc/passwd',
    'about:blank',
    '/room/1',
    '//chat.example/room/1',
    'chat.example',
    'https://',
    '',
    null,
    1,
    ['https://chat.example/'],
    { href: 'https://chat.example/' },
  ])("doesn't open %j", async (nextUrl) => {
    answer = (response) => response.end(JSON.stringify({ nextUrl }));
    const { given, tabs } = environment();
    expect(await openInChat(demo, given)).toEqual(FAILURE);
    expect(tabs).toEqual([]);
  });

  test.each(['http://localhost:3000/room', 'https://user:secret@chat.example/'])(
    'opens %j',
    async (nextUrl) => {
      answer = (response) => response.end(JSON.stringify({ nextUrl }));
      const { given, tabs } = environment();
      expect(await openInChat(demo, given)).toEqual({ ok: true });
      expect(tabs).toMatchObject([{ url: nextUrl }]);
    },
  );

  test.each<[string, (response: http.ServerResponse) => void]>([
    ['an error', (response) => response.writeHead(500).end(JSON.stringify({ nextUrl: ROOM }))],
    ['"not found"', (response) => response.writeHead(404).end('{}')],
    ['nothing', (response) => response.writeHead(204).end()],
    ['HTML', (response) => response.end('<!doctype html>')],
    ['a truncated response', (response) => response.end('{"nextUrl": "https:')],
    ['a list', (response) => response.end('[]')],
    ['null', (response) => response.end('null')],
    ['a text', (response) => response.end('"https://chat.example/"')],
    ['no address', (response) => response.end('{}')],
    ['a broken connection', (response) => response.destroy()],
  ])('fails if the service responds with %s', async (_kind, respond) => {
    answer = respond;
    const { given, tabs, waits } = environment();
    expect(await openInChat(demo, given)).toEqual(FAILURE);
    expect(tabs).toEqual([]);
    expect(waits).toMatchObject([{ isStopped: true }]);
  });

  it('fails if the service is unreachable', async () => {
    const { given } = environment({ endpoint: 'http://localhost:1/open' });
    expect(await openInChat(demo, given)).toEqual(FAILURE);
  });

  test.each<[string, (response: http.ServerResponse) => void]>([
    ['at all', () => undefined],
    ['to the end', (response) => void response.write('{')],
  ])("gives up if the service doesn't respond %s within 10 seconds", async (_kind, respond) => {
    const { given, waits } = environment();
    answer = (response) => {
      respond(response);
      // The time limit has passed.
      waits[0]?.callback();
    };
    expect(await openInChat(demo, given)).toEqual(FAILURE);
    expect(waits).toMatchObject([{ milliseconds: CHAT_TIMEOUT_MS }]);
    expect(CHAT_TIMEOUT_MS).toBe(10_000);
  });
});
