/** Work may go on for this long before the browser gets a turn, in milliseconds. */
const TURN_MS = 5;

/** Dependencies of {@link inTurns}: the browser's APIs in production, fakes in tests. */
export interface TurnsEnvironment {
  /** A monotonic time, in milliseconds. */
  now: () => number;
  /** Resolves once the browser has had the opportunity to respond to the user and to paint. */
  nextTurn: () => Promise<void>;
}

const browserTurns: TurnsEnvironment = {
  now: () => performance.now(),
  nextTurn: () =>
    new Promise((resolve) => {
      // Only Chromium and Firefox have the scheduler. A timer is slower, but does the same.
      if ('scheduler' in window && 'yield' in window.scheduler) {
        void window.scheduler.yield().then(resolve);
      } else {
        setTimeout(resolve);
      }
    }),
};

/**
 * Runs steps one after the other. The first step, and each one after 5 ms of work, waits until the browser has had a
 * turn, so that many short steps aren't one long task.
 *
 * @param steps - Each one may return a promise, which is awaited.
 * @param environment - Default: the browser's.
 * @throws What a step throws. The steps after it don't run.
 */
export async function inTurns(
  steps: readonly (() => unknown)[],
  { now, nextTurn }: TurnsEnvironment = browserTurns,
): Promise<void> {
  let turnEnd = -Infinity;
  for (const step of steps) {
    if (now() >= turnEnd) {
      await nextTurn();
      turnEnd = now() + TURN_MS;
    }
    await step();
  }
}
