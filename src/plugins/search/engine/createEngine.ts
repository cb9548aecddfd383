import {
  PAGE_KINDS,
  PLANS,
  type PageEntry,
  type PageKind,
  type Plan,
  type SearchIndexData,
  type ProseData,
} from '../format';
import type { SearchVocabulary } from '../vocabulary';

import type { Candidate, SearchHit } from './candidate';
import { createGuides } from './guides';
import { parseQuery, type ParsedQuery, type QueryTerm } from './query';
import { createNotes, type SearchNote } from './notes';
import { GUIDE_BESIDE_API, HITS, PRODUCT } from './ranking';
import { createSpelling } from './spelling';
import { createSymbols } from './symbols';
import { compileVocabulary } from './vocabulary';
import { fold, isStopWord, stem } from './words';

/** A matching page and the matches on it, best first. */
export interface SearchResult {
  /** Place of the page in the index. */
  page: number;
  path: string;
  title: string;
  description?: string;
  kind: PageKind;
  product?: string;
  /** The plan in its heading. */
  plan?: Plan;
  score: number;
  hits: readonly SearchHit[];
  /**
   * Other pages of the API reference on which the same row is the best match, best first. They aren't results of their
   * own.
   */
  others: readonly SamePlace[];
}

/** A row of an API page that has the same name and kind as one on another page. */
export interface SamePlace {
  path: string;
  title: string;
  /** Id of the row. */
  anchor: string;
}

export interface SearchOutcome {
  results: readonly SearchResult[];
  /** Words of the documents that the query matched, folded, for highlighting. */
  words: readonly string[];
  /** If nothing was found, the words of the index that are most similar to the query's. */
  nearest: readonly string[];
  /** Why a name in the query isn't found as the reader may expect. */
  note?: SearchNote;
}

export interface SearchOptions {
  /** One of the index's products. Default: all. */
  product?: string;
  /** Default: all. */
  kind?: PageKind;
  /** Maximum number of pages. Default: 20. */
  limit?: number;
}

export interface SearchEngine {
  /** @param query - The query as typed. */
  search(query: string, options?: SearchOptions): SearchOutcome;
  /** Returns the numbers of the prose files that a query needs and that haven't been added yet. */
  lackedProse(query: string): number[];
  /** Adds a file of the prose, so that its words can be found. */
  addProse(file: number, data: ProseData): void;
}

const NEAREST_WORDS = 5;

/** Returns the factor for a page's score, based on the products that the query names or hints at. */
function productFactor({ product }: PageEntry, { products, hinted }: ParsedQuery): number {
  if (products.length > 0) {
    if (product === undefined) return PRODUCT.other;
    if (products.includes(product)) return PRODUCT.own;
    return hinted.includes(product) ? PRODUCT.otherHinted : PRODUCT.other;
  }
  if (hinted.length === 0 || product === undefined) return 1;
  return hinted.includes(product) ? PRODUCT.hinted : PRODUCT.notHinted;
}

/** Returns a text in the form in which queries are compared with titles. */
const comparable = (text: string) => fold(text).trim().replace(/\s+/g, ' ');

/** A page that matches the query, before similar ones are joined. */
interface Match extends Candidate {
  page: number;
  entry: PageEntry;
  /** Whether the query is the page's title or its label in the sidebar. Such pages come first. */
  isNamed: boolean;
}

/** A page and the pages that have the same row, best first. */
interface MatchGroup {
  match: Match;
  others: readonly Match[];
}

/** Joins the pages of a product whose best match is the same row, such as a prop that many components have. */
function groupRows(matches: readonly Match[]): MatchGroup[] {
  const groups = new Map<string, { match: Match; others: Match[] }>();
  for (const match of matches) {
    const { hit } = match.hits[0] ?? {};
    const key = match.isRow && hit ? [match.entry.product, hit.kind, hit.label] : [match.page];
    const group = groups.get(key.join(' '));
    if (group) group.others.push(match);
    else groups.set(key.join(' '), { match, others: [] });
  }
  return [...groups.values()];
}

const isGuide = ({ match }: MatchGroup) => match.entry.kind === undefined;

/**
 * Moves the best guide to the second place if an API page comes first: whoever searches for a name wants its definition
 * or an explanation. The guide gets the score of the result that it replaces.
 */
function raiseGuide(groups: readonly MatchGroup[]): readonly MatchGroup[] {
  const [first, second] = groups;
  if (first === undefined || second === undefined || isGuide(first)) return groups;
  const worth = ({ match: { entry, score } }: MatchGroup) =>
    score * (entry.product === first.match.entry.product ? GUIDE_BESIDE_API.sameProduct : 1);
  const [guide] = groups.filter(isGuide).sort((a, b) => worth(b) - worth(a));
  if (guide === undefined) return groups;
  const raised = {
    ...guide,
    match: { ...guide.match, score: Math.max(guide.match.score, second.match.score) },
  };
  return [first, raised, ...groups.slice(1).filter((group) => group !== guide)];
}

/** Returns the results of pages that have the same row, or of one page. */
function toResult(
  { match: { page, entry, score, hits }, others }: MatchGroup,
  products: SearchIndexData['products'],
): SearchResult {
  const least = (hits[0]?.score ?? 0) * HITS.least;
  return {
    page,
    path: entry.path,
    title: entry.title,
    ...(entry.description ? { description: entry.description } : {}),
    kind: PAGE_KINDS[entry.kind ?? 0] ?? 'guide',
    ...(entry.product === undefined ? {} : { product: products[entry.product] }),
    ...(entry.plan === undefined ? {} : { plan: PLANS[entry.plan] }),
    score,
    hits: hits
      .filter((hit) => hit.score >= least && (hit.hit.anchor !== '' || hits.length === 1))
      .slice(0, HITS.most)
      .map(({ hit }) => hit),
    others: others.map((other) => ({
      path: other.entry.path,
      title: other.entry.title,
      anchor: other.hits[0]?.hit.anchor ?? '',
    })),
  };
}

/** Returns a text without spaces, in the form in which queries are compared with titles: `daterangepicker`. */
const joined = (text: string) => comparable(text).replaceAll(' ', '');

/** Returns what finds pages by their titles and labels. Spaces count only between pages that differ by them. */
function pageNames(pages: readonly PageEntry[]): (query: string) => readonly number[] {
  const byForm = (form: (text: string) => string) => {
    const names = new Map<string, number[]>();
    pages.forEach(({ title, label = title }, page) => {
      for (const name of new Set([form(title), form(label)])) {
        names.set(name, [...(names.get(name) ?? []), page]);
      }
    });
    return names;
  };
  const [names, joinedNames] = [byForm(comparable), byForm(joined)];
  return (query) => names.get(comparable(query)) ?? joinedNames.get(joined(query)) ?? [];
}

/**
 * Creates the search for one version. It finds guides by their words and the API reference by its names. It has no
 * dependency on a browser: the caller loads the index.
 *
 * @param index - Content of `index.json`.
 * @param vocabulary - The site's vocabulary, which isn't part of the index.
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
  const pagesNamed = pageNames(pages);
  const spelling = createSpelling(
    words,
    (word) => symbols.has(word) || guides.hasInProse(stem(word)),
  );
  const nearNames = (name: string) =>
    spelling.near(name, name.length > 8 ? 2 : 1).filter(symbols.has);
  const notes = createNotes(
    index,
    {
      isSymbol: symbols.has,
      isKnown: (name) =>
        [...words.keys()].some((word) => word.startsWith(name)) || guides.hasInProse(stem(name)),
    },
    compiled,
  );
  const parse = (query: string): ParsedQuery => {
    const parsed = parseQuery(query, products, compiled, spelling.correct);
    // A known name is only searched as a whole.
    const terms = parsed.terms.map((term) =>
      symbols.has(term.folded) ? { ...term, parts: [] } : term,
    );
    return { ...parsed, terms };
  };

  /** Returns words and names that differ from those of the query by a few letters. */
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
      const named = pagesNamed(query);
      const candidates = new Map<number, Candidate>([
        // Found also if it has none of the words.
        ...named.map((page): [number, Candidate] => [page, { score: 0, hits: [] }]),
        ...guides.find(parsed, found),
        ...symbols.find(parsed.names, nearNames, found),
      ]);
      const matches = [...candidates]
        .flatMap(([page, candidate]): Match[] => {
          const entry = pages[page];
          return entry &&
            (chosen === undefined || entry.product === chosen) &&
            (kind === undefined || PAGE_KINDS[entry.kind ?? 0] === kind)
            ? [
                {
                  ...candidate,
                  page,
                  entry,
                  isNamed: named.includes(page),
                  score: candidate.score * productFactor(entry, parsed),
                },
              ]
            : [];
        })
        .sort(
          (a, b) => Number(b.isNamed) - Number(a.isNamed) || b.score - a.score || a.page - b.page,
        );
      const results = raiseGuide(groupRows(matches))
        .slice(0, limit)
        .map((group) => toResult(group, products));
      const note = notes.find(query);
      return {
        results,
        ...(note ? { note } : {}),
        words: [...found],
        nearest: results.length === 0 ? nearestWords(parsed.terms) : [],
      };
    },
  };
}
