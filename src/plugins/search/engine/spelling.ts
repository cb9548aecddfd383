import { distance } from '../../../core/validation/distance';

import { SPELLING } from './ranking';
import { stem } from './words';

/** Corrects mistyped words. */
export interface Spelling {
  /**
   * @param word - Folded.
   * @param isLast - Whether it is the last word, which the reader may still be typing.
   * @returns The word itself if it is known or isn't similar to any known word, two words if they were written as one,
   *   or the most similar word.
   */
  correct: (word: string, isLast: boolean) => readonly string[];
  /** Returns the words that differ by no more than the given number of letters, most similar first. */
  near: (word: string, letters: number) => string[];
}

/**
 * @param words - Number of occurrences in the documents, by word.
 * @param isRight - Whether any other word is correct: a name in code, or a word of the prose.
 */
export function createSpelling(
  words: ReadonlyMap<string, number>,
  isRight: (word: string) => boolean,
): Spelling {
  // Computed on demand, because few searches need them and the first one has to be fast.
  let known: readonly string[] | undefined;
  const knownWords = () => (known ??= [...words.keys()].filter(({ length }) => length > 2));
  let stems: ReadonlySet<string> | undefined;
  const knownStems = () => (stems ??= new Set([...words.keys()].map(stem)));

  function split(word: string): readonly string[] | undefined {
    for (let at = 3; at <= word.length - 3; at += 1) {
      const parts = [word.slice(0, at), word.slice(at)];
      if (parts.every((part) => words.has(part))) return parts;
    }
    return undefined;
  }

  function near(word: string, letters: number): string[] {
    const found: { other: string; rank: number }[] = [];
    for (const other of knownWords()) {
      const differing = distance(word, other, letters);
      if (differing <= letters) {
        const start = other.startsWith(word.charAt(0)) ? SPELLING.sameStart : 0;
        const frequency = SPELLING.frequency * Math.log1p(words.get(other) ?? 0);
        found.push({ other, rank: differing - start - frequency });
      }
    }
    return found.sort((a, b) => a.rank - b.rank).map(({ other }) => other);
  }

  return {
    near,

    correct(word, isLast) {
      const isKnown = words.has(word) || isRight(word) || knownStems().has(stem(word));
      if (isKnown || !/^[a-z]{4,}$/.test(word)) return [word];
      if (isLast && knownWords().some((candidate) => candidate.startsWith(word))) return [word];
      const meant = near(word, word.length > 4 ? 2 : 1).find((candidate) =>
        /^[a-z]+$/.test(candidate),
      );
      return split(word) ?? [meant ?? word];
    },
  };
}
