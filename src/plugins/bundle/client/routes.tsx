/*
 * Replaces `@generated/routes` in the production bundle: contains only the routes of the known pages instead of those
 * of the whole site, so that the JavaScript of each page doesn't grow with the number of pages.
 */
import siteConfig from '@generated/docusaurus.config';
import renderRoutes from '@docusaurus/renderRoutes';

import { browserReload, reloadOnce } from '@site/src/core/browser/deployment';

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

/** Renders the known routes again on each navigation, since there may be more of them. */
function KnownRoutes() {
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
