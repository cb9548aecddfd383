import type { ApiNoun } from '../outline';

/** What a reader looks for: words that all have to be in a row's text, in any order. */
export function termsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Whether a row's text, in small letters, has all words. */
export function hasTerms(text: string, terms: readonly string[]): boolean {
  return terms.every((term) => text.includes(term));
}

/** Rows of one kind: how many there are, and how many match. */
export interface ApiCount {
  noun: ApiNoun;
  found: number;
  total: number;
}

/** Counts in words: "12 of 128 props, 3 of 81 slots". Several tables of one kind count together. */
export function countsText(counts: readonly ApiCount[]): string {
  const sums = new Map<string, ApiCount>();
  counts.forEach((count) => {
    const sum = sums.get(count.noun.many);
    sums.set(count.noun.many, {
      noun: count.noun,
      found: count.found + (sum?.found ?? 0),
      total: count.total + (sum?.total ?? 0),
    });
  });
  return [...sums.values()]
    .map(({ noun, found, total }) => `${found} of ${total} ${total === 1 ? noun.one : noun.many}`)
    .join(', ');
}
