import MiniSearch, { type QueryCombination, type SearchOptions } from 'minisearch';

import { searchVocabulary } from '../../searchVocabulary';
import {
  parseQuery,
  type ParsedQuery,
  type QueryTerm,
} from '../../src/plugins/search/engine/query';
import { compileVocabulary } from '../../src/plugins/search/engine/vocabulary';
import { isStopWord, plain, stem, termsOf, wordsOf } from '../../src/plugins/search/engine/words';
import { slugOf } from '../../src/plugins/search/format';

import type { SearchDocument } from './documents';
import { PRODUCTS, weightOfPage, type PageWeights } from './pages';

/** Boosts of a page's fields. All these numbers were found by coordinate ascent on the tuning sets. */
const BOOSTS = {
  title: 2.3,
  keyword: 3,
  heading: 4,
  description: 2.85,
  demo: 1.25,
  code: 1.5,
  text: 1.6,
  name: 6,
  member: 1.2,
};

const TUNED = {
  synonym: 0.113,
  prefix: 0.167,
  fuzzy: 2.16,
  /** For pages that contain all words, and for those that contain all words in their outline. */
  allWords: 0.45,
  outline: 0.333,
  /** Names in code. Separate, for questions that contain nothing else. */
  code: 20,
  k: 0.75,
  b: 0.44,
  d: 0.8,
};

const PAGES: PageWeights = {
  own: 2.25,
  other: 0.4,
  otherHinted: 0.8,
  hinted: 1.27,
  notHinted: 0.67,
  migration: 0.8,
  api: 0.3,
  apiForCode: 1.875,
  links: 0.285,
};

const FIELDS = Object.keys(BOOSTS);
const WORDS = FIELDS.filter((field) => field !== 'member');
const OUTLINE = ['title', 'heading', 'keyword'];

type Row = { id: number } & Record<string, string | number>;

/** @param prose - For each page, the words of its prose that can be found. */
function rowsOf(documents: readonly SearchDocument[], prose: readonly string[]): Row[] {
  return documents.map((page, id): Row => {
    const isApi = page.kind === 'api';
    const each = (texts: readonly string[]) => texts.join(' ');
    return {
      id,
      title: isApi ? '' : `${page.title} ${slugOf(page.path)}`,
      name: isApi ? page.title : '',
      keyword: each(page.keywords),
      description: page.description,
      heading: each(page.sections.map(({ heading }) => heading)),
      demo: each(page.sections.flatMap(({ demos }) => demos)),
      code: each(page.sections.map(({ code }) => code)),
      text: prose[id] ?? '',
      member: each([...new Set(page.members)]),
    };
  });
}

const OPTIONS = {
  fields: FIELDS,
  tokenize: (text: string) => Array.from(wordsOf(text), ({ word }) => word),
  processTerm(word: string, field?: string) {
    if (field === 'text') return word;
    if (field === 'member') return plain(word);
    return termsOf(word).filter((term) => !isStopWord(term));
  },
};

/** Creates the index of all pages. */
export function buildIndex(
  documents: readonly SearchDocument[],
  prose: readonly string[],
): MiniSearch<Row> {
  const index = new MiniSearch<Row>(OPTIONS);
  index.addAll(rowsOf(documents, prose));
  return index;
}

const BASE: SearchOptions = {
  boost: BOOSTS,
  weights: { prefix: TUNED.prefix, fuzzy: TUNED.fuzzy },
  bm25: { k: TUNED.k, b: TUNED.b, d: TUNED.d },
  processTerm: (term) => term,
  tokenize: (text) => [text],
};

/**
 * Converts our query to a MiniSearch query: words, their synonyms, names in code, and a boost for pages with all words.
 */
function queryFor(
  { terms, names }: ParsedQuery,
  isKnown: (word: string) => boolean,
): QueryCombination {
  const one = (word: string, worth: number, options: SearchOptions = {}): QueryCombination => ({
    ...BASE,
    ...options,
    queries: [word],
    boostTerm: () => worth,
  });
  const ofTerm = ({
    folded,
    stemmed,
    parts,
    synonyms,
    weight,
    isLast,
  }: QueryTerm): QueryCombination[] => {
    const known = isKnown(stemmed) || isKnown(folded);
    return [
      one(stemmed, weight, {
        prefix: folded.length > 2 && (isLast || !known),
        fuzzy: !known && /^[a-z]{4,}$/.test(folded) ? 0.2 : false,
        maxFuzzy: 2,
      }),
      ...(folded === stemmed ? [] : [one(folded, weight / 2)]),
      ...synonyms.map((phrase): QueryCombination => ({
        ...BASE,
        fields: WORDS.filter((field) => field !== 'text'),
        combineWith: 'AND',
        queries: [...phrase],
        boostTerm: () => (weight * TUNED.synonym) / phrase.length,
      })),
      ...(parts.length > 0
        ? [
            {
              ...BASE,
              combineWith: 'AND' as const,
              queries: [...parts],
              boostTerm: () => weight * 0.3,
            },
          ]
        : []),
    ];
  };
  const all = (fields: string[], worth: number): QueryCombination => ({
    combineWith: 'AND',
    queries: terms
      .filter(({ weight }) => weight > 0.2)
      .map(({ folded, stemmed, synonyms, weight, isLast }) => ({
        combineWith: 'OR',
        queries: [
          one(stemmed, weight * worth, { fields, prefix: isLast && folded.length > 2 }),
          ...synonyms.flatMap(([word = '', ...others]) =>
            others.length === 0 ? [one(word, weight * worth * TUNED.synonym, { fields })] : [],
          ),
        ],
      })),
  });
  return {
    combineWith: 'OR',
    queries: [
      ...terms.flatMap(ofTerm),
      ...names
        .filter(({ isCode, isWord }) => isCode || !isWord)
        .map(({ name, share, isCode }) =>
          one(name, (isCode ? TUNED.code : 1) * share, {
            fields: ['name', 'member', 'code'],
            prefix: isCode && name.length > 3,
            fuzzy: name.length > 6 && !isKnown(name) ? 0.15 : false,
          }),
        ),
      ...(terms.length > 1 ? [all(WORDS, TUNED.allWords), all(OUTLINE, TUNED.outline)] : []),
    ],
  };
}

/**
 * MiniSearch with our tokenizer, stemmer and synonyms, and our engine's knowledge of products.
 *
 * @param index - Index of the documents' rows, see {@link rowsOf}.
 */
export function createMiniSearch(
  documents: readonly SearchDocument[],
  index: MiniSearch<Row>,
): (query: string) => string[] {
  const vocabulary = compileVocabulary(searchVocabulary);
  const known = new Map<string, boolean>();
  const isKnown = (word: string) => {
    const is = known.get(word) ?? index.search(word, BASE).length > 0;
    known.set(word, is);
    return is;
  };
  /**
   * Corrects an unknown word: returns the matching word of the best page, among words that differ by at most two
   * letters.
   */
  const correct = (word: string, isLast: boolean): string[] => {
    const known = isKnown(word) || isKnown(stem(word)) || vocabulary.queryWords.has(word);
    if (known || !/^[a-z]{4,}$/.test(word)) return [word];
    if (isLast && index.search(word, { ...BASE, prefix: true }).length > 0) return [word];
    const [best] = index.search(word, { ...BASE, fuzzy: word.length > 4 ? 2 : 1, maxFuzzy: 2 });
    return [best?.terms[0] ?? word];
  };
  return (query) => {
    const parsed = parseQuery(query, PRODUCTS, vocabulary, correct);
    if (parsed.terms.length === 0) return [];
    return index
      .search(queryFor(parsed, isKnown), {
        bm25: BASE.bm25,
      })
      .flatMap(({ id, score }) => {
        const page = documents[id as number];
        return page ? [{ path: page.path, score: score * weightOfPage(page, parsed, PAGES) }] : [];
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, 20)
      .map(({ path }) => path);
  };
}
