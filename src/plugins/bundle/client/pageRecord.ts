import globalData from '@generated/globalData';
import { RECORD_ID, type PageRecord, type RouteRecord } from '../records/types';

import { createRouteComponent, notFoundRoute, type PortalRoute } from './routeComponent';

declare global {
  interface Window {
    /** Files by chunk; the bundler's runtime asks here for chunks that only some pages load. */
    portalChunkFiles?: Record<string, string>;
  }
}

interface DocsVersion {
  name: string;
  docs: { id: string }[];
}

/** Routes of the pages that are known: those whose record has been read. */
export const knownRoutes: PortalRoute[] = [notFoundRoute];

function insert(level: PortalRoute[], record: RouteRecord, page: PageRecord): PortalRoute {
  const { order, route, modules } = record;
  const known = level.find((candidate) => candidate.order === order);
  if (known) {
    return known;
  }
  const made: PortalRoute = {
    ...route,
    order,
    // Places shift as pages become known, and React tells routes apart by their keys.
    key: `${order}`,
    component: createRouteComponent(modules ?? {}, page.modules),
  };
  const after = level.findIndex((candidate) => candidate.order > order);
  level.splice(after < 0 ? level.length : after, 0, made);
  return made;
}

/** The build that the page belongs to which the reader has opened. */
let currentBuild: string | undefined;

/**
 * Makes a page known: its routes can be matched and its code loaded from now on.
 *
 * @throws Error where the page is of another build than the first one was, since its places and ids mean other things
 * there. Docusaurus then loads the page anew, with all that belongs to it.
 */
export function addPageRecord(page: PageRecord): void {
  currentBuild ??= page.build;
  if (page.build !== currentBuild) {
    throw new Error('The site has been built anew since this page was opened.');
  }
  window.portalChunkFiles = { ...window.portalChunkFiles, ...page.files };
  for (const chain of page.routes) {
    let level = knownRoutes;
    chain.forEach((record, index) => {
      // The page of what is not there is known to all.
      if (!record.modules) {
        return;
      }
      const route = insert(level, record, page);
      if (index < chain.length - 1) {
        level = route.routes ??= [];
      }
    });
  }
  for (const { pluginId, version, entry } of page.docs ?? []) {
    const versions = globalData['docusaurus-plugin-content-docs']?.[pluginId] as
      { versions: DocsVersion[] } | undefined;
    const docs = versions?.versions.find(({ name }) => name === version)?.docs;
    if (docs && !docs.some(({ id }) => id === entry.id)) {
      docs.push(entry);
    }
  }
  for (const { plugin, id, pathname, data } of page.data ?? []) {
    const instance = globalData[plugin]?.[id] as { pages: Record<string, unknown> } | undefined;
    if (instance) {
      instance.pages[pathname] = data;
    }
  }
}

/** The record that a page's HTML holds; undefined where it holds none. */
export function readPageRecord(page: Document): PageRecord | undefined {
  const text = page.getElementById(RECORD_ID)?.textContent;
  return text ? (JSON.parse(text) as PageRecord) : undefined;
}
