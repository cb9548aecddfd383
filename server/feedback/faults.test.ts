/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';

import { createClient } from '@libsql/client';

import type { FeedbackAnswer } from './answer';
import { post, someAnswer, startServer, type RunningServer } from './harness';
import { libsqlSource, type ReportedAnswer } from './store';

/* The real server, started in its own process as `npm run serve` does, with a real database file. */

jest.setTimeout(60_000);

let folder: string;
let servers: RunningServer[];

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feedback-'));
  servers = [];
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Header in which tests set the address of a submission, because a real address soon reaches its limit. */
const ADDRESS = 'X-Reader-Address';
const from = (index: number) => ({ [ADDRESS]: `10.0.${index >> 8}.${index & 255}` });

async function start(
  database = path.join(folder, 'data/feedback.db'),
  options: { environment?: Record<string, string>; maxFileBlocks?: number } = {},
): Promise<RunningServer> {
  const server = await startServer({
    folder: path.join(folder, 'site'),
    databaseUrl: `file:${database}`,
    environment: { FEEDBACK_ADDRESS_HEADER: ADDRESS },
    ...options,
  });
  servers.push(server);
  return server;
}

async function inDatabase<Value>(
  read: (client: ReturnType<typeof createClient>) => Promise<Value>,
  database = path.join(folder, 'data/feedback.db'),
): Promise<Value> {
  // A server that has just started may hold the lock for a moment.
  const client = createClient({ url: `file:${database}`, timeout: 5000 });
  try {
    return await read(client);
  } finally {
    client.close();
  }
}

const storedReaders = (database?: string): Promise<unknown[]> =>
  inDatabase(async (client) => {
    const { rows } = await client.execute('SELECT reader FROM answers ORDER BY reader');
    return rows.map(({ reader }) => reader);
  }, database);

const send = (server: RunningServer, answer: FeedbackAnswer, index = 0) =>
  post(server.port, JSON.stringify(answer), { headers: from(index) });

const waitFor = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

/** Sends answers from many connections at once until stopped. */
function keepSending(server: RunningServer) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 20 });
  const sent: FeedbackAnswer[] = [];
  const acknowledged = new Set<string>();
  let isStopped = false;
  const client = async () => {
    while (!isStopped) {
      const answer = someAnswer();
      const index = sent.push(answer);
      try {
        const { status } = await post(server.port, JSON.stringify(answer), {
          agent,
          headers: from(index),
        });
        if (status === 200) {
          acknowledged.add(answer.reader);
        }
      } catch {
        // The server is gone. The reader's browser would send the answer again.
        isStopped = true;
      }
    }
  };
  const done = Promise.all(Array.from({ length: 20 }, client));
  return {
    sent,
    acknowledged,
    stop: async () => {
      isStopped = true;
      await done;
      agent.destroy();
    },
  };
}

describe('a stopping server', () => {
  it('that is killed while receiving answers loses none that it acknowledged', async () => {
    const server = await start();
    const load = keepSending(server);
    await waitFor(() => load.acknowledged.size > 200);
    await server.end('SIGKILL');
    await load.stop();

    const restarted = await start();
    const kept = new Set(await storedReaders());
    expect([...load.acknowledged].filter((reader) => !kept.has(reader))).toEqual([]);
    const unheard = load.sent.filter(({ reader }) => !load.acknowledged.has(reader));
    expect(unheard.length).toBeGreaterThan(0);

    // Answers that readers send again are stored once, whether or not they were stored before.
    const replies = await Promise.all(
      unheard.map((answer, index) => send(restarted, answer, 5000 + index)),
    );
    expect(replies.map(({ status }) => status)).toEqual(unheard.map(() => 200));
    expect(await storedReaders()).toEqual(load.sent.map(({ reader }) => reader).sort());
    const { rows } = await inDatabase((client) => client.execute('PRAGMA integrity_check'));
    expect(rows[0]?.integrity_check).toBe('ok');
  });

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'on %s finishes pending requests, and closes the database',
    async (signal) => {
      const server = await start();
      const agent = new http.Agent({ keepAlive: true });
      expect((await post(server.port, JSON.stringify(someAnswer()), { agent })).status).toBe(200);

      // Only half of a submission has arrived when the signal comes.
      const body = JSON.stringify(someAnswer());
      const request = http.request({
        port: server.port,
        host: '127.0.0.1',
        path: '/feedback',
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Content-Length': body.length },
      });
      const status = new Promise<number | undefined>((resolve, reject) => {
        request.on('response', (response) => resolve(response.resume().statusCode));
        request.on('error', reject);
      });
      await new Promise<void>((resolve) => request.write(body.slice(0, 50), () => resolve()));
      await new Promise((resolve) => setTimeout(resolve, 100));
      const ended = server.end(signal);
      await new Promise((resolve) => setTimeout(resolve, 100));
      request.end(body.slice(50));

      expect(await status).toBe(200);
      expect(await ended).toBe(0);
      // Everything is in one file, which can be copied.
      const rest = path.join(folder, 'data/feedback.db-wal');
      expect(fs.existsSync(rest) ? fs.statSync(rest).size : 0).toBe(0);
      expect(await storedReaders()).toHaveLength(2);
      agent.destroy();
    },
  );
});

describe('two servers with one database', () => {
  it('can start at the same time, and both store answers', async () => {
    const [one, two] = await Promise.all([start(), start()]);
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, index) => send(index % 2 ? one : two, someAnswer(), index)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(100);
    expect(await storedReaders()).toHaveLength(100);
    expect([one.output(), two.output()].join('')).not.toContain('cannot');
  });
});

/** Expects the response for an answer that cannot be stored. */
function expectUnavailable(reply: { status: number; body: string; headers: object }): void {
  expect(reply.status).toBe(503);
  expect(JSON.parse(reply.body)).toEqual({
    error: { message: "The answer couldn't be stored. Try again later." },
  });
  expect(reply.headers).toHaveProperty('retry-after');
}

const mount = (...args: string[]) => spawnSync('mount', args).status === 0;

/** Whether this process may mount file systems. If so, the tests bring real ones to their limits. */
const canMount = (() => {
  const probe = fs.mkdtempSync(path.join(os.tmpdir(), 'feedback-mount-'));
  const isMounted =
    process.getuid?.() === 0 && mount('-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', probe);
  if (isMounted) {
    spawnSync('umount', [probe]);
  }
  fs.rmSync(probe, { recursive: true });
  return isMounted;
})();

describe('a disk', () => {
  let disk: string;
  beforeEach(() => {
    disk = path.join(folder, 'disk');
    fs.mkdirSync(disk);
    if (canMount) {
      expect(mount('-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk)).toBe(true);
    }
  });
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    if (canMount) {
      // A lazy unmount, because this process may hold its file for a while.
      spawnSync('umount', ['-l', disk]);
    } else {
      fs.chmodSync(disk, 0o755);
    }
  });

  const large = () => someAnswer({ comment: 'x'.repeat(2000) });

  it('that is full loses no acknowledged answer, and other answers are rejected', async () => {
    const database = path.join(disk, 'feedback.db');
    const server = await start(database, {
      environment: { FEEDBACK_ADDRESS_HEADER: ADDRESS },
      // Without mount permission, limit the file size instead.
      maxFileBlocks: canMount ? undefined : 2000,
    });
    const acknowledged: string[] = [];
    let refused = 0;
    for (let index = 0; refused < 3; index += 1) {
      const answer = large();
      const reply = await send(server, answer, index);
      if (reply.status === 200) {
        acknowledged.push(answer.reader);
      } else {
        expectUnavailable(reply);
        refused += 1;
      }
    }
    expect(acknowledged.length).toBeGreaterThan(20);
    if (canMount) {
      // Once there is room again, the same server continues.
      expect(mount('-o', 'remount,size=8m', disk)).toBe(true);
      const answer = large();
      expect((await send(server, answer, 9000)).status).toBe(200);
      acknowledged.push(answer.reader);
    }
    await server.end('SIGTERM');
    expect(server.output()).toMatch(/Feedback can't be stored in file:.*feedback\.db: SQLITE_/);
    expect(server.output().includes('Feedback can be stored again.')).toBe(canMount);
    const kept = new Set(await storedReaders(database));
    expect(acknowledged.filter((reader) => !kept.has(reader))).toEqual([]);
  });

  /**
   * A folder that cannot be written, with a function that changes that. It is mounted read-only if possible, because
   * root may write even if the mode forbids it.
   */
  const readOnly = () => {
    if (canMount) {
      expect(mount('-o', 'remount,ro', disk)).toBe(true);
      return { target: disk, release: () => expect(mount('-o', 'remount,rw', disk)).toBe(true) };
    }
    if (process.getuid?.() === 0) {
      return { target: '/proc/feedback', release: undefined };
    }
    fs.chmodSync(disk, 0o555);
    return { target: disk, release: () => fs.chmodSync(disk, 0o755) };
  };

  it('that is read-only rejects answers with a clear error until it is writable', async () => {
    const { target, release } = readOnly();
    const server = await start(path.join(target, 'feedback.db'));
    expectUnavailable(await send(server, someAnswer()));
    expectUnavailable(await send(server, someAnswer()));
    if (release) {
      release();
      expect((await send(server, someAnswer())).status).toBe(200);
    }
    await server.end('SIGTERM');
    expect(server.output().match(/Feedback can't be stored in .*feedback\.db: /g)).toHaveLength(1);
    expect(server.output()).toMatch(/feedback\.db: (?:EROFS|EACCES|ENOENT): /);
  });

  (canMount ? it : it.skip)(
    'that has become read-only with answers on it refuses until it can be written',
    async () => {
      const database = path.join(disk, 'feedback.db');
      const first = await start(database);
      expect((await send(first, someAnswer())).status).toBe(200);
      await first.end('SIGTERM');
      const { release } = readOnly();
      const second = await start(database);
      expectUnavailable(await send(second, someAnswer()));
      release?.();
      expect((await send(second, someAnswer())).status).toBe(200);
      expect(await storedReaders(database)).toHaveLength(2);
    },
  );
});

describe('a database locked by another process', () => {
  it('rejects answers until it is unlocked', async () => {
    const server = await start();
    expect((await send(server, someAnswer())).status).toBe(200);
    await inDatabase(async (client) => {
      const transaction = await client.transaction('write');
      expectUnavailable(await send(server, someAnswer()));
      transaction.close();
    });
    expect((await send(server, someAnswer())).status).toBe(200);
    expect(await storedReaders()).toHaveLength(2);
  });
});

describe('one address', () => {
  it("is rate-limited, and can't pretend to be another one", async () => {
    const server = await start(undefined, { environment: {} });
    const replies = [];
    for (let index = 0; index < 70; index += 1) {
      replies.push(
        await post(server.port, JSON.stringify(someAnswer()), {
          headers: { 'X-Forwarded-For': `10.0.0.${index}`, ...from(index) },
        }),
      );
    }
    const refused = replies.filter(({ status }) => status === 429);
    expect(replies.slice(0, 60).map(({ status }) => status)).toEqual(Array(60).fill(200));
    expect(refused.length).toBeGreaterThan(5);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

/** Returns a generator of pseudorandom numbers, which are the same on every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Bodies that no reader's browser sends, with what is wrong with each. */
function badBodies(count: number): { kind: string; body: Buffer }[] {
  const random = createRandom(20_261_121);
  const pick = <Value>(values: readonly Value[]): Value => {
    for (const value of values.slice(Math.floor(random() * values.length))) {
      return value;
    }
    throw new Error('There is nothing to pick from.');
  };
  const fields = Object.keys(someAnswer()).filter((field) => field !== 'scope');
  const wrong: readonly unknown[] = [
    null,
    true,
    -1,
    2,
    1e308,
    0.5,
    '',
    ' ',
    'x'.repeat(5000),
    '\u0000',
    '../../etc/passwd',
    `'; DROP TABLE answers; --`,
    '<script>alert(1)</script>',
    '${7*7}{{7*7}}',
    '\u202e\u2066',
    [],
    [[]],
    ['unclear', 'unclear'],
    Array.from({ length: 7 }, () => 'unclear'),
    ['__proto__'],
    {},
    { toString: 1 },
    { $gt: '' },
    { length: 3 },
  ];
  // Values that are allowed in one field but not in another.
  const allowed = (field: string, value: unknown) =>
    (field === 'comment' && typeof value === 'string' && value.length <= 2000) ||
    (field === 'reasons' && Array.isArray(value) && value.length === 0) ||
    (field === 'section' &&
      (value === null || (typeof value === 'string' && /^[^\s\p{C}]{1,200}$/u.test(value))));
  const withField = (field: string, value: unknown) => ({ ...someAnswer(), [field]: value });
  const text = (value: unknown) => Buffer.from(JSON.stringify(value));

  const kinds: Record<string, () => Buffer> = {
    'wrong-typed': () => {
      const field = pick(fields);
      const value = pick(wrong.filter((candidate) => !allowed(field, candidate)));
      return text(withField(field, value));
    },
    'without a field': () => {
      const left = pick(fields);
      return text(
        Object.fromEntries(Object.entries(someAnswer()).filter(([name]) => name !== left)),
      );
    },
    'with a strange field': () => {
      const name = pick(['admin', '__proto__', 'constructor', 'answeredAt', 'rowid', '', '\u0000']);
      return Buffer.from(`{${JSON.stringify(name)}:1,${JSON.stringify(someAnswer()).slice(1)}`);
    },
    'cut off': () => {
      const whole = text(someAnswer());
      return whole.subarray(0, Math.floor(random() * (whole.length - 1)));
    },
    'with a byte changed that makes it no JSON': () => {
      const whole = text(someAnswer());
      whole[0] = pick([0x00, 0x5b, 0x7d, 0xff, 0x22]);
      return whole;
    },
    'of random bytes': () =>
      Buffer.from(
        Array.from({ length: 1 + Math.floor(random() * 300) }, () => 128 + random() * 127),
      ),
    oversized: () =>
      text(someAnswer({ comment: 'x'.repeat(16_384 + Math.floor(random() * 500_000)) })),
    'too long a comment': () => text(someAnswer({ comment: '🦉'.repeat(2001) })),
    'deeply nested': () => Buffer.from(pick(['[', '{"a":']).repeat(2700)),
    'another value': () => text(pick([null, 1, 'text', [], [someAnswer()], true])),
    'reasons of the other rating': () =>
      text(someAnswer({ rating: 1, reasons: [pick(['wrong', 'missing'] as const)] })),
    'a number that is none': () =>
      Buffer.from(
        JSON.stringify(someAnswer()).replace(
          '"rating":0',
          `"rating":${pick(['NaN', '1e999', '00', '0x1'])}`,
        ),
      ),
  };
  return Object.entries(kinds).flatMap(([kind, make]) =>
    Array.from({ length: count / Object.keys(kinds).length }, () => ({ kind, body: make() })),
  );
}

describe('300 bodies that no browser sends', () => {
  it('are rejected with a reason, and not stored; the server keeps running', async () => {
    const server = await start();
    const bodies = badBodies(300);
    const wrong: unknown[] = [];
    for (const [index, { kind, body }] of bodies.entries()) {
      const reply = await post(server.port, body, { headers: from(index) });
      const isRefusal =
        [400, 413].includes(reply.status) && reply.body.startsWith('{"error":{') && reply.body;
      if (!isRefusal) {
        wrong.push({ kind, sent: body.toString('latin1').slice(0, 400), reply });
      }
    }
    expect(wrong).toEqual([]);
    expect((await send(server, someAnswer(), 9000)).status).toBe(200);
    expect(await storedReaders()).toHaveLength(1);
    // Nothing that was sent is in the log.
    await server.end('SIGTERM');
    expect(server.output().trim().split('\n')).toHaveLength(1);
  });

  it('cover all kinds, and each is invalid', () => {
    const bodies = badBodies(300);
    expect(new Set(bodies.map(({ kind }) => kind)).size).toBe(12);
    expect(bodies.some(({ body }) => body.length > 100_000)).toBe(true);
  });
});

describe("requests that aren't submissions", () => {
  test.each([
    ['GET', undefined, 405],
    ['DELETE', undefined, 405],
    ['OPTIONS', undefined, 204],
    ['POST', 'text/plain', 415],
    ['TRACE', undefined, 400],
  ])('%s of %s returns %i', async (method, type, status) => {
    const server = await start();
    const body = method === 'POST' ? JSON.stringify(someAnswer()) : '';
    const headers = type === undefined ? undefined : { 'Content-Type': type };
    expect((await post(server.port, body, { method, headers })).status).toBe(status);
  });

  it('an invalid host returns 400', async () => {
    const server = await start();
    const reply = await post(server.port, JSON.stringify(someAnswer()), {
      headers: { Host: 'a b<>' },
    });
    expect(reply.status).toBe(400);
  });
});

describe('comments', () => {
  it('of all kinds are returned as the same text', async () => {
    const comments = [
      '<script>alert(1)</script><img src=x onerror="alert(1)">',
      `"quotes" 'single' \`back\` \\ `,
      `'); DELETE FROM answers; --`,
      '👩🏽‍💻🦉 zwölf 日本語',
      'שלום עולם \u202eabc\u202c',
      'before\u0000after',
      'line\nline\r\nline\ttab',
      '\u001b[31mred\u001b[0m',
      'x'.repeat(2000),
      '🦉'.repeat(2000),
    ];
    const server = await start();
    for (const [index, comment] of comments.entries()) {
      const answer = someAnswer({ comment, reader: randomUUID() });
      expect((await send(server, answer, index)).status).toBe(200);
    }
    const answers = await inDatabase<ReportedAnswer[]>((client) =>
      libsqlSource(client).answers({}),
    );
    expect(answers.map(({ comment }) => comment).sort()).toEqual([...comments].sort());
  });
});
