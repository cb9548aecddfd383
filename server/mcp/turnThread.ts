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

/** Options of {@link TurnThread}. */
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
 * A thread that answers requests, one after the other. A request that runs for too long, or that makes the thread fail,
 * ends the thread. The next one starts another, and requests that aren't to blame are sent again.
 */
export class TurnThread<Request extends object, Answer> {
  private worker: Worker | undefined;
  private isReady = false;
  /** The requests of each client that weren't sent yet. The client whose turn it is comes first. */
  private readonly waiting = new Map<string, Job<Request, Answer>[]>();
  /** The requests that were sent: the one whose turn it is, and those that wait for something else. */
  private readonly sent = new Map<number, Job<Request, Answer>>();
  private turn: number | undefined;
  private lastId = 0;
  private idleTimer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(private readonly options: TurnThreadOptions) {}

  /** Starts the thread, so that the first request doesn't wait for it. */
  start(): void {
    try {
      this.startWorker();
    } catch {
      // The system has no more threads, for example. The first request tries again.
    }
  }

  /**
   * Sends a request. Clients take turns, so that one with many requests doesn't hold up the others.
   *
   * @param client - Tells clients apart. Default: all are one.
   * @throws RequestError if it takes too long, if too many others wait, or if the thread fails.
   */
  async run(request: Request, client = ''): Promise<Answer> {
    const { noun, mostWaiting = MOST_WAITING } = this.options;
    if (this.isClosed) {
      throw new RequestError('The server is ending. Try again later.');
    }
    const ofClient = this.waiting.get(client) ?? [];
    const sentOfClient = [...this.sent.values()].filter((job) => job.client === client);
    if (
      ofClient.length + sentOfClient.length >= mostWaiting ||
      (!this.waiting.has(client) && this.waiting.size >= MOST_CLIENTS)
    ) {
      throw new RequestError(`Too many ${noun}s are waiting. Try again later.`);
    }
    return new Promise((resolve, reject) => {
      this.waiting.set(client, [
        ...ofClient,
        { request, client, resolve, reject, isRepeated: false },
      ]);
      this.runNext();
    });
  }

  /** Ends the thread. Requests that wait fail. */
  async close(): Promise<void> {
    this.isClosed = true;
    const others = [...this.waiting.values()].flat();
    this.waiting.clear();
    const ended = this.stop();
    const text = `The ${this.options.noun} ended early.`;
    this.fail(text);
    others.forEach(({ reject }) => reject(new RequestError(text)));
    await ended;
  }

  private async stop(): Promise<void> {
    clearTimeout(this.idleTimer);
    const { worker } = this;
    this.worker = undefined;
    this.isReady = false;
    await worker?.terminate();
  }

  private startWorker(): Worker {
    clearTimeout(this.idleTimer);
    if (this.worker) {
      return this.worker;
    }
    const { script, data, noun, advice, beforeStart, memory } = this.options;
    beforeStart?.();
    const worker = new Worker(script, { workerData: data, resourceLimits: memory });
    this.worker = worker;
    const onFault = (text: string) => {
      if (this.worker === worker) {
        this.fail(text);
      }
    };
    worker
      .on('message', (message: ThreadMessage<Answer>) => {
        if (this.worker === worker) {
          this.onMessage(message);
        }
      })
      .on('error', ({ name }) => onFault(`The ${noun} failed with a ${name}. ${advice}`))
      .on('exit', () => onFault(`The ${noun} ended early.`));
    worker.unref();
    return worker;
  }

  private onMessage(message: ThreadMessage<Answer>): void {
    const { noun, advice } = this.options;
    if (message === 'ready') {
      this.isReady = true;
      this.sent.forEach((job, id) => this.watch(id, job));
      return;
    }
    const job = this.sent.get(message.id);
    if (!job) {
      return;
    }
    if ('isWaiting' in message) {
      clearTimeout(job.timer);
      if (message.isWaiting) {
        this.endTurn(message.id, job.client);
      } else {
        this.watch(message.id, job);
      }
    } else {
      this.settle(message.id);
      if ('error' in message) {
        job.reject(new RequestError(`The ${noun} failed with a ${message.error}. ${advice}`));
      } else {
        job.resolve(message.answer);
      }
    }
    this.runNext();
  }

  private runNext(): void {
    const [next] = this.waiting;
    if (this.turn !== undefined || !next || this.isClosed) {
      return;
    }
    const [client, [job, ...others]] = next;
    this.waiting.set(client, others);
    if (!job) {
      return;
    }
    this.lastId += 1;
    const id = this.lastId;
    this.turn = id;
    this.sent.set(id, job);
    try {
      const worker = this.startWorker();
      worker.ref();
      worker.postMessage({ ...job.request, id } satisfies ThreadRequest<Request>);
    } catch {
      this.fail(`The ${this.options.noun} couldn't be started. Try again later.`);
      return;
    }
    if (this.isReady) {
      this.watch(id, job);
    }
  }

  private watch(id: number, job: Job<Request, Answer>): void {
    const { timeout, noun, advice, processorTime = processorTimeOfProcess } = this.options;
    const start = performance.now();
    const before = processorTime();
    const look = () => {
      const left = Math.min(
        timeout - (processorTime() - before),
        start + BUSY * timeout - performance.now(),
      );
      if (left <= 0) {
        this.fail(`The ${noun} took longer than ${timeout / 1000} s. ${advice}`, id);
      } else {
        job.timer = setTimeout(look, Math.max(left, SHORTEST_WAIT_MS));
      }
    };
    job.timer = setTimeout(look, timeout);
  }

  private endTurn(id: number, client: string): void {
    if (this.turn === id) {
      this.turn = undefined;
      const rest = this.waiting.get(client) ?? [];
      // All others have their turn before.
      this.waiting.delete(client);
      if (rest.length > 0) {
        this.waiting.set(client, rest);
      }
    }
  }

  private settle(id: number): void {
    const job = this.sent.get(id);
    if (job) {
      clearTimeout(job.timer);
      this.sent.delete(id);
      this.endTurn(id, job.client);
      if (this.sent.size === 0 && this.worker) {
        const { idle } = this.options;
        // Only a pending request keeps the process alive.
        this.worker.unref();
        this.idleTimer =
          idle === undefined ? undefined : setTimeout(() => void this.stop(), idle).unref();
      }
    }
  }

  /** Ends the thread because of a request, or of the one whose turn it is. */
  private fail(text: string, id = this.turn): void {
    void this.stop();
    const error = new RequestError(text);
    for (const [sentId, job] of [...this.sent].reverse()) {
      this.settle(sentId);
      if (sentId === id || job.isRepeated || this.isClosed) {
        job.reject(error);
      } else {
        job.isRepeated = true;
        this.waiting.set(job.client, [job, ...(this.waiting.get(job.client) ?? [])]);
      }
    }
    this.runNext();
  }
}
