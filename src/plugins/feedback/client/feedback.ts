import type { Rating } from '../../../../server/feedback/contract';
import { createStore, type Store } from '../../../core/preferences';
import { isRecord } from '../../../core/values';
import type { Answer, KeptAnswer, Outcome, Submission } from '../types';

import { isSamePage, type Queue } from './queue';

/** The form while it is open. */
export interface OpenForm {
  /** Below the question or, for a section, in a dialog over the page. */
  readonly place: 'page' | 'dialog';
  /** Id of the heading for which the form was opened. */
  readonly section: string | null;
  /** Returns the focus to the element that opened the form. */
  readonly restoreFocus: () => void;
}

/** The state of a page's feedback. */
export interface FeedbackState {
  /** The reader's latest answer. Undefined if they have not answered, and until it has been read from storage. */
  readonly answer?: KeptAnswer | undefined;
  readonly form?: OpenForm | undefined;
  /** The result of sending the latest answer. */
  readonly result?: 'sending' | 'accepted' | 'failed' | undefined;
}

/** The result that is shown for each outcome. */
const RESULTS = {
  accepted: 'accepted',
  refused: 'failed',
  failed: 'failed',
  left: undefined,
} as const satisfies Record<Outcome, FeedbackState['result']>;

function isKeptAnswer(value: unknown): value is KeptAnswer {
  return isRecord(value) && (value.rating === 0 || value.rating === 1);
}

/** State on the server and during hydration. */
export const NO_FEEDBACK: FeedbackState = {};

/** Dependencies of a page's feedback: the browser's in production, fakes in tests. */
export interface FeedbackEnvironment {
  /** A function, because merely reading `window.localStorage` throws if storage is blocked. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  queue: Queue;
  /** Returns what is sent with an answer, as it is at this moment. */
  describe: () => Omit<Submission, keyof Answer>;
  /**
   * Sends an answer that waits in the queue. It stays there until the server has confirmed or refused it. Never
   * rejects.
   */
  deliver: (submission: Submission) => Promise<Outcome>;
}

/** The feedback on a page. */
export interface Feedback extends Store<FeedbackState> {
  /** Key of the answer in the browser's storage. */
  readonly storageKey: string;
  /** Reads the answer from an earlier visit or from another tab. */
  load: () => void;
  /** Rates the page and opens the form. A form that is already open stays where it is. */
  choose: (rating: Rating, restoreFocus: () => void) => void;
  /** Opens the form for a section. */
  comment: (section: string, restoreFocus: () => void) => void;
  /** Sends the whole answer. The form closes once the server has it. */
  submit: (answer: Answer) => Promise<void>;
  /** Closes the form. A new rating is sent alone. */
  cancel: () => void;
  /** Called when the reader leaves the page. A new rating is sent alone. */
  leave: () => void;
  /** Returns whether the reader is still working on this answer. */
  isHeld: (submission: Submission) => boolean;
  /** Called when the server has confirmed an answer from the queue. */
  onDelivered: (submission: Submission) => void;
}

/**
 * The feedback on one page. A rating waits in the queue while the form is open, so that it is not lost if the page is
 * closed. Submitting the form sends the rating with the comment; canceling or leaving the page sends the rating alone.
 */
export function createFeedback(
  page: Pick<Submission, 'page' | 'version'>,
  { storage, queue, describe, deliver }: FeedbackEnvironment,
): Feedback {
  const store = createStore<FeedbackState>(NO_FEEDBACK);
  const update = (change: Partial<FeedbackState>) => store.set({ ...store.get(), ...change });
  const storageKey = `feedback-${page.page}-${page.version}`;

  /** A rating that the reader may still add to. */
  let held: Submission | undefined;

  /** Stores an answer, so that it is shown and sent at the next visit, whatever happens to the page. */
  const keep = (answer: Answer): Submission => {
    update({ answer });
    try {
      storage().setItem(storageKey, JSON.stringify(answer));
    } catch {
      // Blocked or full: the answer is shown only on this page.
    }
    const submission = { ...describe(), ...answer };
    queue.put({ submission });
    return submission;
  };

  /** The previous delivery. Waiting for it makes the server get this page's answers in order. */
  let earlier: Promise<unknown> = Promise.resolve();

  const send = async (submission: Submission): Promise<Outcome> => {
    const { answer } = store.get();
    update({ result: 'sending' });
    const sent = earlier.then(() => deliver(submission));
    earlier = sent;
    const outcome = await sent;
    // The outcome no longer matters if the answer has changed in the meantime.
    if (store.get().answer !== answer) {
      return 'left';
    }
    update({ result: RESULTS[outcome] });
    return outcome;
  };

  const sendHeld = (): void => {
    if (held) {
      void send(held);
    }
    held = undefined;
  };

  let isSubmitting = false;

  return {
    get: store.get,
    subscribe: store.subscribe,
    storageKey,

    load() {
      try {
        const kept: unknown = JSON.parse(storage().getItem(storageKey) ?? 'null');
        update({ answer: isKeptAnswer(kept) ? kept : undefined });
      } catch {
        // Storage is blocked, or the value is not one that this code wrote.
      }
    },

    choose(rating, restoreFocus) {
      const { answer, form } = store.get();
      if (answer?.rating !== rating) {
        held = keep({ rating, reasons: [], comment: '', section: null });
        update({ result: undefined });
      }
      update({
        form: form ? { ...form, restoreFocus } : { place: 'page', section: null, restoreFocus },
      });
    },

    comment: (section, restoreFocus) =>
      update({ form: { place: 'dialog', section, restoreFocus }, result: undefined }),

    async submit(answer) {
      if (isSubmitting) {
        return;
      }
      isSubmitting = true;
      held = undefined;
      if ((await send(keep(answer))) === 'accepted') {
        update({ form: undefined });
      }
      isSubmitting = false;
    },

    cancel() {
      update({ form: undefined, result: undefined });
      sendHeld();
    },

    leave: sendHeld,

    isHeld: (submission) => held !== undefined && isSamePage(submission, held),

    onDelivered(submission) {
      if (isSamePage(submission, page) && store.get().result === 'failed') {
        update({ result: 'accepted' });
      }
    },
  };
}
