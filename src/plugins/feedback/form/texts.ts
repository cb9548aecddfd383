import { translate } from '@docusaurus/Translate';

import type { Rating, Reason } from '../../../../server/feedback/contract';

/** The headings above the reasons, by rating. */
export const reasonsTexts = (): Record<Rating, string> => ({
  0: translate({ id: 'portal.feedback.reasons.no', message: 'What got in the way?' }),
  1: translate({ id: 'portal.feedback.reasons.yes', message: 'What helped?' }),
});

/** The labels of the reasons. */
export const reasonTexts = (): Record<Reason, string> => ({
  unclear: translate({ id: 'portal.feedback.reason.unclear', message: 'Hard to understand' }),
  wrong: translate({ id: 'portal.feedback.reason.wrong', message: 'Something is wrong' }),
  outdated: translate({ id: 'portal.feedback.reason.outdated', message: 'Out of date' }),
  missing: translate({ id: 'portal.feedback.reason.missing', message: 'Something is missing' }),
  'example-broken': translate({
    id: 'portal.feedback.reason.example-broken',
    message: 'An example doesn’t work',
  }),
  'not-found': translate({
    id: 'portal.feedback.reason.not-found',
    message: 'Not what I was looking for',
  }),
  clear: translate({ id: 'portal.feedback.reason.clear', message: 'Easy to understand' }),
  example: translate({ id: 'portal.feedback.reason.example', message: 'The examples' }),
  complete: translate({
    id: 'portal.feedback.reason.complete',
    message: 'It had everything I needed',
  }),
  quick: translate({ id: 'portal.feedback.reason.quick', message: 'Easy to find' }),
});

/** The other texts of the form. */
export const formTexts = () => ({
  title: translate({ id: 'portal.feedback.form', message: 'Comment on this page' }),
  sectionQuestion: translate({
    id: 'portal.feedback.section-question',
    message: 'Was this section helpful?',
  }),
  comment: translate({ id: 'portal.feedback.comment', message: 'Comment (optional)' }),
  section: translate({ id: 'portal.feedback.about', message: 'About' }),
  wholePage: translate({ id: 'portal.feedback.page', message: 'The whole page' }),
  submit: translate({ id: 'portal.feedback.submit', message: 'Submit' }),
  sending: translate({ id: 'portal.feedback.sending', message: 'Sending…' }),
  cancel: translate({ id: 'portal.feedback.cancel', message: 'Cancel' }),
  issue: translate({ id: 'portal.feedback.issue', message: 'Open an issue' }),
  noRating: translate({ id: 'portal.feedback.no-rating', message: 'Choose Yes or No.' }),
});

/** Returns the text that shows the length of the comment and its limit. */
export const lengthText = (length: number, limit: number): string =>
  translate(
    { id: 'portal.feedback.length', message: '{length} of {limit} characters' },
    { length: String(length), limit: String(limit) },
  );
