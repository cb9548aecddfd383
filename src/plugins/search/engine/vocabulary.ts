import type { SearchVocabulary } from '../vocabulary';

import { isName, plain, stem } from './words';

/** A vocabulary in the form that is compared with queries. */
export interface CompiledVocabulary {
  /** Groups of phrases, each as stems. */
  synonyms: readonly (readonly (readonly string[])[])[];
  /** Phrases by the product that they name, each as folded words. */
  productNames: ReadonlyMap<string, readonly (readonly string[])[]>;
  notProducts: readonly (readonly string[])[];
  /** Stems by the product that they hint at. */
  hints: ReadonlyMap<string, ReadonlySet<string>>;
  /** Phrases, each as folded words. */
  siteWords: readonly (readonly string[])[];
  /** Folded. */
  genericWords: ReadonlySet<string>;
  /** Stems. */
  titleWords: ReadonlySet<string>;
  /** Stems. */
  migrationWords: ReadonlySet<string>;
  /** Words, folded, that queries may contain even if no page does. They aren't typos. */
  queryWords: ReadonlySet<string>;
  /** Whether a word is written like a name in code. */
  isName: (word: string) => boolean;
}

const wordsOf = (phrase: string) => phrase.split(/\s+/).map(plain);
const stemsOf = (phrase: string) => wordsOf(phrase).map(stem);
const stemSet = (words: readonly string[]) => new Set(words.flatMap(stemsOf));
const foldedSet = (words: readonly string[]) => new Set(words.flatMap(wordsOf));

/** Prepares a vocabulary once, so that searches don't have to. */
export function compileVocabulary(vocabulary: SearchVocabulary): CompiledVocabulary {
  const { synonyms, notProducts, codePrefixes } = vocabulary;
  const products = Object.entries(vocabulary.products);
  return {
    synonyms: synonyms.map((group) => group.map(stemsOf)),
    productNames: new Map(products.map(([id, { names = [] }]) => [id, names.map(wordsOf)])),
    notProducts: notProducts.map(wordsOf),
    hints: new Map(products.map(([id, { hints = [] }]) => [id, stemSet(hints)])),
    siteWords: vocabulary.siteWords.map(wordsOf),
    genericWords: foldedSet(vocabulary.genericWords),
    titleWords: stemSet(vocabulary.titleWords),
    migrationWords: stemSet(vocabulary.migrationWords),
    queryWords: foldedSet([...synonyms.flat(), ...products.flatMap(([, { names = [] }]) => names)]),
    isName: (word) => isName(word) || codePrefixes.some((prefix) => word.startsWith(prefix)),
  };
}
