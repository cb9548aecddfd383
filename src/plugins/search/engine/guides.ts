import {
  anchorOf,
  demoTitleOf,
  MAX_LINKS,
  PAGE_KINDS,
  slugOf,
  type PageEntry,
  type ProseData,
  type SearchIndexData,
} from '../format';

import type { Candidate, SearchHit } from './candidate';
import { createOutline, type Outline } from './outline';
import type { ParsedQuery, QueryTerm } from './query';
import { createProse, type Prose } from './prose';
import { FIELDS, FREQUENCIES, MATCHES, PAGE } from './ranking';
import type { CompiledVocabulary } from './vocabulary';
import { fold, termsOf, wordsOf } from './words';

/** Scores by section: the weight of the best field that contains a term, multiplied by the quality of the match. */
type SectionScores = Map<number, number>;

/** Search in the guides, by words. */
export interface Guides {
  /** For each word of titles, keywords, headings, demos and code, folded: how often it occurs. */
  words: ReadonlyMap<string, number>;
  /** Returns the matching pages, by their place in the index. Adds the words that matched to `found`. */
  find: (query: ParsedQuery, found: Set<string>) => Map<number, Candidate>;
  /** Adds a file with words of the prose. */
  addProse: (file: number, data: ProseData) => void;
  /** Whether the loaded prose contains a stem. */
  hasInProse: (stem: string) => boolean;
  /** Returns the numbers of the files that the query needs and that haven't been added yet. */
  lackedProse: (query: ParsedQuery) => number[];
}

const tokenize = (text: string) => [...wordsOf(text)].map(({ word }) => word);

const folderDepth = (path: string) => path.split('/').length;

/** The search terms of each word of a text. */
type Terms = readonly (readonly string[])[];

/** Returns a function for the search terms of each word of a heading, which remembers its results. */
function createHeadingTerms(): (heading: string) => Terms {
  const known = new Map<string, Terms>();
  return (heading) => {
    const terms = known.get(heading) ?? tokenize(heading).map((word) => termsOf(word));
    known.set(heading, terms);
    return terms;
  };
}

/** Returns the title of a packed demo: `SortInvoices`, or `SortInvoices=Invoices by date` if it has its own title. */
function demoTitle(packed: string): string {
  const [anchor = '', title] = packed.split('=');
  return title ?? demoTitleOf(anchor);
}

/** The matches on a page: its sections, and the best score and the sum of all scores for each term. */
interface PageMatch {
  sections: Set<number>;
  best: number[];
  sums: number[];
}

/** The words of a query that a heading may contain: single words, and phrases that only count as a whole. */
interface WantedWords {
  words: ReadonlySet<string>;
  phrases: readonly (readonly string[])[];
}

/** Returns the share of a heading's words that the query contains. */
function coverage(terms: Terms, { words, phrases }: WantedWords): number {
  if (terms.length === 0) return 0;
  const has = (word: string) => terms.some((forms) => forms.includes(word));
  const ofPhrases = new Set(phrases.filter((phrase) => phrase.every(has)).flat());
  const covered = terms.filter((forms) =>
    forms.some((form) => words.has(form) || ofPhrases.has(form)),
  );
  return covered.length / terms.length;
}

/** Indexes the titles, headings, demos and code of the guides. */
function indexOutline(pages: SearchIndexData['pages'], titleWords: ReadonlySet<string>) {
  const sectionPages: number[] = [];
  const headings: string[] = [];
  const firstSections = new Map<number, number>();
  const headingTerms = createHeadingTerms();
  const titleTerms = new Map<number, Terms>();
  const words = new Map<string, number>();
  const outline = createOutline();

  const addText = (section: number, field: keyof typeof FIELDS, text: string) => {
    for (const { word } of wordsOf(text)) {
      const folded = fold(word);
      words.set(folded, (words.get(folded) ?? 0) + 1);
      for (const term of termsOf(word)) outline.add(term, section, FIELDS[field]);
    }
  };

  pages.forEach((entry, page) => {
    if (entry.sections === undefined) return;
    const first = sectionPages.length;
    firstSections.set(page, first);
    // Ignores words that most titles share, such as the product's name.
    const ownTerms = headingTerms(entry.title).filter(
      (forms) => !forms.some((form) => titleWords.has(form)),
    );
    titleTerms.set(page, ownTerms);
    addText(first, 'title', `${entry.title} ${slugOf(entry.path)}`);
    addText(first, 'description', entry.description ?? '');
    entry.keywords?.forEach((keyword) => addText(first, 'keyword', keyword));
    entry.sections.forEach(({ heading = '', demos = [], code = '' }, place) => {
      sectionPages.push(page);
      headings.push(heading);
      addText(first + place, 'heading', heading);
      demos.forEach((demo) => addText(first + place, 'demo', demoTitle(demo)));
      addText(first + place, 'code', code);
    });
  });
  return { sectionPages, headings, firstSections, headingTerms, titleTerms, words, outline };
}

/** Returns a function for the scores of the sections that contain a term. It adds the matched words to `found`. */
function createScores(outline: Outline, prose: Prose) {
  /** Adds the scores of the sections that contain a term, and adds the matched words to `found`. */
  function lookUp(
    term: string,
    { isPrefix = false, inProse = true }: { isPrefix?: boolean; inProse?: boolean },
    worth: number,
    scores: SectionScores,
    found: Set<string>,
  ): void {
    const add = (id: number, word: string, score: number) => {
      found.add(word);
      const likeness = Math.min(term.length, word.length) / Math.max(term.length, word.length);
      const exact = word === term ? 1 : MATCHES.partial + (1 - MATCHES.partial) * likeness;
      scores.set(id, Math.max(scores.get(id) ?? 0, score * worth * exact));
    };
    for (const { word, sections } of outline.find(term, isPrefix)) {
      sections.forEach((score, id) => add(id, word, score));
    }
    if (!inProse) return;
    for (const { word, section, frequency } of prose.find(term, isPrefix)) {
      add(section, word, FIELDS.text * (FREQUENCIES[frequency - 1] ?? 1));
    }
  }

  /** Adds the scores of the sections whose titles, headings, demos or code contain all words of a synonym. */
  function lookUpPhrase(phrase: readonly string[], scores: SectionScores): void {
    const [first = new Map<number, number>(), ...others] = phrase.map((word) => {
      const own: SectionScores = new Map();
      lookUp(word, { inProse: false }, MATCHES.synonym, own, new Set());
      return own;
    });
    first.forEach((score, id) => {
      const least = Math.min(score, ...others.map((other) => other.get(id) ?? 0));
      if (least > (scores.get(id) ?? 0)) scores.set(id, least);
    });
  }

  return (
    { folded, stemmed, parts, synonyms, isLast }: QueryTerm,
    found: Set<string>,
  ): SectionScores => {
    const scores: SectionScores = new Map();
    lookUp(stemmed, {}, MATCHES.exact, scores, found);
    if (folded !== stemmed) lookUp(folded, {}, MATCHES.exact, scores, found);
    const isKnown = scores.size > 0;
    synonyms.forEach((phrase) => lookUpPhrase(phrase, scores));
    if (!isKnown && synonyms.length === 0) {
      for (const part of parts) lookUp(part, {}, MATCHES.prefix, scores, found);
    }
    if ((isLast || !isKnown) && folded.length > 1) {
      lookUp(folded, { isPrefix: true }, MATCHES.prefix, scores, found);
    }
    return scores;
  };
}

/**
 * Returns how rare a term is, and therefore how much it says about a page. A term that many pages only mention counts as
 * rarer than one in their titles.
 */
function rarity(scores: SectionScores, pageOf: (section: number) => number, pages: number): number {
  const best = new Map<number, number>();
  scores.forEach((score, id) => best.set(pageOf(id), Math.max(best.get(pageOf(id)) ?? 0, score)));
  const strength = [...best.values()].reduce((sum, score) => sum + score, 0);
  return Math.log(1 + pages / Math.max(strength, 0.5));
}

/** Returns the share of the query that each section answers, and the matches on each page. */
function matchPages(
  perTerm: readonly { scores: SectionScores; weight: number }[],
  total: number,
  pageOf: (section: number) => number,
) {
  const answers = new Map<number, number>();
  const matches = new Map<number, PageMatch>();
  perTerm.forEach(({ scores, weight }, index) => {
    scores.forEach((score, id) => {
      answers.set(id, (answers.get(id) ?? 0) + (score * weight) / total);
      const page = matches.get(pageOf(id)) ?? { sections: new Set(), best: [], sums: [] };
      matches.set(pageOf(id), page);
      page.sections.add(id);
      page.best[index] = Math.max(page.best[index] ?? 0, score);
      page.sums[index] = (page.sums[index] ?? 0) + score;
    });
  });
  return { answers, matches };
}

/** Returns the words of a query that a heading may contain, with those of the documents that it matched. */
function wantedWords(terms: readonly QueryTerm[], found: ReadonlySet<string>): WantedWords {
  const synonyms = terms.flatMap((term) => term.synonyms);
  return {
    words: new Set([
      ...terms.flatMap(({ folded, stemmed }) => [folded, stemmed]),
      ...synonyms.filter(({ length }) => length === 1).flat(),
      ...found,
    ]),
    phrases: synonyms.filter(({ length }) => length > 1),
  };
}

/**
 * @param index - Index of the pages. Pages of the API reference have no sections.
 * @param vocabulary - The site's vocabulary.
 */
export function createGuides(
  { pages, prose: starts }: SearchIndexData,
  { titleWords }: Pick<CompiledVocabulary, 'titleWords'>,
): Guides {
  const index = indexOutline(pages, titleWords);
  const { sectionPages, headings, firstSections, headingTerms, titleTerms, words } = index;
  const prose = createProse(starts);
  const scoresOf = createScores(index.outline, prose);
  const meanSections = sectionPages.length / Math.max(1, firstSections.size);

  /** Returns the weight in other sections at which a term on the page gets half of the bonus for breadth. */
  const halfBreadth = ({ sections = [] }: PageEntry) =>
    PAGE.breadth.half *
    (1 - PAGE.breadth.length + (PAGE.breadth.length * sections.length) / meanSections);

  const pageOf = (section: number) => sectionPages[section] ?? -1;

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

  return {
    words,

    addProse: prose.add,
    hasInProse: prose.has,

    lackedProse: ({ terms, typed }) => [
      ...new Set([
        ...typed.flatMap((word) => prose.lacks(word, false)),
        ...terms.flatMap(({ folded, stemmed, isLast }) => [
          ...prose.lacks(stemmed, false),
          ...prose.lacks(folded, isLast),
        ]),
      ]),
    ],

    find({ terms, isMigration }, found) {
      const perTerm = terms.map((term) => {
        const scores = scoresOf(term, found);
        return { scores, weight: rarity(scores, pageOf, firstSections.size) * term.weight };
      });
      const total = perTerm.reduce((sum, { weight }) => sum + weight, 0);
      const candidates = new Map<number, Candidate>();
      if (total === 0) return candidates;
      const { answers, matches } = matchPages(perTerm, total, pageOf);
      const wanted = wantedWords(terms, found);
      matches.forEach(({ sections, best, sums }, page) => {
        const entry = pages[page];
        if (entry === undefined) return;
        const ids = [...sections];
        const answerOf = (id: number) => answers.get(id) ?? 0;
        const half = halfBreadth(entry);
        const answered = perTerm.reduce((sum, { weight }, index) => {
          const score = best[index] ?? 0;
          const others = Math.max(0, (sums[index] ?? 0) - score);
          const breadth = (PAGE.breadth.most * others) / (others + half);
          return sum + ((score + breadth) * weight) / total;
        }, 0);
        const together = Math.max(...ids.map(answerOf));
        const heading = Math.max(
          ...ids.map((id) => coverage(headingTerms(headings[id] ?? ''), wanted) * answerOf(id)),
          ...(entry.keywords ?? []).map(
            (keyword) =>
              coverage(headingTerms(keyword), wanted) * answerOf(firstSections.get(page) ?? -1),
          ),
        );
        const title = coverage(titleTerms.get(page) ?? [], wanted);
        const score =
          answered *
            (1 +
              PAGE.wholeTitle * title +
              PAGE.wholeHeading * heading +
              PAGE.oneSection * together) +
          (PAGE.links * (entry.links ?? 0)) / MAX_LINKS +
          PAGE.depth * folderDepth(entry.path);
        const factor = isMigration ? PAGE.askedMigration : PAGE.migration;
        candidates.set(page, {
          score: score * (PAGE_KINDS[entry.kind ?? 0] === 'migration' ? factor : 1),
          hits: ids
            .map((id) => ({ score: answerOf(id), hit: sectionHit(page, id) }))
            .sort((a, b) => b.score - a.score || (a.hit.section ?? 0) - (b.hit.section ?? 0)),
        });
      });
      return candidates;
    },
  };
}
