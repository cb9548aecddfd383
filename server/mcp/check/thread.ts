import { TurnThread, type TurnThreadOptions } from '../turnThread';

import type { Inspection, InspectRequest } from './inspect';
import { collectGarbage } from './memory';

/** Options of {@link createInspectThread}. */
export interface InspectThreadOptions extends Pick<
  TurnThreadOptions,
  'script' | 'processorTime' | 'mostWaiting'
> {
  /** How long a check may take, in milliseconds of processor time. Default: 10 s. */
  timeout?: number;
  /**
   * After how many milliseconds without a check the thread ends, since its parsed types take more than 100 MB. The next
   * check starts it again. Default: 30 s.
   */
  idle?: number;
  /**
   * Called when a request starts to wait for the thread, and when it has its result, in the asynchronous context of the
   * request. Default: nothing happens.
   */
  onWait?: (isWaiting: boolean) => void;
}

/** Checks code in another thread. */
export interface InspectThread {
  /**
   * Checks code. Clients take turns, so that one with many checks doesn't hold up the others.
   *
   * @param client - Tells clients apart. Default: all are one.
   * @throws RequestError if it takes too long, if too many others wait, or if the compiler fails.
   */
  inspect: (request: InspectRequest, client?: string) => Promise<Inspection>;
  close: () => Promise<void>;
}

const TIMEOUT_MS = 10_000;
const IDLE_MS = 30_000;
/** Enough for the types of all packages. More is a sign of code that makes the compiler run away. */
const MAX_HEAP_MB = 256;
/** New objects move to the old generation early: a larger young generation adds memory, but hardly any speed. */
const YOUNG_HEAP_MB = 8;

/**
 * Creates a thread that checks code, when it is first needed. Code that makes the compiler run for too long ends the
 * thread, and the next check starts a new one. Other requests aren't held up.
 */
export function createInspectThread({
  timeout = TIMEOUT_MS,
  idle = IDLE_MS,
  onWait = () => {},
  ...options
}: InspectThreadOptions): InspectThread {
  const thread = new TurnThread<InspectRequest, Inspection>({
    ...options,
    timeout,
    idle,
    noun: 'check',
    advice: 'Check smaller parts of the code.',
    // The thread's memory adds to that of the server, which by now contains what earlier requests left.
    beforeStart: collectGarbage,
    memory: { maxOldGenerationSizeMb: MAX_HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
  });
  return {
    inspect: async (request, client) => {
      onWait(true);
      try {
        return await thread.run(request, client);
      } finally {
        onWait(false);
      }
    },
    close: () => thread.close(),
  };
}
