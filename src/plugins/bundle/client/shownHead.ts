import { servedPage } from '@site/src/core/islands/servedPages';

import { applyHead, readHead } from './head';

/** In development, and on the server, react-helmet-async renders the head. */
const IS_SERVED = process.env.NODE_ENV === 'production' && typeof document !== 'undefined';

/** The page that the reader has opened first. It isn't among the fetched pages, and scripts change its HTML later. */
const first = IS_SERVED ? { pathname: location.pathname, head: readHead(document) } : undefined;

let shown = first?.head;

/** After a client-side navigation, applies the head of the fetched page to the document. */
export function showHead(pathname: string): void {
  if (!first || !shown) {
    return;
  }
  const page = servedPage(pathname);
  const next = pathname === first.pathname ? first.head : page && readHead(page);
  if (next) {
    applyHead(document, next, shown);
    shown = next;
  }
}
