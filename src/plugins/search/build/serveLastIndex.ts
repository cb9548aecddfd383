import fs from 'node:fs';
import path from 'node:path';

import type { Configuration, ExpressRequestHandler } from 'webpack-dev-server';

/** What the development server answers for files of the index. */
const INDEX_FILES = /^(?:search\/manifest\.json|assets\/search\/[\da-f]+\/[\w-]+\.json)$/;

/**
 * The index of the last build, for the development server: pages are not built there, and most of them are as they were.
 *
 * @param buildDir - Folder of the production build, which may not be there.
 * @param baseUrl - The site's, with a slash at both ends.
 */
export function serveLastIndex(
  buildDir: string,
  baseUrl: string,
): NonNullable<Configuration['setupMiddlewares']> {
  const serve: ExpressRequestHandler = (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const sitePath = pathname.slice(baseUrl.length);
    if (!pathname.startsWith(baseUrl) || !INDEX_FILES.test(sitePath)) {
      next();
      return;
    }
    const file = path.join(buildDir, sitePath);
    const isThere = fs.existsSync(file);
    response.writeHead(isThere ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(isThere ? fs.readFileSync(file) : '{}');
  };
  return (middlewares) => {
    middlewares.unshift(serve);
    // Added to Docusaurus' own: webpack-merge calls both functions and joins what they give.
    return [];
  };
}
