/*
 * Replaces @docusaurus/core's `client/preload.js` (3.10.2), which loads a page's code before it is shown. This version
 * also loads the page's HTML, for its record, without which nothing is known about the page, and for its islands.
 */
import { keepServedPage } from '@site/src/core/islands/servedPages';

import { HAS_RECORDS, isKnown, loadCode, preloadPage } from './preloadPage';

interface Navigation {
  pathname: string;
  ready: Promise<unknown>;
}

/** The navigation to the page that is shown, or will be once it is loaded. */
let current: Navigation | undefined;

/**
 * Loads a page that will be shown: the first one, and then that of each navigation. If another navigation starts before
 * the page has loaded, it waits for that one: Docusaurus shows the newest address as soon as any of them is ready.
 *
 * @throws Error if the page can't be loaded.
 */
export default function preload(pathname: string): Promise<unknown> {
  // A navigation within the page, for example to a heading.
  if (current?.pathname === pathname) {
    return current.ready;
  }
  if (!current && HAS_RECORDS && isKnown(pathname)) {
    // The first page already contains its record and its HTML.
    keepServedPage(pathname, document.body);
  }
  const loading = current ? preloadPage(pathname) : loadCode(pathname);
  const ready: Promise<unknown> = loading.then(
    (loaded) => (current?.ready === ready ? loaded : current?.ready),
    (error: unknown) => {
      if (current?.ready === ready) {
        throw error;
      }
      return current?.ready;
    },
  );
  current = { pathname, ready };
  return ready;
}
