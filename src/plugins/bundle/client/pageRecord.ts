import globalData from '@generated/globalData';
import { RECORD_ID, type ModuleRecord, type PageRecord, type RouteRecord } from '../records/types';

import {
  createRouteComponent,
  loadModule,
  notFoundRoute,
  type PortalRoute,
} from './routeComponent';

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

/** What is known of a page besides its routes. */
interface KnownPage {
  article: PageRecord['article'];
  /** Modules of its article's parts, by `KIND ID`. */
  parts: Record<string, ModuleRecord>;
}

const knownPages = new Map<string, KnownPage>();

/** A path without a slash at its end. */
const keyOf = (pathname: string) => pathname.replace(/\/+$/, '');

/** What the article of a known page exports; undefined where the page is not known or has none. */
function articleAt(pathname: string): PageRecord['article'] {
  return knownPages.get(keyOf(pathname))?.article;
}

/**
 * Loads the module that an interactive part of a known page's article needs, and gives its default export.
 *
 * @param pathname - The page's path.
 * @param kind - The part's kind.
 * @param id - The part's id on the page.
 * @throws Error where the page's record does not name one, or where its code cannot be loaded.
 */
export async function loadPartModule(pathname: string, kind: string, id: string): Promise<unknown> {
  const module = knownPages.get(keyOf(pathname))?.parts[`${kind} ${id}`];
  if (!module) {
    throw new Error(`The record of ${pathname} does not know the module of the ${kind} "${id}".`);
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
    // Places shift as pages become known, and React tells routes apart by their keys.
    key: `${order}`,
    component: createRouteComponent(modules ?? {}, page.modules, () => articleAt(route.path)),
  };
  const after = level.findIndex((candidate) => candidate.order > order);
  level.splice(after < 0 ? level.length : after, 0, made);
  return made;
}

/** Modules by `KIND ID` of the part that needs them. */
function partModules({ parts = {}, modules }: PageRecord): KnownPage['parts'] {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([part, name]) => {
      const module = modules[name];
      return module ? [[part, module]] : [];
    }),
  );
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
  const own = page.routes[0]?.at(-1)?.route.path;
  if (own !== undefined) {
    knownPages.set(keyOf(own), { article: page.article, parts: partModules(page) });
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
