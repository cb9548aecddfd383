import { browserScheduler, YIELD_AFTER_MS, type YieldEnvironment } from './yieldToMain';

/**
 * Runs steps one after the other. The first step, and each one after 5 ms of work, first yields to the main
 * thread, so that many short steps aren't one long task.
 *
 * @param steps - Each one may return a promise, which is awaited.
 * @param environment - Default: the browser's.
 * @throws What a step throws. The steps after it don't run.
 */
export async function runYielding(
  steps: readonly (() => unknown)[],
  { now, yieldToMain }: YieldEnvironment = browserScheduler,
): Promise<void> {
  let yieldAt = -Infinity;
  for (const step of steps) {
    if (now() >= yieldAt) {
      await yieldToMain();
      yieldAt = now() + YIELD_AFTER_MS;
    }
    await step();
  }
}
