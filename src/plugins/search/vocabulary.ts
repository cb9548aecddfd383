/** Words for one of the products by which readers can filter a search. */
export interface ProductWords {
  /** Words and phrases that name the product: a search for "pie chart" prefers its pages. Default: none. */
  names?: readonly string[];
  /** Words that suggest the product when a search names none, such as "axis". Default: none. */
  hints?: readonly string[];
}

/**
 * What the engine needs to know about a site's subject. Capitals don't matter. Except for names of products, words match
 * in all their forms: "migrate" also matches "migration".
 */
export interface SearchVocabulary {
  /** Groups of words and phrases with the same meaning: a search for one also finds the others. */
  synonyms: readonly (readonly string[])[];
  /** By the id of the product; see the option `products`. */
  products: Readonly<Record<string, ProductWords>>;
  /** Phrases that contain a product's name but mean something else, such as "grid line". */
  notProducts: readonly string[];
  /**
   * Words and phrases that apply to every page, such as the name of the library. They hardly count next to other words.
   */
  siteWords: readonly string[];
  /** Words of many questions that say little about their subject, such as "component". They count about a third. */
  genericWords: readonly string[];
  /** Words that most titles share. A title can match as a whole without them. */
  titleWords: readonly string[];
  /** Words that ask about changes between releases. Searches without them rank migration pages lower. */
  migrationWords: readonly string[];
  /** Prefixes of names in code that can't be recognized by their capitals: "Mui" for `Mui-selected`. */
  codePrefixes: readonly string[];
}

/** For a site that says nothing about its subject. */
export const EMPTY_VOCABULARY: SearchVocabulary = {
  synonyms: [],
  products: {},
  notProducts: [],
  siteWords: [],
  genericWords: [],
  titleWords: [],
  migrationWords: [],
  codePrefixes: [],
};
