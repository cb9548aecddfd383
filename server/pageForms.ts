import Negotiator from 'negotiator';

/** What a page can be sent as. The first one is sent to clients that accept both equally, such as browsers. */
const TYPES = ['text/html', 'text/markdown'];

/** Returns whether a client prefers a page as Markdown, by its `Accept` header. */
export const prefersMarkdown = (accept: string | null | undefined): boolean =>
  new Negotiator({ headers: { ...(accept == null ? {} : { accept }) } }).mediaType(TYPES) ===
  'text/markdown';

/**
 * Returns the paths at which a page's Markdown can be: next to its folder, or in it for the start page of a version.
 *
 * @param pathname - Path of the page, with a slash at the end.
 */
export const markdownPaths = (pathname: string): string[] =>
  pathname === '/' ? ['/index.md'] : [`${pathname.slice(0, -1)}.md`, `${pathname}index.md`];
