import { distance } from './distance';
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
  /** Words that differ from one by no more letters than that, nearest first. */
  near: (word: string, letters: number) => string[];
}

/**
 * @param words - How often each word is in the documents, by the word.
 * @param isRight - Whether another word is right as it is: a name in code, a word of the prose.
 */
export function createSpelling(
  words: ReadonlyMap<string, number>,
  isRight: (word: string) => boolean,
): Spelling {
  // Few searches need them, and the first is to be answered at once.
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
    return knownWords()
      .map((other) => ({ other, differing: distance(word, other, letters) }))
      .filter(({ differing }) => differing <= letters)
      .map(({ other, differing }) => ({
        other,
        rank:
          differing -
          (other.startsWith(word.charAt(0)) ? SPELLING.sameStart : 0) -
          SPELLING.frequency * Math.log1p(words.get(other) ?? 0),
      }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ other }) => other);
  }

  return {
    near,

    correct(word, isLast) {
      const isKnown = words.has(word) || isRight(word) || knownStems().has(stem(word));
      if (isKnown || !/^[a-z]{4,}$/.test(word)) return [word];
      if (isLast && knownWords().some((other) => other.startsWith(word))) return [word];
      const meant = near(word, word.length > 4 ? 2 : 1).find((other) => /^[a-z]+$/.test(other));
      return split(word) ?? [meant ?? word];
    },
  };
}
