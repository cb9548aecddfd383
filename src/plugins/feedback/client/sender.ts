import data from '@portal/feedback';

import { readCookie, writeCookie } from '../../../core/preferences';
import type { Outcome, Submission } from '../types';
import { queue } from './queue';
import { currentPage } from './current';
import { deliver, deliverQueue, type DeliveryEnvironment } from './delivery';
import { createReaderId } from './readerId';

const LOCK = 'feedback-queue';

/** This browser. */
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
  // Browsers provide locks only over HTTPS. Without them, the `sentAt` mark keeps other tabs from sending the same
  // answer.
  alone: (task) =>
    'locks' in navigator
      ? navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? task() : undefined))
      : task(),
};

/** Sends an answer. */
export const send = (submission: Submission): Promise<Outcome> => deliver(submission, environment);

/**
 * Sends the answers that wait in this browser's queue, except the one that the reader of this page is still working on.
 */
export const sendQueue = (): Promise<void> =>
  deliverQueue(
    environment,
    (submission) => currentPage.get()?.feedback.isHeld(submission) ?? false,
    (submission) => currentPage.get()?.feedback.onDelivered(submission),
  );
