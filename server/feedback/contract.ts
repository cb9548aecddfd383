/*
 * What the form and the receiver agree on. The form's code imports this file, so it imports nothing, and whatever is
 * added to it is loaded by readers.
 */

/** Reasons that a reader can select, by rating, in the order in which they are offered. */
export const REASONS = {
  0: ['unclear', 'wrong', 'outdated', 'missing', 'example-broken', 'not-found'],
  1: ['clear', 'example', 'complete', 'quick'],
} as const;

/** 0: the page didn't help; 1: it did. */
export type Rating = keyof typeof REASONS;

/** A reason that a reader can select. */
export type Reason = (typeof REASONS)[Rating][number];

/** Longest comment, in code points. */
export const MAX_COMMENT_LENGTH = 2000;

/** Longest id of the section that an answer is about, in UTF-16 code units. */
export const MAX_SECTION_LENGTH = 200;
