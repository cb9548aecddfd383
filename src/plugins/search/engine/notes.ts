import { distance } from '../../../core/validation/distance';
import { PLANS, type Plan, type SearchIndexData } from '../format';

import { fold, isName, isStopWord, plain, wordsOf } from './words';
import type { CompiledVocabulary } from './vocabulary';

/** Why a name in a query isn't found as the reader may expect. `name` is the name in its original spelling. */
export type SearchNote =
  /** It requires a plan, and the API reference doesn't have it. */
  | { kind: 'plan'; name: string; plan: Plan }
  /** The release documents it, but the API reference doesn't have it. */
  | { kind: 'elsewhere'; name: string }
  /** An earlier release had it. `path` and `title` are those of the page that tells what changed. */
  | { kind: 'removed'; name: string; path: string; title: string }
  /** It has an API page at `path`, but no guide. */
  | { kind: 'withoutGuide'; name: string; path: string }
  /** Nothing has this name. */
  | { kind: 'unknown'; name: string };

/** Finds out why a name isn't found. */
export interface Notes {
  /** @param query - The query as typed. */
  find: (query: string) => SearchNote | undefined;
}

/** What the notes need to know about the index. */
export interface KnownNames {
  /** Whether the API reference or the guides have a name or a word, or one that starts with it. Folded. */
  isKnown: (name: string) => boolean;
  /** Whether the API reference has a name. Folded. */
  isSymbol: (name: string) => boolean;
}

/** Maximum number of words that are a name when joined, such as "date time range picker". */
const MOST_WORDS = 5;
/** Names that differ by up to so many letters are taken for the same, if they are long. */
const SIMILAR = { letters: 2, shortest: 9 } as const;

/** Matches a word that can only be a name in code, such as `SchedulerX` or `useFoo`. */
const isIdentifier = (word: string) => isName(word) && /^[A-Za-z][\w$]{3,}$/.test(word);

/** @param index - Index of the pages. */
export function createNotes(
  { pages, missing = {} }: SearchIndexData,
  { isKnown, isSymbol }: KnownNames,
  { siteWords, productNames }: Pick<CompiledVocabulary, 'siteWords' | 'productNames'>,
): Notes {
  const notes = new Map<string, SearchNote>();
  const products = new Set([...productNames.values()].flat().map((words) => words.join('')));
  const namesOf = (names = '') => names.split(' ').filter(Boolean);
  const pathOf = (page: number) => pages[page]?.path ?? '';

  // A name may be in several lists: of a removed interface, a component may have taken the name. The first note stays.
  const add = (note: SearchNote) => {
    const key = fold(note.name);
    if (!notes.has(key) && (note.kind === 'withoutGuide' || !isSymbol(key))) notes.set(key, note);
  };
  for (const plan of PLANS) {
    namesOf(missing.plans?.[plan]).forEach((name) => add({ kind: 'plan', name, plan }));
  }
  namesOf(missing.others).forEach((name) => add({ kind: 'elsewhere', name }));
  for (const { page, names } of missing.removed ?? []) {
    const place = { path: pathOf(page), title: pages[page]?.title ?? '' };
    namesOf(names).forEach((name) => add({ kind: 'removed', name, ...place }));
  }
  const withoutGuide = new Set(missing.withoutGuide);
  const titles = new Map<string, number>();
  pages.forEach(({ title, sections }) => {
    if (sections === undefined) titles.set(title, (titles.get(title) ?? 0) + 1);
  });
  for (const page of withoutGuide) {
    const name = pages[page]?.title ?? '';
    // Components of several products may share a name, and one of them may have a guide.
    if (titles.get(name) === 1) add({ kind: 'withoutGuide', name, path: pathOf(page) });
  }

  /** Returns the note on a name that nothing has: that of the most similar missing name, if there is one. */
  function unknownNote(word: string): SearchNote | undefined {
    const key = plain(word);
    if (!isIdentifier(word) || isKnown(key)) return undefined;
    const others = [...notes.keys()];
    if (others.some((candidate) => candidate.startsWith(key))) return undefined;
    if (key.length >= SIMILAR.shortest) {
      const [similar] = others
        .map((other) => ({ other, letters: distance(key, other, SIMILAR.letters) }))
        .filter(({ letters }) => letters <= SIMILAR.letters)
        .sort((a, b) => a.letters - b.letters);
      if (similar) return notes.get(similar.other);
    }
    return { kind: 'unknown', name: word };
  }

  return {
    find(query) {
      const words = [...wordsOf(query)]
        .map(({ word }) => ({ word, key: plain(word) }))
        .filter(
          ({ key }) =>
            !isStopWord(key) &&
            !siteWords.some((phrase) => phrase.length === 1 && phrase[0] === key),
        );
      for (let length = Math.min(MOST_WORDS, words.length); length > 0; length -= 1) {
        for (let start = 0; start + length <= words.length; start += 1) {
          const own = words.slice(start, start + length);
          const key = own.map((entry) => entry.key).join('');
          const note = notes.get(key);
          const isWhole = length === words.length;
          // A single word of a sentence is only taken for a name if it is written like one. The name of a product may
          // just say which product the other words are about.
          const word = own[0]?.word ?? '';
          const isMeant = isWhole || (!products.has(key) && (length > 1 || isName(word)));
          if (note && isMeant) return note;
        }
      }
      const [only, ...more] = words;
      return only && more.length === 0 ? unknownNote(only.word) : undefined;
    },
  };
}
