import type { ApiReference, ApiSymbol } from '../types';

/** Symbols of one kind on a product's index. */
export interface ApiIndexSection {
  kind: ApiSymbol['kind'];
  /** Text of its heading. */
  title: string;
  /** By name. */
  symbols: readonly ApiSymbol[];
}

const TITLES: readonly (readonly [kind: ApiSymbol['kind'], title: string])[] = [
  ['component', 'Components'],
  ['hook', 'Hooks'],
  ['interface', 'Interfaces'],
];

/**
 * What a product's index lists, components first.
 *
 * @param folder - The product's, such as `data-grid`.
 */
export function apiIndexSections({ symbols }: ApiReference, folder: string): ApiIndexSection[] {
  const ofProduct = symbols
    .filter(({ id }) => id.startsWith(`${folder}/`))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return TITLES.map(([kind, title]) => ({
    kind,
    title,
    symbols: ofProduct.filter((symbol) => symbol.kind === kind),
  })).filter((section) => section.symbols.length > 0);
}

/** Longest line of a description; what is longer ends with an ellipsis at a word's end. */
const MAXIMUM_LINE = 120;

/** A text with the parts that are code apart. */
export type TextPart = string | { code: string };

/** The first sentence of a description, without links and emphasis; empty where there is none. */
export function firstSentence(description: string): TextPart[] {
  const [paragraph = ''] = description.trim().split(/\n\s*\n/);
  const line = paragraph.replace(/\s+/g, ' ');
  // A heading over a list, a list or a table is no sentence.
  if (/^(?:[-*#|]|\d+\.)/.test(line) || /:$/.test(line)) {
    return [];
  }
  const [sentence = ''] = line.split(/(?<=[.!?])(?<!\b(?:e\.g|i\.e|etc|vs)\.) (?=[A-Z`])/);
  const plain = sentence
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|__/g, '')
    .replace(/\.$/, '');
  const short =
    plain.length > MAXIMUM_LINE
      ? `${plain.slice(0, MAXIMUM_LINE).replace(/\s+\S*$/, '')} …`
      : plain;
  return short
    .split('`')
    .map((text, index) => (index % 2 === 1 ? { code: text } : text))
    .filter((part) => part !== '');
}
