import fs from 'node:fs';
import path from 'node:path';

import type { Configuration, ExpressRequestHandler } from 'webpack-dev-server';

/** Paths that the development server serves from the index. */
const INDEX_FILES = /^(?:search\/manifest\.json|assets\/search\/[\da-f]+\/[\w-]+\.json)$/;

/**
 * Serves the index of the last build in the development server. The server doesn't build pages, and most of them
 * haven't changed since.
 *
 * @param buildDir - Folder of the production build, which may not exist.
 * @param baseUrl - Base URL of the site, with a slash at both ends.
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
    // Adds nothing to Docusaurus' own middlewares: webpack-merge calls both functions and joins the results.
    return [];
  };
}
