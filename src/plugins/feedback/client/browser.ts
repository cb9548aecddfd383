import type { Outcome, Submission } from '../types';

import { queue } from './queue';

/** Loads the code that sends answers. Call it early, so that the code is available when the reader leaves the page. */
export const loadSender = () => import('./sender');

/** Sends an answer. Never rejects: if its code cannot be loaded, the answer stays in the queue. */
export const send = (submission: Submission): Promise<Outcome> =>
  loadSender()
    .then(({ deliver }) => deliver(submission))
    .catch(() => 'failed');

/** Sends the answers that wait in the queue, if any. Never rejects. */
export async function deliverQueue(): Promise<void> {
  if (queue.entries().length === 0) {
    return;
  }
  try {
    await (await loadSender()).deliverQueue();
  } catch {
    // The code could not be loaded. It is tried again at the next opportunity.
  }
}
