import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';

import { someAnswer, startServer } from '../server/feedback/harness';

import { sleep } from './requestPages';
import { toolCall } from './toolCall';

/** Requests per second. */
const RATE = 20;

/** How often the server's memory is read, in milliseconds. */
const SAMPLE_MS = 1000;

const ADDRESS_HEADER = 'X-Reader-Address';

/** A request, of which the client reads only so many bytes if it leaves early. */
interface Visit {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  leavesAfter?: number;
}

/** What became of the requests, and how much memory the server had. */
export interface TrafficResult {
  /** Responses, by status. */
  statuses: Record<string, number>;
  /** Connections that ended before the response was complete, without the client's doing. */
  resets: number;
  /** Milliseconds from a request to its complete response, sorted. */
  times: number[];
  /** Resident memory, in bytes, with each {@link SAMPLE_MS}. */
  memory: number[];
}

const call = (name: string, input: Record<string, unknown>): Visit => ({
  path: '/mcp',
  ...toolCall(name, input),
});

const WORDS = ['sort', 'filter', 'bar chart', 'date range', 'expand items', 'DataGrid', 'tooltip'];

/** Returns visits of every kind, each time about another file. */
function* visits(build: string): Generator<Visit, never> {
  const files = (fs.readdirSync(build, { recursive: true }) as string[])
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .filter((file) => !/^\/_|\/\./.test(file) && path.extname(file) !== '')
    .sort();
  const pages = files
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.slice(0, -'index.html'.length));
  const markdown = files.filter((file) => file.endsWith('.md'));
  const assets = files.filter((file) => file.startsWith('/assets/'));
  // A prime step visits all of them, in an order that no cache of the system likes.
  const pick = (all: readonly string[], index: number) => all[(index * 7919) % all.length] ?? '/';
  const [largest = '/'] = [...files].sort(
    (one, other) => fs.statSync(build + other).size - fs.statSync(build + one).size,
  );
  for (let index = 0; ; index += 1) {
    const word = pick(WORDS, index);
    yield { path: pick(pages, index), headers: { 'Accept-Encoding': 'gzip' } };
    yield { path: pick(assets, index), headers: { 'Accept-Encoding': 'gzip' } };
    yield { path: pick(assets, index + 1), headers: { 'If-None-Match': '*' } };
    yield { path: pick(markdown, index) };
    yield { path: pick(pages, index + 1), headers: { Accept: 'text/markdown' } };
    yield { path: `${pick(pages, index)}missing-${index}/` };
    yield { path: `/assets/js/gone.${index}.js` };
    yield { path: largest, leavesAfter: 1 };
    yield { path: pick(pages, index), method: 'HEAD' };
    yield {
      path: '/feedback',
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        [ADDRESS_HEADER]: `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
      },
      body: JSON.stringify(someAnswer({ reader: randomUUID(), comment: `${word} ${index}` })),
    };
    yield { path: '/feedback', method: 'POST', body: '{' };
    yield call('search', { query: `${word} ${index % 50}` });
    yield call('read', { page: pick(markdown, index).replace(/^\/x\/|\.md$/g, '') });
    yield index % 10 === 0
      ? call('check', {
          code: `import { DataGrid } from '@mui/x-data-grid';\nexport default () => <DataGrid rows={[]} columns={[]} p${index} />;`,
        })
      : { path: '/healthz' };
  }
}

/** Reads the server's resident memory, in bytes, from its counters. */
async function memoryOf(port: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1]);
}

/**
 * Sends mixed requests to the server of `npm run serve`: files of all kinds, missing ones, downloads that are left
 * early, answers, and calls of tools.
 *
 * @param build - Folder of the built site.
 */
export async function sendTraffic(build: string, minutes: number): Promise<TrafficResult> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'traffic-'));
  const server = await startServer({
    folder: build,
    isBuilt: true,
    databaseUrl: `file:${path.join(folder, 'feedback.db')}`,
    environment: { FEEDBACK_ADDRESS_HEADER: ADDRESS_HEADER, METRICS_PORT: '0' },
  });
  while (!server.output().includes('The counters')) {
    await sleep(10);
  }
  const metricsPort = /The counters: port (\d+)/.exec(server.output())?.[1] ?? '';
  const agent = new http.Agent({ keepAlive: true, maxSockets: 20 });
  const result: TrafficResult = { statuses: {}, resets: 0, times: [], memory: [] };
  const pending = new Set<Promise<void>>();
  const send = ({ body, leavesAfter, ...visit }: Visit) =>
    new Promise<void>((resolve) => {
      const start = performance.now();
      let hasLeft = false;
      let isAnswered = false;
      const fail = () => {
        result.resets += hasLeft ? 0 : 1;
        resolve();
      };
      const request = http.request({ host: '127.0.0.1', port: server.port, agent, ...visit });
      request.on('error', () => {
        // The server may end an idle connection at the moment that it is used again. Browsers ask again, too.
        if (request.reusedSocket && !isAnswered) {
          void send({ body, leavesAfter, ...visit }).then(resolve);
        } else {
          fail();
        }
      });
      request.on('response', (response) => {
        isAnswered = true;
        const status = response.statusCode ?? 0;
        result.statuses[status] = (result.statuses[status] ?? 0) + 1;
        response.on('data', () => {
          if (leavesAfter !== undefined) {
            hasLeft = true;
            request.destroy();
            resolve();
          }
        });
        response.on('error', fail).on('end', () => {
          result.times.push(performance.now() - start);
          resolve();
        });
      });
      request.end(body);
    });
  try {
    const next = visits(build);
    const start = performance.now();
    const end = start + minutes * 60_000;
    let due = start;
    let sample = start;
    while (due < end) {
      await sleep(Math.max(0, due - performance.now()));
      due += 1000 / RATE;
      const { value } = next.next();
      const sent = send(value).finally(() => pending.delete(sent));
      pending.add(sent);
      if (performance.now() >= sample) {
        sample += SAMPLE_MS;
        result.memory.push(await memoryOf(metricsPort));
      }
    }
    await Promise.all(pending);
  } finally {
    agent.destroy();
    await server.end('SIGTERM');
    fs.rmSync(folder, { recursive: true });
  }
  result.times.sort((one, other) => one - other);
  return result;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Sends mixed requests for half an hour, in the second half of which the server's memory should grow by less than 5%.
 *
 * @param build - Folder of the built site.
 */
export async function traffic(build: string, minutes = 30): Promise<string[]> {
  const { statuses, resets, times, memory } = await sendTraffic(build, minutes);
  const minute = Math.ceil(memory.length / minutes);
  const megabytes = Array.from({ length: minutes }, (_, index) =>
    Math.round(mean(memory.slice(index * minute, (index + 1) * minute)) / 1024 ** 2),
  );
  const half = Math.floor(memory.length / 2);
  const growth = mean(memory.slice(-minute)) / mean(memory.slice(half, half + minute)) - 1;
  return [
    `   ${times.length} requests; median ${times[Math.floor(times.length / 2)]?.toFixed(1)} ms, p99 ${times[Math.floor(times.length * 0.99)]?.toFixed(1)} ms; ${resets} resets`,
    `   statuses: ${Object.entries(statuses)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ')}`,
    `   memory in the second half: ${(growth * 100).toFixed(1)}%; in MB, each minute: ${megabytes.join(' ')}`,
  ];
}
