import type { ApiReference, ApiSymbol } from '../types';

/** Symbols of one kind on a product's index. */
export interface ApiIndexSection {
  kind: ApiSymbol['kind'];
  /** Text of its heading. */
  title: string;
  /** Sorted by name. */
  symbols: readonly ApiSymbol[];
}

const TITLES: readonly (readonly [kind: ApiSymbol['kind'], title: string])[] = [
  ['component', 'Components'],
  ['hook', 'Hooks'],
  ['interface', 'Interfaces'],
];

/**
 * Returns the sections of a product's index, components first.
 *
 * @param folder - The product's folder, such as `data-grid`.
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

/** Maximum length of a description's line. Longer ones are truncated after a word, with an ellipsis. */
const MAXIMUM_LINE = 120;

/** A part of a text: plain text or code. */
export type TextPart = string | { code: string };

/** Returns the first sentence of a description, without links and emphasis. Empty if there is none. */
export function firstSentence(description: string): TextPart[] {
  const [paragraph = ''] = description.trim().split(/\n\s*\n/);
  const line = paragraph.replace(/\s+/g, ' ');
  // An introduction to a list, a list or a table isn't a sentence.
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
