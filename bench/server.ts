import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { createClient } from '@libsql/client';

import { post, someAnswer, startServer, type RunningServer } from '../server/feedback/harness';

import { largestInputs } from './largestInputs';
import { requestPages, sleep } from './requestPages';

/** How hard the server is pressed. */
export interface ServerLoad {
  /** Connections that send their headers byte by byte. */
  slowConnections: number;
  /** Connections that send the body of an answer byte by byte. */
  slowBodies: number;
  /** For how long the database is locked, and how long pages are requested without any load, in seconds. */
  seconds: number;
  /** Seconds after which slow clients give up waiting for the server to end them. */
  timeout: number;
}

/** How long the pages took while something went wrong, and what became of the rest. */
export interface ServerResult {
  situation: string;
  /** Milliseconds from when a page was due until its response, sorted. */
  pages: number[];
  /** Pages without a response of 200. */
  failed: number;
  /** Seconds after which the server ended the slow clients, sorted. */
  ended: number[];
  /** Slow clients that the server did not end. */
  left: number;
  /** Responses to answers, by status. */
  answers: Record<string, number>;
}

const PAGE = `<!doctype html><title>Sorting</title>${'<p>Rows in order.</p>'.repeat(1000)}`;
const ADDRESS_HEADER = 'X-Reader-Address';

/** Connects, sends a text and then a byte each second. Resolves to the seconds until the server ended the connection. */
function drip(port: number, first: string, timeout: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const start = performance.now();
    const socket = net.connect(port, '127.0.0.1', () => socket.write(first));
    const timer = setInterval(() => socket.write('x'), 1000);
    const giveUp = setTimeout(() => finish(undefined), timeout * 1000);
    const finish = (seconds: number | undefined) => {
      clearInterval(timer);
      clearTimeout(giveUp);
      socket.destroy();
      resolve(seconds);
    };
    socket.resume().on('error', () => undefined);
    socket.on('close', () => finish((performance.now() - start) / 1000));
  });
}

/** Sends answers from different addresses every 50 ms until stopped. Returns how many got which status. */
function sendAnswers(port: number, comment: string) {
  const counts: Record<string, number> = {};
  const sent: Promise<void>[] = [];
  const timer = setInterval(() => {
    const headers = { [ADDRESS_HEADER]: `10.0.${sent.length >> 8}.${sent.length & 255}` };
    const body = JSON.stringify(someAnswer({ reader: randomUUID(), comment }));
    sent.push(
      post(port, body, { headers }).then(
        ({ status }) => {
          counts[status] = (counts[status] ?? 0) + 1;
        },
        () => {
          counts.broken = (counts.broken ?? 0) + 1;
        },
      ),
    );
  }, 50);
  return async () => {
    clearInterval(timer);
    await Promise.all(sent);
    return counts;
  };
}

/** Puts the server of `npm run serve` into bad situations, and measures the pages that it serves in the meantime. */
export async function pressServer(load: ServerLoad): Promise<ServerResult[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'server-'));
  const site = path.join(folder, 'site');
  fs.mkdirSync(path.join(site, 'x'), { recursive: true });
  fs.writeFileSync(path.join(site, 'x/index.html'), PAGE);
  const databaseUrl = pathToFileURL(path.join(folder, 'data/feedback.db')).href;
  const results: ServerResult[] = [];

  const measure = async (
    situation: string,
    press: (server: RunningServer) => Promise<Partial<ServerResult>>,
    maxFileBlocks?: number,
  ) => {
    const server = await startServer({
      folder: site,
      databaseUrl,
      environment: { FEEDBACK_ADDRESS_HEADER: ADDRESS_HEADER },
      maxFileBlocks,
    });
    try {
      // The first answer and the first pages load what the server needs.
      await post(server.port, JSON.stringify(someAnswer()), {
        headers: { [ADDRESS_HEADER]: '10.1.0.0' },
      });
      const warm = requestPages(server.port);
      await sleep(500);
      await warm();
      const stop = requestPages(server.port);
      const rest = await press(server);
      results.push({ situation, ended: [], left: 0, answers: {}, ...(await stop()), ...rest });
    } finally {
      await server.end('SIGTERM');
    }
  };
  const clients = async (count: number, port: number, first: string) => {
    const times = await Promise.all(
      Array.from({ length: count }, () => drip(port, first, load.timeout)),
    );
    const ended = times.flatMap((time) => time ?? []).sort((a, b) => a - b);
    return { ended, left: count - ended.length };
  };

  try {
    await measure('no load', async () => {
      await sleep(load.seconds * 1000);
      return {};
    });
    await measure(`${load.slowConnections} slow connections`, ({ port }) =>
      clients(load.slowConnections, port, 'GET /x/ HTTP/1.1\r\nHost: a\r\nX-Slow: '),
    );
    await measure(`${load.slowBodies} dripping bodies`, ({ port }) =>
      clients(
        load.slowBodies,
        port,
        'POST /feedback HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
      ),
    );
    await measure('locked database', async ({ port }) => {
      const client = createClient({ url: databaseUrl, timeout: 5000 });
      const lock = await client.transaction('write');
      const stop = sendAnswers(port, 'short');
      await sleep(load.seconds * 1000);
      const answers = await stop();
      lock.close();
      client.close();
      return { answers };
    });
    // A limit on the size of files has the same effect on SQLite as a full disk, and needs no permission to mount one.
    await measure(
      'full disk',
      async ({ port }) => {
        const stop = sendAnswers(port, 'x'.repeat(2000));
        await sleep(load.seconds * 1000);
        return { answers: await stop() };
      },
      100,
    );
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
  return results;
}

/**
 * Presses the server with 400 slow connections, 60 dripping bodies, a locked database and a full disk, and sends it the
 * largest inputs that it accepts.
 *
 * @param root - The repository, with a build for the largest inputs.
 */
export async function server(root: string): Promise<string[]> {
  const build = path.join(root, 'build');
  if (!fs.existsSync(build)) {
    throw new Error('The largest inputs need a build. Run "npm run build" first.');
  }
  const inputs = await largestInputs(build);
  const results = await pressServer({
    slowConnections: 400,
    slowBodies: 60,
    seconds: 10,
    timeout: 100,
  });
  return [
    ...inputs.map(({ input, status, milliseconds, slowestPage, processorTime }) =>
      [
        `   ${input.padEnd(52)}  ${status}`,
        `${milliseconds.toFixed(0).padStart(6)} ms`,
        `slowest page in the meantime ${slowestPage.toFixed(1)} ms`,
        `processor time of the thread for pages ${processorTime.toFixed(1)} ms`,
      ].join('; '),
    ),
    ...results.map(resultLine),
  ];
}

function resultLine({ situation, pages, failed, ended, left, answers }: ServerResult): string {
  const percentile = (share: number) =>
    `${(pages[Math.ceil(pages.length * share) - 1] ?? NaN).toFixed(1)} ms`;
  return [
    `   ${situation.padEnd(22)}  ${pages.length} pages, ${failed} failed`,
    `median ${percentile(0.5)}, p99 ${percentile(0.99)}, slowest ${percentile(1)}`,
    ...(ended.length + left > 0
      ? [`ended after ${ended[0]?.toFixed(1)} to ${ended.at(-1)?.toFixed(1)} s, ${left} not ended`]
      : []),
    ...Object.entries(answers).map(([status, count]) => `answers with ${status}: ${count}`),
  ].join('; ');
}
