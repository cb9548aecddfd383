import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';

import { OPEN_PATH } from './path';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** What {@link openOnRequest} needs. */
export interface OpenOnRequest {
  /** Names of the modules of a page; none of one that does not exist. */
  modulesOf: (pathname: string) => readonly string[];
  /** Has modules compiled. */
  open: (names: readonly string[]) => Promise<void>;
}

function isListOfNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}

function pathnameOf({ url = '/' }: IncomingMessage): string | undefined {
  try {
    return decodeURI(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

/**
 * Compiles pages as they are asked for: by a browser that loads one, whose HTML waits for that, and by one that navigates
 * to it.
 */
export function openOnRequest({ modulesOf, open }: OpenOnRequest): Middleware {
  return (request, response, next) => {
    const { method, headers, url } = request;
    if (url === OPEN_PATH && method === 'POST') {
      json(request)
        .then(async (names) => {
          if (!isListOfNames(names)) {
            response.writeHead(400).end('A list of names is expected.');
            return;
          }
          await open(names);
          response.writeHead(204).end();
        })
        .catch((error: Error) => response.writeHead(400).end(error.message));
      return;
    }
    const pathname = pathnameOf(request);
    if (method !== 'GET' || !headers.accept?.includes('text/html') || pathname === undefined) {
      next();
      return;
    }
    // What is wrong with a page, the page itself says.
    open(modulesOf(pathname)).then(next, next);
  };
}
