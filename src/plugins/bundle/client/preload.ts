/*
 * Replaces @docusaurus/core's `client/preload.js` (3.10.2), which loads a page's code before it is shown. This version
 * also loads the page's HTML, for its record, without which nothing is known about the page, and for its islands.
 */
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import routes from '@generated/routes';
import { fetchServedPage, keepServedPage, servedPage } from '@site/src/core/islands/servedPages';
import { matchRoutes, type RouteConfig } from 'react-router-config';

import { addPageRecord, readPageRecord } from './pageRecord';

/** Whether pages contain records. In development, there is no HTML for them, and all routes are known. */
const HAS_RECORDS = process.env.NODE_ENV === 'production' && typeof document !== 'undefined';

/** Returns a path as Docusaurus shows it: `/x/index.html` is the same page as `/x/`. */
const normalPath = (pathname: string): string =>
  normalizeLocation({ pathname, search: '', hash: '', state: undefined }).pathname;

/** Returns true if a page's record has been read. Any page has the home page's routes, but not its article. */
function isKnown(pathname: string): boolean {
  return matchRoutes(routes as RouteConfig[], normalPath(pathname)).some(
    ({ route }) => route.exact,
  );
}

/** @throws Error if the page can't be fetched: there is no network or no such page, or it is from a different build. */
async function makeKnown(pathname: string): Promise<void> {
  await fetchServedPage(pathname);
  const page = servedPage(pathname);
  const record = page && readPageRecord(page);
  if (!record) {
    throw new Error(`The page ${pathname} couldn't be fetched.`);
  }
  addPageRecord(record);
}

/** Loads the code of a known page. */
function loadCode(pathname: string): Promise<unknown> {
  const matches = [...new Set([pathname, decodeURI(pathname), normalPath(pathname)])].flatMap(
    (path) => matchRoutes(routes as RouteConfig[], path),
  );
  // By its type, a component's `preload` returns nothing; ours returns a promise.
  return Promise.all(
    matches.map(({ route }) =>
      (route.component as { preload?: () => unknown } | undefined)?.preload?.(),
    ),
  );
}

/**
 * Fetches a page before a navigation to it.
 *
 * @throws Error if the page can't be loaded.
 */
export async function preloadPage(pathname: string): Promise<unknown> {
  if (HAS_RECORDS) {
    await (isKnown(pathname) ? fetchServedPage(pathname) : makeKnown(pathname));
  }
  return loadCode(pathname);
}

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
  // The first page already contains its record and its HTML, unless it is shown for an address without a page.
  if (!current && HAS_RECORDS && isKnown(pathname)) {
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
