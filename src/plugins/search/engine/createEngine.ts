import MiniSearch, { type AsPlainObject } from 'minisearch';

import {
  ANCHOR_INFIX,
  anchorOf,
  defaultClassPrefix,
  demoTitleOf,
  FREQUENCY_STEPS,
  MEMBER_KINDS,
  PAGE_KINDS,
  slugOf,
  type MemberKind,
  type PageEntry,
  type PageKind,
  type SearchIndexData,
  type SearchTextData,
} from '../format';

import { parseQuery, QUERY_WORDS, type QueryTerm } from './query';
import { FIELDS, MATCHES, MEMBER_ORDER, PAGE, PRODUCT, SYMBOLS } from './ranking';
import { fold, isName, partsOf, stem, termsOf, wordsOf } from './words';

/** What was found on a page. */
export interface SearchHit {
  kind: 'section' | 'demo' | MemberKind;
  label: string;
  /** Id of its element; empty for the top of the page. */
  anchor: string;
  /** Of a section: its place on the page. */
  section?: number;
}

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
  /** Adds the words of the guides' prose, which are loaded after the rest. */
  addText(text: SearchTextData): void;
}

type Field = keyof typeof FIELDS;

/** A section of a guide as it can be found. */
interface SectionDocument {
  id: number;
  title: string;
  heading: string;
  description: string;
  demo: string;
  code: string;
}

/** A row, or a page of the API reference itself. */
interface SymbolPlace {
  page: number;
  kind: MemberKind | 'page';
  name: string;
  anchor: string;
}

const OUTLINE_FIELDS = ['title', 'heading', 'description', 'demo', 'code'] as const;
const MOST_LINKS = 9;
const HITS_OF_A_PAGE = 4;
const NEAREST_WORDS = 5;

const sameTerm = (term: string) => term;

/** Looks a word up as it is. */
const AS_IT_IS = { processTerm: sameTerm, tokenize: (word: string) => [word] };

const tokenize = (text: string) => [...wordsOf(text)].map(({ word }) => word);

const folderDepth = (path: string) => path.split('/').length;

/** Meaningful words of a heading, as stems. */
function headingTerms(heading: string): string[][] {
  return tokenize(heading).map((word) => termsOf(word));
}

/** The names of an API page's rows. */
function* placesOf(entry: PageEntry, page: number): Generator<SymbolPlace> {
  yield { page, kind: 'page', name: entry.title, anchor: '' };
  const slug = slugOf(entry.path);
  const classPrefix = entry.classPrefix ?? defaultClassPrefix(entry.title);
  for (const kind of MEMBER_KINDS) {
    for (const packed of entry.members?.[kind]?.split(' ') ?? []) {
      const [, key = '', place, other] = /^([^>=]+)(?:>([^=]*))?(?:=(.*))?$/.exec(packed) ?? [];
      const anchor = place ?? slug + ANCHOR_INFIX[kind] + key;
      const name = kind === 'class' ? (other ?? classPrefix + key) : key;
      yield { page, kind, name, anchor };
    }
  }
}

/** The packed words of the prose, as MiniSearch keeps an index. */
function unpackText({ terms, postings }: SearchTextData, sectionCount: number): AsPlainObject {
  const ids = Object.fromEntries(Array.from({ length: sectionCount }, (_, id) => [id, id]));
  return {
    documentCount: sectionCount,
    nextId: sectionCount,
    documentIds: ids,
    fieldIds: { text: 0 },
    fieldLength: Object.fromEntries(Object.keys(ids).map((id) => [id, [1]])),
    averageFieldLength: [1],
    storedFields: {},
    dirtCount: 0,
    index: terms.map((term, index) => {
      let section = 0;
      const frequencies = (postings[index] ?? []).map((packed) => {
        section += Math.floor(packed / FREQUENCY_STEPS);
        return [section, (packed % FREQUENCY_STEPS) + 1];
      });
      return [term, { 0: Object.fromEntries(frequencies) as Record<string, number> }];
    }),
    serializationVersion: 2,
  };
}

const TEXT_OPTIONS = { fields: ['text'], processTerm: sameTerm, tokenize };

/** A term's places: the best field weight of each section, times how it was found. */
type SectionScores = Map<number, number>;

/**
 * Search over one version: guides by their words, the API reference by its names. Runs anywhere; the index comes in.
 *
 * @param index - `index.json`.
 */
export function createEngine({ pages, products }: SearchIndexData): SearchEngine {
  const sectionPages: number[] = [];
  const sectionEntries: { heading: string; terms: string[][] }[] = [];
  const firstSections = new Map<number, number>();
  const titleTerms = new Map<number, string[][]>();
  const documents: SectionDocument[] = [];
  const symbols = new Map<string, SymbolPlace[]>();
  /** Words as they are written, folded: what a mistyped one may have been meant to be. */
  const words = new Set(QUERY_WORDS);

  pages.forEach((entry, page) => {
    if (entry.sections === undefined) {
      for (const place of placesOf(entry, page)) {
        const key = fold(place.name);
        symbols.set(key, [...(symbols.get(key) ?? []), place]);
      }
      return;
    }
    firstSections.set(page, documents.length);
    titleTerms.set(page, headingTerms(entry.title));
    entry.sections.forEach((section, place) => {
      const heading = section.heading ?? '';
      sectionPages.push(page);
      sectionEntries.push({ heading, terms: headingTerms(heading) });
      documents.push({
        id: documents.length,
        title: place === 0 ? `${entry.title} ${slugOf(entry.path)}` : '',
        heading,
        description: place === 0 ? (entry.description ?? '') : '',
        demo: (section.demos ?? []).map((demo) => demoTitle(demo)).join(', '),
        code: section.code ?? '',
      });
    });
  });

  const outline = new MiniSearch<SectionDocument>({
    fields: [...OUTLINE_FIELDS],
    tokenize,
    processTerm: (word) => {
      words.add(fold(word));
      return termsOf(word);
    },
  });
  outline.addAll(documents);

  const names = new MiniSearch<{ id: string }>({
    fields: ['id'],
    ...AS_IT_IS,
  });
  names.addAll([...symbols.keys()].map((id) => ({ id })));

  const spelling = new MiniSearch<{ id: string }>({
    fields: ['id'],
    ...AS_IT_IS,
  });
  spelling.addAll([...words].filter((word) => /^[a-z]{3,}$/.test(word)).map((id) => ({ id })));
  const stemsOfWords = new Set([...words].map((word) => stem(word)));

  /** The known word that is nearest to one that may be mistyped. */
  function correct(word: string, isLast: boolean): string {
    const isKnown = words.has(word) || stemsOfWords.has(stem(word)) || symbols.has(word);
    if (isKnown || !/^[a-z]{4,}$/.test(word)) return word;
    // Not finished yet.
    if (isLast && spelling.search(word, { ...AS_IT_IS, prefix: true }).length > 0) return word;
    const [nearest] = spelling.search(word, { ...AS_IT_IS, fuzzy: word.length > 4 ? 2 : 1 }) as {
      id: string;
    }[];
    return nearest?.id ?? word;
  }

  let text = new MiniSearch<{ id: number; text: string }>(TEXT_OPTIONS);

  /** Sections that have the term, and in `found` the words by which they do. */
  function lookUp(
    term: string,
    how: { prefix?: boolean; fuzzy?: number },
    worth: number,
    scores: SectionScores,
    found: Set<string>,
  ): void {
    const options = { ...how, ...AS_IT_IS };
    for (const index of [outline, text] as const) {
      for (const { id, match } of index.search(term, options) as {
        id: number;
        match: Record<string, Field[]>;
      }[]) {
        for (const [word, fields] of Object.entries(match)) {
          found.add(word);
          const exact =
            word === term
              ? 1
              : Math.min(term.length, word.length) / Math.max(term.length, word.length);
          for (const field of fields) {
            const score = FIELDS[field] * worth * (0.5 + exact / 2);
            if (score > (scores.get(id) ?? 0)) scores.set(id, score);
          }
        }
      }
    }
  }

  function scoresOf(
    { folded, stemmed, synonyms, isLast }: QueryTerm,
    found: Set<string>,
  ): SectionScores {
    const scores: SectionScores = new Map();
    lookUp(stemmed, {}, MATCHES.exact, scores, found);
    if (folded !== stemmed) lookUp(folded, {}, MATCHES.exact, scores, found);
    const isKnown = scores.size > 0;
    for (const synonym of synonyms) lookUp(synonym, {}, MATCHES.synonym, scores, new Set());
    if (!isKnown && synonyms.length === 0) {
      for (const part of partsOf(folded)) lookUp(part, {}, MATCHES.prefix, scores, found);
    }
    if ((isLast || !isKnown) && folded.length > 1) {
      lookUp(folded, { prefix: true }, MATCHES.prefix, scores, found);
    }
    if (scores.size === 0 && folded.length > 3) {
      const fuzzy = folded.length > 5 ? 2 : 1;
      lookUp(stemmed, { fuzzy }, MATCHES.fuzzy, scores, found);
      if (scores.size === 0) lookUp(folded, { fuzzy }, MATCHES.fuzzy, scores, found);
    }
    return scores;
  }

  /** How rare a term is: what it says of a page. One that many pages only mention is rarer than one in their titles. */
  function rarity(scores: SectionScores): number {
    const pagesOfTerm = new Map<number, number>();
    scores.forEach((score, id) => {
      const page = sectionPages[id] ?? -1;
      pagesOfTerm.set(page, Math.max(pagesOfTerm.get(page) ?? 0, score));
    });
    const strength = [...pagesOfTerm.values()].reduce((sum, score) => sum + score, 0);
    return Math.log(1 + firstSections.size / Math.max(strength, 0.5));
  }

  /** The share of a heading's words that the query has. */
  function coverage(terms: readonly string[][], query: ReadonlySet<string>): number {
    const covered = terms.filter((forms) => forms.some((form) => query.has(form))).length;
    return terms.length === 0 ? 0 : covered / terms.length;
  }

  interface Candidate {
    score: number;
    hits: { hit: SearchHit; score: number }[];
  }

  function findGuides(
    terms: readonly QueryTerm[],
    productIds: readonly number[],
    found: Set<string>,
  ): Map<number, Candidate> {
    const perTerm = terms.map((term) => {
      const scores = scoresOf(term, found);
      return { scores, weight: rarity(scores) * term.weight };
    });
    const total = perTerm.reduce((sum, { weight }) => sum + weight, 0);
    const candidates = new Map<number, Candidate>();
    if (total === 0) return candidates;

    const sections = new Map<number, number>();
    const best = new Map<number, number[]>();
    perTerm.forEach(({ scores, weight }, index) => {
      scores.forEach((score, id) => {
        sections.set(id, (sections.get(id) ?? 0) + score * weight);
        const page = sectionPages[id] ?? -1;
        const own = best.get(page) ?? [];
        own[index] = Math.max(own[index] ?? 0, score * weight);
        best.set(page, own);
      });
    });

    const queryTerms = new Set([
      ...terms.flatMap(({ folded, stemmed, synonyms }) => [folded, stemmed, ...synonyms]),
      ...found,
    ]);
    const ownSections = new Map<number, number[]>();
    for (const id of sections.keys()) {
      const page = sectionPages[id] ?? -1;
      ownSections.set(page, [...(ownSections.get(page) ?? []), id]);
    }
    best.forEach((scores, page) => {
      const entry = pages[page];
      if (entry === undefined) return;
      const answered = scores.reduce((sum, score) => sum + score, 0) / total;
      const ids = ownSections.get(page) ?? [];
      const together = Math.max(...ids.map((id) => sections.get(id) ?? 0)) / total;
      const heading = Math.max(
        ...ids.map(
          (id) =>
            coverage(sectionEntries[id]?.terms ?? [], queryTerms) *
            ((sections.get(id) ?? 0) / total),
        ),
      );
      // The product's name is in the titles of all its pages.
      const title = coverage(
        (titleTerms.get(page) ?? []).filter(
          (forms) =>
            !forms.some((form) => ['data', 'grid', 'chart', 'tree', 'view'].includes(form)),
        ),
        queryTerms,
      );
      const score =
        answered *
          (1 + PAGE.wholeTitle * title + PAGE.wholeHeading * heading + PAGE.oneSection * together) +
        (PAGE.links * (entry.links ?? 0)) / MOST_LINKS +
        PAGE.depth * (folderDepth(entry.path) - 4);
      candidates.set(page, {
        score:
          score *
          (PAGE_KINDS[entry.kind ?? 0] === 'migration' ? PAGE.migration : 1) *
          productFactor(entry, productIds),
        hits: ids
          .map((id) => ({ score: (sections.get(id) ?? 0) / total, id }))
          .sort((a, b) => b.score - a.score || a.id - b.id)
          .map(({ score: own, id }) => ({ score: own, hit: sectionHit(page, id) })),
      });
    });
    return candidates;
  }

  function sectionHit(page: number, id: number): SearchHit {
    const section = id - (firstSections.get(page) ?? 0);
    const entry = pages[page]?.sections?.[section];
    const heading = entry?.heading ?? '';
    return {
      kind: 'section',
      label: heading,
      anchor: section === 0 ? '' : (entry?.anchor ?? anchorOf(heading)),
      section,
    };
  }

  function productFactor(entry: PageEntry, productIds: readonly number[]): number {
    if (productIds.length === 0) return 1;
    return entry.product !== undefined && productIds.includes(entry.product)
      ? PRODUCT.own
      : PRODUCT.other;
  }

  function findSymbols(
    candidatesOf: readonly { name: string; share: number }[],
    isNameLike: boolean,
    productIds: readonly number[],
    found: Set<string>,
  ): Map<number, Candidate> {
    const results = new Map<number, Candidate & { names: Map<string, number> }>();
    const add = (query: string, name: string, base: number, share: number) => {
      for (const place of symbols.get(name) ?? []) {
        const entry = pages[place.page];
        if (entry === undefined) continue;
        found.add(name);
        const links = (SYMBOLS.links * (entry.links ?? 0)) / MOST_LINKS;
        // Two words that are a name when written together are a name if there are no others.
        const isCode = isNameLike || (share === 1 && isName(place.name));
        const score =
          base * (isCode ? 1 : SYMBOLS.plainWord * (share < 1 ? SYMBOLS.wordAmongWords : 1)) +
          links * base +
          (place.kind === 'page' ? 0 : MEMBER_ORDER[place.kind]);
        const candidate = results.get(place.page) ?? {
          score: 0,
          hits: [],
          names: new Map<string, number>(),
        };
        candidate.names.set(query, Math.max(candidate.names.get(query) ?? 0, score));
        const known = candidate.hits.find(({ hit }) => hit.anchor === place.anchor);
        if (known) {
          known.score = Math.max(known.score, score);
        } else if (place.kind !== 'page') {
          candidate.hits.push({
            score,
            hit: { kind: place.kind, label: place.name, anchor: place.anchor },
          });
        }
        results.set(place.page, candidate);
      }
    };
    for (const { name, share } of candidatesOf) {
      if (symbols.has(name)) {
        const isTitle = symbols.get(name)?.some(({ kind }) => kind === 'page');
        add(name, name, (isTitle ? SYMBOLS.exactTitle : SYMBOLS.exactMember) * share, share);
      }
      if (name.length > 2 && (share === 1 || !symbols.has(name))) {
        const matches = names
          .search(name, {
            prefix: true,
            fuzzy: name.length > 4 ? (name.length > 8 ? 2 : 1) : 0,
            ...AS_IT_IS,
          })
          .slice(0, 40);
        for (const { id } of matches as { id: string }[]) {
          if (id === name) continue;
          const likeness = Math.min(name.length, id.length) / Math.max(name.length, id.length);
          const base = id.startsWith(name)
            ? SYMBOLS.prefix * (0.5 + likeness / 2)
            : SYMBOLS.fuzzy * likeness;
          add(name, id, base * share, share);
        }
      }
    }
    const candidates = new Map<number, Candidate>();
    results.forEach(({ hits, names: own }, page) => {
      const [first = 0, ...others] = [...own.values()].sort((a, b) => b - a);
      const entry = pages[page];
      const score = first + SYMBOLS.together * others.reduce((sum, other) => sum + other, 0);
      candidates.set(page, {
        score: score * (entry ? productFactor(entry, productIds) : 1),
        hits: hits.sort((a, b) => b.score - a.score),
      });
    });
    return candidates;
  }

  /** Words and names that differ from those of the query by a few letters. */
  function nearestWords(terms: readonly QueryTerm[]): string[] {
    const near = new Set<string>();
    for (const { folded } of terms) {
      const options = {
        prefix: true,
        fuzzy: Math.min(4, Math.ceil(folded.length / 2)),
        ...AS_IT_IS,
      };
      const found = outline.search(folded, options) as { match: Record<string, string[]> }[];
      const matched = found.flatMap(({ match }) => Object.keys(match));
      for (const word of matched.filter((each) => words.has(each)).slice(0, 2)) {
        near.add(word);
      }
      for (const { id } of names.search(folded, options).slice(0, 3) as { id: string }[]) {
        near.add(symbols.get(id)?.[0]?.name ?? id);
      }
    }
    return [...near].slice(0, NEAREST_WORDS);
  }

  return {
    addText(data) {
      text = MiniSearch.loadJS<{ id: number; text: string }>(
        unpackText(data, documents.length),
        TEXT_OPTIONS,
      );
    },

    search(query, { product, kind, limit = 20 } = {}) {
      const parsed = parseQuery(query, products, correct);
      const found = new Set<string>();
      if (parsed.terms.length === 0 && parsed.names.length === 0) {
        return { results: [], words: [], nearest: [] };
      }
      const guides = findGuides(parsed.terms, parsed.products, found);
      const api = findSymbols(parsed.names, parsed.isNameLike, parsed.products, found);
      const chosen = product === undefined ? undefined : products.indexOf(product);
      const results = [...guides, ...api]
        .filter(
          ([page]) =>
            (chosen === undefined || pages[page]?.product === chosen) &&
            (kind === undefined || PAGE_KINDS[pages[page]?.kind ?? 0] === kind),
        )
        .sort((a, b) => b[1].score - a[1].score || a[0] - b[0])
        .slice(0, limit)
        .flatMap(([page, { score, hits }]): SearchResult[] => {
          const entry = pages[page];
          if (entry === undefined) return [];
          const least = (hits[0]?.score ?? 0) * 0.6;
          return [
            {
              page,
              path: entry.path,
              title: entry.title,
              ...(entry.description ? { description: entry.description } : {}),
              kind: PAGE_KINDS[entry.kind ?? 0] ?? 'guide',
              ...(entry.product === undefined ? {} : { product: products[entry.product] }),
              score,
              hits: hits
                .filter((hit) => hit.score >= least && (hit.hit.anchor !== '' || hits.length === 1))
                .slice(0, HITS_OF_A_PAGE)
                .map(({ hit }) => hit),
            },
          ];
        });
      return {
        results,
        words: [...found],
        nearest: results.length === 0 ? nearestWords(parsed.terms) : [],
      };
    },
  };
}

/** `SortInvoices`, or `SortInvoices=Invoices by date`: the title. */
function demoTitle(packed: string): string {
  const [anchor = '', title] = packed.split('=');
  return title ?? demoTitleOf(anchor);
}
