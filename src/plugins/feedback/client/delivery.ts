import { isRecord } from '../../../core/validation/isRecord';
import { toAnswer } from '../answer';
import type { Outcome, Submission } from '../types';

import { isSameSubject, type Queue, type QueueEntry } from './queue';

/** Milliseconds within which the server must answer. */
export const TIMEOUT_MS = 10_000;

/**
 * Milliseconds after which a submission whose page has gone is considered lost and sent again: the timeout, plus a
 * margin for slow clocks.
 */
export const CLAIM_MS = TIMEOUT_MS + 5_000;

/** Dependencies of sending; the browser's in production. */
export interface DeliveryEnvironment {
  /** Path or URL that accepts answers. */
  endpoint: string;
  queue: Queue;
  /** The reader's random id. */
  readerId: () => string;
  fetch: typeof fetch;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Calls back after a number of milliseconds, unless the returned function is called first. */
  delay: (callback: () => void, milliseconds: number) => () => void;
  /** Runs a task exclusively. If another tab is already running one, the task is not run. */
  alone: (task: () => Promise<void>) => Promise<void>;
}

const isSame = (first: unknown, second: unknown) =>
  JSON.stringify(first) === JSON.stringify(second);

/** Returns whether the answer is in the queue and its sending has not begun. */
const isWaiting = (queue: Queue, submission: Submission) =>
  queue.entries().some((entry) => isSame(entry, { submission }));

/**
 * Removes an entry from the queue. An entry that has changed since then stays, because it is another answer or someone
 * else is sending it.
 *
 * @returns Whether the entry was in the queue.
 */
function remove(queue: Queue, entry: QueueEntry): boolean {
  const before = queue.entries();
  const after = before.filter((other) => !isSame(other, entry));
  if (after.length < before.length) {
    queue.write(after);
  }
  return after.length < before.length;
}

/** Timeout and too many requests: the same request may succeed later. */
const LATER_STATUSES = [408, 429];

async function post(
  submission: Submission,
  { endpoint, readerId, fetch, delay }: DeliveryEnvironment,
): Promise<Outcome> {
  const controller = new AbortController();
  const stop = delay(() => controller.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ reader: readerId(), ...submission }),
      credentials: 'omit',
      // The request completes even if the reader leaves the page.
      keepalive: true,
      signal: controller.signal,
    });
    const { status } = response;
    if (status >= 400 && status < 500 && !LATER_STATUSES.includes(status)) {
      return 'refused';
    }
    // The sign-in page of a hotel's network answers 200, too.
    const answer: unknown = response.ok ? await response.json() : undefined;
    return isRecord(answer) && answer.ok === true ? 'accepted' : 'failed';
  } catch {
    // No network, no answer in time, or an answer that is not JSON.
    return 'failed';
  } finally {
    stop();
  }
}

/**
 * Sends an answer that waits in the queue. It stays there until the server has confirmed it or has refused it for good.
 * An answer that is not waiting there is left alone, because another tab is sending it or the reader has changed it.
 * Never rejects.
 */
export async function deliver(
  submission: Submission,
  environment: DeliveryEnvironment,
): Promise<Outcome> {
  const { queue, now } = environment;
  if (!isWaiting(queue, submission)) {
    return 'left';
  }
  const entry: QueueEntry = { submission, sentAt: now() };
  queue.put(entry);
  const outcome = await post(submission, environment);
  if (remove(queue, entry) && outcome === 'failed') {
    queue.put({ submission });
  }
  return outcome;
}

/**
 * Returns a value from the browser's storage as a submission without any other fields, or undefined if it is not one.
 */
function toSubmission(value: unknown): Submission | undefined {
  const answer = toAnswer(value);
  if (!answer || !isRecord(value)) {
    return undefined;
  }
  const { page, version, locale, codeVariant, codeStyling, scope } = value;
  return typeof page === 'string' &&
    typeof version === 'string' &&
    typeof locale === 'string' &&
    typeof codeVariant === 'string' &&
    typeof codeStyling === 'string'
    ? {
        page,
        version,
        locale,
        ...answer,
        ...(scope === 'section' && answer.section !== null ? { scope } : {}),
        codeVariant,
        codeStyling,
      }
    : undefined;
}

/**
 * Sends the answers that wait in the queue one after another, each once. Stops at the first failure. Never rejects.
 *
 * @param isHeld - Returns whether the reader is still working on an answer. Such an answer is not sent.
 * @param onDelivered - Called with each answer that the server has confirmed.
 */
export async function deliverQueue(
  environment: DeliveryEnvironment,
  isHeld: (submission: Submission) => boolean,
  onDelivered: (submission: Submission) => void,
): Promise<void> {
  const { queue, now, alone } = environment;
  const isClaimed = ({ sentAt }: QueueEntry) => {
    // A time in the future can't be when sending began.
    const age = typeof sentAt === 'number' ? now() - sentAt : CLAIM_MS;
    return age >= 0 && age < CLAIM_MS;
  };
  await alone(async () => {
    for (const { submission: listed } of queue.entries()) {
      // The entry as it is now: while others were being sent, another tab may have sent it, or the reader may have
      // changed it.
      const entry = queue.entries().find(({ submission }) => isSameSubject(submission, listed));
      if (!entry || isClaimed(entry) || isHeld(entry.submission)) {
        continue;
      }
      const submission = toSubmission(entry.submission);
      remove(queue, entry);
      if (!submission) {
        continue;
      }
      queue.put({ submission });
      const outcome = await deliver(submission, environment);
      if (outcome === 'failed') {
        return;
      }
      if (outcome === 'accepted') {
        onDelivered(submission);
      }
    }
  });
}
