import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';

import { OPEN_PATH } from './path';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Options of {@link openOnRequest}. */
export interface OpenOnRequest {
  /** Returns the names of a page's modules, or an empty list if there is no such page. */
  modulesOf: (pathname: string) => Promise<readonly string[]>;
  /** Compiles modules. */
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
 * Compiles pages when they are requested. This happens when a browser loads a page, whose HTML then waits for the
 * compilation, and when it navigates to a page.
 */
export function openOnRequest({ modulesOf, open }: OpenOnRequest): Middleware {
  return (request, response, next) => {
    const { method, headers, url } = request;
    if (url === OPEN_PATH && method === 'POST') {
      json(request)
        .then(async (names) => {
          if (!isListOfNames(names)) {
            response.writeHead(400).end('The request body must be a JSON array of module names.');
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
    // If a page has errors, the page itself shows them.
    modulesOf(pathname).then(open).then(next, next);
  };
}
