import type { MemberKind } from '../format';

/*
 * The numbers that determine what is found and in which order, and the words that are the same on every English site.
 * Words for a site's subject are in its vocabulary, which is an option of the plugin. A guide's score is the share of
 * the query that it answers. Each word is weighted by its rarity and its place on the page. The score is then adjusted
 * for the page as a whole. `npm run search:check` shows how a change affects the questions in `evaluation/`.
 */

/** Weight of a word of the query by the field that contains it. The best field on a page counts. */
export const FIELDS = {
  title: 1,
  heading: 0.8,
  description: 0.55,
  /** The front matter's `keywords`: the terms of readers who don't know the docs' terms. */
  keyword: 0.55,
  demo: 0.4,
  code: 0.3,
  text: 0.25,
} as const;

/** Factors for `text`, for a word that occurs once, twice, or more often. */
export const FREQUENCIES = [0.7, 0.85, 1] as const;

/** Factors by type of match. */
export const MATCHES = {
  exact: 1,
  synonym: 0.9,
  prefix: 0.8,
  /**
   * Additional factor for a word that is much longer than the searched term. It approaches 1 as their lengths get
   * closer.
   */
  partial: 0.5,
} as const;

export const PAGE = {
  /** Bonus if all words of the title are in the query. Smaller if the title has other words. */
  wholeTitle: 0.3,
  /** The same for the best heading or keyword. */
  wholeHeading: 0.2,
  /** Bonus if a single section contains everything that the page answers. */
  oneSection: 0.2,
  /**
   * Bonus for a word that other sections of the page contain, too: a page about a subject comes back to it. `half` is
   * the total weight in those sections at which half of the bonus is reached, on a page of average length. `length` is
   * how much the number of sections counts, from 0 to 1, because long pages repeat more words.
   */
  breadth: { most: 0.6, half: 1, length: 0.3 },
  /** Bonus for pages with the most incoming links. */
  links: 0.06,
  /** Added for each folder in the path, so that overviews rank above details. */
  depth: -0.01,
  /** Factors for migration pages, without and with one of the vocabulary's `migrationWords` in the query. */
  migration: 0.6,
  askedMigration: 1.3,
} as const;

/** How the products that a query names or hints at affect the score of a page. */
export const PRODUCT = {
  /** Factor for pages of a product that the query names. */
  own: 1.15,
  /**
   * Factors for all other pages, and for those among them whose product the query also hints at: "a date picker in a
   * cell".
   */
  other: 0.4,
  otherHinted: 0.8,
  /** If the query names no product: factors for pages of the products that it hints at, and of other products. */
  hinted: 1.05,
  notHinted: 0.8,
  /** Weight of the words that name a product. */
  word: 0.3,
} as const;

export const SYMBOLS = {
  /** Exact matches of components, hooks and interfaces, and of their members. */
  exactTitle: 1.45,
  exactMember: 1.3,
  /** For a name that starts with the typed text. The longer the name, the lower the score. */
  prefix: 1.05,
  /** For a name that differs by a letter or two. */
  fuzzy: 0.85,
  /** Additional factor for a word that is both a name and plain English, such as `rows`. */
  plainWord: 0.45,
  /** Further factor if it is one of several words. */
  wordAmongWords: 0.4,
  /** Weight of a plain word next to one that is written like a name, when the query's weight is distributed. */
  wordBesideName: 0.7,
  /**
   * Factor for the share of a name in a query with at least `wordsOfSentence` words: readers who ask in sentences
   * expect prose.
   */
  inSentence: 0.75,
  wordsOfSentence: 5,
  /** Bonus for pages with the most incoming links. */
  links: 0.2,
  /**
   * Added for each letter of the page's title: if several types have the same row, the one with the shortest name comes
   * first.
   */
  titleLetter: -0.002,
  /** Factor for other words of the query that match on the same page. */
  together: 0.3,
  /** Factor for a page whose best row is also that of a higher-ranked page. Applied once for each such page. */
  sameRow: 0.75,
} as const;

/** Order of rows that have the same name on one page. */
export const MEMBER_ORDER: Readonly<Record<MemberKind, number>> = {
  prop: 0.05,
  member: 0.05,
  parameter: 0.03,
  field: 0.03,
  slot: 0.02,
  class: 0,
};

/** Which guide comes second, after an API page. */
export const GUIDE_BESIDE_API = {
  /** Factor for guides of the same product as the API page. */
  sameProduct: 1.15,
} as const;

/**
 * The matches that are listed below a page: those with at least this share of the best match's score, up to this
 * number.
 */
export const HITS = { least: 0.6, most: 4 } as const;

/** How much of the guides' prose and code the index keeps. Higher numbers make it larger. */
export const KEPT = {
  /** The most distinctive words of a page. */
  wordsOfPage: 250,
  /** Words per prose file. A search only reads the files that have its words. */
  wordsOfFile: 150,
  /** Names in the code of a section. */
  namesOfSection: 12,
} as const;

/**
 * Determines which word a mistyped one stands for: the one with the fewest different letters, after subtracting these
 * bonuses.
 */
export const SPELLING = {
  /** Bonus for the same first letter. */
  sameStart: 0.7,
  /** Multiplied by the logarithm of the word's frequency. */
  frequency: 0.1,
} as const;

/** Weights of the vocabulary's words, compared with other words. */
export const WORD_WEIGHTS = { generic: 0.35, site: 0.1 } as const;

/**
 * Words that carry no meaning in a question: function words, and what people write around a question. Without
 * apostrophes.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about achieve achieved achieving actually after all also am an and any anybody anyone anything anyway ' +
    'appreciate appreciated are arent as at aware basically be because been behave being believe but by came can ' +
    'cannot cant come comes could couldnt currently desired despite did didnt do does doesnt doing done dont either ' +
    'especially etc ever everybody everyone everything exactly facing following for from gave get gets getting give ' +
    'given goes going gone got gotten guess guys had hadnt happen happened happening happens has hasnt have havent ' +
    'having he hello help her hey hi him his how however i ideally if im in into is isnt it its ive just kindly know ' +
    'let like lot lots made make makes making may maybe me mean means mentioned might mine must my myself need needed ' +
    'needs no not nothing now obviously of off ok okay on one or otherwise our ours out perhaps please possible ' +
    'properly quite rather really regarding seem seems set she should shouldnt since so some somebody somehow someone ' +
    'something somewhat still stuck such suppose supposed sure tell thank thanks that thats the their theirs them ' +
    'then there theres these they think this those though thought to too tried trouble try trying unable ' +
    'unfortunately up us use used uses using usually very wanna want wanted wants was wasnt way we were werent what ' +
    'whatever whats when whenever where whether which while who whose why will with without wonder wondering wont ' +
    'work working works would wouldnt yet you your yourself'
  ).split(' '),
);

/** Spelling variants of the same word: a pattern, and its replacement before stemming. */
export const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/colour/, 'color'],
  [/behaviour/, 'behavior'],
  [/neighbour/, 'neighbor'],
  [/^grey/, 'gray'],
  [/^cent(?:re|er)/, 'center'],
  [/licence/, 'license'],
  [/([a-z]{4}[^aeiou])is(e[drs]?|ing|ations?|able)$/, '$1iz$2'],
];
