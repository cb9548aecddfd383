import { checkAd, type CheckedAd, type ThirdPartyAd } from './networkAd';

/** Maximum number of requests to an endpoint. */
export const MAX_ATTEMPTS = 10;
/** Pause after the first empty response. Each further pause is longer by the same amount: 11.25 s in all. */
export const PAUSE_STEP_MS = 250;
/** Maximum size of a response. A larger one is discarded. */
export const MAX_ANSWER_BYTES = 100_000;

/** The dependencies of `fetchAd`: the browser's APIs in production, fakes in tests. */
export interface FetchAdEnvironment {
  /** Address that responds with `{"ads": […]}`. */
  endpoint: string;
  /** Origins that images and pixels may come from. */
  hosts: readonly string[];
  fetch: typeof fetch;
  /** Calls the callback after the given number of milliseconds, unless the returned function is called first. */
  delay: (callback: () => void, milliseconds: number) => () => void;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Aborted when the reader leaves the page. */
  signal: AbortSignal;
}

/** The result: an ad, the network's response that it has none, or no response, for example because it is blocked. */
export type FetchedAd =
  { status: 'filled'; ad: CheckedAd } | { status: 'none' } | { status: 'unreachable' };

/** Returns the text of a response, or undefined if it is too long. */
async function readText(response: Response): Promise<string | undefined> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) {
      return text + decoder.decode();
    }
    length += chunk.value.byteLength;
    if (length > MAX_ANSWER_BYTES) {
      await reader?.cancel();
      return undefined;
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
}

/** Returns the entries of a response, or undefined if it isn't `{"ads": […]}`. */
function entriesOf(text: string | undefined): ThirdPartyAd[] | undefined {
  let answer: unknown;
  try {
    answer = JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
  if (typeof answer !== 'object' || answer === null || !('ads' in answer)) {
    return undefined;
  }
  const { ads } = answer;
  return Array.isArray(ads)
    ? ads.filter((ad): ad is ThirdPartyAd => typeof ad === 'object' && ad !== null)
    : undefined;
}

/** Waits for the given time, or until the reader leaves the page. */
function pause(
  milliseconds: number,
  { delay, signal }: Pick<FetchAdEnvironment, 'delay' | 'signal'>,
): Promise<void> {
  return new Promise((resolve) => {
    const stop = delay(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      stop();
      resolve();
    });
  });
}

/**
 * Fetches an ad from the network. Entries without a usable link are dropped, and the first of the others is used. While
 * there is none, it retries, up to ten requests in all, with increasing delays. A response without a list ends the
 * retries. The promise never rejects.
 */
export async function fetchAd(environment: FetchAdEnvironment): Promise<FetchedAd> {
  const { endpoint, hosts, fetch, now, signal } = environment;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS && !signal.aborted; attempt += 1) {
    let response: Response;
    let entries: ThirdPartyAd[] | undefined;
    try {
      response = await fetch(endpoint, {
        // Sends neither the reader's cookies nor the address of the page they read.
        credentials: 'omit',
        referrerPolicy: 'strict-origin',
        cache: 'no-store',
        headers: { Accept: 'application/json' },
        signal,
      });
      entries = response.ok ? entriesOf(await readText(response)) : undefined;
    } catch {
      return { status: 'unreachable' };
    }
    if (!entries) {
      return { status: 'none' };
    }
    const ad = entries.map((entry) => checkAd(entry, hosts, now())).find(Boolean);
    if (ad) {
      return { status: 'filled', ad };
    }
    if (attempt < MAX_ATTEMPTS) {
      await pause(attempt * PAUSE_STEP_MS, environment);
    }
  }
  return { status: 'none' };
}
