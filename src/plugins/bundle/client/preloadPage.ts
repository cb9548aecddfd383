/*
 * Loads pages for `preload.ts` and `docusaurus.ts`. In a file of its own, because the bundler would include the first of
 * them twice: a module that replaces another one differs from the same module where it is imported.
 */
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import routes from '@generated/routes';
import { fetchServedPage, servedPage } from '@site/src/core/islands/servedPages';
import { matchRoutes, type RouteConfig } from 'react-router-config';

import { addPageRecord, readPageRecord } from './pageRecord';

/** Whether pages contain records. In development, there is no HTML for them, and all routes are known. */
export const HAS_RECORDS = process.env.NODE_ENV === 'production' && typeof document !== 'undefined';

/** Returns a path as Docusaurus shows it: `/x/index.html` is the same page as `/x/`. */
const normalPath = (pathname: string): string =>
  normalizeLocation({ pathname, search: '', hash: '', state: undefined }).pathname;

/** Returns the routes of a path, which may be encoded or end in `index.html`. */
const matchesOf = (pathname: string) =>
  [...new Set([pathname, decodeURI(pathname), normalPath(pathname)])].flatMap((path) =>
    matchRoutes(routes as RouteConfig[], path),
  );

/** Returns true if a page's record has been read. Any page has the home page's routes, but not its article. */
export const isKnown = (pathname: string): boolean =>
  matchesOf(pathname).some(({ route }) => route.exact);

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
export function loadCode(pathname: string): Promise<unknown> {
  // By its type, a component's `preload` returns nothing; ours returns a promise.
  return Promise.all(
    matchesOf(pathname).map(({ route }) =>
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
