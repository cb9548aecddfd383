import type { Rating, Reason } from '../../../server/feedback/contract';

/** A reader's answer to "Was this page helpful?". */
export interface Answer {
  readonly rating: Rating;
  readonly reasons: readonly Reason[];
  /** At most 2000 characters; empty for none. */
  readonly comment: string;
  /** Id of the heading that it is about; null for the whole page. */
  readonly section: string | null;
}

/** An answer from the browser's storage, of which nothing is known but the rating; `toAnswer` checks the rest. */
export interface KeptAnswer {
  readonly rating: Rating;
}

/** An answer as it is sent, but for the reader, who is known when it is. */
export interface Submission extends Answer {
  /** Path that names the page in every language and at every address: `/x/react-data-grid/sorting`. */
  readonly page: string;
  /** Of the docs, such as `8.12.1`. */
  readonly version: string;
  readonly locale: string;
  readonly codeVariant: string;
  readonly codeStyling: string;
}

/**
 * What became of a submission: taken, refused for good, to be tried again later, or left to who sends it already, or to
 * the answer that has taken its place.
 */
export type Outcome = 'accepted' | 'refused' | 'failed' | 'left';

/** What the build tells the pages, as `@portal/feedback`. */
export interface FeedbackData {
  /** Path or address that takes answers. Without it nobody is asked. */
  readonly endpoint?: string;
  /** Address to open an issue, with placeholders. */
  readonly issue?: string;
}
