import { existsSync } from 'node:fs';
import path from 'node:path';
import type { IncomingMessage } from 'node:http';

import Negotiator from 'negotiator';

/** What a page can be sent as. The first one is sent to clients that accept both equally, such as browsers. */
const TYPES = ['text/html', 'text/markdown'];

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
  if (!pathname.endsWith('/') || pathname.includes('..') || pathname.includes('\0')) {
    return undefined;
  }
  const markdown = [`${pathname.slice(0, -1)}.md`, `${pathname}index.md`].find((file) =>
    existsSync(path.join(directory, file)),
  );
  return markdown === undefined
    ? undefined
    : {
        markdown,
        isPreferred: new Negotiator(request).mediaType(TYPES) === 'text/markdown',
      };
}
