import { existsSync } from 'node:fs';
import path from 'node:path';
import type { IncomingMessage } from 'node:http';

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
 * @param directory - The build's folder.
 * @param pathname - Path of the request, without its query.
 */
export function negotiatePage(
  directory: string,
  pathname: string,
  request: Pick<IncomingMessage, 'headers'>,
): NegotiatedPage | undefined {
  if (!isPagePath(pathname) || pathname.includes('..') || pathname.includes('\0')) {
    return undefined;
  }
  const markdown = markdownPaths(pathname).find((file) => existsSync(path.join(directory, file)));
  return markdown === undefined
    ? undefined
    : { markdown, isPreferred: prefersMarkdown(request.headers.accept) };
}
