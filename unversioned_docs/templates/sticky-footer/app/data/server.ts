/** How the simulated server responds. */
export type ServerMode = 'normal' | 'slow' | 'failing';

export interface Subscription {
  email: string;
  /** Ids of services. */
  services: readonly string[];
}

/** A response other than success. */
export class ServerError extends Error {
  /**
   * @param status - HTTP status code.
   * @param message - Text for people.
   */
  constructor(status: number, message: string) {
    super(message);
    this.name = 'ServerError';
    this.status = status;
  }

  readonly status: number;
}

export interface StatusServer {
  /**
   * Subscribes an address to the incidents of services.
   *
   * @throws ServerError with status 409 if the address is subscribed already, and 503 if the server fails.
   * @throws DOMException with the name `AbortError` if the signal is aborted.
   */
  subscribe: (subscription: Subscription, signal?: AbortSignal) => Promise<void>;
  setMode: (mode: ServerMode) => void;
}

export interface ServerOptions {
  /** Latency in milliseconds. Default: 400, and 2,500 if the server is slow. */
  latency?: Readonly<Record<ServerMode, number>>;
  /** Resolves after a number of milliseconds, or rejects with the reason of the signal. Default: a timer. */
  wait?: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
}

const LATENCY = { normal: 400, slow: 2500, failing: 400 };

const timer = (milliseconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal?.throwIfAborted();
    const onAbort = () => {
      clearTimeout(id);
      reject(signal?.reason as Error);
    };
    const id = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', onAbort, { once: true });
  });

/** Creates a server in memory. Replace it with requests to your own: only `subscribe` is called by forms. */
export function createServer({
  latency = LATENCY,
  wait = timer,
}: ServerOptions = {}): StatusServer {
  const subscribed = new Set<string>();
  let mode: ServerMode = 'normal';
  return {
    async subscribe({ email }, signal) {
      await wait(latency[mode], signal);
      if (mode === 'failing') {
        throw new ServerError(503, 'The server is not available.');
      }
      const address = email.trim().toLowerCase();
      if (subscribed.has(address)) {
        throw new ServerError(409, 'This address is subscribed already.');
      }
      subscribed.add(address);
    },
    setMode(next) {
      mode = next;
    },
  };
}
