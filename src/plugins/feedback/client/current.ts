import { createStore } from '../../../core/preferences';

import type { Feedback } from './feedback';

/** A place of the page that an answer may be about. */
export interface Section {
  /** Id of the heading. */
  readonly id: string;
  /** Its text, as HTML. */
  readonly value: string;
}

/** The page that is shown, and its feedback. */
export interface FeedbackPage {
  readonly feedback: Feedback;
  /** Path that names the page in every language. */
  readonly page: string;
  readonly version: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

/** The page that is shown, for the form, which has a React root of its own; undefined where nobody is asked. */
export const currentPage = createStore<FeedbackPage | undefined>(undefined);
