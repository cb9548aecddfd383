import path from 'node:path';

import { createRateLimit } from '../feedback/rateLimit';

import { readMessage, refuse, type HttpHandler } from './endpoint';
import { RequestError } from './errors';
import { TurnThread, type TurnThreadOptions } from './turnThread';

/** What the thread of the tools is started with. */
export interface ToolThreadData {
  /** The portal's folder. */
  siteDir: string;
  /** Folder of the built site, or with the option `isData` the data folder of a package. */
  directory: string;
  /** Default: false. */
  isData?: boolean;
}

/** A request to the endpoint. It is sent to another thread, so it is plain data. */
export interface ToolRequest {
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body: string;
  client: string;
}

/** The response to a request. */
export interface ToolAnswer {
  status: number;
  headers: [name: string, value: string][];
  body: string;
  /** An error that the response doesn't tell. */
  fault?: string;
}

/** Options of {@link createToolThread}. */
export interface ToolThreadOptions extends Partial<
  Pick<TurnThreadOptions, 'script' | 'timeout' | 'mostWaiting'>
> {
  data: ToolThreadData;
  /** Receives errors that no response tells. */
  onError: (message: string) => void;
  /** Returns milliseconds since 1970. Default: `Date.now`. */
  now?: () => number;
}

/** The tools in a thread of their own. */
export interface ToolThread {
  handle: HttpHandler;
  close: () => Promise<void>;
}

/** How long a tool may take, in milliseconds of processor time. A check has a thread and a budget of its own. */
const TIMEOUT_MS = 5000;

/** Requests of one client: a burst of 100, then 10 per second. */
const RATE_LIMIT = { capacity: 100, refillPerSecond: 10, maxAddresses: 10_000 };

const MAX_HEAP_MB = 512;

/** When a client may repeat a request that the thread couldn't answer, in seconds. */
const RETRY_AFTER = { 'Retry-After': '5' };

/**
 * Starts the tools in a thread of their own, so that no request to them delays a page. What clients send too much of is
 * refused before it reaches the thread.
 */
export function createToolThread({
  script = path.join(__dirname, 'toolWorker.cjs'),
  timeout = TIMEOUT_MS,
  data,
  onError,
  now = Date.now,
  ...options
}: ToolThreadOptions): ToolThread {
  const thread = new TurnThread<ToolRequest, ToolAnswer>({
    ...options,
    script,
    timeout,
    data,
    noun: 'request',
    advice: 'Ask for less.',
    memory: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  const limit = createRateLimit({ ...RATE_LIMIT, now });
  thread.start();
  return {
    async handle(request, client = '') {
      const seconds = limit(client);
      if (seconds > 0) {
        return refuse(429, `Too many requests. Try again in ${seconds} s.`, {
          'Retry-After': String(seconds),
        });
      }
      const body = await readMessage(request);
      if (body instanceof Response) {
        return body;
      }
      const { method, url, headers } = request;
      try {
        const answer = await thread.run(
          { method, url, headers: [...headers], body, client },
          client,
        );
        if (answer.fault !== undefined) {
          onError(answer.fault);
        }
        return new Response(answer.body || null, answer);
      } catch (error) {
        if (error instanceof RequestError) {
          return refuse(503, error.message, RETRY_AFTER);
        }
        throw error;
      }
    },
    close: () => thread.close(),
  };
}
