import { isRecord } from '../../../core/values';
import type { Submission } from '../types';

/** Storage key of the answers that the server has not confirmed. */
export const QUEUE_KEY = 'feedback-queue';

/** So many are kept; of more, the oldest go. */
export const QUEUE_LIMIT = 20;

/** An answer that the server has not confirmed. */
export interface QueueEntry {
  readonly submission: Submission;
  /** When somebody began to send it, in milliseconds since 1970; absent while it waits. */
  readonly sentAt?: number;
}

/** The answers that the server has not confirmed, oldest first. One of a page and version. */
export interface Queue {
  entries: () => QueueEntry[];
  /** Puts an entry at the end, in place of an earlier one of its page and version. */
  put: (entry: QueueEntry) => void;
  /** Keeps these entries and no other. */
  write: (entries: QueueEntry[]) => void;
}

/** Whether two answers are of one page and version. */
export function isSamePage(
  first: Pick<Submission, 'page' | 'version'>,
  second: Pick<Submission, 'page' | 'version'>,
): boolean {
  return first.page === second.page && first.version === second.version;
}

/** As far as the queue itself has to know; the rest is checked before it is sent. */
function isEntry(value: unknown): value is QueueEntry {
  return (
    isRecord(value) &&
    isRecord(value.submission) &&
    typeof value.submission.page === 'string' &&
    typeof value.submission.version === 'string'
  );
}

function parse(text: string | null): QueueEntry[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/**
 * The queue in the browser's storage. Where that refuses, it lasts as long as the page.
 *
 * @param storage - A function, since merely reading `window.localStorage` throws where storage is blocked.
 */
export function createQueue(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): Queue {
  let unsaved: QueueEntry[] | undefined;

  const entries = () => {
    if (unsaved) {
      return unsaved;
    }
    try {
      return parse(storage().getItem(QUEUE_KEY));
    } catch {
      return [];
    }
  };
  const write = (list: QueueEntry[]) => {
    try {
      if (list.length > 0) {
        storage().setItem(QUEUE_KEY, JSON.stringify(list));
      } else {
        storage().removeItem(QUEUE_KEY);
      }
      unsaved = undefined;
    } catch {
      unsaved = list;
    }
  };

  return {
    entries,
    write,
    put: (entry) =>
      write(
        [
          ...entries().filter(({ submission }) => !isSamePage(submission, entry.submission)),
          entry,
        ].slice(-QUEUE_LIMIT),
      ),
  };
}
