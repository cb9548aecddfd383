import type { ReactNode } from 'react';

export type AuthorId = 'ruth' | 'tomas';

export interface Author {
  name: string;
  /** One or two sentences. */
  note: string;
}

/** A post. Its body is JSX, so that figures, tables and charts need no syntax of their own. */
export interface Post {
  /** Its address: `#/posts/<slug>`. */
  slug: string;
  title: string;
  /** One or two sentences, for lists. */
  summary: string;
  /** Day of publication, such as `2025-09-22`. */
  date: string;
  author: AuthorId;
  /** At least one. */
  tags: readonly string[];
  /** A drawing for lists and above the post. */
  art: ReactNode;
  /** What the drawing shows. */
  caption: string;
  body: ReactNode;
  /** Notes, in the order of their `<NoteLink>` in the body. */
  notes: readonly ReactNode[];
}
