import globalData from '@generated/globalData';
import { RECORD_ID, type ModuleRecord, type PageRecord, type RouteRecord } from '../records/types';

import {
  createRouteComponent,
  loadModule,
  notFoundRoute,
  type KnownArticle,
  type PortalRoute,
} from './routeComponent';

declare global {
  interface Window {
    /** Files by chunk. The bundler's runtime looks up the chunks that only some pages load here. */
    portalChunkFiles?: Record<string, string>;
  }
}

interface DocsVersion {
  name: string;
  docs: { id: string }[];
}

/** Routes of the known pages: those whose record has been read. */
export const knownRoutes: PortalRoute[] = [notFoundRoute];

/** The data of a known page, other than its routes. */
interface KnownPage extends KnownArticle {
  /** Modules of its article's islands, by `KIND ID`. */
  islands: Record<string, ModuleRecord>;
}

const knownPages = new Map<string, KnownPage>();

/** Returns a path without its trailing slashes. */
const keyOf = (pathname: string) => pathname.replace(/\/+$/, '');

/** Returns the article of a known page. */
const articleAt = (pathname: string) => knownPages.get(keyOf(pathname));

/**
 * Loads the module that an island in a known page's article needs. Resolves to its default export.
 *
 * @param pathname - The page's path.
 * @param island - Its kind and its id, with a space between them.
 * @throws Error if the page's record doesn't contain the module, or if its code can't be loaded.
 */
export async function loadIslandModule(pathname: string, island: string): Promise<unknown> {
  const module = knownPages.get(keyOf(pathname))?.islands[island];
  if (!module) {
    throw new Error(`The record of ${pathname} has no module for "${island}".`);
  }
  return loadModule(module);
}

function insert(level: PortalRoute[], record: RouteRecord, page: PageRecord): PortalRoute {
  const { order, route, modules } = record;
  const known = level.find((candidate) => candidate.order === order);
  if (known) {
    return known;
  }
  const made: PortalRoute = {
    ...route,
    order,
    // Indexes change as pages become known, and React identifies routes by their keys.
    key: `${order}`,
    component: createRouteComponent(modules ?? {}, page.modules, () => articleAt(route.path)),
  };
  const after = level.findIndex((candidate) => candidate.order > order);
  level.splice(after < 0 ? level.length : after, 0, made);
  return made;
}

/** Returns the modules of a page's islands, by `KIND ID`. */
function islandModules({ islands = {}, modules }: PageRecord): KnownPage['islands'] {
  return Object.fromEntries(
    Object.entries(islands).flatMap(([island, name]) => {
      const module = modules[name];
      return module ? [[island, module]] : [];
    }),
  );
}

/** The build of the page that the reader has opened first. */
let currentBuild: string | undefined;

/**
 * Makes a page known, so that its routes can be matched and its code can be loaded.
 *
 * @throws Error if the page is from a different build than the first one, because positions and ids differ between
 * builds. Docusaurus then does a full page load.
 */
export function addPageRecord(page: PageRecord): void {
  currentBuild ??= page.build;
  if (page.build !== currentBuild) {
    throw new Error('The site has been rebuilt since this page was opened.');
  }
  const own = page.routes[0]?.at(-1)?.route.path;
  if (own !== undefined) {
    knownPages.set(keyOf(own), {
      exports: page.article,
      module: page.modules[page.content ?? ''],
      islands: islandModules(page),
    });
  }
  window.portalChunkFiles = { ...window.portalChunkFiles, ...page.files };
  for (const chain of page.routes) {
    let level = knownRoutes;
    chain.forEach((record, index) => {
      // The 404 page is always known.
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

/** Returns the record in a page's HTML, or undefined if there is none. */
export function readPageRecord(page: Document): PageRecord | undefined {
  const text = page.getElementById(RECORD_ID)?.textContent;
  return text ? (JSON.parse(text) as PageRecord) : undefined;
}
