import { browserTurns, TURN_MS, type TurnsEnvironment } from './turns';

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
