import { DOWNLOAD_HEADER, isSitePage } from '../format';

/** Interval at which a page is requested until it arrives, in milliseconds. */
export const POLL_MS = 3000;

/** How long a request may take, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** What the polling depends on: the browser's own in production, fakes in tests. */
export interface ReachableEnvironment {
  fetch: typeof fetch;
  page: Pick<Document, 'hidden'>;
  events: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  timers: Pick<Window, 'setInterval' | 'clearInterval'>;
}

/**
 * Calls back once the server returns a page of this site for an address. The browser's `online` event only means that
 * the device has a network, which may not reach the server yet, or may return its login page.
 *
 * @returns A function that stops.
 */
export function whenReachable(
  address: string,
  callback: () => void,
  { fetch: request, page, events, timers }: ReachableEnvironment,
): () => void {
  let isAsking = false;
  let isStopped = false;
  async function ask(): Promise<void> {
    if (isAsking || page.hidden) {
      return;
    }
    isAsking = true;
    try {
      const response = await request(address, {
        cache: 'no-store',
        headers: { [DOWNLOAD_HEADER]: '1' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (isSitePage(await response.text()) && !isStopped) {
        stop();
        callback();
      }
    } catch {
      // Not yet.
    } finally {
      isAsking = false;
    }
  }
  const askNow = () => void ask();
  const polls = timers.setInterval(askNow, POLL_MS);
  const stop = () => {
    isStopped = true;
    timers.clearInterval(polls);
    events.removeEventListener('online', askNow);
  };
  events.addEventListener('online', askNow);
  return stop;
}
