import { PRODUCT, SYMBOLS, WORD_WEIGHTS } from './ranking';
import type { CompiledVocabulary } from './vocabulary';
import { fold, isStopWord, partsOf, plain, stem, wordsOf } from './words';

/** A meaningful word of the query. */
export interface QueryTerm {
  /** In lower case, without accents. */
  folded: string;
  stemmed: string;
  /** The stems of its parts, if it is written like a name in code. */
  parts: readonly string[];
  /** Words and phrases with the same meaning, each as stems. */
  synonyms: readonly (readonly string[])[];
  /** From 0 to 1: words that only name a product have a low weight. */
  weight: number;
  /** Whether it is the last word, which the reader may still be typing. */
  isLast: boolean;
}

/** A possible name in code. */
export interface QueryName {
  /** Folded. */
  name: string;
  /** Its share of the query's weight. */
  share: number;
  /** Whether it is written like a name in code. */
  isCode: boolean;
  /** Whether it is a single word, not several words joined together. */
  isWord: boolean;
}

export interface ParsedQuery {
  terms: readonly QueryTerm[];
  /** Stems of its words as they were typed, before correction. */
  typed: readonly string[];
  names: readonly QueryName[];
  /** Indexes, in the list of products, of the products that the query names. */
  products: readonly number[];
  /** Indexes of the products that its words hint at. */
  hinted: readonly number[];
  /** Whether it asks about changes between releases. */
  isMigration: boolean;
}

/** A word of the query, after correction. */
interface Token {
  word: string;
  /** The word as typed, folded, including the dots inside. */
  dotted: string;
  stemmed: string;
  parts: readonly string[];
  isCode: boolean;
  isLast: boolean;
}

/** Matches a percentage that is the value of a CSS property. */
const CSS_PERCENTAGE =
  /(?<=\b(?:width|height)\b\W*)\d+%|\b\d+%(?=\s+(?:width|height|of\s+(?:\w+\s+)?(?:parent|container))\b)/gi;

const startsWith = (words: readonly string[], start: number, phrase: readonly string[]) =>
  phrase.every((word, index) => words[start + index] === word);

/** Returns the synonyms of a word, or of a phrase that it is part of. */
function synonymsOf(
  stemmed: readonly string[],
  place: number,
  groups: CompiledVocabulary['synonyms'],
): (readonly string[])[] {
  const synonyms = new Map<string, readonly string[]>();
  for (const group of groups) {
    const own = group.filter((phrase) =>
      phrase.some((_, offset) => startsWith(stemmed, place - offset, phrase)),
    );
    if (own.length === 0) continue;
    for (const phrase of group) {
      if (!own.includes(phrase)) synonyms.set(phrase.join(' '), phrase);
    }
  }
  return [...synonyms.values()];
}

/** Whether a word is written like code, and not just capitalized like the first word of an English sentence. */
const isCodeLike = (word: string, isName: CompiledVocabulary['isName']) =>
  isName(word) || (partsOf(word).length > 0 && /[A-Z]/.test(word.slice(1)));

/** Returns the positions of the words that belong to one of the phrases. */
const placesOf = (
  words: readonly string[],
  phrases: readonly (readonly string[])[],
): ReadonlySet<number> =>
  new Set(
    words.flatMap((_, start) =>
      phrases.flatMap((phrase) =>
        startsWith(words, start, phrase) ? phrase.map((__, offset) => start + offset) : [],
      ),
    ),
  );

/** Returns the products that are named, and the positions of the words that name them. */
function namedProducts(
  words: readonly string[],
  products: readonly string[],
  { notProducts, productNames }: CompiledVocabulary,
): { named: number[]; places: ReadonlySet<number> } {
  const named = new Set<number>();
  const places = new Set<number>();
  const others = placesOf(words, notProducts);
  products.forEach((product, index) => {
    for (const parts of productNames.get(product) ?? []) {
      words.forEach((_, start) => {
        if (startsWith(words, start, parts) && !others.has(start)) {
          named.add(index);
          parts.forEach((__, offset) => places.add(start + offset));
        }
      });
    }
  });
  return { named: [...named], places };
}

/** Returns each word that may be a name, and two to four consecutive words that may be a name when joined. */
function namesOf(
  tokens: readonly Token[],
  typed: readonly Token[],
  isSentence: boolean,
): QueryName[] {
  const hasCode = tokens.some(({ isCode }) => isCode);
  const weightOf = ({ isCode }: Token) => (hasCode && !isCode ? SYMBOLS.wordBesideName : 1);
  const whole =
    (tokens.reduce((sum, token) => sum + weightOf(token), 0) || 1) /
    (isSentence ? SYMBOLS.inSentence : 1);

  const names = new Map<string, QueryName>();
  const add = (name: string, weight: number, isCode: boolean, isWord: boolean) => {
    const known = names.get(name);
    if (name.length < 2) return;
    names.set(name, {
      name,
      share: Math.max(known?.share ?? 0, weight / whole),
      isCode: isCode || known?.isCode === true,
      isWord: isWord || known?.isWord === true,
    });
  };
  // A name may look like a misspelled word, so the words count as typed too.
  for (const token of [...tokens, ...typed]) {
    add(token.word, weightOf(token), token.isCode, true);
    token.dotted.split('.').forEach((part) => add(part, weightOf(token), token.isCode, true));
  }
  for (let start = 0; start < tokens.length; start += 1) {
    for (let length = 2; length <= 4 && start + length <= tokens.length; length += 1) {
      const part = tokens.slice(start, start + length);
      add(
        part.map(({ word }) => word).join(''),
        part.reduce((sum, token) => sum + weightOf(token), 0),
        part.some(({ isCode }) => isCode),
        false,
      );
    }
  }
  return [...names.values()];
}

/**
 * Parses a query.
 *
 * @param products - Ids of the index's products.
 * @param vocabulary - The site's vocabulary.
 * @param correct - Corrects a word that may be mistyped. Returns the word itself if it is known or isn't similar to any
 *   known word, or two words if they were written as one.
 */
export function parseQuery(
  query: string,
  products: readonly string[],
  vocabulary: CompiledVocabulary,
  correct: (word: string, isLast: boolean) => readonly string[],
): ParsedQuery {
  const asked = query
    // `slots.expandIcon` asks for the slot, not for the prop that each component has.
    .replace(/\bslot(?:s|Props)\.(?=\w)/g, '')
    // `width: 100%` asks about a width, not about charts whose bars add up to 100%.
    .replace(CSS_PERCENTAGE, '');
  const typed = [...wordsOf(asked)].map(({ word }, index, all): Token => {
    const folded = plain(word);
    return {
      word: folded,
      dotted: fold(word),
      stemmed: stem(folded),
      parts: partsOf(word)
        .map(fold)
        .filter((part) => !isStopWord(part))
        .map(stem),
      isCode: isCodeLike(word, vocabulary.isName),
      isLast: index === all.length - 1,
    };
  });
  const tokens = typed.flatMap((token): Token[] =>
    isStopWord(token.word)
      ? [token]
      : correct(token.word, token.isLast).map((word) => ({ ...token, word, stemmed: stem(word) })),
  );
  const words = tokens.map(({ word }) => word);
  const stemmed = tokens.map((token) => token.stemmed);

  const { named, places } = namedProducts(words, products, vocabulary);
  const sitePlaces = placesOf(words, vocabulary.siteWords);
  const isSiteWord = words.map((_, place) => sitePlaces.has(place));
  const isSaid = words.map(
    // "expand all" is another task than "expand".
    (word, place) =>
      !isStopWord(word) || (word === 'all' && place > 0 && !isStopWord(words[place - 1] ?? '')),
  );
  const saysNothing = !isSaid.includes(true);
  const hasOnlySiteWords = !isSaid.some((is, place) => is && !isSiteWord[place]);
  const isOnlyProduct = !isSaid.some((is, place) => is && !isSiteWord[place] && !places.has(place));
  const weightOf = (place: number) => {
    if (isSiteWord[place]) return hasOnlySiteWords ? 1 : WORD_WEIGHTS.site;
    if (places.has(place)) return isOnlyProduct ? 1 : PRODUCT.word;
    return vocabulary.genericWords.has(words[place] ?? '') ? WORD_WEIGHTS.generic : 1;
  };
  const kept = tokens.flatMap((token, place) =>
    isSaid[place] || saysNothing ? [{ token, place }] : [],
  );

  return {
    terms: kept.map(({ token, place }) => ({
      folded: token.word,
      stemmed: token.stemmed,
      parts: token.parts,
      synonyms: synonymsOf(stemmed, place, vocabulary.synonyms),
      weight: weightOf(place),
      isLast: token.isLast,
    })),
    typed: typed.filter(({ word }) => !isStopWord(word)).map((token) => token.stemmed),
    names: namesOf(
      kept.filter(({ place }) => !isSiteWord[place] || hasOnlySiteWords).map(({ token }) => token),
      typed.filter(({ word }) => !isStopWord(word)),
      typed.length >= SYMBOLS.wordsOfSentence,
    ),
    products: named,
    hinted: products.flatMap((product, index) =>
      stemmed.some((word) => vocabulary.hints.get(product)?.has(word)) ? [index] : [],
    ),
    isMigration: stemmed.some((word) => vocabulary.migrationWords.has(word)),
  };
}
