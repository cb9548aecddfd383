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
