/*
 * After a client navigation, too, an island begins as what the server has drawn, so that a page does not grow while
 * its demos load, and what is in no JavaScript is there. The page's HTML is fetched together with its code, before the navigation is shown.
 */

const requests = new Map<string, Promise<void>>();
const pages = new Map<string, Document>();

/** Address without a trailing slash and without what follows the path. */
function keyOf(pathname: string): string {
  return (pathname.split(/[?#]/)[0] ?? '').replace(/\/+$/, '');
}

/**
 * Fetches the HTML of a page of this site, once, and keeps it. Never rejects: without it, islands are drawn from
 * nothing.
 *
 * @param pathname - Path of the page.
 * @param fetchPage - The browser's `fetch`.
 */
export function fetchServedPage(pathname: string, fetchPage: typeof fetch = fetch): Promise<void> {
  const key = keyOf(pathname);
  const request = requests.get(key) ?? load(pathname, fetchPage);
  requests.set(key, request);
  return request;
}

async function load(pathname: string, fetchPage: typeof fetch): Promise<void> {
  const key = keyOf(pathname);
  try {
    const response = await fetchPage(pathname, { headers: { Accept: 'text/html' } });
    if (response.ok) {
      const html = await response.text();
      pages.set(key, new DOMParser().parseFromString(html, 'text/html'));
      return;
    }
  } catch {
    // No network.
  }
  // It may be there the next time.
  requests.delete(key);
}

/** A page that was fetched, as a document; undefined where it could not be. */
export function servedPage(pathname: string): Document | undefined {
  return pages.get(keyOf(pathname));
}

/**
 * What the server has drawn for an island of a page that was fetched, with all of the page's styles before it: an
 * island may wear those of another.
 */
export function servedIsland(pathname: string, id: string): Node[] {
  const page = servedPage(pathname);
  const root = page?.querySelector(`[data-island="${CSS.escape(id)}"] > [data-island-root]`);
  if (!page || !root) {
    return [];
  }
  const styles = page.querySelectorAll('style[data-emotion], style[data-demo-styles]');
  return [...styles, root].map((node) => document.importNode(node, true));
}

/**
 * The content of an element of a page that was fetched, as nodes of this document.
 *
 * @param selector - CSS selector of the element.
 */
export function servedChildren(pathname: string, selector: string): Node[] {
  const element = servedPage(pathname)?.querySelector(selector);
  return [...(element?.childNodes ?? [])].map((node) => document.importNode(node, true));
}

/** The content of a part of a page that was fetched: what `ServedHtml` of that id holds. */
export function servedContent(pathname: string, id: string): Node[] {
  return servedChildren(pathname, `[data-served="${CSS.escape(id)}"]`);
}

/**
 * Keeps an element of the page that the reader has opened, before anything changes it, so that coming back to the page
 * needs no network. Does nothing where the page was fetched already.
 */
export function keepServedElement(pathname: string, element: Element): void {
  const key = keyOf(pathname);
  if (pages.has(key)) {
    return;
  }
  const page = document.implementation.createHTMLDocument();
  page.body.append(page.importNode(element, true));
  pages.set(key, page);
  requests.set(key, Promise.resolve());
}
