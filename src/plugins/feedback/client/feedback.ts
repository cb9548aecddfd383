import type { Rating } from '../../../../server/feedback/contract';
import { createStore, type Store } from '../../../core/preferences';
import { isRecord } from '../../../core/validation/isRecord';
import type { Answer, KeptAnswer, Outcome, Submission } from '../types';

import { isSamePage, isSameSubject, type Queue } from './queue';

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
  /**
   * The reader's latest answer for the page. Undefined if they have not answered, and until it has been read from
   * storage.
   */
  readonly answer?: KeptAnswer | undefined;
  /** The reader's latest comments on sections, by their ids, as far as they have been read from storage. */
  readonly comments?: Readonly<Record<string, KeptAnswer | undefined>>;
  readonly form?: OpenForm | undefined;
  /** The result of sending the latest answer. */
  readonly result?: 'sending' | 'accepted' | 'failed' | undefined;
}

function isKeptAnswer(value: unknown): value is KeptAnswer {
  return isRecord(value) && (value.rating === 0 || value.rating === 1);
}

/** Id of the section that a form is about, or null for the answer for the page, which may name a section, too. */
export const subjectOf = (form: OpenForm | undefined): string | null =>
  form?.place === 'dialog' ? form.section : null;

/** Returns the reader's answer for the page, or their comment on a section. */
export const answerOf = (
  { answer, comments }: FeedbackState,
  subject: string | null,
): KeptAnswer | undefined => (subject === null ? answer : comments?.[subject]);

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
  /** Returns whether an entry of the browser's storage is this page's answer, or a comment on one of its sections. */
  ownsKey: (key: string | null) => boolean;
  /** Reads the answers from an earlier visit or from another tab. */
  load: () => void;
  /** Rates the page, or the section whose form is open, and opens the form. An open form stays where it is. */
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

/** Returns whether no other form is open than that for a section or, with null, for the page. */
const isOpenOrNone = ({ form }: FeedbackState, subject: string | null) =>
  !form || subjectOf(form) === subject;

/** The state of the page, with the answers as they are in the browser's storage and on the server. */
function createAnswers(
  storageKey: string,
  { storage, queue, describe, deliver }: FeedbackEnvironment,
) {
  const store = createStore<FeedbackState>(NO_FEEDBACK);
  const update = (change: Partial<FeedbackState>) => store.set({ ...store.get(), ...change });
  const keyOf = (subject: string | null) =>
    subject === null ? storageKey : `${storageKey}#${subject}`;
  const setAnswer = (subject: string | null, answer: KeptAnswer | undefined) =>
    update(
      subject === null ? { answer } : { comments: { ...store.get().comments, [subject]: answer } },
    );

  /** The previous delivery. Waiting for it makes the server get this page's answers in order. */
  let earlier: Promise<unknown> = Promise.resolve();

  const send = async (submission: Submission): Promise<Outcome> => {
    const subject = submission.scope === 'section' ? submission.section : null;
    const answer = answerOf(store.get(), subject);
    // The result of another answer than that of the open form would only confuse.
    const show = (result: FeedbackState['result']) =>
      isOpenOrNone(store.get(), subject) && update({ result });
    show('sending');
    const sent = earlier.then(() => deliver(submission));
    earlier = sent;
    const outcome = await sent;
    // The outcome no longer matters if the answer has changed in the meantime.
    if (answerOf(store.get(), subject) !== answer) {
      return 'left';
    }
    show(outcome === 'left' ? undefined : outcome === 'refused' ? 'failed' : outcome);
    return outcome;
  };

  return {
    ...store,
    update,
    send,

    /** Stores an answer, so that it is shown and sent at the next visit, whatever happens to the page. */
    keep: (answer: Answer, subject: string | null): Submission => {
      setAnswer(subject, answer);
      try {
        storage().setItem(keyOf(subject), JSON.stringify(answer));
      } catch {
        // Blocked or full: the answer is shown only on this page.
      }
      const submission: Submission = {
        ...describe(),
        ...answer,
        ...(subject === null ? {} : { scope: 'section', section: subject }),
      };
      queue.put({ submission });
      return submission;
    },

    /** Reads an answer. If storage is blocked, or this code hasn't written the value, the one that is known stays. */
    read: (subject: string | null): void => {
      try {
        const kept: unknown = JSON.parse(storage().getItem(keyOf(subject)) ?? 'null');
        const answer = isKeptAnswer(kept) ? kept : undefined;
        // Most readers have given none, so that nothing has to be rendered again.
        if (answer || answerOf(store.get(), subject)) {
          setAnswer(subject, answer);
        }
      } catch {
        // See above.
      }
    },
  };
}

/**
 * The feedback on one page: an answer for the page, and comments on its sections, each with a record of its own. A rating
 * waits in the queue while the form is open, so that it is not lost if the page is closed. Submitting the form sends the
 * rating with the comment; canceling or leaving the page sends the rating alone.
 */
export function createFeedback(
  page: Pick<Submission, 'page' | 'version'>,
  environment: FeedbackEnvironment,
): Feedback {
  const storageKey = `feedback-${page.page}-${page.version}`;
  const { get, subscribe, update, send, keep, read } = createAnswers(storageKey, environment);

  /** A rating that the reader may still add to. */
  let held: Submission | undefined;

  const sendHeld = (): void => {
    if (held) {
      void send(held);
    }
    held = undefined;
  };

  let isSubmitting = false;

  return {
    get,
    subscribe,
    ownsKey: (key) => key === storageKey || Boolean(key?.startsWith(`${storageKey}#`)),

    load() {
      [null, ...Object.keys(get().comments ?? {})].forEach(read);
    },

    choose(rating, restoreFocus) {
      const { form } = get();
      const subject = subjectOf(form);
      if (answerOf(get(), subject)?.rating !== rating) {
        held = keep({ rating, reasons: [], comment: '', section: subject }, subject);
        update({ result: undefined });
      }
      update({
        form: form ? { ...form, restoreFocus } : { place: 'page', section: null, restoreFocus },
      });
    },

    comment(section, restoreFocus) {
      if (subjectOf(get().form) !== section) {
        // The rating of the form that this one takes the place of.
        sendHeld();
      }
      if (get().comments?.[section] === undefined) {
        read(section);
      }
      update({ form: { place: 'dialog', section, restoreFocus }, result: undefined });
    },

    async submit(answer) {
      if (isSubmitting) {
        return;
      }
      isSubmitting = true;
      held = undefined;
      const subject = subjectOf(get().form);
      const isAccepted = (await send(keep(answer, subject))) === 'accepted';
      if (isAccepted && isOpenOrNone(get(), subject)) {
        update({ form: undefined });
      }
      isSubmitting = false;
    },

    cancel() {
      update({ form: undefined, result: undefined });
      sendHeld();
    },

    leave: sendHeld,

    isHeld: (submission) => held !== undefined && isSameSubject(submission, held),

    onDelivered(submission) {
      if (isSamePage(submission, page) && get().result === 'failed') {
        update({ result: 'accepted' });
      }
    },
  };
}
