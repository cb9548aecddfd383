import type { FeedbackStore, StoredAnswer } from './store';

/** Most answers of one transaction. */
const MAX_BATCH = 200;

/** Most answers that may wait: a store that hangs must not fill the memory. */
const MAX_WAITING = 2000;

/** Answers on their way to a store. */
export interface WriteQueue {
  /** Resolves once the answer's transaction is on disk; rejects where that failed, or too many wait. */
  save: (answer: StoredAnswer) => Promise<void>;
  /** Resolves once nothing waits. */
  drained: () => Promise<void>;
}

interface Waiting {
  answer: StoredAnswer;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Puts answers that arrive at once into one transaction, since each waits for the disk; one transaction at a time.
 *
 * @param write - Stores answers, all or none.
 */
export function createWriteQueue(write: FeedbackStore['save']): WriteQueue {
  let waiting: Waiting[] = [];
  let running: Promise<void> | undefined;

  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      // What else has arrived by now comes with it.
      await new Promise((resolve) => setImmediate(resolve));
      const batch = waiting.slice(0, MAX_BATCH);
      waiting = waiting.slice(MAX_BATCH);
      try {
        await write(batch.map(({ answer }) => answer));
        batch.forEach(({ resolve }) => resolve());
      } catch (error) {
        batch.forEach(({ reject }) => reject(error));
      }
    }
    running = undefined;
  };

  return {
    save: (answer) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= MAX_WAITING) {
          reject(new Error(`${MAX_WAITING} answers wait for the feedback database already.`));
          return;
        }
        waiting.push({ answer, resolve, reject });
        running ??= run();
      }),
    drained: async () => {
      await running;
    },
  };
}
