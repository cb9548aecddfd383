import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/**
 * A middleware of the development server for files that are made when they are asked for.
 *
 * @param folder - From the site's root, with a slash at the end.
 * @param make - Gives the files' texts by name.
 */
export function serveFiles(folder: string, make: () => ReadonlyMap<string, string>) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const [pathname = ''] = (request.url ?? '').split('?');
    const name = pathname === folder ? 'index.html' : pathname.slice(folder.length);
    const text = pathname.startsWith(folder) ? make().get(name) : undefined;
    if (text === undefined) {
      next();
      return;
    }
    response.setHeader('Content-Type', TYPES[path.extname(name)] ?? 'text/plain; charset=utf-8');
    response.end(text);
  };
}
