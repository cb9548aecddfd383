import { isRecord } from '../../../core/validation/isRecord';
import type { Submission } from '../types';

/** Storage key of the answers that the server has not confirmed. */
export const QUEUE_KEY = 'feedback-queue';

/** Maximum number of answers in the queue. If there are more, the oldest are dropped. */
export const QUEUE_LIMIT = 20;

/** An answer that the server has not confirmed. */
export interface QueueEntry {
  readonly submission: Submission;
  /** When sending began, in milliseconds since 1970. Absent while the answer waits. */
  readonly sentAt?: number;
}

/** The answers that the server has not confirmed, oldest first, one for each page and version and for each section. */
export interface Queue {
  entries: () => QueueEntry[];
  /** Adds an entry at the end. It replaces an earlier one for the same page and version, or for the same section. */
  put: (entry: QueueEntry) => void;
  /** Replaces all entries. */
  write: (entries: QueueEntry[]) => void;
}

/** Returns whether two answers are for the same page and version. */
export function isSamePage(
  first: Pick<Submission, 'page' | 'version'>,
  second: Pick<Submission, 'page' | 'version'>,
): boolean {
  return first.page === second.page && first.version === second.version;
}

/**
 * Returns whether two answers are about the same: one replaces the other. The answer for a page may name a section, but
 * isn't a comment on that section.
 */
export function isSameSubject(first: Submission, second: Submission): boolean {
  const sectionOf = ({ scope, section }: Submission) => (scope === 'section' ? section : null);
  return isSamePage(first, second) && sectionOf(first) === sectionOf(second);
}

/** Checks only what the queue itself needs. The rest is checked before an answer is sent. */
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
 * Creates the queue in the browser's storage. If storage fails, the queue lasts as long as the page.
 *
 * @param storage - A function, because merely reading `window.localStorage` throws if storage is blocked.
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
          ...entries().filter(({ submission }) => !isSameSubject(submission, entry.submission)),
          entry,
        ].slice(-QUEUE_LIMIT),
      ),
  };
}

/** The queue of this browser. */
export const queue = createQueue(() => window.localStorage);
