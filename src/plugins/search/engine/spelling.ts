import MiniSearch from 'minisearch';

import { SPELLING } from './ranking';
import { stem } from './words';

/** Corrects what is mistyped. */
export interface Spelling {
  /**
   * @param word - Folded.
   * @param isLast - Whether the reader may not have finished it.
   * @returns The word itself, if it is known, or like nothing known; the two that were written as one; or the nearest.
   */
  correct: (word: string, isLast: boolean) => readonly string[];
  /** Words that differ from one by no more letters than that, or begin with it, if they may; nearest first. */
  near: (word: string, letters: number, isPrefix: boolean) => string[];
}

/** A document is a word, and is looked up as it is. */
const OF_WORDS = {
  fields: ['id'],
  processTerm: (term: string) => term,
  tokenize: (word: string) => [word],
};

const letters = (word: string) => [...word].sort().join('');

/**
 * @param words - How often each word is in the documents, by the word.
 * @param isRight - Whether another word is right as it is: a name in code, a word of the prose.
 */
export function createSpelling(
  words: ReadonlyMap<string, number>,
  isRight: (word: string) => boolean,
): Spelling {
  const long = [...words.keys()].filter(({ length }) => length > 2);
  const stems = new Set([...words.keys()].map(stem));
  /** Made when the first word is not known: most queries are spelled right. */
  let index: MiniSearch<{ id: string }> | undefined;
  const ready = () => {
    if (index === undefined) {
      index = new MiniSearch(OF_WORDS);
      index.addAll(long.map((id) => ({ id })));
    }
    return index;
  };

  const isKnown = (word: string) => words.has(word) || stems.has(stem(word));

  function split(word: string): readonly string[] | undefined {
    for (let at = 3; at <= word.length - 3; at += 1) {
      const parts = [word.slice(0, at), word.slice(at)];
      if (parts.every((part) => words.has(part))) return parts;
    }
    return undefined;
  }

  /** What differs by the fewest letters; then letters in another order, a beginning alike, and what is there more often. */
  function nearest(word: string): string | undefined {
    const own = letters(word);
    const found = ready().search(word, { fuzzy: word.length > 4 ? 2 : 1 });
    const best = found[0]?.score ?? 1;
    return (found as { id: string; score: number }[])
      .filter(({ id }) => /^[a-z]+$/.test(id))
      .map(({ id, score }) => ({
        id,
        rank:
          (SPELLING.likeness * score) / best +
          (letters(id) === own ? SPELLING.sameLetters : 0) +
          (id.startsWith(word.charAt(0)) ? SPELLING.sameStart : 0) +
          SPELLING.frequency * Math.log1p(words.get(id) ?? 0),
      }))
      .sort((a, b) => b.rank - a.rank)[0]?.id;
  }

  return {
    near: (word, differing, isPrefix) =>
      (ready().search(word, { prefix: isPrefix, fuzzy: differing }) as { id: string }[]).map(
        ({ id }) => id,
      ),

    correct(word, isLast) {
      if (isKnown(word) || isRight(word) || !/^[a-z]{4,}$/.test(word)) return [word];
      if (isLast && long.some((other) => other.startsWith(word))) return [word];
      return split(word) ?? [nearest(word) ?? word];
    },
  };
}
