import MiniSearch from 'minisearch';

import { AS_IT_IS, OF_WORDS } from './lookUp';
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
}

const letters = (word: string) => [...word].sort().join('');

/**
 * @param words - How often each word is in the documents, by the word.
 * @param isRight - Whether another word is right as it is: a name in code, a word of the prose.
 */
export function createSpelling(
  words: ReadonlyMap<string, number>,
  isRight: (word: string) => boolean,
): Spelling {
  const plain = [...words.keys()].filter((word) => /^[a-z]{3,}$/.test(word));
  const index = new MiniSearch<{ id: string }>(OF_WORDS);
  index.addAll(plain.map((id) => ({ id })));
  const stems = new Set([...words.keys()].map(stem));

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
    const found = index.search(word, { ...AS_IT_IS, fuzzy: word.length > 4 ? 2 : 1 });
    const best = found[0]?.score ?? 1;
    return (found as { id: string; score: number }[])
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
    correct(word, isLast) {
      if (isKnown(word) || isRight(word) || !/^[a-z]{4,}$/.test(word)) return [word];
      if (isLast && index.search(word, { ...AS_IT_IS, prefix: true }).length > 0) return [word];
      return split(word) ?? [nearest(word) ?? word];
    },
  };
}
