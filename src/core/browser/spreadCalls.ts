import { browserScheduler, YIELD_AFTER_MS, type YieldEnvironment } from './yieldToMain';

/**
 * Returns a function that passes its calls on in the same order, but makes no more of them after 5 ms, until it has
 * yielded to the main thread. The first call is made at once.
 *
 * @param call - What to call. If it throws, the calls after it are still made.
 * @param environment - Default: the browser's.
 */
export function spreadCalls<Args extends unknown[]>(
  call: (...args: Args) => void,
  { now, yieldToMain }: YieldEnvironment = browserScheduler,
): (...args: Args) => void {
  const waiting: Args[] = [];
  let isYielding = false;
  const run = (): void => {
    const yieldAt = now() + YIELD_AFTER_MS;
    // Before the calls, because they may throw.
    void yieldToMain().then(() => {
      isYielding = waiting.length > 0;
      if (isYielding) {
        run();
      }
    });
    for (let args = waiting.shift(); args; args = now() < yieldAt ? waiting.shift() : undefined) {
      call(...args);
    }
  };
  return (...args) => {
    waiting.push(args);
    if (!isYielding) {
      isYielding = true;
      run();
    }
  };
}
