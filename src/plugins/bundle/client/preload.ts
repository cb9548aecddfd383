/*
 * Takes the place of @docusaurus/core's `client/preload.js` (3.10.2), which loads a page's code before it is shown. With
 * it, here, comes the page's HTML: for its record, without which nothing is known of the page, and for its islands.
 */
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import routes from '@generated/routes';
import { fetchServedPage, servedPage } from '@site/src/core/islands/servedPages';
import { matchRoutes, type RouteConfig } from 'react-router-config';

import { addPageRecord, readPageRecord } from './pageRecord';

/** Whether pages carry records. In development there is no HTML of theirs, and all routes are known. */
const HAS_RECORDS = process.env.NODE_ENV === 'production' && typeof document !== 'undefined';

/** Whether a page's record has been read. The home page's routes come with any page, its article does not. */
function isKnown(pathname: string): boolean {
  return matchRoutes(routes as RouteConfig[], pathname).some(({ route }) => route.exact);
}

/** @throws Error where the page cannot be had: there is no network, no such page, or it is of another build. */
async function makeKnown(pathname: string): Promise<void> {
  await fetchServedPage(pathname);
  const page = servedPage(pathname);
  const record = page && readPageRecord(page);
  if (!record) {
    throw new Error(`The page ${pathname} could not be fetched.`);
  }
  addPageRecord(record);
}

/** Loads the code of a page that is known. */
function loadCode(pathname: string): Promise<unknown> {
  // The page at `/x/index.html` is that at `/x/`.
  const { pathname: normal } = normalizeLocation({
    pathname,
    search: '',
    hash: '',
    state: undefined,
  });
  const matches = [...new Set([pathname, decodeURI(pathname), normal])].flatMap((path) =>
    matchRoutes(routes as RouteConfig[], path),
  );
  // Its type says that a component's `preload` gives nothing; ours gives a promise.
  return Promise.all(
    matches.map(({ route }) =>
      (route.component as { preload?: () => unknown } | undefined)?.preload?.(),
    ),
  );
}

/**
 * Fetches a page ahead of a navigation to it.
 *
 * @throws Error where the page cannot be had.
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

/** That to the page that is shown, or will be once it is loaded. */
let current: Navigation | undefined;

/**
 * Loads a page that is to be shown: the first one, and then that of each navigation. Where a further navigation comes
 * before the page is there, it waits for that one: Docusaurus shows the newest address as soon as any of them is ready.
 *
 * @throws Error where the page cannot be had.
 */
export default function preload(pathname: string): Promise<unknown> {
  // A navigation within the page, to a heading.
  if (current?.pathname === pathname) {
    return current.ready;
  }
  // The first page has brought its record and its HTML itself.
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
