/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';

import { createClient } from '@libsql/client';

import { someAnswer } from './harness';
import { createStorage, createWriteQueue } from './storage';
import type { StoredAnswer } from './store';

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

const stored = (): StoredAnswer => ({ ...someAnswer(), answeredAt: 0 });

/** A store whose transactions end when the test ends them. */
function slowStore() {
  const batches: { answers: readonly StoredAnswer[]; end: (error?: Error) => void }[] = [];
  return {
    batches,
    write: (answers: readonly StoredAnswer[]) =>
      new Promise<void>((resolve, reject) => {
        batches.push({ answers, end: (error) => (error ? reject(error) : resolve()) });
      }),
  };
}

const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

describe('the write queue', () => {
  it('writes simultaneous answers in one transaction, and answers that arrive meanwhile in the next', async () => {
    const { batches, write } = slowStore();
    const queue = createWriteQueue(write);
    const first = [stored(), stored(), stored()];
    const second = [stored(), stored()];
    const saves = first.map(queue.save);
    await turn();
    saves.push(...second.map(queue.save));
    await turn();
    expect(batches.map(({ answers }) => answers)).toEqual([first]);
    batches[0]?.end();
    await turn();
    expect(batches.map(({ answers }) => answers)).toEqual([first, second]);
    batches[1]?.end();
    await Promise.all(saves);
  });

  it('responds only after the transaction has ended', async () => {
    const { batches, write } = slowStore();
    const queue = createWriteQueue(write);
    let isSaved = false;
    const save = queue.save(stored()).then(() => {
      isSaved = true;
    });
    await turn();
    expect(isSaved).toBe(false);
    batches[0]?.end();
    await save;
    expect(isSaved).toBe(true);
  });

  it('rejects only the answers of a failed transaction', async () => {
    const { batches, write } = slowStore();
    const queue = createWriteQueue(write);
    const failing = [queue.save(stored()), queue.save(stored())];
    const outcomes = Promise.allSettled(failing);
    await turn();
    const next = queue.save(stored());
    batches[0]?.end(new Error('full'));
    await turn();
    batches[1]?.end();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(next).resolves.toBeUndefined();
  });

  it('is drained when all answers have a response', async () => {
    const { batches, write } = slowStore();
    const queue = createWriteQueue(write);
    await queue.drained();
    let isDrained = false;
    void queue.save(stored());
    const drained = queue.drained().then(() => {
      isDrained = true;
    });
    await turn();
    expect(isDrained).toBe(false);
    batches[0]?.end();
    await drained;
    expect(isDrained).toBe(true);
  });

  it('rejects answers beyond its limit while the store hangs', async () => {
    const { batches, write } = slowStore();
    const queue = createWriteQueue(write);
    const outcomes: Promise<string>[] = [];
    for (let count = 0; count < 2001; count += 1) {
      outcomes.push(
        queue.save(stored()).then(
          () => 'saved',
          (error: Error) => error.message,
        ),
      );
    }
    expect(await outcomes.at(-1)).toMatch(/2000 pending answers/);
    while ((await turn(), batches.length > 0)) {
      batches.shift()?.end();
    }
    expect((await Promise.all(outcomes)).filter((outcome) => outcome === 'saved')).toHaveLength(
      2000,
    );
  });
});
