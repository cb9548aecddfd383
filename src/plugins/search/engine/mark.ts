import { plain, stem, wordsOf } from './words';

/** A piece of a text. It is marked if the query matched it. */
export interface MarkedPiece {
  text: string;
  marked: boolean;
}

/** Length of an excerpt before its first marked word, and in total, in characters. */
const BEFORE = 60;
const EXCERPT_LENGTH = 160;

/** Whether a word of a text is one of the matched words, as a whole or by its stem. */
function isFound(word: string, found: ReadonlySet<string>): boolean {
  const folded = plain(word);
  return found.has(folded) || found.has(stem(folded));
}

/** Returns the ranges of the matched words. */
function rangesOf(text: string, found: ReadonlySet<string>): { start: number; end: number }[] {
  return [...wordsOf(text)]
    .filter(({ word }) => isFound(word, found))
    .map(({ word, index }) => ({ start: index, end: index + word.length }));
}

/**
 * Splits a text into pieces, with the matched words marked.
 *
 * @param found - Words and stems, folded, as returned by the engine.
 */
export function markWords(text: string, found: ReadonlySet<string>): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let end = 0;
  for (const range of rangesOf(text, found)) {
    // Pairs of Chinese characters overlap.
    const start = Math.max(range.start, end);
    if (start > end) pieces.push({ text: text.slice(end, start), marked: false });
    if (range.end > start) pieces.push({ text: text.slice(start, range.end), marked: true });
    end = Math.max(end, range.end);
  }
  if (end < text.length) pieces.push({ text: text.slice(end), marked: false });
  return pieces;
}

/**
 * Returns the part of a longer text where most of the matched words are close together.
 *
 * @returns The excerpt, or undefined if the text contains none of the words.
 */
export function excerpt(text: string, found: ReadonlySet<string>): MarkedPiece[] | undefined {
  const ranges = rangesOf(text, found);
  const [best] = ranges
    .map(({ start }) => ({
      start,
      // Counts different words, not repetitions of one word.
      words: new Set(
        ranges
          .filter((range) => range.start >= start && range.end <= start + EXCERPT_LENGTH - BEFORE)
          .map((range) => stem(plain(text.slice(range.start, range.end)))),
      ).size,
    }))
    .sort((a, b) => b.words - a.words || a.start - b.start);
  if (best === undefined) return undefined;

  const wanted = Math.max(0, best.start - BEFORE);
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const last = Math.min(text.length, start + EXCERPT_LENGTH);
  const end = last === text.length ? last : text.lastIndexOf(' ', last);
  const part = text.slice(start, end);
  return markWords(`${start > 0 ? '… ' : ''}${part}${end < text.length ? ' …' : ''}`, found);
}
