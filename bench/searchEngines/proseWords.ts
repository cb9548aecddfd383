import { isStopWord, plain, stem, wordsOf } from '../../src/plugins/search/engine/words';

import type { SearchDocument } from './documents';

/**
 * Returns the most distinctive words of each page's prose that are not in its outline.
 *
 * @param texts - The prose of each page.
 * @param count - Number of words to keep per page.
 */
export function wordsOfProse(
  documents: readonly SearchDocument[],
  texts: readonly string[],
  count: number,
): string[] {
  const frequencies = new Map<string, number>();
  const pages = documents.map(({ title, description, keywords, sections }, page) => {
    const outline = [title, description, ...keywords, ...sections.map(({ heading }) => heading)];
    const known = new Set(
      outline.flatMap((text) => [...wordsOf(text)].map(({ word }) => stem(plain(word)))),
    );
    const counts = new Map<string, number>();
    for (const { word } of wordsOf(texts[page] ?? '')) {
      const folded = plain(word);
      if (folded.length < 2 || isStopWord(folded) || /^\d+$/.test(folded)) continue;
      const term = stem(folded);
      if (!known.has(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
    }
    for (const term of counts.keys()) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
    return counts;
  });
  const weight = (term: string, times: number) =>
    (times / (times + 1.2)) * Math.log(1 + pages.length / (frequencies.get(term) ?? 1));
  return pages.map((counts) =>
    [...counts]
      .sort((a, b) => weight(...b) - weight(...a))
      .slice(0, count)
      .map(([term]) => term)
      .join(' '),
  );
}
