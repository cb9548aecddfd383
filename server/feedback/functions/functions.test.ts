/** @jest-environment node */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { createClient, type Client, type Transaction, type Value } from '@libsql/client';

import { createDatabase } from '../database';
import { someAnswer } from '../harness';
import { libsqlSource, saveAnswers } from '../store';

import cloudflare from './cloudflare';
import netlify from './netlify';
import vercel from './vercel';

/*
 * A fake libSQL server on an SQLite file. It implements the part of the protocol (Hrana 2 over HTTP) that the client
 * uses.
 */

type HranaValue =
  { type: 'null' } | { type: 'integer' | 'text'; value: string } | { type: 'float'; value: number };
interface HranaStatement {
  sql?: string;
  sql_id?: number;
  args?: HranaValue[];
}
type HranaCondition =
  | { type: 'ok'; step: number }
  | { type: 'not'; cond: HranaCondition }
  | { type: 'and'; conds: HranaCondition[] }
  | { type: 'is_autocommit' };
interface HranaRequest {
  type: string;
  sql?: string;
  sql_id?: number;
  stmt?: HranaStatement;
  batch?: { steps: { stmt: HranaStatement; condition?: HranaCondition }[] };
}

const fromHrana = (value: HranaValue) =>
  value.type === 'null' ? null : value.type === 'integer' ? BigInt(value.value) : value.value;

function toHrana(value: Value | undefined): HranaValue {
  if (typeof value === 'number' || typeof value === 'bigint') {
    return { type: 'integer', value: String(value) };
  }
  return typeof value === 'string' ? { type: 'text', value } : { type: 'null' };
}

class HranaStream {
  private transaction: Transaction | undefined;
  private texts = new Map<number | undefined, string>();

  constructor(private client: Client) {}

  private async execute({ sql, sql_id, args = [] }: HranaStatement) {
    const text = sql ?? this.texts.get(sql_id) ?? '';
    if (/^BEGIN/i.test(text)) {
      this.transaction = await this.client.transaction('write');
    } else if (/^(?:COMMIT|ROLLBACK)$/i.test(text)) {
      await (/^COMMIT/i.test(text) ? this.transaction?.commit() : this.transaction?.rollback());
      this.transaction = undefined;
    } else {
      const statement = { sql: text, args: args.map(fromHrana) };
      const result = await (this.transaction ?? this.client).execute(statement);
      return {
        cols: result.columns.map((name) => ({ name })),
        rows: result.rows.map((row) => result.columns.map((_, index) => toHrana(row[index]))),
        affected_row_count: result.rowsAffected,
        last_insert_rowid: null,
      };
    }
    return { cols: [], rows: [], affected_row_count: 0, last_insert_rowid: null };
  }

  async answer(request: HranaRequest): Promise<object> {
    if (request.type === 'store_sql') {
      this.texts.set(request.sql_id, request.sql ?? '');
      return { type: 'store_sql' };
    }
    if (request.type === 'execute' && request.stmt) {
      return { type: 'execute', result: await this.execute(request.stmt) };
    }
    if (request.type === 'batch' && request.batch) {
      const results: (object | null)[] = [];
      const errors: (object | null)[] = [];
      const isMet = (condition: HranaCondition): boolean => {
        switch (condition.type) {
          case 'ok':
            return results[condition.step] !== null;
          case 'not':
            return !isMet(condition.cond);
          case 'and':
            return condition.conds.every(isMet);
          case 'is_autocommit':
            return this.transaction === undefined;
        }
      };
      for (const { stmt, condition } of request.batch.steps) {
        const isRun = !condition || isMet(condition);
        try {
          results.push(isRun ? await this.execute(stmt) : null);
          errors.push(null);
        } catch (error) {
          results.push(null);
          errors.push({ message: String(error) });
        }
      }
      return { type: 'batch', result: { step_results: results, step_errors: errors } };
    }
    return { type: request.type };
  }

  close(): void {
    this.transaction?.close();
  }
}

let folder: string;
let client: Client;
let server: http.Server;
let url: string;
let isDown: boolean;
let tokens: (string | undefined)[];

beforeEach(async () => {
  isDown = false;
  tokens = [];
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feedback-'));
  client = createClient({ url: `file:${folder}/answers.db` });
  const streams = new Map<string, HranaStream>();
  const answer = async (text: string): Promise<string> => {
    const { baton, requests } = JSON.parse(text) as { baton?: string; requests: HranaRequest[] };
    const stream = (baton && streams.get(baton)) || new HranaStream(client);
    const results = [];
    for (const request of requests) {
      results.push(
        await stream.answer(request).then(
          (response) => ({ type: 'ok', response }),
          (error: Error) => ({ type: 'error', error: { message: error.message } }),
        ),
      );
    }
    const isClosed = requests.some(({ type }) => type === 'close');
    if (isClosed) {
      stream.close();
    }
    const next = isClosed ? undefined : String(streams.size);
    if (next !== undefined) {
      streams.set(next, stream);
    }
    return JSON.stringify({ baton: next, results });
  };
  server = http.createServer((request, response) => {
    tokens.push(request.headers.authorization);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (isDown) {
        response.writeHead(502).end('The database is down.');
        return;
      }
      void answer(Buffer.concat(chunks).toString()).then((body) => {
        response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  client.close();
  fs.rmSync(folder, { recursive: true });
});

const request = (body: string, headers: Record<string, string> = {}) =>
  new Request('https://docs.example.com/feedback', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });

describe('a distributed database', () => {
  it('gets its tables from the first client, and is then read like a file', async () => {
    const database = createDatabase({ url, token: 'secret' });
    const answer = { ...someAnswer({ comment: 'a\u0000b 🦉' }), answeredAt: 7 };
    await database.write((opened) => saveAnswers(opened, [answer, answer]));
    const again = createDatabase({ url, token: 'secret' });
    const answers = await libsqlSource(await again.ready()).answers({});
    expect(answers).toMatchObject([
      { comment: answer.comment, answeredAt: 7, section: answer.section },
    ]);
    expect(new Set(tokens)).toEqual(new Set(['Bearer secret']));
    await database.close();
    await again.close();
  });
});

it('does without the modules of Node, which not all hosts have', () => {
  const seen = new Set<string>();
  const importsOf = (file: string): string[] => {
    if (seen.has(file)) {
      return [];
    }
    seen.add(file);
    const text = fs.readFileSync(file, 'utf8');
    const names = [...text.matchAll(/^import (?!type )[^;]*? from '([^']+)'/gm)].map(
      ([, name = '']) => name,
    );
    return names.flatMap((name) =>
      name.startsWith('.') ? importsOf(`${path.resolve(path.dirname(file), name)}.ts`) : [name],
    );
  };
  const packages = importsOf(path.join(__dirname, 'cloudflare.ts'));
  expect(packages).toContain('zod');
  expect(packages.filter((name) => name.startsWith('node:'))).toEqual([]);
});

describe('a function', () => {
  const environment = () => ({ FEEDBACK_DATABASE_URL: url, FEEDBACK_DATABASE_TOKEN: 'secret' });
  const hosts: [name: string, call: (incoming: Request) => Promise<Response>, header: string][] = [
    [
      'Cloudflare Workers',
      (incoming) => cloudflare.fetch(incoming, environment()),
      'CF-Connecting-IP',
    ],
    ['Netlify', (incoming) => netlify(incoming), 'X-NF-Client-Connection-IP'],
    ['Vercel', (incoming) => vercel.fetch(incoming), 'X-Real-IP'],
  ];
  const before = process.env;
  let errors: jest.SpyInstance;

  beforeEach(async () => {
    process.env = { ...before, ...environment() };
    errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const database = createDatabase({ url });
    await database.ready();
    await database.close();
  });
  afterEach(() => {
    process.env = before;
    errors.mockRestore();
  });

  const stored = async () => (await libsqlSource(client).answers({})).length;

  test.each(hosts)('of %s stores an answer', async (_name, call) => {
    const reply = await call(request(JSON.stringify(someAnswer())));
    expect([reply.status, await reply.json()]).toEqual([200, { ok: true }]);
    expect(await stored()).toBe(1);
  });

  test.each(hosts)('of %s rejects an invalid answer', async (_name, call) => {
    expect((await call(request('{}'))).status).toBe(400);
    expect(await stored()).toBe(0);
  });

  test.each(hosts)(
    'of %s limits each address according to its host',
    async (_name, call, header) => {
      const statuses: number[] = [];
      for (let index = 0; index <= 60; index += 1) {
        const reply = await call(
          request('{}', { [header]: '192.0.2.7', 'X-Other': String(index) }),
        );
        statuses.push(reply.status);
      }
      expect(statuses.filter((status) => status === 429)).toHaveLength(1);
      expect((await call(request('{}', { [header]: '192.0.2.8' }))).status).toBe(400);
    },
  );

  test.each(hosts)(
    'of %s reports that the database is down, and recovers afterward',
    async (_name, call) => {
      isDown = true;
      const body = JSON.stringify(someAnswer());
      expect((await call(request(body))).status).toBe(503);
      expect(errors).toHaveBeenCalledTimes(1);
      isDown = false;
      expect((await call(request(body))).status).toBe(200);
    },
  );

  test('accepts only the pages of the published site, and keeps answers for later while it is down', async () => {
    let list: [status: number, text: string] = [502, 'down'];
    let requests = 0;
    const site = http.createServer((incoming, response) => {
      requests += 1;
      const [status, text] = incoming.url === '/feedback-pages/8.12.1.json' ? list : [404, ''];
      response.writeHead(status).end(text);
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const FEEDBACK_SITE = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    const status = async (change: Parameters<typeof someAnswer>[0] = {}) =>
      (
        await cloudflare.fetch(request(JSON.stringify(someAnswer(change))), {
          ...environment(),
          FEEDBACK_SITE,
        })
      ).status;

    expect(await status()).toBe(503);
    // A fallback page of a static host.
    list = [200, '<!doctype html>'];
    expect(await status()).toBe(503);
    const { page } = someAnswer();
    list = [200, JSON.stringify({ version: '8.12.1', retentionDays: 365, pages: [page] })];
    expect(await status()).toBe(200);
    expect(await status({ page: '/x/invented' })).toBe(400);
    expect(await status({ version: '9.9.9' })).toBe(400);
    expect(await stored()).toBe(1);
    // The list is kept.
    const before = requests;
    expect(await status()).toBe(200);
    expect(requests).toBe(before);
    site.closeAllConnections();
    site.close();
  });

  test.each(hosts)(
    "of %s reports missing configuration, with details in the maintainers' log",
    async (_name, call) => {
      url = 'nonsense';
      process.env.FEEDBACK_DATABASE_URL = url;
      expect((await call(request(JSON.stringify(someAnswer())))).status).toBe(503);
      expect(errors.mock.calls.join()).toContain('FEEDBACK_DATABASE_URL must be');
    },
  );
});
