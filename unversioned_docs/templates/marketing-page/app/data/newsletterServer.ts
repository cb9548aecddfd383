/** Why a subscription failed. */
export type NewsletterErrorCode = 'unavailable' | 'already-subscribed';

/** What {@link NewsletterServer.subscribe} throws, apart from an `AbortError`. */
export class NewsletterError extends Error {
  readonly code: NewsletterErrorCode;

  constructor(code: NewsletterErrorCode, message: string) {
    super(message);
    this.name = 'NewsletterError';
    this.code = code;
  }
}

/** How a simulated server behaves. */
export interface NewsletterServerOptions {
  /** Milliseconds until it responds. */
  latency: number;
  /** Every nth request fails: `1` for all, `0` for none. */
  failEvery: number;
  /** Waits. Default: a timer that an aborted signal ends. */
  wait?: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** Addresses that have subscribed. Share one set between servers to keep them. Default: none. */
  subscribers?: Set<string>;
}

export interface NewsletterServer {
  /**
   * Adds an address.
   *
   * @param email - The address. Upper and lower case are the same.
   * @param signal - Ends the request.
   * @throws NewsletterError if the request fails.
   * @throws DOMException named `AbortError` if the signal is aborted.
   */
  subscribe: (email: string, signal?: AbortSignal) => Promise<{ email: string }>;
}

const aborted = () => new DOMException('The request was aborted.', 'AbortError');

function timer(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) {
      reject(aborted());
      return;
    }
    const end = () => {
      clearTimeout(id);
      reject(aborted());
    };
    const id = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', end, { once: true });
  });
}

/**
 * Creates a server in memory. Replace it with `fetch` to your own: the page needs nothing but `subscribe`.
 *
 * @param options - Latency, failures, and what they depend on.
 */
export function createNewsletterServer({
  latency,
  failEvery,
  wait = timer,
  subscribers = new Set(),
}: NewsletterServerOptions): NewsletterServer {
  let requests = 0;
  return {
    async subscribe(email, signal) {
      requests += 1;
      const fails = failEvery > 0 && requests % failEvery === 0;
      await wait(latency, signal);
      if (fails) {
        throw new NewsletterError('unavailable', 'The server is not available.');
      }
      const address = email.trim().toLowerCase();
      if (subscribers.has(address)) {
        throw new NewsletterError('already-subscribed', 'This address has already subscribed.');
      }
      subscribers.add(address);
      return { email: address };
    },
  };
}

/** Behaviors that the page lets people choose. */
export const SERVER_MODES = {
  normal: { label: 'Normal', latency: 600, failEvery: 0 },
  slow: { label: 'Slow', latency: 3000, failEvery: 0 },
  failing: { label: 'Failing', latency: 600, failEvery: 1 },
} as const;

export type ServerMode = keyof typeof SERVER_MODES;
