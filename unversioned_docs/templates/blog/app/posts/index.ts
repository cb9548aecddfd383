import { post as dayLength } from './howLongIsToday';
import { post as thunder } from './countingToThunder';
import { post as week } from './fourHundredYears';
import { post as mile } from './mileFromTheEarth';
import { post as paper } from './sheetThatHalves';
import { post as corner } from './squareCorner';
import { post as tape } from './diamondsOnTheTape';
import { bodyText, countWords, tagSlug } from './text';
import type { Post } from './types';

/** All posts, newest first. */
export const posts: readonly Post[] = [dayLength, corner, tape, mile, paper, week, thunder].sort(
  (a, b) => b.date.localeCompare(a.date),
);

const words = new Map(posts.map((post) => [post.slug, countWords(bodyText(post))]));

/** Returns the number of words of one of these posts. */
export const wordsOf = (post: Post) => words.get(post.slug) ?? countWords(bodyText(post));

/** Tags with the number of their posts, the most frequent first. */
export const TAGS = [...new Set(posts.flatMap(({ tags }) => tags))]
  .map((tag) => ({ tag, count: posts.filter(({ tags }) => tags.includes(tag)).length }))
  .sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag, 'en'));

/** Finds a tag by its part of the address. */
export const findTag = (slug: string) => TAGS.find(({ tag }) => tagSlug(tag) === slug)?.tag;

/** Returns a post, the next newer one, and the next older one. */
export function findPost(slug: string): { post: Post; newer?: Post; older?: Post } | null {
  const index = posts.findIndex((each) => each.slug === slug);
  const post = posts[index];
  return post === undefined ? null : { post, newer: posts[index - 1], older: posts[index + 1] };
}

/** Years with their posts, newest first. */
export const YEARS = [...new Set(posts.map(({ date }) => date.slice(0, 4)))].map((year) => ({
  year,
  posts: posts.filter(({ date }) => date.startsWith(year)),
}));
