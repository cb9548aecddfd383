import Negotiator from 'negotiator';

/** What a page can be sent as. The first one is sent to clients that name neither. */
const TYPES = ['text/html', 'text/markdown'];

/**
 * Returns whether a client prefers a page as Markdown, by its `Accept` header. If it names both with the same weight, the
 * first one counts. The configurations in `src/core/hosts` decide the same.
 */
export const prefersMarkdown = (accept: string | null | undefined): boolean =>
  new Negotiator({ headers: { ...(accept == null ? {} : { accept }) } }).mediaType(TYPES) ===
  'text/markdown';

/**
 * Returns the paths at which a page's Markdown can be: next to its folder, or in it for the start page of a version.
 *
 * @param pathname - Path of the page. The slash at its end may be missing, as in addresses that agents derive from those
 *   of Markdown.
 */
export const markdownPaths = (pathname: string): string[] => {
  const page = pathname.replace(/\/$/, '');
  return page === '' ? ['/index.md'] : [`${page}.md`, `${page}/index.md`];
};

/** Returns whether a path can be that of a page: it has no ending, like that of a file. */
export const isPagePath = (pathname: string): boolean => /\/[^/.]*$/.test(pathname);
