import type { StoredAnswer } from './store';

/** Maximum number of answers in one transaction. */
const MAX_BATCH = 200;

/** Maximum number of waiting answers. A store that hangs must not fill the memory. */
const MAX_WAITING = 2000;

/** A queue of answers to be stored. */
export interface WriteQueue {
  /** Resolves once the answer's transaction is on disk. Rejects if it failed or if too many answers are waiting. */
  save: (answer: StoredAnswer) => Promise<void>;
  /** Resolves once no answer is waiting. */
  drained: () => Promise<void>;
}

interface Waiting {
  answer: StoredAnswer;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Writes answers that arrive at the same time in one transaction, because every transaction waits for the disk. Runs
 * one transaction at a time.
 *
 * @param write - Stores answers, all or none.
 */
export function createWriteQueue(
  write: (answers: readonly StoredAnswer[]) => Promise<void>,
): WriteQueue {
  let waiting: Waiting[] = [];
  let running: Promise<void> | undefined;

  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      // Answers that arrive in the meantime go into the same batch.
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
          reject(new Error(`The feedback database already has ${MAX_WAITING} pending answers.`));
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
