import {
  PAGE_KINDS,
  type PageEntry,
  type PageKind,
  type SearchIndexData,
  type ProseData,
} from '../format';
import type { SearchVocabulary } from '../vocabulary';

import type { SearchHit } from './candidate';
import { createGuides } from './guides';
import { parseQuery, type ParsedQuery, type QueryTerm } from './query';
import { HITS, PRODUCT } from './ranking';
import { createSpelling } from './spelling';
import { createSymbols } from './symbols';
import { compileVocabulary } from './vocabulary';
import { isStopWord, stem } from './words';

/** A page that answers, with what on it does, best first. */
export interface SearchResult {
  /** Place of the page in the index. */
  page: number;
  path: string;
  title: string;
  description?: string;
  kind: PageKind;
  product?: string;
  score: number;
  hits: readonly SearchHit[];
}

export interface SearchOutcome {
  results: readonly SearchResult[];
  /** Words of the documents that the query found, folded: to be marked. */
  words: readonly string[];
  /** Where nothing was found: words of the index that are nearest to those of the query. */
  nearest: readonly string[];
}

export interface SearchOptions {
  /** One of the index' products; all by default. */
  product?: string;
  /** All by default. */
  kind?: PageKind;
  /** At most so many pages, 20 by default. */
  limit?: number;
}

export interface SearchEngine {
  /** @param query - What the reader typed. */
  search(query: string, options?: SearchOptions): SearchOutcome;
  /** Numbers of the files of the prose that a query needs and that were not added yet. */
  lackedProse(query: string): number[];
  /** Adds a file of the prose: its words are found from now on. */
  addProse(file: number, data: ProseData): void;
}

const NEAREST_WORDS = 5;

/** What a page's score is multiplied by, for the products that the query names or hints at. */
function productFactor({ product }: PageEntry, { products, hinted }: ParsedQuery): number {
  if (products.length > 0) {
    if (product === undefined) return PRODUCT.other;
    if (products.includes(product)) return PRODUCT.own;
    return hinted.includes(product) ? PRODUCT.otherHinted : PRODUCT.other;
  }
  if (hinted.length === 0 || product === undefined) return 1;
  return hinted.includes(product) ? PRODUCT.hinted : PRODUCT.notHinted;
}

/**
 * Search over one version: guides by their words, the API reference by its names. Runs anywhere; the index comes in.
 *
 * @param index - `index.json`.
 * @param vocabulary - Of the site; it isn't part of the index.
 */
export function createEngine(index: SearchIndexData, vocabulary: SearchVocabulary): SearchEngine {
  const { pages, products } = index;
  const compiled = compileVocabulary(vocabulary);
  const guides = createGuides(index, compiled);
  const symbols = createSymbols(pages, compiled);
  const words = new Map(guides.words);
  [...compiled.queryWords, ...symbols.words].forEach((word) =>
    words.set(word, words.get(word) ?? 0),
  );
  const spelling = createSpelling(
    words,
    (word) => symbols.has(word) || guides.hasInProse(stem(word)),
  );
  const nearNames = (name: string) =>
    spelling.near(name, name.length > 8 ? 2 : 1).filter(symbols.has);
  const parse = (query: string): ParsedQuery => {
    const parsed = parseQuery(query, products, compiled, spelling.correct);
    // A name that is known is sought as a whole.
    const terms = parsed.terms.map((term) =>
      symbols.has(term.folded) ? { ...term, parts: [] } : term,
    );
    return { ...parsed, terms };
  };

  /** Words and names that differ from those of the query by a few letters. */
  function nearestWords(terms: readonly QueryTerm[]): string[] {
    const near = terms.flatMap(({ folded }) =>
      spelling
        .near(folded, Math.min(4, Math.ceil(folded.length / 3)))
        .filter((word) => (guides.words.has(word) && !isStopWord(word)) || symbols.has(word))
        .map((word) => symbols.nameOf(word) ?? word)
        .slice(0, NEAREST_WORDS),
    );
    return [...new Set(near)].slice(0, NEAREST_WORDS);
  }

  return {
    addProse: guides.addProse,
    lackedProse: (query) => guides.lackedProse(parse(query)),

    search(query, { product, kind, limit = 20 } = {}) {
      const parsed = parse(query);
      if (parsed.terms.length === 0 && parsed.names.length === 0) {
        return { results: [], words: [], nearest: [] };
      }
      const found = new Set<string>();
      const chosen = product === undefined ? undefined : products.indexOf(product);
      const results = [
        ...guides.find(parsed, found),
        ...symbols.find(parsed.names, nearNames, found),
      ]
        .flatMap(([page, { score, hits }]) => {
          const entry = pages[page];
          return entry &&
            (chosen === undefined || entry.product === chosen) &&
            (kind === undefined || PAGE_KINDS[entry.kind ?? 0] === kind)
            ? [{ page, entry, hits, score: score * productFactor(entry, parsed) }]
            : [];
        })
        .sort((a, b) => b.score - a.score || a.page - b.page)
        .slice(0, limit)
        .map(({ page, entry, score, hits }): SearchResult => {
          const least = (hits[0]?.score ?? 0) * HITS.least;
          return {
            page,
            path: entry.path,
            title: entry.title,
            ...(entry.description ? { description: entry.description } : {}),
            kind: PAGE_KINDS[entry.kind ?? 0] ?? 'guide',
            ...(entry.product === undefined ? {} : { product: products[entry.product] }),
            score,
            hits: hits
              .filter((hit) => hit.score >= least && (hit.hit.anchor !== '' || hits.length === 1))
              .slice(0, HITS.most)
              .map(({ hit }) => hit),
          };
        });
      return {
        results,
        words: [...found],
        nearest: results.length === 0 ? nearestWords(parsed.terms) : [],
      };
    },
  };
}
