import { Worker, type ResourceLimits } from 'node:worker_threads';

import { RequestError } from './errors';

/** What a thread is sent. */
export type ThreadRequest<Request> = Request & { id: number };

/**
 * What the script of a thread sends: once that it is ready, and then an answer to each request. A request that waits for
 * something else, such as another thread, can say so. Others have their turn in the meantime, and its time stops.
 */
export type ThreadMessage<Answer> =
  'ready' | ({ id: number } & ({ answer: Answer } | { error: string } | { isWaiting: boolean }));

/** Options of {@link createTurnThread}. */
export interface TurnThreadOptions {
  /** The script of the thread. It exchanges {@link ThreadRequest} and {@link ThreadMessage}. */
  script: string | URL;
  /** What the script gets as `workerData`. Default: nothing. */
  data?: unknown;
  /** What a request is called in errors, such as `check`. */
  noun: string;
  /** What clients can do about a request that fails, as the end of an error. */
  advice: string;
  /**
   * How long a request may take, in milliseconds of processor time. On a busy machine, it may wait up to three times as
   * long.
   */
  timeout: number;
  /** Returns the processor time that was used so far, in milliseconds. Default: that of this process. */
  processorTime?: () => number;
  /** Number of requests of one client that may wait, including the one that runs. Default: 32. */
  mostWaiting?: number;
  /**
   * After how many milliseconds without a request the thread ends, to free its memory. The next request starts it again.
   * Default: never.
   */
  idle?: number;
  /** Called before the thread starts. Default: nothing happens. */
  beforeStart?: () => void;
  /** Limits of its memory. More is a sign of a request that runs away. */
  memory: ResourceLimits;
}

/** A thread whose requests take turns. */
export interface TurnThread<Request, Answer> {
  /** Starts the thread, so that the first request doesn't wait for it. */
  start: () => void;
  /**
   * Sends a request. Clients take turns, so that one with many requests doesn't hold up the others.
   *
   * @param client - Tells clients apart. Default: all are one.
   * @throws RequestError if it takes too long, if too many others wait, or if the thread fails.
   */
  run: (request: Request, client?: string) => Promise<Answer>;
  close: () => Promise<void>;
}

/** How many times its processor time a request may last on a busy machine. */
const BUSY = 3;
/** Shortest time between two looks at the processor time, in milliseconds. */
const SHORTEST_WAIT_MS = 100;
const MOST_WAITING = 32;
/** Number of clients whose requests may wait, including the one whose request runs. */
const MOST_CLIENTS = 32;

function processorTimeOfProcess(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

interface Job<Request, Answer> {
  request: Request;
  client: string;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  /** Whether it has been sent before, to a thread that another request ended. */
  isRepeated: boolean;
  timer?: NodeJS.Timeout;
}

/**
 * Creates a thread that answers requests, one after the other. A request that runs for too long, or that makes the
 * thread fail, ends the thread. The next one starts another, and requests that aren't to blame are sent again.
 */
export function createTurnThread<Request extends object, Answer>({
  script,
  data,
  noun,
  advice,
  timeout,
  processorTime = processorTimeOfProcess,
  mostWaiting = MOST_WAITING,
  idle,
  beforeStart,
  memory,
}: TurnThreadOptions): TurnThread<Request, Answer> {
  type Own = Job<Request, Answer>;
  let worker: Worker | undefined;
  let isReady = false;
  /** The requests of each client that weren't sent yet. The client whose turn it is comes first. */
  const waiting = new Map<string, Own[]>();
  /** The requests that were sent: the one whose turn it is, and those that wait for something else. */
  const sent = new Map<number, Own>();
  let turn: number | undefined;
  let lastId = 0;
  let idleTimer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const stop = async () => {
    clearTimeout(idleTimer);
    const own = worker;
    worker = undefined;
    isReady = false;
    await own?.terminate();
  };

  const endTurn = (id: number, client: string) => {
    if (turn === id) {
      turn = undefined;
      const rest = waiting.get(client) ?? [];
      // All others have their turn before.
      waiting.delete(client);
      if (rest.length > 0) {
        waiting.set(client, rest);
      }
    }
  };

  const settle = (id: number): Own | undefined => {
    const job = sent.get(id);
    if (job) {
      clearTimeout(job.timer);
      sent.delete(id);
      endTurn(id, job.client);
      if (sent.size === 0 && worker) {
        // Only a pending request keeps the process alive.
        worker.unref();
        idleTimer = idle === undefined ? undefined : setTimeout(() => void stop(), idle).unref();
      }
    }
    return job;
  };

  /** Ends the thread because of a request, or of the one whose turn it is. */
  const fail = (text: string, id = turn) => {
    void stop();
    const error = new RequestError(text);
    for (const [each, job] of [...sent].reverse()) {
      settle(each);
      if (each === id || job.isRepeated || isClosed) {
        job.reject(error);
      } else {
        job.isRepeated = true;
        waiting.set(job.client, [job, ...(waiting.get(job.client) ?? [])]);
      }
    }
    runNext();
  };

  const watch = (id: number, job: Own) => {
    const start = performance.now();
    const before = processorTime();
    const look = () => {
      const left = Math.min(
        timeout - (processorTime() - before),
        start + BUSY * timeout - performance.now(),
      );
      if (left <= 0) {
        fail(`The ${noun} took longer than ${timeout / 1000} s. ${advice}`, id);
      } else {
        job.timer = setTimeout(look, Math.max(left, SHORTEST_WAIT_MS));
      }
    };
    job.timer = setTimeout(look, timeout);
  };

  const onMessage = (message: ThreadMessage<Answer>) => {
    if (message === 'ready') {
      isReady = true;
      sent.forEach((job, id) => watch(id, job));
      return;
    }
    const job = sent.get(message.id);
    if (!job) {
      return;
    }
    if ('isWaiting' in message) {
      clearTimeout(job.timer);
      if (message.isWaiting) {
        endTurn(message.id, job.client);
      } else {
        watch(message.id, job);
      }
    } else {
      settle(message.id);
      if ('error' in message) {
        job.reject(new RequestError(`The ${noun} failed with a ${message.error}. ${advice}`));
      } else {
        job.resolve(message.answer);
      }
    }
    runNext();
  };

  const start = () => {
    clearTimeout(idleTimer);
    if (!worker) {
      beforeStart?.();
      const own = new Worker(script, { workerData: data, resourceLimits: memory });
      worker = own;
      const onFault = (text: string) => {
        if (worker === own) {
          fail(text);
        }
      };
      own
        .on('message', (message: ThreadMessage<Answer>) => worker === own && onMessage(message))
        .on('error', ({ name }) => onFault(`The ${noun} failed with a ${name}. ${advice}`))
        .on('exit', () => onFault(`The ${noun} ended early.`));
      own.unref();
    }
    return worker;
  };

  function runNext() {
    const [next] = waiting;
    if (turn !== undefined || !next || isClosed) {
      return;
    }
    const [client, [job, ...others]] = next;
    waiting.set(client, others);
    if (job) {
      lastId += 1;
      turn = lastId;
      sent.set(lastId, job);
      try {
        const own = start();
        own.ref();
        own.postMessage({ ...job.request, id: lastId } satisfies ThreadRequest<Request>);
      } catch {
        fail(`The ${noun} couldn't be started. Try again later.`);
        return;
      }
      if (isReady) {
        watch(lastId, job);
      }
    }
  }

  return {
    start() {
      try {
        start();
      } catch {
        // The system has no more threads, for example. The first request tries again.
      }
    },
    run: (request, client = '') => {
      const own = waiting.get(client) ?? [];
      const count = own.length + [...sent.values()].filter((job) => job.client === client).length;
      if (
        isClosed ||
        count >= mostWaiting ||
        (!waiting.has(client) && waiting.size >= MOST_CLIENTS)
      ) {
        return Promise.reject(
          new RequestError(
            isClosed
              ? 'The server is ending. Try again later.'
              : `Too many ${noun}s are waiting. Try again later.`,
          ),
        );
      }
      return new Promise((resolve, reject) => {
        waiting.set(client, [...own, { request, client, resolve, reject, isRepeated: false }]);
        runNext();
      });
    },
    async close() {
      isClosed = true;
      const others = [...waiting.values()].flat();
      waiting.clear();
      const ended = stop();
      fail(`The ${noun} ended early.`);
      others.forEach(({ reject }) => reject(new RequestError(`The ${noun} ended early.`)));
      await ended;
    },
  };
}
