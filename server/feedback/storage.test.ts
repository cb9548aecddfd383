/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';

import { createClient } from '@libsql/client';

import { someAnswer } from './harness';
import { createStorage } from './storage';

describe('the storage', () => {
  let folder: string;
  let url: string;

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feedback-'));
    url = `file:${folder}/answers.db`;
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  const answers = [{ ...someAnswer(), answeredAt: 0 }];

  it('does not block its process while another process has locked the database', async () => {
    const storage = createStorage({ database: { url } });
    await storage.open();
    const other = createClient({ url });
    const lock = await other.transaction('write');
    const delay = monitorEventLoopDelay({ resolution: 5 });
    const save = storage.save(answers).then(
      () => 'saved',
      (error: Error) => error.message,
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    delay.enable();
    expect(await save).toMatch(/locked/);
    delay.disable();
    // Each attempt waits 100 ms for the lock. In this thread, half of all delays would be that long.
    expect(delay.percentile(50) / 1e6).toBeLessThan(50);
    lock.close();
    other.close();
    await expect(storage.save(answers)).resolves.toBeUndefined();
    await storage.close();
  });

  it('passes on why the database cannot be opened, and tries again', async () => {
    fs.writeFileSync(path.join(folder, 'file'), '');
    const storage = createStorage({ database: { url: `file:${folder}/file/answers.db` } });
    await expect(storage.open()).rejects.toThrow(/EEXIST|ENOTDIR/);
    fs.rmSync(path.join(folder, 'file'));
    await expect(storage.open()).resolves.toBeUndefined();
    await storage.close();
  });

  it('is in one file once it is closed, and opens again', async () => {
    const storage = createStorage({ database: { url } });
    await storage.close();
    for (let round = 0; round < 2; round += 1) {
      await storage.save(answers);
      await storage.close();
      const rest = path.join(folder, 'answers.db-wal');
      expect(fs.existsSync(rest) ? fs.statSync(rest).size : 0).toBe(0);
    }
  });
});
