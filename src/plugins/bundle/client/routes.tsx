/*
 * Replaces `@generated/routes` in the production bundle: contains only the routes of the known pages instead of those
 * of the whole site, so that the JavaScript of each page doesn't grow with the number of pages.
 */
import siteConfig from '@generated/docusaurus.config';
import renderRoutes from '@docusaurus/renderRoutes';
import { useLocation } from '@docusaurus/router';
import { use } from 'react';
import { matchRoutes } from 'react-router-config';

import { browserReload, mayReload, reloadOnce } from '@site/src/core/browser/deployment';

import { tolerateMovedNodes } from './movedNodes';
import { addPageRecord, knownRoutes, readPageRecord } from './pageRecord';
import type { PortalRoute } from './routeComponent';
import { watchDeployment } from './staleDeployment';

tolerateMovedNodes(Node.prototype);

const initial = readPageRecord(document);
if (initial) {
  addPageRecord(initial);
  watchDeployment({
    events: window,
    root: location.origin + siteConfig.baseUrl,
    fetch: (...request) => fetch(...request),
    onStale: () => void reloadOnce(initial.build, browserReload()),
  });
}

/** Whether the document was served for a page. If not, it is the 404 page, which has any address. */
const containsPage = initial?.routes[0]?.at(-1)?.modules !== undefined;

let isShown = false;
let reload: Promise<never> | undefined;

/**
 * Reloads the document if the address isn't its own anymore: the reader went back, before the page could respond, to an
 * address that it had before it was reloaded. The browser changes only the address, since it takes both for states of one
 * document.
 *
 * @returns A promise that stays pending, so that React keeps the document's HTML. Undefined if the page can be shown.
 */
function reloadIfLeft(pathname: string): Promise<never> | undefined {
  if (
    !isShown &&
    containsPage &&
    !matchRoutes(knownRoutes, pathname).some(({ route }) => route.exact) &&
    mayReload(pathname, () => sessionStorage)
  ) {
    location.reload();
    reload = new Promise(() => {});
  }
  isShown = !reload;
  return reload;
}

/** Renders the known routes again on each navigation, since there may be more of them. */
function KnownRoutes() {
  const pending = reloadIfLeft(useLocation().pathname);
  if (pending) {
    use(pending);
  }
  return renderRoutes(knownRoutes);
}

const root: PortalRoute = {
  path: siteConfig.baseUrl,
  order: 0,
  component: Object.assign(KnownRoutes, { preload: () => Promise.resolve() }),
  routes: knownRoutes,
};

// Includes the registry's modules in the bundle. The attribute never exists; the pages' records locate the modules.
if (document.documentElement.hasAttribute('data-registry')) {
  void import(/* webpackChunkName: "registry" */ '@generated/registry');
}

export default [root];
