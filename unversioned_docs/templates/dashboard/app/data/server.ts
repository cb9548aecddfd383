import { listDays, previousRange, type DateRange } from '../logic/dates';
import { generateDay, generateHours, type DayRow, type HourRow } from './generate';
import { SITES } from './sites';

/** The first and the last day that can be selected. */
export const LIMITS: DateRange = { from: '2024-01-01', to: '2025-09-30' };

/** The rows of all sites in a period, and in the period before it. */
export interface DailyData {
  range: DateRange;
  rows: DayRow[];
  previousRows: DayRow[];
}

/** Why a request failed. `status` is an HTTP status. */
export class ServerError extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.name = 'ServerError';
    this.status = status;
  }
}

export interface Server {
  /** Loads the daily figures of all sites. */
  getDaily: (range: DateRange, signal: AbortSignal) => Promise<DailyData>;
  /**
   * Loads the hours of one site.
   *
   * @throws ServerError with status 404 if there is no such site.
   */
  getHours: (siteId: string, range: DateRange, signal: AbortSignal) => Promise<HourRow[]>;
}

export interface ServerOptions {
  /** Milliseconds before an answer. */
  latency: number;
  /** Every n-th request fails. 0: none, 1: all. */
  failEvery: number;
  /** Waits. Rejects with the reason of the signal when it aborts. Default: a timer. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** How the simulated server behaves. */
export type Profile = 'normal' | 'slow' | 'failing';

export const PROFILES: Record<Profile, ServerOptions> = {
  normal: { latency: 300, failEvery: 0 },
  slow: { latency: 3000, failEvery: 0 },
  failing: { latency: 300, failEvery: 1 },
};

/** Resolves after some milliseconds, or rejects as soon as the signal aborts. */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    if (signal.aborted) {
      abort();
    } else {
      signal.addEventListener('abort', abort, { once: true });
    }
  });
}

/**
 * Creates a server that lives in memory. It answers with generated figures, which are the same in each run.
 *
 * @param options - Its latency and its failures.
 */
export function createServer({ latency, failEvery, wait: pause = wait }: ServerOptions): Server {
  let requests = 0;
  const answer = async <T>(signal: AbortSignal, make: () => T): Promise<T> => {
    requests += 1;
    const fails = failEvery > 0 && requests % failEvery === 0;
    await pause(latency, signal);
    if (fails) {
      throw new ServerError('The server is not available right now.', 503);
    }
    return make();
  };
  const rowsOf = (range: DateRange) => {
    const days = listDays(range);
    return SITES.flatMap((site) => days.map((date) => generateDay(site, date)));
  };

  return {
    getDaily: (range, signal) =>
      answer(signal, () => ({
        range,
        rows: rowsOf(range),
        previousRows: rowsOf(previousRange(range)),
      })),
    getHours: (siteId, range, signal) =>
      answer(signal, () => {
        const site = SITES.find(({ id }) => id === siteId);
        if (!site) {
          throw new ServerError('There is no such site.', 404);
        }
        return listDays(range).flatMap((date) => generateHours(site, date));
      }),
  };
}
