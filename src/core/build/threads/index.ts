import path from 'node:path';

import { Worker } from 'jest-worker';

/** The default export of a thread's module: gets the thread's data once, and returns what processes its tasks. */
export type Work<Data, Task, Result> = (data: Data) => (task: Task) => Result | Promise<Result>;

/** One or more threads that process tasks. */
export interface Thread<Task, Result> {
  /**
   * Processes a task. One thread processes all tasks in their order.
   *
   * @returns What the module has returned, as a structured clone: a `Buffer` arrives as a `Uint8Array`.
   * @throws Error with the message of the module's error.
   */
  run: (task: Task) => Promise<Result>;
  /** Ends the threads. Until then, the process doesn't exit by itself. */
  close: () => Promise<void>;
}

/**
 * Opens a thread for work that would keep the main thread of a build busy. It starts with the first task.
 *
 * @param file - Absolute path of the TypeScript module whose default export is a {@link Work}.
 * @param data - What the module gets. Like tasks and results, it is copied as a structured clone
 *   (https://developer.mozilla.org/en-US/docs/Web/API/Web_Workers_API/Structured_clone_algorithm).
 * @param count - Number of threads. Default: 1.
 */
export function openThread<Data, Task, Result>(
  file: string,
  data: Data,
  count = 1,
): Thread<Task, Result> {
  type Runner = Worker & Pick<Thread<Task, Result>, 'run'>;
  let worker: Runner | undefined;
  const start = () =>
    new Worker(path.join(__dirname, 'thread.mjs'), {
      enableWorkerThreads: true,
      exposedMethods: ['run'],
      numWorkers: count,
      maxRetries: 0,
      setupArgs: [file, data],
    }) as Runner;
  return {
    run: (task) => (worker ??= start()).run(task),
    async close() {
      await worker?.end();
      worker = undefined;
    },
  };
}
