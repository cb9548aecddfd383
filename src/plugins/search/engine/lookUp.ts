import type { Options, SearchOptions } from 'minisearch';

import { wordsOf } from './words';

const sameTerm = (term: string) => term;

/** Looks a word up as it is. */
export const AS_IT_IS = {
  processTerm: sameTerm,
  tokenize: (word: string) => [word],
} as const satisfies SearchOptions;

/** An index whose documents are words, found by their beginning and with typos. */
export const OF_WORDS = { fields: ['id'], ...AS_IT_IS } satisfies Options;

export const tokenize = (text: string) => [...wordsOf(text)].map(({ word }) => word);
