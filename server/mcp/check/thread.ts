import { Worker } from 'node:worker_threads';

import { RequestError } from '../errors';

import { collectGarbage } from './memory';
import type { Inspection, InspectRequest } from './inspect';
import type { WorkerAnswer, WorkerRequest } from './worker';

/** Options of {@link createInspectThread}. */
export interface InspectThreadOptions {
  /** The script of the worker. */
  script: string | URL;
  /**
   * How long a check may take, in milliseconds of processor time. On a busy machine, it may wait up to three times as
   * long. Default: 10 s.
   */
  timeout?: number;
  /** Returns the processor time that was used so far, in milliseconds. Default: that of this process. */
  processorTime?: () => number;
  /** Number of checks of one client that may wait, including the one that runs. Default: 32. */
  mostWaiting?: number;
  /**
   * After how many milliseconds without a check the thread ends, since its parsed types take more than 100 MB. The next
   * check starts it again. Default: 30 s.
   */
  idle?: number;
}

/** Checks code in another thread. */
export interface InspectThread {
  /**
   * Checks code. Clients take turns, so that one with many checks doesn't hold up the others.
   *
   * @param client - Tells clients apart. Default: all are one.
   * @throws RequestError if it takes too long, if too many others wait, or if the compiler fails.
   */
  inspect: (request: InspectRequest, client?: string) => Promise<Inspection>;
  close: () => Promise<void>;
}

const TIMEOUT_MS = 10_000;
/** How many times {@link TIMEOUT_MS} a check may last on a busy machine. */
const BUSY = 3;
/** Shortest time between two looks at the processor time, in milliseconds. */
const SHORTEST_WAIT_MS = 100;
const MOST_WAITING = 32;
/** Number of clients whose checks may wait, including the one whose check runs. */
const MOST_CLIENTS = 32;
const IDLE_MS = 30_000;
/** Enough for the types of all packages. More is a sign of code that makes the compiler run away. */
const MAX_HEAP_MB = 256;
/** New objects move to the old generation early: a larger young generation adds memory, but hardly any speed. */
const YOUNG_HEAP_MB = 8;

function processorTimeOfProcess(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A check that waits for its turn. */
interface WaitingCheck {
  request: InspectRequest;
  resolve: (inspection: Inspection | Promise<Inspection>) => void;
}

/**
 * Creates a thread that checks code, when it is first needed. Code that makes the compiler run for too long ends the
 * thread, and the next check starts a new one. Other requests aren't held up.
 */
export function createInspectThread({
  script,
  timeout = TIMEOUT_MS,
  processorTime = processorTimeOfProcess,
  mostWaiting = MOST_WAITING,
  idle = IDLE_MS,
}: InspectThreadOptions): InspectThread {
  let worker: Worker | undefined;
  /** The checks of each client. The client whose turn it is comes first. */
  const waiting = new Map<string, WaitingCheck[]>();
  let running: string | undefined;
  let id = 0;
  let idleTimer: NodeJS.Timeout | undefined;

  const stop = async () => {
    clearTimeout(idleTimer);
    const own = worker;
    worker = undefined;
    await own?.terminate();
  };

  const run = (request: InspectRequest): Promise<Inspection> => {
    clearTimeout(idleTimer);
    if (!worker) {
      // The thread's memory adds to that of the server, which by now contains what earlier requests left.
      collectGarbage();
      worker = new Worker(script, {
        resourceLimits: {
          maxOldGenerationSizeMb: MAX_HEAP_MB,
          maxYoungGenerationSizeMb: YOUNG_HEAP_MB,
        },
      });
    }
    const own = worker;
    id += 1;
    const message: WorkerRequest = { ...request, id };
    return new Promise<Inspection>((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        own.off('message', onMessage).off('error', onError).off('exit', onExit);
        own.unref();
        // Doesn't keep the process alive either.
        idleTimer = setTimeout(() => void stop(), idle).unref();
      };
      const fail = (text: string) => {
        end();
        void stop();
        reject(new RequestError(text));
      };
      const onMessage = (answer: WorkerAnswer) => {
        if (answer.id !== message.id) {
          return;
        }
        end();
        if ('error' in answer) {
          reject(
            new RequestError(
              `The compiler failed with a ${answer.error}. Check smaller parts of the code.`,
            ),
          );
        } else {
          resolve(answer.inspection);
        }
      };
      const onError = (error: Error) =>
        fail(`The check failed with a ${error.name}. Check smaller parts of the code.`);
      const onExit = () => fail('The check ended early.');
      const start = performance.now();
      const before = processorTime();
      const look = () => {
        const left = Math.min(
          timeout - (processorTime() - before),
          start + BUSY * timeout - performance.now(),
        );
        if (left <= 0) {
          fail(`The check took longer than ${timeout / 1000} s. Check smaller parts of the code.`);
        } else {
          timer = setTimeout(look, Math.max(left, SHORTEST_WAIT_MS));
        }
      };
      let timer = setTimeout(look, timeout);
      // Only a pending check keeps the process alive.
      own.ref();
      own.on('message', onMessage).on('error', onError).on('exit', onExit);
      own.postMessage(message);
    });
  };

  const runNext = () => {
    const [next] = waiting;
    if (running !== undefined || !next) {
      return;
    }
    const [client, [check, ...others]] = next;
    waiting.set(client, others);
    if (check) {
      running = client;
      const inspection = run(check.request).finally(() => {
        running = undefined;
        const rest = waiting.get(client) ?? [];
        // All others have their turn before.
        waiting.delete(client);
        if (rest.length > 0) {
          waiting.set(client, rest);
        }
        runNext();
      });
      check.resolve(inspection);
    }
  };

  return {
    inspect: (request, client = '') => {
      const own = waiting.get(client) ?? [];
      const count = own.length + (running === client ? 1 : 0);
      if (count >= mostWaiting || (!waiting.has(client) && waiting.size >= MOST_CLIENTS)) {
        return Promise.reject(new RequestError('Too many checks are waiting. Try again later.'));
      }
      return new Promise((resolve) => {
        waiting.set(client, [...own, { request, resolve }]);
        runNext();
      });
    },
    close: stop,
  };
}
