import { isPagePath, markdownPaths, prefersMarkdown } from './pageForms';

/** A page that exists as Markdown, too. */
export interface NegotiatedPage {
  /** Path of its Markdown: `/x/react-data-grid/sorting.md`. */
  markdown: string;
  /** Whether the client prefers Markdown. */
  isPreferred: boolean;
}

/**
 * Returns the Markdown of the requested page, and whether the client's `Accept` header prefers it. Undefined if the
 * request isn't for a page, or if the page has no Markdown.
 *
 * @param hasFile - Returns whether the site has a file, by its path as it would be requested.
 * @param pathname - Path of the request, without its query.
 * @param accept - The `Accept` header.
 */
export function negotiatePage(
  hasFile: (path: string) => boolean,
  pathname: string,
  accept: string | undefined,
): NegotiatedPage | undefined {
  const markdown = isPagePath(pathname) ? markdownPaths(pathname).find(hasFile) : undefined;
  return markdown === undefined ? undefined : { markdown, isPreferred: prefersMarkdown(accept) };
}
