import {
  ANCHOR_INFIX,
  defaultClassPrefix,
  MAX_LINKS,
  MEMBER_KINDS,
  slugOf,
  type MemberKind,
  type PageEntry,
} from '../format';

import type { Candidate, SearchHit } from './candidate';
import type { QueryName } from './query';
import { MEMBER_ORDER, SYMBOLS } from './ranking';
import type { CompiledVocabulary } from './vocabulary';
import { fold } from './words';

/** A row of a page of the API reference, or the page itself. */
interface SymbolPlace {
  page: number;
  kind: MemberKind | 'page';
  name: string;
  anchor: string;
}

/** Search in the names of the API reference. */
export interface Symbols {
  /** All names, folded. */
  words: Iterable<string>;
  /** @param name - Folded. */
  has: (name: string) => boolean;
  /**
   * Returns the pages that have the names, by their place in the index.
   *
   * @param near - Returns names that are similar to one that may be mistyped, most similar first.
   * @param found - Receives the names that matched.
   */
  find: (
    names: readonly QueryName[],
    near: (name: string) => readonly string[],
    found: Set<string>,
  ) => Map<number, Candidate>;
  /** Returns a name in its original spelling. */
  nameOf: (name: string) => string | undefined;
}

/**
 * Maximum number of names considered that start with the same letters or are similar. For a common prefix, these are
 * the shortest names.
 */
const MOST_LIKE = 40;

/** Returns the names of an API page and its rows. */
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

/** The matches on a page, with the best score for each part of the query. */
interface FoundPage extends Candidate {
  byQuery: Map<string, number>;
  /** Score of the page's own name. */
  title: number;
}

const newPage = (): FoundPage => ({ score: 0, hits: [], byQuery: new Map(), title: 0 });

/**
 * @param pages - Pages of the index. Guides have no names.
 * @param vocabulary - The site's vocabulary.
 */
export function createSymbols(
  pages: readonly PageEntry[],
  { isName }: Pick<CompiledVocabulary, 'isName'>,
): Symbols {
  const symbols = new Map<string, SymbolPlace[]>();
  pages.forEach((entry, page) => {
    if (entry.sections !== undefined) return;
    for (const place of placesOf(entry, page)) {
      const key = fold(place.name);
      const places = symbols.get(key);
      if (places) places.push(place);
      else symbols.set(key, [place]);
    }
  });
  function scoreOf(place: SymbolPlace, base: number, { share, isCode }: QueryName): number {
    // Two words that form a name when joined count as a name if the query has no other words.
    const isPlain = !isCode && !(share === 1 && isName(place.name));
    const plain = isPlain ? SYMBOLS.plainWord * (share < 1 ? SYMBOLS.wordAmongWords : 1) : 1;
    const { links = 0, title = '' } = pages[place.page] ?? {};
    return (
      base * (plain + (SYMBOLS.links * links) / MAX_LINKS) +
      SYMBOLS.titleLetter * title.length +
      (place.kind === 'page' ? 0 : MEMBER_ORDER[place.kind])
    );
  }

  /** Returns the names that a part of the query may refer to, with their base scores. */
  function* likeNames(
    { name, share, isWord }: QueryName,
    near: (name: string) => readonly string[],
  ): Generator<{ name: string; base: number }> {
    const places = symbols.get(name);
    if (places) {
      const isTitle = places.some(({ kind }) => kind === 'page');
      yield { name, base: (isTitle ? SYMBOLS.exactTitle : SYMBOLS.exactMember) * share };
    }
    if (name.length < 3 || (share < 1 && places)) return;
    const longer: string[] = [];
    for (const key of symbols.keys()) {
      if (key !== name && key.startsWith(name)) longer.push(key);
    }
    longer.sort((a, b) => a.length - b.length);
    for (const other of longer.slice(0, MOST_LIKE)) {
      const likeness = name.length / other.length;
      yield { name: other, base: SYMBOLS.prefix * (0.5 + likeness / 2) * share };
    }
    if (places || longer.length > 0 || name.length < 5 || (share < 1 && !isWord)) return;
    for (const other of near(name).slice(0, MOST_LIKE)) {
      const likeness = Math.min(name.length, other.length) / Math.max(name.length, other.length);
      yield { name: other, base: SYMBOLS.fuzzy * likeness * share };
    }
  }

  return {
    words: symbols.keys(),
    has: (name) => symbols.has(name),

    find(queries, near, found) {
      const results = new Map<number, FoundPage>();
      for (const query of queries) {
        for (const { name, base } of likeNames(query, near)) {
          found.add(name);
          for (const place of symbols.get(name) ?? []) {
            const score = scoreOf(place, base, query);
            const page = results.get(place.page) ?? newPage();
            results.set(place.page, page);
            page.byQuery.set(query.name, Math.max(page.byQuery.get(query.name) ?? 0, score));
            if (place.kind === 'page') page.title = Math.max(page.title, score);
            const known = page.hits.find(({ hit }) => hit.anchor === place.anchor);
            if (known) {
              known.score = Math.max(known.score, score);
            } else if (place.kind !== 'page') {
              const hit: SearchHit = { kind: place.kind, label: place.name, anchor: place.anchor };
              page.hits.push({ score, hit });
            }
          }
        }
      }
      for (const page of results.values()) {
        const [first = 0, ...others] = [...page.byQuery.values()].sort((a, b) => b - a);
        page.score = first + SYMBOLS.together * others.reduce((sum, other) => sum + other, 0);
        page.hits.sort((a, b) => b.score - a.score);
        page.isRow = (page.hits[0]?.score ?? 0) > page.title;
      }
      demoteRepeated(results);
      return results;
    },

    nameOf: (name) => symbols.get(name)?.[0]?.name,
  };
}

/**
 * Lowers the scores of pages that match with the same row as a higher-ranked page, because many pages have props in
 * common.
 */
function demoteRepeated(results: ReadonlyMap<number, FoundPage>): void {
  const shown = new Map<string, number>();
  const sorted = [...results].sort((a, b) => b[1].score - a[1].score || a[0] - b[0]);
  for (const [, page] of sorted) {
    const row = page.hits[0]?.hit.label;
    if (row === undefined) continue;
    const times = shown.get(row) ?? 0;
    page.score *= SYMBOLS.sameRow ** times;
    shown.set(row, times + 1);
  }
}
