/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { post, someAnswer, startServer } from './harness';
import { createReceiver } from './receiver';
import { createStorage } from './storage';
import { createDatabase } from './database';
import { libsqlSource } from './store';

jest.setTimeout(60_000);

describe('the limits of the receiver', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feedback-'));
    file = path.join(folder, 'answers.db');
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  const stored = (answeredAt = 0) => [{ ...someAnswer(), answeredAt }];
  const count = async () => {
    const database = createDatabase({ url: `file:${file}` });
    const answers = await libsqlSource(await database.ready()).answers({});
    await database.close();
    return answers.length;
  };

  test.each([
    [{ rows: 2, bytes: 1e9 }, /2 answers, and FEEDBACK_MAX_ROWS is 2\. Delete old answers/],
    [{ rows: 1e9, bytes: 1 }, /bytes, and FEEDBACK_MAX_BYTES is 1\. Delete old answers/],
  ])('keep the database from growing beyond %j', async (limits, message) => {
    const storage = createStorage({ database: { url: `file:${file}` }, limits });
    const save = async () => {
      for (let index = 0; index < 3; index += 1) {
        await storage.save(stored());
      }
    };
    await expect(save()).rejects.toThrow(message);
    expect(await count()).toBeLessThan(3);
    // Once answers are deleted, others are stored again.
    if (limits.rows === 2) {
      await storage.expire(1);
      await expect(storage.save(stored())).resolves.toBeUndefined();
    }
    await storage.close();
  });

  it('delete what is older than the site keeps it, when the receiver opens', async () => {
    const storage = createStorage({ database: { url: `file:${file}` } });
    const day = 86_400_000;
    await storage.save([...stored(9 * day), ...stored(11 * day)]);
    await storage.close();
    const receiver = createReceiver({
      siteDir: folder,
      baseUrl: '/',
      site: { hasPage: () => true, retentionDays: 10 },
      environment: { FEEDBACK_DATABASE_URL: `file:${file}` },
      now: () => 20 * day,
      log: () => undefined,
    });
    await receiver.open();
    await receiver.close();
    expect(await count()).toBe(1);
  });

  it('count the answers of all readers, and refuse pages that the site does not have', async () => {
    const server = await startServer({
      folder: path.join(folder, 'site'),
      databaseUrl: `file:${file}`,
      environment: { FEEDBACK_MAX_PER_MINUTE: '1', FEEDBACK_ADDRESS_HEADER: 'X-Reader' },
    });
    const send = (index: number, changes = {}) =>
      post(server.port, JSON.stringify(someAnswer(changes)), {
        headers: { 'X-Reader': `10.0.0.${index}` },
      });
    const invented = await send(1, { page: '/x/invented' });
    expect([invented.status, JSON.parse(invented.body)]).toEqual([
      400,
      {
        error: {
          field: 'page',
          message: '"page" must be a page of version 8.12.1 of the docs; found "/x/invented".',
        },
      },
    ]);
    expect((await send(2, { version: '9.0.0' })).status).toBe(400);
    expect((await send(3)).status).toBe(200);
    const refused = await send(4);
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    await server.end('SIGTERM');
    expect(await count()).toBe(1);
  });
});
