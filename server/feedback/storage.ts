import path from 'node:path';
import { Worker } from 'node:worker_threads';

import type { DatabaseOptions } from './environment';
import type { DatabaseLimits } from './limits';
import type { StoredAnswer } from './store';

/** What the thread is started with. */
export interface ThreadData {
  database: DatabaseOptions;
  /** Default: none. */
  limits?: DatabaseLimits;
}

/** What the thread is asked to do. */
export type StorageRequest =
  | { action: 'open' }
  | { action: 'save'; answers: readonly StoredAnswer[] }
  | { action: 'expire'; before: number }
  | { action: 'close' };

/** The thread's answer to a request, with the message of the error if it failed. */
export interface StorageReply {
  id: number;
  error?: string;
}

/** A feedback database in a thread of its own. */
export interface FeedbackStorage {
  /** Opens the database. Rejects like `FeedbackDatabase.ready`. */
  open: () => Promise<void>;
  /** Stores answers, all or none, once they are on disk. Rejects like `FeedbackDatabase.write`. */
  save: (answers: readonly StoredAnswer[]) => Promise<void>;
  /** Deletes the answers that were given before a time, in milliseconds since 1970. */
  expire: (before: number) => Promise<void>;
  /** Closes the database and ends the thread. */
  close: () => Promise<void>;
}

interface Pending {
  resolve: () => void;
  reject: (error: Error) => void;
}

/**
 * Opens a feedback database in a thread, so that a locked file or a slow disk doesn't delay the pages that the same
 * process serves. If the thread ends unexpectedly, what it was doing is rejected, and the next request starts another.
 */
export function createStorage(data: ThreadData): FeedbackStorage {
  let worker: Worker | undefined;
  let lastId = 0;
  const pending = new Map<number, Pending>();

  const settle = (id: number, error?: Error) => {
    const request = pending.get(id);
    pending.delete(id);
    if (pending.size === 0) {
      // A thread without work doesn't keep the process running.
      worker?.unref();
    }
    if (error) {
      request?.reject(error);
    } else {
      request?.resolve();
    }
  };

  const start = (): Worker => {
    const started = new Worker(path.join(__dirname, 'storageThread.mjs'), { workerData: data });
    started.on('message', ({ id, error }: StorageReply) =>
      settle(id, error === undefined ? undefined : new Error(error)),
    );
    let fault = 'The thread of the feedback database has ended.';
    started.on('error', (error: Error) => (fault = error.message));
    started.on('exit', () => {
      if (worker === started) {
        worker = undefined;
        [...pending.keys()].forEach((id) => settle(id, new Error(fault)));
      }
    });
    return started;
  };

  const ask = (request: StorageRequest) =>
    new Promise<void>((resolve, reject) => {
      worker ??= start();
      lastId += 1;
      pending.set(lastId, { resolve, reject });
      worker.ref();
      worker.postMessage({ id: lastId, request });
    });

  return {
    open: () => ask({ action: 'open' }),
    save: (answers) => ask({ action: 'save', answers }),
    expire: (before) => ask({ action: 'expire', before }),
    async close() {
      const closing = worker;
      if (closing) {
        const ended = new Promise((resolve) => closing.once('exit', resolve));
        await ask({ action: 'close' });
        closing.ref();
        await ended;
      }
    },
  };
}

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
