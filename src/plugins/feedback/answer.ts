import { MAX_COMMENT_LENGTH, MAX_SECTION_LENGTH, REASONS } from '../../../server/feedback/contract';
import { isRecord } from '../../core/validation/isRecord';

import type { Answer } from './types';

/**
 * Returns a value from the browser's storage as an answer, without its invalid parts, or undefined if it has no rating.
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
    comment: typeof comment === 'string' ? [...comment].slice(0, MAX_COMMENT_LENGTH).join('') : '',
    section: typeof section === 'string' && section.length <= MAX_SECTION_LENGTH ? section : null,
  };
}
