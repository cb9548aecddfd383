import type { VersionSource } from './data/types';

/** A text that a page quotes, such as an error message. */
export interface QuotedMessage {
  page: string;
  /** Its position in the page. */
  start: number;
  words: readonly string[];
}

/** Shorter texts, such as labels, also occur in questions that aren't about them. */
const FEWEST_WORDS = 4;
/** How many words a query may have between those of a message: ids, and names that the page leaves out. */
const MOST_BETWEEN = 6;

const REFERENCE = /\/(?:api|components-api|hooks-api)\//;
const FENCED = /^ *```[\s\S]*?^ *```/gm;
const QUOTED = /"([^"\n]{12,200})"|`([A-Z][^`\n]* [^`\n]*)`/g;

/** Returns the words of a message that are the same each time: no ids, numbers and codes of errors. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/#\S+|\]\([^)]*\)|\bts\d+\b/g, ' ')
    .match(/[a-z][a-z\d]*(?:[.'’-][a-z\d]+)*/g) ?? [];

/** Returns the messages that a page quotes in its prose. */
export const messagesIn = (page: string, markdown: string): QuotedMessage[] =>
  [...markdown.replace(FENCED, (code) => ' '.repeat(code.length)).matchAll(QUOTED)]
    .map(({ 1: text, 2: code = '', index }) => ({
      page,
      start: index,
      words: wordsOf(text ?? code),
    }))
    .filter(({ words }) => words.length >= FEWEST_WORDS);

/** Returns the messages that the guides of a version quote. */
export const messagesOf = (source: VersionSource): QuotedMessage[] =>
  source
    .paths()
    .filter((page) => !REFERENCE.test(page))
    .flatMap((page) => messagesIn(page, source.markdown(page) ?? ''));

/** Whether a list has the words of another one in their order, with few others between them. */
function hasInOrder(list: readonly string[], words: readonly string[]): boolean {
  return list.some((first, start) => {
    if (first !== words[0]) {
      return false;
    }
    const end = words.reduce((place, word) => {
      const next = list.indexOf(word, place);
      return next < 0 ? Infinity : next + 1;
    }, start);
    return end - start <= words.length + MOST_BETWEEN;
  });
}

/** Returns the places of the longest message that a query quotes, or of those that contain the whole query. */
export function quotedIn(messages: readonly QuotedMessage[], query: string): QuotedMessage[] {
  const asked = wordsOf(query);
  if (asked.length < FEWEST_WORDS) {
    return [];
  }
  const found = messages.filter(
    ({ words }) =>
      hasInOrder(asked, words) || ` ${words.join(' ')} `.includes(` ${asked.join(' ')} `),
  );
  const most = Math.max(...found.map(({ words }) => Math.min(words.length, asked.length)));
  return found.filter(({ words }) => words.length >= most);
}
