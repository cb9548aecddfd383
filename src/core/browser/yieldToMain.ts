/** Work may go on for this long before the main thread is yielded, in milliseconds. */
export const YIELD_AFTER_MS = 5;

/** Dependencies of work that yields: the browser's APIs in production, fakes in tests. */
export interface YieldEnvironment {
  /** A monotonic time, in milliseconds. */
  now: () => number;
  /** Resolves once the browser has had the opportunity to respond to the user and to paint. */
  yieldToMain: () => Promise<void>;
}

/** The browser's own. */
export const browserScheduler: YieldEnvironment = {
  now: () => performance.now(),
  yieldToMain: () =>
    new Promise((resolve) => {
      // Only Chromium and Firefox have the scheduler. A timer is slower, but does the same.
      if ('scheduler' in window && 'yield' in window.scheduler) {
        void window.scheduler.yield().then(resolve);
      } else {
        setTimeout(resolve);
      }
    }),
};
