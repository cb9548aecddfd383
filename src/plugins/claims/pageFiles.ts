import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

import { claimsDays } from './days';
import { CLAIMS_FILE, VERIFIED_FILE } from './publishedFiles';
import type { Verified, VerifiedPage } from './types';

/** A page whose claims can be read. */
export interface PageSource {
  /** Path of the page's file, relative to the site's folder. */
  source: string;
  /** The release of its version. */
  release: string;
}

/** What the files of a page say. */
export interface ReadVerifiedPage {
  page: VerifiedPage;
  /** The page's claims as text for readers. `undefined` if it has none. */
  text: string | undefined;
}

/**
 * Reads a page and its claims.
 *
 * @param source - Path of the page's file, relative to the site's folder.
 * @param names - Names in the API reference of its release.
 * @param days - Days on which files of claims have passed, by path relative to the site's folder.
 * @throws VFileMessage or SyntaxError if the page or its claims can't be parsed.
 */
export async function readVerifiedPage(
  siteDir: string,
  source: string,
  names: ReadonlySet<string>,
  days: ReadonlyMap<string, string>,
): Promise<ReadVerifiedPage> {
  // Loaded when it is needed, because TypeScript would delay the first page in development.
  const [{ readPage }, { claimsOfPage, claimsText, verifiedPage }] = await Promise.all([
    import('../api-reference/check'),
    import('./verifiedPage'),
  ]);
  const claims = claimsOfPage(source, siteDir);
  const text = readFileSync(path.join(siteDir, source), 'utf8');
  return {
    page: verifiedPage(readPage(source, text), claims, names, days),
    text: claims.size > 0 ? claimsText(claims) : undefined,
  };
}

/** Returns whether there is anything to say about a page. */
export const isVerified = ({ statements, sourced, blocks, names }: VerifiedPage) =>
  statements + sourced + blocks + names > 0;

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Serves the claims of pages in development: `claims.txt`, and `verified.json` for the line at the end of the page. A
 * page is read when it is asked for, because reading all of them takes seconds. API names aren't counted: extracting the
 * API reference takes longer still.
 *
 * @param sourceOf - Returns the page at a path that ends with `/`.
 */
export function servePageFiles(
  siteDir: string,
  sourceOf: (pathname: string) => PageSource | undefined,
): Middleware {
  const answer = async (
    name: string,
    { source, release }: PageSource,
    response: ServerResponse,
  ) => {
    const { page, text } = await readVerifiedPage(siteDir, source, new Set(), claimsDays(siteDir));
    if (name === CLAIMS_FILE && text !== undefined) {
      response.setHeader('Content-Type', 'text/plain; charset=utf-8').end(text);
    } else if (name === VERIFIED_FILE) {
      const verified: Verified = { release, page };
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(verified));
    } else {
      response.writeHead(404).end();
    }
  };
  return (request, response, next) => {
    const [pathname = ''] = (request.url ?? '').split('?');
    const name = path.posix.basename(pathname);
    const source =
      name === CLAIMS_FILE || name === VERIFIED_FILE
        ? sourceOf(pathname.slice(0, -name.length))
        : undefined;
    if (!source) {
      next();
      return;
    }
    // The checks of the page report the error with file and line.
    answer(name, source, response).catch(() => response.writeHead(500).end());
  };
}
