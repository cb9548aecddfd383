import { FREQUENCY_STEPS, type ProseData } from '../format';

/** A place of a word in the prose. */
export interface ProsePlace {
  /** The stem that was found. */
  word: string;
  /** Counted through all pages of the index. */
  section: number;
  /** Once, twice, or more often. */
  frequency: number;
}

/** The words of the guides' prose, as far as they are loaded. */
export interface Prose {
  add: (file: number, data: ProseData) => void;
  has: (stem: string) => boolean;
  /**
   * Numbers of the files that have a stem, or what begins with it, and are not there yet. Beginnings that are too short
   * for it have none: a letter is in most files.
   */
  lacks: (stem: string, isPrefix: boolean) => number[];
  /** Where a stem is, or what begins with it. */
  find: (stem: string, isPrefix: boolean) => Generator<ProsePlace>;
}

/** Beginnings of words that are looked for in the prose have as many letters. */
const SHORTEST_PREFIX = 3;

/** @param starts - The first stem of each file. */
export function createProse(starts: readonly string[]): Prose {
  const postings = new Map<string, readonly number[]>();
  const loaded = new Set<number>();

  /** The last file whose first stem is not after the word. */
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
      // What begins with the word comes before any word with a higher letter after it.
      const last = isLong ? fileOf(`${word}\u{10ffff}`) : first;
      return starts.flatMap((_, file) =>
        file >= first && file <= last && !loaded.has(file) ? [file] : [],
      );
    },

    *find(word, isPrefix) {
      yield* placesOf(word);
      if (!isPrefix || word.length < SHORTEST_PREFIX) return;
      for (const other of postings.keys()) {
        if (other !== word && other.startsWith(word)) yield* placesOf(other);
      }
    },
  };
}
