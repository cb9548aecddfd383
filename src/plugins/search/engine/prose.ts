import { FREQUENCY_STEPS, type ProseData } from '../format';

/** An occurrence of a word in the prose. */
export interface ProsePlace {
  /** The stem that matched. */
  word: string;
  /** Index among the sections of all pages in the index. */
  section: number;
  /** How often the section has it: 1, 2, or 3 for more often. */
  frequency: number;
}

/** The loaded words of the guides' prose. */
export interface Prose {
  add: (file: number, data: ProseData) => void;
  has: (stem: string) => boolean;
  /**
   * Returns the numbers of the files that may have a stem, or stems that start with it, and aren't loaded yet. Short
   * prefixes only match as a whole stem, because a single letter is in most files.
   */
  lacks: (stem: string, isPrefix: boolean) => number[];
  /** Returns the occurrences of a stem, or of stems that start with it. */
  find: (stem: string, isPrefix: boolean) => Generator<ProsePlace>;
}

/** Minimum length of a prefix that is searched in the prose, in letters. */
const SHORTEST_PREFIX = 3;

/** @param starts - The first stem of each file. */
export function createProse(starts: readonly string[]): Prose {
  const postings = new Map<string, readonly number[]>();
  const loaded = new Set<number>();

  /** Returns the last file whose first stem doesn't come after the word. */
  const fileOf = (word: string) => starts.findLastIndex((start) => start <= word);

  function* placesOf(word: string): Generator<ProsePlace> {
    let section = 0;
    for (const packed of postings.get(word) ?? []) {
      section += Math.floor(packed / FREQUENCY_STEPS);
      yield { word, section, frequency: (packed % FREQUENCY_STEPS) + 1 };
    }
  }

  return {
    add(file, { terms, postings: lists }) {
      loaded.add(file);
      terms.forEach((term, index) => postings.set(term, lists[index] ?? []));
    },

    has: (word) => postings.has(word),

    lacks(word, isPrefix) {
      const first = Math.max(0, fileOf(word));
      const isLong = isPrefix && word.length >= SHORTEST_PREFIX;
      // The highest code point comes after everything that starts with the word.
      const last = isLong ? fileOf(`${word}\u{10ffff}`) : first;
      return starts.flatMap((_, file) =>
        file >= first && file <= last && !loaded.has(file) ? [file] : [],
      );
    },

    *find(word, isPrefix) {
      yield* placesOf(word);
      if (!isPrefix || word.length < SHORTEST_PREFIX) return;
      for (const key of postings.keys()) {
        if (key !== word && key.startsWith(word)) yield* placesOf(key);
      }
    },
  };
}
