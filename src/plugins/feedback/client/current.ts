import { createStore } from '../../../core/preferences';

import type { Feedback } from './feedback';

/** A section of the page that an answer may be about. */
export interface Section {
  /** Id of the heading. */
  readonly id: string;
  /** Its text, as HTML. */
  readonly value: string;
}

/** The current page and its feedback. */
export interface FeedbackPage {
  readonly feedback: Feedback;
  /** Path that identifies the page in every language. */
  readonly page: string;
  readonly version: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

/** The current page, for the form, which has its own React root. Undefined if the page doesn't ask for feedback. */
export const currentPage = createStore<FeedbackPage | undefined>(undefined);
