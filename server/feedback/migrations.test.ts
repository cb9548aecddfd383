/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { createClient, type Client } from '@libsql/client';

import { createDatabase } from './database';
import { migrate, MIGRATIONS, type Migration } from './migrations';

let folder: string;
let client: Client;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feedback-'));
  client = createClient({ url: `file:${folder}/answers.db` });
});
afterEach(() => {
  client.close();
  fs.rmSync(folder, { recursive: true });
});

const applied = async () => {
  const { rows } = await client.execute(
    'SELECT step, applied_at FROM feedback_migrations ORDER BY step',
  );
  return rows.map(({ step, applied_at }) => [step, applied_at]);
};

const first: Migration = { step: 1, statements: ['CREATE TABLE one (a TEXT)'] };
const second: Migration = { step: 2, statements: ['ALTER TABLE one ADD COLUMN b TEXT'] };

describe('migrations', () => {
  it('are numbered from 1 without gaps', () => {
    expect(MIGRATIONS.map(({ step }) => step)).toEqual(MIGRATIONS.map((_, index) => index + 1));
  });

  it('run once each, in order, with new ones after earlier ones', async () => {
    await migrate(client, () => 10, [first]);
    await migrate(client, () => 20, [first, second]);
    await migrate(client, () => 30, [first, second]);
    expect(await applied()).toEqual([
      [1, 10],
      [2, 20],
    ]);
    await client.execute(`INSERT INTO one (a, b) VALUES ('x', 'y')`);
  });

  it('keep the answers of a database from before sections had their own', async () => {
    const row = (reader: string, section: string | null) => ({
      sql: `INSERT INTO answers
        (reader, page, version, locale, rating, reasons, comment, section, code_variant, code_styling, answered_at)
        VALUES (?, '/x', '8.12.1', 'en', 1, '["clear"]', 'Nice', ?, 'TS', 'CSS', 7)`,
      args: [reader, section],
    });
    await migrate(client, () => 10, MIGRATIONS.slice(0, 2));
    await client.batch([row('one', null), row('two', 'sort')], 'write');
    await migrate(client, () => 20);
    const { rows } = await client.execute('SELECT * FROM answers ORDER BY reader');
    expect(rows.map((each) => ({ ...each }))).toMatchObject([
      { reader: 'one', subject: '', section: null, comment: 'Nice', answered_at: 7 },
      { reader: 'two', subject: '', section: 'sort', comment: 'Nice', answered_at: 7 },
    ]);
  });

  it('leave no trace of a failed run', async () => {
    const broken: Migration = { step: 2, statements: ['CREATE TABLE two (a TEXT)', 'NONSENSE'] };
    await expect(migrate(client, () => 10, [first, broken])).rejects.toThrow(/NONSENSE/);
    await migrate(client, () => 20, [first, second]);
    expect(await applied()).toEqual([
      [1, 20],
      [2, 20],
    ]);
  });

  it('reject a database that is newer', async () => {
    await migrate(client, () => 10, [first, second]);
    await expect(migrate(client, () => 20, [first])).rejects.toThrow(
      /is at migration 2, which this version of the portal doesn't support/,
    );
  });

  it('only read an up-to-date database', async () => {
    await migrate(client, () => 10);
    await client.execute('PRAGMA query_only = ON');
    await expect(migrate(client, () => 20)).resolves.toBeUndefined();
  });

  it('run once if several processes open a new database at the same time', async () => {
    const url = `file:${folder}/new/answers.db`;
    const clients = await Promise.all(
      Array.from({ length: 8 }, () => createDatabase({ url }).ready()),
    );
    const { rows } = await clients[0]!.execute('SELECT step FROM feedback_migrations');
    expect(rows).toHaveLength(MIGRATIONS.length);
    clients.forEach((opened) => opened.close());
  });
});
