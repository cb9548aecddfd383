import { stemmer } from 'stemmer';

import { SPELLINGS, STOP_WORDS } from './ranking';

/** Whether a word, in lower case, carries no meaning in a query. */
export const isStopWord = (word: string) => STOP_WORDS.has(word);

/** Returns the text in lower case and without accents. */
export function fold(text: string): string {
  // Fast path: nearly every word is plain ASCII.
  if (/^[\w$.-]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** Returns the form in which a word is looked up: folded, and without the characters inside that some writers omit. */
export const plain = (word: string) => fold(word).replace(/[.'’–]/g, '');

/** Returns the part of a word that all its forms share: `sort` for "sorting", `color` for "colours". */
export function stem(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  return stemmer(SPELLINGS.reduce((spelled, [from, to]) => spelled.replace(from, to), word));
}

/** Letters and digits, possibly with punctuation inside, or a run of Chinese characters. */
const WORD = /\p{Script=Han}+|[\p{L}\p{N}_$](?:[\p{L}\p{N}_$]|[-–.'’](?=[\p{L}\p{N}_$]))*/gu;
const HAN = /^\p{Script=Han}/u;

/**
 * Returns the words of a text as written, and their positions. Chinese, which has no spaces, is split into pairs of
 * characters.
 */
export function* wordsOf(text: string): Generator<{ word: string; index: number }> {
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!HAN.test(word)) {
      yield { word, index };
    } else if (word.length < 3) {
      yield { word, index };
    } else {
      for (let start = 0; start + 2 <= word.length; start += 1) {
        yield { word: word.slice(start, start + 2), index: index + start };
      }
    }
  }
}

/**
 * Returns the parts of a name: `value` and `getter` for `valueGetter`, `row` and `height` for `row-height`. Returns an
 * empty list for a word without parts.
 */
export function partsOf(word: string): string[] {
  const parts = word
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length > 1);
  return parts.length > 1 ? parts : [];
}

/** Whether a word is written like a name in code: with capitals or certain characters inside. */
export function isName(word: string): boolean {
  return /\p{Ll}\p{Lu}|^\p{Lu}{2,}\p{Ll}|[_$.]/u.test(word);
}

const knownTerms = new Map<string, readonly string[]>();

/** Returns the terms under which a word of a document is found: the word, its stem, and its parts. */
export function termsOf(word: string): readonly string[] {
  const known = knownTerms.get(word) ?? findTerms(word);
  knownTerms.set(word, known);
  return known;
}

function findTerms(word: string): readonly string[] {
  const whole = plain(word);
  const terms = new Set([whole, stem(whole)]);
  for (const part of partsOf(word)) {
    const folded = fold(part);
    if (!isStopWord(folded)) {
      terms.add(stem(folded));
    }
  }
  return [...terms];
}
