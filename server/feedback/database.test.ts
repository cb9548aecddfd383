/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { createClient, type Client } from '@libsql/client';

import { createDatabase, databaseFile, defaultDatabaseUrl } from './database';

describe('a database', () => {
  let folder: string;
  let url: string;

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feedback-'));
    url = `file:${folder}/new folder/answers.db`;
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  let step = 100;
  const insert = async (client: Client) => {
    step += 1;
    await client.batch([`INSERT INTO feedback_migrations VALUES (${step}, 0)`], 'write');
  };

  it('reports an answer as written only when it is on disk', async () => {
    const database = createDatabase({ url });
    const client = await database.ready();
    const { rows: mode } = await client.execute('PRAGMA journal_mode');
    const { rows: sync } = await client.execute('PRAGMA synchronous');
    expect([mode[0]?.journal_mode, sync[0]?.synchronous]).toEqual(['wal', 2]);
    await database.close();
  });

  it('is in a folder that only its owner can access', async () => {
    const database = createDatabase({ url });
    await database.ready();
    expect(fs.statSync(path.join(folder, 'new folder')).mode & 0o077).toBe(0);
    await database.close();
  });

  it('can be written after another process has held it for a long time', async () => {
    const database = createDatabase({ url });
    await database.ready();
    const other = createClient({ url });
    for (let round = 0; round < 2; round += 1) {
      const transaction = await other.transaction('write');
      await expect(database.write(insert)).rejects.toThrow(/locked/);
      transaction.close();
      await expect(database.write(insert)).resolves.toBeUndefined();
    }
    other.close();
    await database.close();
  }, 30_000);

  it('retries a write if another process was slightly faster', async () => {
    const database = createDatabase({ url });
    await database.ready();
    const other = createClient({ url });
    let tries = 0;
    await database.write(async (client) => {
      tries += 1;
      const transaction = tries <= 2 ? await other.transaction('write') : undefined;
      try {
        await insert(client);
      } finally {
        transaction?.close();
      }
    });
    expect(tries).toBe(3);
    await expect(database.write(insert)).resolves.toBeUndefined();
    other.close();
    await database.close();
  });

  it("can be opened later if it can't be opened now", async () => {
    fs.writeFileSync(path.join(folder, 'new folder'), 'A file where a folder should be.');
    const database = createDatabase({ url });
    await expect(database.ready()).rejects.toThrow(/EEXIST|ENOTDIR/);
    fs.rmSync(path.join(folder, 'new folder'));
    await expect(database.write(insert)).resolves.toBeUndefined();
    await database.close();
  });

  it("rejects a file that isn't a database, and doesn't modify it", async () => {
    fs.mkdirSync(path.join(folder, 'new folder'));
    const file = path.join(folder, 'new folder/answers.db');
    fs.writeFileSync(file, 'Notes of somebody, which are no database. '.repeat(50));
    const database = createDatabase({ url });
    await expect(database.ready()).rejects.toThrow(/not a database/);
    await database.close();
    expect(fs.readFileSync(file, 'utf8')).toMatch(/^Notes of somebody/);
  });

  test.each([
    ['file:a/b.db', path.resolve('a/b.db')],
    ['file:/a%20b/c.db', '/a b/c.db'],
    ['file:///a/b.db', '/a/b.db'],
    ['libsql://portal.turso.io', undefined],
  ])('at %s is the file %s', (address, file) => {
    expect(databaseFile(address)).toBe(file);
  });

  it("is in the portal's folder by default, whatever the folder's name", () => {
    expect(databaseFile(defaultDatabaseUrl('/home/a b/100%'))).toBe(
      '/home/a b/100%/.data/feedback.db',
    );
  });
});
