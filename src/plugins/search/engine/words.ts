import { stemmer } from 'stemmer';

/** Words that ask rather than say what about. */
const STOP_WORDS = new Set(
  (
    'a about after all also am an and any anyone are as at be been being but by can cannot could did do does doing ' +
    'for from get gets getting give given got had has have having help hi how i if in into is it its just know let ' +
    'like make makes making may me might must my need needs no not now of off on one or our out please possible ' +
    'properly set should so some that the their them then there these they this those to too try trying up use used ' +
    'uses using very want was way we were what when where which while who whose why will with without work working ' +
    'works would you your'
  ).split(' '),
);

/** Whether a word, in lower case, says nothing of what is sought. */
export const isStopWord = (word: string) => STOP_WORDS.has(word);

/** In lower case, without accents, and with plain quotes. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** The part of a word by which its forms are found: `sort` of "sorting", `column` of "columns". */
export function stem(word: string): string {
  return /^[a-z]+$/.test(word) ? stemmer(word) : word;
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

/** Whether a word is written as names in code are: with capitals inside, or with signs. */
export function isName(word: string): boolean {
  return /\p{Ll}\p{Lu}|^\p{Lu}{2,}\p{Ll}|[_$.]|^Mui/u.test(word);
}

/** The terms under which a word of a document is found: itself, its stem, and what it is made of. */
export function termsOf(word: string): string[] {
  const whole = fold(word).replace(/[.'’–]/g, '');
  const terms = new Set([whole, stem(whole)]);
  for (const part of partsOf(word)) {
    const folded = fold(part);
    if (!isStopWord(folded)) {
      terms.add(stem(folded));
    }
  }
  return [...terms];
}
