import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/**
 * Returns a middleware for the development server that serves files generated on request.
 *
 * @param folder - Path from the site's root, with a trailing slash.
 * @param policy - Their Content-Security-Policy.
 * @param make - Returns the texts of the files, by name.
 */
export function serveFiles(
  folder: string,
  policy: string,
  make: () => ReadonlyMap<string, string>,
) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const [pathname = ''] = (request.url ?? '').split('?');
    const name = pathname === folder ? 'index.html' : pathname.slice(folder.length);
    const text = pathname.startsWith(folder) ? make().get(name) : undefined;
    if (text === undefined) {
      next();
      return;
    }
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Content-Type', TYPES[path.extname(name)] ?? 'text/plain; charset=utf-8');
    response.end(text);
  };
}
