/** Work may go on for this long before the browser gets a turn, in milliseconds. */
const TURN_MS = 5;

/** Dependencies of work in turns: the browser's APIs in production, fakes in tests. */
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

/**
 * Returns a function that passes its calls on in the same order, but makes no more of them after 5 ms, until the browser
 * has had a turn. The first call is made at once.
 *
 * @param call - What to call. If it throws, the calls after it are still made.
 * @param environment - Default: the browser's.
 */
export function spreadCalls<Args extends unknown[]>(
  call: (...args: Args) => void,
  { now, nextTurn }: TurnsEnvironment = browserTurns,
): (...args: Args) => void {
  const waiting: Args[] = [];
  let isTurn = false;
  const run = (): void => {
    const turnEnd = now() + TURN_MS;
    try {
      for (let args = waiting.shift(); args; args = now() < turnEnd ? waiting.shift() : undefined) {
        call(...args);
      }
    } finally {
      void nextTurn().then(() => {
        isTurn = waiting.length > 0;
        if (isTurn) {
          run();
        }
      });
    }
  };
  return (...args) => {
    waiting.push(args);
    if (!isTurn) {
      isTurn = true;
      run();
    }
  };
}
