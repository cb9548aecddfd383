import { GENERIC, GENERIC_WORDS, PRODUCT, PRODUCT_NAMES, SYNONYMS } from './ranking';
import { fold, isName, isStopWord, partsOf, stem, wordsOf } from './words';

/** A word of the query that says what is sought. */
export interface QueryTerm {
  /** In lower case, without accents. */
  folded: string;
  stemmed: string;
  /** Stems of other words that mean the same. */
  synonyms: readonly string[];
  /** From 0 to 1: words that only name a product say little. */
  weight: number;
  /** Whether the reader may not have finished it. */
  isLast: boolean;
}

export interface ParsedQuery {
  terms: readonly QueryTerm[];
  /** What may be names in code, folded, with the share of the query that each is. */
  names: readonly { name: string; share: number }[];
  /** Whether the query is written as code is. */
  isNameLike: boolean;
  /** Places, in the list of products, of those that the query names. */
  products: readonly number[];
}

const stems = (phrase: string) => phrase.split(' ').map(stem);

const SYNONYM_GROUPS = SYNONYMS.map((group) => group.map(stems));

const startsWith = (words: readonly string[], start: number, phrase: readonly string[]) =>
  phrase.every((word, index) => words[start + index] === word);

/** Stems that mean the same as the words at a place, and how many words do. */
function synonymsAt(
  stemmed: readonly string[],
  start: number,
): { synonyms: string[]; length: number } {
  const synonyms = new Set<string>();
  let length = 1;
  for (const group of SYNONYM_GROUPS) {
    for (const phrase of group) {
      if (startsWith(stemmed, start, phrase)) {
        length = Math.max(length, phrase.length);
        group
          .filter((other) => other !== phrase && other.length === 1)
          .forEach(([other = '']) => synonyms.add(other));
        // Of a phrase its first word is the more telling.
        group
          .filter((other) => other !== phrase && other.length > 1 && group[0] === other)
          .forEach((other) => other.forEach((word) => synonyms.add(word)));
      }
    }
  }
  return { synonyms: [...synonyms], length };
}

/** Words that queries may have and documents may not, folded. */
export const QUERY_WORDS: ReadonlySet<string> = new Set(
  [...SYNONYMS.flat(), ...Object.values(PRODUCT_NAMES).flat()].flatMap((phrase) =>
    phrase.split(' '),
  ),
);

/**
 * Takes a query apart.
 *
 * @param products - Names of the index' products.
 * @param correct - The word that was meant, for one that may be mistyped: itself if it is known, or like nothing known.
 */
export function parseQuery(
  query: string,
  products: readonly string[],
  correct: (word: string, isLast: boolean) => string,
): ParsedQuery {
  const written = [...wordsOf(query)].map(({ word }) => word);
  const typed = written.map((word) => fold(word).replace(/['’]/g, ''));
  const folded = typed.map((word, index) =>
    isStopWord(word) ? word : correct(word, index === typed.length - 1),
  );
  const stemmed = folded.map(stem);

  const named: number[] = [];
  const productWords = new Set<number>();
  products.forEach((product, place) => {
    for (const phrase of PRODUCT_NAMES[product] ?? []) {
      const parts = phrase.split(' ');
      folded.forEach((_, start) => {
        if (startsWith(folded, start, parts)) {
          if (!named.includes(place)) named.push(place);
          parts.forEach((__, index) => productWords.add(start + index));
        }
      });
    }
  });

  const said = folded.map((word) => !isStopWord(word) && word !== 'mui' && word !== 'react');
  const sayNothing = !said.some(Boolean);
  const isOnlyProduct = !said.some((is, index) => is && !productWords.has(index));
  const weightOf = (word: string, isProduct: boolean) =>
    isProduct && !isOnlyProduct ? PRODUCT.word : GENERIC_WORDS.has(word) ? GENERIC.weight : 1;
  const terms = folded.flatMap((word, index): QueryTerm[] => {
    if (!said[index] && !sayNothing) return [];
    const isLast = index === folded.length - 1;
    return [
      {
        folded: word,
        stemmed: stemmed[index] ?? word,
        synonyms: synonymsAt(stemmed, index).synonyms,
        weight: weightOf(word, productWords.has(index)),
        isLast,
      },
    ];
  });

  const meant = terms.length || 1;
  const names = new Map<string, number>();
  const addName = (name: string, share: number) => {
    const bare = name.replace(/^[.]+|[()[\]{}<>;,:]+/g, '');
    if (bare.length > 1) names.set(bare, Math.max(names.get(bare) ?? 0, share));
  };
  terms.forEach(({ folded: word }) => addName(word, 1 / meant));
  // A name may be like a word, and is none.
  typed.filter((word) => !isStopWord(word)).forEach((word) => addName(word, 1 / meant));
  terms.forEach(({ folded: word }) => word.split('.').forEach((part) => addName(part, 1 / meant)));
  for (let start = 0; start < terms.length; start += 1) {
    for (let length = 2; length <= 4 && start + length <= terms.length; length += 1) {
      const part = terms.slice(start, start + length).map(({ folded: word }) => word);
      addName(part.join(''), length / meant);
    }
  }
  return {
    terms,
    names: [...names].map(([name, share]) => ({ name, share })),
    isNameLike:
      written.some((word) => isName(word)) ||
      written.some((word) => partsOf(word).length > 0 && /[A-Z]/.test(word.slice(1))),
    products: named,
  };
}
