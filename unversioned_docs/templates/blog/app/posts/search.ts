import { bodyText } from './text';
import type { Post } from './types';

/** A part of a text: a match, or what is around it. */
export interface Piece {
  text: string;
  match: boolean;
}

export interface SearchResult {
  post: Post;
  /** The title, cut at the matches. */
  title: Piece[];
  /** Some words around the first match in the text. */
  excerpt: Piece[];
}

// Characters of an excerpt before and after the match.
const BEFORE = 60;
const AFTER = 120;

/** Lower case, and without accents, so that `tomas` finds `Tomás`. The length stays the same for Latin letters. */
const fold = (text: string) =>
  [...text]
    .map((letter) => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase() || letter)
    .join('');

/**
 * Cuts a text at its matches.
 *
 * @param text - Any text.
 * @param terms - What to find, folded.
 */
export function cut(text: string, terms: readonly string[]): Piece[] {
  const folded = fold(text);
  const pieces: Piece[] = [];
  let from = 0;
  while (from < text.length) {
    const next = terms
      .map((term) => ({ term, at: folded.indexOf(term, from) }))
      .filter(({ at }) => at >= 0)
      // The first match, and of several there the longest.
      .sort((a, b) => a.at - b.at || b.term.length - a.term.length)[0];
    if (next === undefined) {
      break;
    }
    if (next.at > from) {
      pieces.push({ text: text.slice(from, next.at), match: false });
    }
    const end = next.at + next.term.length;
    pieces.push({ text: text.slice(next.at, end), match: true });
    from = end;
  }
  return from < text.length ? [...pieces, { text: text.slice(from), match: false }] : pieces;
}

function excerptOf(text: string, terms: readonly string[]): Piece[] {
  const folded = fold(text);
  const found = terms.map((term) => folded.indexOf(term)).filter((at) => at >= 0);
  const first = found.length === 0 ? 0 : Math.min(...found);
  // Whole words.
  const start = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1;
  const space = text.indexOf(' ', first + AFTER);
  const end = space < 0 ? text.length : space;
  const excerpt = `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
  return cut(excerpt, terms);
}

/**
 * Finds the posts that contain all words of a query, in their title, summary, tags or text. Posts with a match in the
 * title come first; otherwise they keep their order.
 *
 * @param posts - Where to look.
 * @param query - Words, in any order. Case and accents don't matter.
 */
export function searchPosts(posts: readonly Post[], query: string): SearchResult[] {
  const terms = fold(query)
    .split(/\s+/)
    .filter((term) => term !== '');
  if (terms.length === 0) {
    return [];
  }
  return posts
    .flatMap((post) => {
      const body = bodyText(post);
      const all = fold([post.title, post.summary, post.tags.join(' '), body].join(' '));
      if (!terms.every((term) => all.includes(term))) {
        return [];
      }
      const title = cut(post.title, terms);
      // A match that is only in the summary is shown there.
      const inBody = terms.some((term) => fold(body).includes(term));
      return [{ post, title, excerpt: excerptOf(inBody ? body : post.summary, terms) }];
    })
    .sort(
      (a, b) =>
        Number(b.title.some(({ match }) => match)) - Number(a.title.some(({ match }) => match)),
    );
}
