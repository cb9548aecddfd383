import type { MemberKind } from '../format';

/*
 * The numbers that decide what is found and in which order, and the words that are the same on every English site. The
 * words of one site's subject are in its vocabulary, an option of the plugin. A guide's score is the share of the query
 * that it answers, each word weighed by how rare it is and by where it stands, and then adjusted for the page as a whole.
 * `npm run search:check` prints what a change does to the questions in `evaluation/`.
 */

/** Where a word of the query stands, and what that is worth. The best place on a page counts. */
export const FIELDS = {
  title: 1,
  heading: 0.8,
  description: 0.55,
  /** The front matter's `keywords`: what readers call it who do not know the docs' words. */
  keyword: 0.55,
  demo: 0.4,
  code: 0.3,
  text: 0.25,
} as const;

/** Times the worth of `text`, for a word that is there once, twice, or more often. */
export const FREQUENCIES = [0.7, 0.85, 1] as const;

/** How a word was found. */
export const MATCHES = {
  exact: 1,
  synonym: 0.9,
  prefix: 0.8,
  /** Times that, for a word which is much longer than the part of it that was sought; up to 1 for one that is hardly. */
  partial: 0.5,
} as const;

export const PAGE = {
  /** For a title whose words are all in the query; less for one that says more. */
  wholeTitle: 0.3,
  /** The same for the best heading, or keyword. */
  wholeHeading: 0.2,
  /** For one section that answers all that the page answers. */
  oneSection: 0.2,
  /** For the page that most others link to. */
  links: 0.06,
  /** For each folder between the product and the page: overviews stand above details. */
  depth: -0.01,
  /** Times the score of a migration page, unless the query has one of the vocabulary's `migrationWords`. */
  migration: 0.6,
} as const;

/** What the products that a query names, or hints at, do to the score of a page. */
export const PRODUCT = {
  /** Times the score of pages of a product that is named. */
  own: 1.15,
  /** Times the score of all others, and of those among them that it hints at besides: "a date picker in a cell". */
  other: 0.4,
  otherHinted: 0.8,
  /** Where none is named: times the score of pages of the products that it hints at, and of other products. */
  hinted: 1.05,
  notHinted: 0.65,
  /** How much the words that name a product count themselves. */
  word: 0.3,
} as const;

export const SYMBOLS = {
  /** Names of components, hooks and interfaces, and of what they have, to the letter. */
  exactTitle: 1.45,
  exactMember: 1.3,
  /** For one that begins with what was typed; less the longer it is. */
  prefix: 1.05,
  /** For one that differs by a letter or two. */
  fuzzy: 0.85,
  /** Times that, for a word that is a name and plain English alike, such as `rows`. */
  plainWord: 0.45,
  /** Times that as well, where it is one word of several. */
  wordAmongWords: 0.4,
  /** How much a plain word counts beside one that is written as a name, of which the query is shared out. */
  wordBesideName: 0.7,
  /** Times the share of a name in a query of at least so many words: who asks in sentences wants sentences. */
  inSentence: 0.75,
  wordsOfSentence: 5,
  /** For the page that most others link to. */
  links: 0.2,
  /** For each letter of the page's title: of types that have a row in common, the plain one leads. */
  titleLetter: -0.002,
  /** For another word of the query that the same page has. */
  together: 0.3,
  /** Times the score of a page whose best row another page has shown already; once more for each. */
  sameRow: 0.75,
} as const;

/** Of rows with the same name on one page, which comes first. */
export const MEMBER_ORDER: Readonly<Record<MemberKind, number>> = {
  prop: 0.05,
  member: 0.05,
  parameter: 0.03,
  field: 0.03,
  slot: 0.02,
  class: 0,
};

/** What of a page is shown below it: what scores at least this share of its best, and no more than so much. */
export const HITS = { least: 0.6, most: 4 } as const;

/** What the index keeps of the prose and the code of guides; more costs bytes. */
export const KEPT = {
  /** Words of a page that tell it best from others. */
  wordsOfPage: 250,
  /** Words of the prose in one file, of which a search reads those that have its words. */
  wordsOfFile: 150,
  /** Names in the code of a section. */
  namesOfSection: 12,
} as const;

/** Which word was meant by one that is mistyped: the one that differs by the fewest letters, less these. */
export const SPELLING = {
  /** For the same first letter. */
  sameStart: 0.7,
  /** Times the logarithm of how often the word is there. */
  frequency: 0.1,
} as const;

/** How much words of the vocabulary count next to others. */
export const WORD_WEIGHTS = { generic: 0.35, site: 0.1 } as const;

/** Words that ask rather than say what about. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about after all also am an and any anyone are as at be been being but by can cannot could did do does doing ' +
    'for from get gets getting give given got had has have having help hi how i if in into is it its just know let ' +
    'like make makes making may me might must my need needs no not now of off on one or our out please possible ' +
    'properly set should so some that the their them then there these they this those to too try trying up use used ' +
    'uses using very want was way we were what when where which while who whose why will with without work working ' +
    'works would you your'
  ).split(' '),
);

/** The same word spelled otherwise: what is found, and what is put in its place before it is stemmed. */
export const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/colour/, 'color'],
  [/behaviour/, 'behavior'],
  [/neighbour/, 'neighbor'],
  [/^grey/, 'gray'],
  [/^cent(?:re|er)/, 'center'],
  [/licence/, 'license'],
  [/([a-z]{4}[^aeiou])is(e[drs]?|ing|ations?|able)$/, '$1iz$2'],
];
