import { isRecord } from '../../../core/values';
import { toAnswer } from '../answer';
import type { Outcome, Submission } from '../types';

import { isSamePage, type Queue, type QueueEntry } from './queue';

/** The server has this long to answer. */
export const TIMEOUT_MS = 10_000;

/**
 * So long after it was begun, a submission whose page has gone is taken for lost, and sent again: the time-out, and
 * some more for slow clocks.
 */
export const CLAIM_MS = TIMEOUT_MS + 5_000;

/** What sending stands on; the browser's own in production. */
export interface DeliveryEnvironment {
  /** Address that takes answers. */
  endpoint: string;
  queue: Queue;
  /** The reader's random id. */
  readerId: () => string;
  fetch: typeof fetch;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Calls back after so many milliseconds, unless the function it gives back is called before. */
  delay: (callback: () => void, milliseconds: number) => () => void;
  /** Does a task while no other tab does one; where another does, not at all. */
  alone: (task: () => Promise<void>) => Promise<void>;
}

const isSame = (first: unknown, second: unknown) =>
  JSON.stringify(first) === JSON.stringify(second);

/** Whether the answer is in the queue and nobody has begun to send it. */
const isWaiting = (queue: Queue, submission: Submission) =>
  queue.entries().some((entry) => isSame(entry, { submission }));

/**
 * Takes an entry out of the queue. One that has changed since stays: it is another answer, or somebody else is sending
 * it.
 *
 * @returns Whether it was there.
 */
function remove(queue: Queue, entry: QueueEntry): boolean {
  const before = queue.entries();
  const after = before.filter((other) => !isSame(other, entry));
  if (after.length < before.length) {
    queue.write(after);
  }
  return after.length < before.length;
}

/** Too slow, or too many: what the same request may get past later. */
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
      // It arrives even where the page is left.
      keepalive: true,
      signal: controller.signal,
    });
    const { status } = response;
    if (status >= 400 && status < 500 && !LATER_STATUSES.includes(status)) {
      return 'refused';
    }
    // A hotel's sign-in page answers 200, too.
    const answer: unknown = response.ok ? await response.json() : undefined;
    return isRecord(answer) && answer.ok === true ? 'accepted' : 'failed';
  } catch {
    // No network, no answer in time, or none that is JSON.
    return 'failed';
  } finally {
    stop();
  }
}

/**
 * Sends an answer that waits in the queue. It stays there until the server has confirmed it, or refused it for good. One
 * that does not wait there is left: another tab sends it, or the reader has changed it. Never rejects.
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

/** A value from the browser's storage as a submission, with the fields of one and no other. */
function toSubmission(value: unknown): Submission | undefined {
  const answer = toAnswer(value);
  if (!answer || !isRecord(value)) {
    return undefined;
  }
  const { page, version, locale, codeVariant, codeStyling } = value;
  return typeof page === 'string' &&
    typeof version === 'string' &&
    typeof locale === 'string' &&
    typeof codeVariant === 'string' &&
    typeof codeStyling === 'string'
    ? { page, version, locale, ...answer, codeVariant, codeStyling }
    : undefined;
}

/**
 * Sends what waits in the queue, one after the other, each once; ends at the first that fails. Never rejects.
 *
 * @param isHeld - Whether the reader is still at work on an answer, which is not sent then.
 * @param onDelivered - Called with each that the server has confirmed.
 */
export async function deliverQueue(
  environment: DeliveryEnvironment,
  isHeld: (submission: Submission) => boolean,
  onDelivered: (submission: Submission) => void,
): Promise<void> {
  const { queue, now, alone } = environment;
  const isClaimed = ({ sentAt }: QueueEntry) => {
    // A time to come is no time that anybody wrote.
    const age = typeof sentAt === 'number' ? now() - sentAt : CLAIM_MS;
    return age >= 0 && age < CLAIM_MS;
  };
  await alone(async () => {
    for (const { submission: listed } of queue.entries()) {
      // As it is now: while others were sent, another tab may have sent it, or the reader changed it.
      const entry = queue.entries().find(({ submission }) => isSamePage(submission, listed));
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
