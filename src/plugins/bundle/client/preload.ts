/*
 * Takes the place of @docusaurus/core's `client/preload.js` (3.10.2), which loads a page's code before it is shown. With
 * it, here, comes the page's HTML: for its record, without which nothing is known of the page, and for its islands.
 */
import routes from '@generated/routes';
import { fetchServedPage, servedPage } from '@site/src/core/islands/servedPages';
import { matchRoutes, type RouteConfig } from 'react-router-config';

import { addPageRecord, readPageRecord } from './pageRecord';

/** Whether pages carry records. In development there is no HTML of theirs, and all routes are known. */
const HAS_RECORDS = process.env.NODE_ENV === 'production' && typeof document !== 'undefined';

function isKnown(pathname: string): boolean {
  return matchRoutes(routes as RouteConfig[], pathname).some(({ route }) => route.exact);
}

/** @throws Error where the page cannot be had: there is no network, or no such page. */
async function makeKnown(pathname: string): Promise<void> {
  await fetchServedPage(pathname);
  const page = servedPage(pathname);
  const record = page && readPageRecord(page);
  if (!record) {
    throw new Error(`The page ${pathname} could not be fetched.`);
  }
  addPageRecord(record);
}

export default async function preload(pathname: string): Promise<unknown> {
  // Whether the first page has become interactive, so that a further one is a navigation.
  const isNavigation = HAS_RECORDS && document.documentElement.dataset.hasHydrated === 'true';
  if (isNavigation) {
    await (isKnown(pathname) ? fetchServedPage(pathname) : makeKnown(pathname));
  }
  const matches = [...new Set([pathname, decodeURI(pathname)])].flatMap((path) =>
    matchRoutes(routes as RouteConfig[], path),
  );
  // Its type says that a component's `preload` gives nothing; ours gives a promise.
  return Promise.all(
    matches.map(({ route }) =>
      (route.component as { preload?: () => unknown } | undefined)?.preload?.(),
    ),
  );
}
