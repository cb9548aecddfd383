import { stemmer } from 'stemmer';

import { SPELLINGS, STOP_WORDS } from './ranking';

/** Whether a word, in lower case, says nothing of what is sought. */
export const isStopWord = (word: string) => STOP_WORDS.has(word);

/** In lower case, without accents, and with plain quotes. */
export function fold(text: string): string {
  // Nearly every word has neither accents nor quotes, and is ready sooner.
  if (/^[\w$.-]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** A word as it is looked up: folded, and without the signs inside that some write and others do not. */
export const plain = (word: string) => fold(word).replace(/[.'’–]/g, '');

/** The part of a word by which its forms are found: `sort` of "sorting", `color` of "colours". */
export function stem(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  return stemmer(SPELLINGS.reduce((spelled, [from, to]) => spelled.replace(from, to), word));
}

/** Letters and digits with signs inside, or a run of Chinese characters. */
const WORD = /\p{Script=Han}+|[\p{L}\p{N}_$](?:[\p{L}\p{N}_$]|[-–.'’](?=[\p{L}\p{N}_$]))*/gu;
const HAN = /^\p{Script=Han}/u;

/** Words of a text as written, and where each begins. Chinese, which has no spaces, comes in pairs of characters. */
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

/** `value`, `getter` of `valueGetter`; the parts of `row-height`; nothing for a word without parts. */
export function partsOf(word: string): string[] {
  const parts = word
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length > 1);
  return parts.length > 1 ? parts : [];
}

/** Whether a word is written like a name in code: with capitals inside, or with signs. */
export function isName(word: string): boolean {
  return /\p{Ll}\p{Lu}|^\p{Lu}{2,}\p{Ll}|[_$.]/u.test(word);
}

const knownTerms = new Map<string, readonly string[]>();

/** The terms under which a word of a document is found: itself, its stem, and what it is made of. */
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
