import type { ApiNoun } from '../outline';

/** Returns the words of a query. All of them must be in a row's text, in any order. */
export function termsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Returns true if a row's text, in lowercase, contains all words. */
export function hasTerms(text: string, terms: readonly string[]): boolean {
  return terms.every((term) => text.includes(term));
}

/** Counts of one kind of rows: the total, and how many match. */
export interface ApiCount {
  noun: ApiNoun;
  found: number;
  total: number;
}

/** Formats counts: "12 of 128 props, 3 of 81 slots". Several tables of one kind are added up. */
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
