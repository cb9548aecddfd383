import type { Outcome, Submission } from '../types';

import { queue } from './browserQueue';

/** Fetches what sends answers. Ask for it early, and it is there when the page is left. */
export const loadSender = () => import('./sender');

/** Sends an answer. Never rejects: where its code cannot be fetched, the answer stays in the queue. */
export async function deliver(submission: Submission): Promise<Outcome> {
  try {
    return await (await loadSender()).deliver(submission);
  } catch {
    return 'failed';
  }
}

/** Sends what waits in the queue, if there is any. Never rejects. */
export async function deliverQueue(): Promise<void> {
  if (queue.entries().length === 0) {
    return;
  }
  try {
    await (await loadSender()).deliverQueue();
  } catch {
    // Its code could not be fetched. There is a next time.
  }
}
