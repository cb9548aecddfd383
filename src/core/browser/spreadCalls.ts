import { browserTurns, TURN_MS, type TurnsEnvironment } from './turns';

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
    // Before the calls, because they may throw.
    void nextTurn().then(() => {
      isTurn = waiting.length > 0;
      if (isTurn) {
        run();
      }
    });
    for (let args = waiting.shift(); args; args = now() < turnEnd ? waiting.shift() : undefined) {
      call(...args);
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
