/** @jest-environment node */
import { someAnswer } from './harness';
import type { StoredAnswer } from './store';
import { createWriteQueue } from './writeQueue';

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
