import type { Rating } from '../../../../server/feedback/contract';
import { createStore, type Store } from '../../../core/preferences';
import { isRecord } from '../../../core/values';
import type { Answer, KeptAnswer, Outcome, Submission } from '../types';

import { isSamePage, type Queue } from './queue';

/** The form while it is open. */
export interface OpenForm {
  /** Below the question; or, for a section, over the page. */
  readonly place: 'page' | 'dialog';
  /** Id of the heading that was asked for. */
  readonly section: string | null;
  /** Gives the focus back to what opened the form. */
  readonly restoreFocus: () => void;
}

/** What a page shows of its reader's answer. */
export interface FeedbackState {
  /** As the reader gave it last; undefined where they have not, and until it is read. */
  readonly answer?: KeptAnswer | undefined;
  readonly form?: OpenForm | undefined;
  /** What became of the last answer. */
  readonly result?: 'sending' | 'accepted' | 'failed' | undefined;
}

/** What the reader is told of an outcome. */
const RESULTS = {
  accepted: 'accepted',
  refused: 'failed',
  failed: 'failed',
  left: undefined,
} as const satisfies Record<Outcome, FeedbackState['result']>;

function isKeptAnswer(value: unknown): value is KeptAnswer {
  return isRecord(value) && (value.rating === 0 || value.rating === 1);
}

/** State of the server, and until hydration is done. */
export const NO_FEEDBACK: FeedbackState = {};

/** What a page's feedback stands on; the browser's own in production, fakes in tests. */
export interface FeedbackEnvironment {
  /** A function, since merely reading `window.localStorage` throws where storage is blocked. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  queue: Queue;
  /** What is sent beside an answer, as it is at this moment. */
  describe: () => Omit<Submission, keyof Answer>;
  /** Sends an answer that waits in the queue, and takes it out of there. Never rejects. */
  deliver: (submission: Submission) => Promise<Outcome>;
}

/** The feedback on a page. */
export interface Feedback extends Store<FeedbackState> {
  /** Key of the answer in the browser's storage. */
  readonly storageKey: string;
  /** Reads the answer of an earlier visit, or of another tab. */
  load: () => void;
  /** Answers, and opens the form; one that is open stays where it is. */
  choose: (rating: Rating, restoreFocus: () => void) => void;
  /** Opens the form for a section. */
  comment: (section: string, restoreFocus: () => void) => void;
  /** Sends the whole answer. The form closes once the server has it. */
  submit: (answer: Answer) => Promise<void>;
  /** Closes the form; a new rating is sent alone. */
  cancel: () => void;
  /** The page is left: a new rating is sent alone. */
  leave: () => void;
  /** Whether the reader is still at work on this answer. */
  isHeld: (submission: Submission) => boolean;
  /** An answer from the queue has arrived. */
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

  /** Whatever becomes of the page, the answer is there at the next visit, and is sent then. */
  const keep = (answer: Answer): Submission => {
    update({ answer });
    try {
      storage().setItem(storageKey, JSON.stringify(answer));
    } catch {
      // Blocked or full: the answer is shown on this page alone.
    }
    const submission = { ...describe(), ...answer };
    queue.put({ submission });
    return submission;
  };

  /** What was sent before, so that the server gets this page's answers in their order. */
  let earlier: Promise<unknown> = Promise.resolve();

  const send = async (submission: Submission): Promise<Outcome> => {
    const { answer } = store.get();
    update({ result: 'sending' });
    const sent = earlier.then(() => deliver(submission));
    earlier = sent;
    const outcome = await sent;
    // Of an answer that has changed meanwhile, nobody wants to know.
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
        // Blocked, or nothing that we wrote.
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
