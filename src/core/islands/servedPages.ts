/*
 * Islands start from the server's HTML after a client navigation as well. This keeps the page from growing while its
 * demos load, and provides content that isn't in any JavaScript. The page's HTML is fetched together with its code,
 * before the navigation is shown. That of the first page is copied before React hydrates it.
 */

import { ISLAND } from './markup';

/** Style elements of islands. */
const STYLES = 'style[data-emotion], style[data-placed-styles], style[data-demo-styles]';

const requests = new Map<string, Promise<void>>();
const pages = new Map<string, Document | Element>();

/** Returns a path without its trailing slash, `index.html`, query and hash. */
function keyOf(pathname: string): string {
  return (pathname.split(/[?#]/)[0] ?? '').replace(/\/+$|(?:\/index)?\.html$/, '');
}

/** Requests a page. Resolves with its document, or with null if there is none: no network, or no such page. */
export type RequestPage = (pathname: string) => Promise<Document | null>;

/**
 * Requests a page from the host. Unlike `fetch`, XMLHttpRequest returns a document, so that no code has to turn a string
 * into markup, which the Content-Security-Policy only allows for simple texts (Trusted Types).
 */
const requestFromHost: RequestPage = (pathname) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', pathname);
    request.responseType = 'document';
    request.setRequestHeader('Accept', 'text/html');
    request.onloadend = () => resolve(request.status === 200 ? request.responseXML : null);
    request.send();
  });

/**
 * Fetches the HTML of a page of this site once, and keeps it. Never rejects: without the HTML, islands render from
 * scratch.
 *
 * @param pathname - Path of the page.
 * @param requestPage - Default: a request to the host.
 */
export function fetchServedPage(
  pathname: string,
  requestPage: RequestPage = requestFromHost,
): Promise<void> {
  const key = keyOf(pathname);
  const request =
    requests.get(key) ??
    requestPage(pathname).then((page) => {
      if (page) {
        pages.set(key, page);
      } else {
        // The next attempt may succeed.
        requests.delete(key);
      }
    });
  requests.set(key, request);
  return request;
}

/** Returns a fetched page as a document, or undefined if it wasn't fetched. */
export function servedPage(pathname: string): Document | undefined {
  const page = pages.get(keyOf(pathname));
  return page instanceof Document ? page : undefined;
}

/**
 * Returns the server's HTML of an island on a fetched page or the first one, preceded by all of the page's styles: an
 * island may use styles that another island has sent.
 */
export function servedIsland(pathname: string, id: string): Node[] {
  const page = pages.get(keyOf(pathname));
  const island = page?.querySelector(`[${ISLAND}="${CSS.escape(id)}"]`);
  if (!page || !island) {
    return [];
  }
  const styles = page.querySelectorAll(STYLES);
  const content = [...island.childNodes].filter(
    (node) => !(node instanceof Element && node.matches(STYLES)),
  );
  return [...styles, ...content].map((node) => document.importNode(node, true));
}

/**
 * Returns the content of an element on a fetched page or the first one, as nodes of this document.
 *
 * @param selector - CSS selector of the element.
 */
export function servedChildren(pathname: string, selector: string): Node[] {
  const element = pages.get(keyOf(pathname))?.querySelector(selector);
  return [...(element?.childNodes ?? [])].map((node) => document.importNode(node, true));
}

/** Returns the content of the `ServedHtml` with the given id on a fetched page or the first one. */
export function servedContent(pathname: string, id: string): Node[] {
  return servedChildren(pathname, `[data-served="${CSS.escape(id)}"]`);
}

/**
 * Keeps a copy of the page that the user opened first. Call this before React hydrates the page: if a browser extension
 * or a translation has changed the HTML, React removes all of it and renders the page again, and what isn't in any
 * JavaScript is then taken from the copy. Returning to the page needs no network request either.
 *
 * @param root - Element that contains the page. Its copy isn't part of a document, so its scripts and images do nothing.
 */
export function keepServedPage(pathname: string, root: Element): void {
  const key = keyOf(pathname);
  pages.set(key, document.implementation.createHTMLDocument().importNode(root, true));
  requests.set(key, Promise.resolve());
}
