/** 1: the page helped. */
export type Rating = 0 | 1;

/** Reasons that fit a rating, in the order in which they are offered. */
export const REASONS = {
  0: ['unclear', 'wrong', 'outdated', 'missing', 'example-broken', 'not-found'],
  1: ['clear', 'example', 'complete', 'quick'],
} as const satisfies Record<Rating, readonly string[]>;

/** A reason to tick. */
export type Reason = (typeof REASONS)[Rating][number];

/** Characters (code points) that a comment may have. */
export const COMMENT_LIMIT = 2000;

/** Characters that the id of a section may have. */
const SECTION_LIMIT = 200;

/** A reader's answer to "Was this page helpful?". */
export interface Answer {
  readonly rating: Rating;
  readonly reasons: readonly Reason[];
  /** At most {@link COMMENT_LIMIT} characters; empty for none. */
  readonly comment: string;
  /** Id of the heading that it is about; null for the whole page. */
  readonly section: string | null;
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

/** What became of a submission: taken, refused for good, or to be tried again later. */
export type Outcome = 'accepted' | 'refused' | 'failed';

/** What the build tells the pages, as `@portal/feedback`. */
export interface FeedbackData {
  /** Address that takes answers. Without it nobody is asked. */
  readonly endpoint?: string;
  /** Address to open an issue, with placeholders. */
  readonly issue?: string;
}

/** Whether a value is an object whose fields can be asked for. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/**
 * A value from the browser's storage as an answer. What is wrong in it is left out; undefined where it has no rating.
 */
export function toAnswer(value: unknown): Answer | undefined {
  if (!isRecord(value)) {
    return undefined;
  }
  const { rating, reasons, comment, section } = value;
  if (rating !== 0 && rating !== 1) {
    return undefined;
  }
  return {
    rating,
    reasons: REASONS[rating].filter((reason) => Array.isArray(reasons) && reasons.includes(reason)),
    comment: typeof comment === 'string' ? [...comment].slice(0, COMMENT_LIMIT).join('') : '',
    section: typeof section === 'string' && section.length <= SECTION_LIMIT ? section : null,
  };
}
