import { translate } from '@docusaurus/Translate';

/** The question and its answers. */
export const questionTexts = () => ({
  question: translate({ id: 'portal.feedback.question', message: 'Was this page helpful?' }),
  answers: [
    translate({ id: 'portal.feedback.no', message: 'No' }),
    translate({ id: 'portal.feedback.yes', message: 'Yes' }),
  ] as const,
});

/** Shown when feedback cannot be sent. The wording is a product requirement: do not change it. */
export const failureText = () =>
  translate({
    id: 'portal.feedback.failed',
    message: "Couldn't submit feedback. Please try again later.",
  });

/** Label of the button next to a heading. */
export const sectionText = () =>
  translate({ id: 'portal.feedback.section', message: 'Comment on this section' });
