import { isRecord } from '../../core/values';
import type { Answer, Rating } from './types';

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
