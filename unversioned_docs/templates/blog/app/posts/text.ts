import { Children, isValidElement, type ReactNode } from 'react';

import type { Post } from './types';

/** Words that people read in a minute. */
const WORDS_PER_MINUTE = 220;

// The space between them keeps the words of two paragraphs or cells apart.
const BLOCKS = new Set(['p', 'h2', 'h3', 'li', 'td', 'th', 'caption', 'figcaption', 'pre', 'tr']);

/**
 * Returns the text of JSX without rendering it, for the search and the reading time. It reads the children of elements
 * and of components, and skips drawings.
 *
 * @param node - What a component would render.
 */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') {
    return String(node);
  }
  if (Array.isArray(node)) {
    return Children.toArray(node).map(textOf).join('');
  }
  if (!isValidElement<{ children?: ReactNode }>(node) || node.type === 'svg') {
    return '';
  }
  const text = textOf(node.props.children);
  return typeof node.type === 'string' && BLOCKS.has(node.type) ? `${text} ` : text;
}

/** Returns a post's text without its notes, in one line. */
export const bodyText = (post: Post) => textOf(post.body).replace(/\s+/g, ' ').trim();

export const countWords = (text: string) => text.split(/\s+/).filter((word) => word !== '').length;

/** Returns how many minutes a text takes, at least 1. */
export const readingMinutes = (words: number) => Math.max(1, Math.round(words / WORDS_PER_MINUTE));

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a day such as `2025-09-22`: September 22, 2025. */
export const formatDate = (date: string) => dateFormat.format(new Date(`${date}T00:00:00Z`));

/** The address of a tag: `Rope & string` becomes `rope-string`. */
export const tagSlug = (tag: string) =>
  tag
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
