import type { Rating, Reason, Scope } from '../../../server/feedback/contract';

/** A reader's answer to "Was this page helpful?". */
export interface Answer {
  readonly rating: Rating;
  readonly reasons: readonly Reason[];
  /** At most 2000 characters; empty for none. */
  readonly comment: string;
  /** Id of the heading that the answer is about; null for the whole page. */
  readonly section: string | null;
}

/** An answer from the browser's storage. Only its rating has been checked; `toAnswer` checks the rest. */
export interface KeptAnswer {
  readonly rating: Rating;
}

/** An answer as it is sent, except for the reader's id, which is added when it is sent. */
export interface Submission extends Answer {
  /** Set for a comment on a section. It has a record of its own, apart from the answer for the page. */
  readonly scope?: Extract<Scope, 'section'>;
  /** Path that identifies the page in every language and at every address: `/x/react-data-grid/sorting`. */
  readonly page: string;
  /** Version of the docs, such as `8.12.1`. */
  readonly version: string;
  readonly locale: string;
  readonly codeVariant: string;
  readonly codeStyling: string;
}

/**
 * The outcome of a submission: accepted; refused for good; failed, to be tried again later; or left, because another
 * tab is sending it or another answer has replaced it.
 */
export type Outcome = 'accepted' | 'refused' | 'failed' | 'left';

/** The data that the build passes to the pages as `@portal/feedback`. */
export interface FeedbackData {
  /** Path or URL that accepts answers. Without it, pages don't ask for feedback. */
  readonly endpoint?: string;
  /** URL for opening an issue, with placeholders. */
  readonly issue?: string;
}

/** The data that the build passes to the privacy page as `@portal/feedback-retention`. */
export interface RetentionData {
  /** Days after which the receiver deletes an answer. */
  readonly days: number;
}
