import data from '@portal/feedback';

import { readCookie, writeCookie } from '../../../core/preferences';
import type { Outcome, Submission } from '../types';

import { queue } from './browserQueue';
import { currentPage } from './current';
import {
  deliver as deliverIn,
  deliverQueue as deliverQueueIn,
  type DeliveryEnvironment,
} from './delivery';
import { createReaderId } from './readerId';

const LOCK = 'feedback-queue';

const environment: DeliveryEnvironment = {
  endpoint: data.endpoint ?? '',
  queue,
  readerId: createReaderId({
    readCookie,
    writeCookie,
    getRandomValues: (bytes) => crypto.getRandomValues(bytes),
  }),
  fetch: (...args) => window.fetch(...args),
  now: () => Date.now(),
  delay: (callback, milliseconds) => {
    const timer = window.setTimeout(callback, milliseconds);
    return () => window.clearTimeout(timer);
  },
  // Browsers have locks on https alone. Without them, the mark of who has begun to send keeps others from it.
  alone: (task) =>
    'locks' in navigator
      ? navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? task() : undefined))
      : task(),
};

/** As `deliver` of delivery.ts, in this browser. */
export const deliver = (submission: Submission): Promise<Outcome> =>
  deliverIn(submission, environment);

/** Sends what waits in this browser's queue, but for what the reader of this page is still at work on. */
export const deliverQueue = (): Promise<void> =>
  deliverQueueIn(
    environment,
    (submission) => currentPage.get()?.feedback.isHeld(submission) ?? false,
    (submission) => currentPage.get()?.feedback.onDelivered(submission),
  );
