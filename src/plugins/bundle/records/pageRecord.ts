import { addTrailingSlash } from '@docusaurus/utils-common';

import { shortFile } from './chunkFiles';
import type { BuildId, ChunkGraph, ChunkGroupNode } from './chunkGraph';
import type { GeneratedRoute, GeneratedSite } from './generated';
import type {
  ChunkNames,
  DocRecord,
  ModuleRecord,
  PageData,
  PageRecord,
  RouteRecord,
} from './types';

/** Name of the chunk that holds Docusaurus' registry, in which each page's own modules are found. */
export const REGISTRY_CHUNK = 'registry';

/**
 * What the names of chunks begin with that make the page of what is not there, which has no module of its own
 * (`client/routeComponent.tsx`).
 */
export const NOT_FOUND_CHUNKS = 'not-found';

/** All groups that these may load, themselves among them. */
function reachable(
  start: readonly ChunkGroupNode[],
  isWanted: (group: ChunkGroupNode) => boolean = () => true,
): Set<ChunkGroupNode> {
  const found = new Set<ChunkGroupNode>();
  const visit = (group: ChunkGroupNode) => {
    if (!found.has(group) && isWanted(group)) {
      found.add(group);
      group.children.forEach(visit);
    }
  };
  start.forEach(visit);
  return found;
}

/** Chunks that any page may load: the table of them stays in the runtime. */
export function commonChunks({ groups, workers }: ChunkGraph): Set<BuildId> {
  const entries = groups.filter(({ isEntry }) => isEntry);
  const common = reachable(entries, ({ name }) => name !== REGISTRY_CHUNK);
  return new Set([...[...common].flatMap(({ chunks }) => chunks), ...workers]);
}

function namesIn(chunkNames: ChunkNames): string[] {
  return Object.values(chunkNames).flatMap((value) =>
    typeof value === 'string' ? [value] : namesIn(value),
  );
}

const comparable = (pathname: string) => addTrailingSlash(pathname).toLowerCase();

/** Whether a route is for a path, as React Router 5 matches it. Docusaurus' routes are plain paths. */
function isFor({ path, exact }: GeneratedRoute, pathname: string): boolean {
  const [own, given] = [comparable(path), comparable(pathname)];
  return path === '*' || (exact ? given === own : given.startsWith(own));
}

/** The routes that show a page, outermost first, each with its place among its neighbours. */
function matchingRoutes(
  routes: readonly GeneratedRoute[],
  pathname: string,
): { route: GeneratedRoute; order: number }[] {
  const order = routes.findIndex((candidate) => isFor(candidate, pathname));
  const route = routes[order];
  return route ? [{ route, order }, ...matchingRoutes(route.routes ?? [], pathname)] : [];
}

/** Everything that records are made from. */
export interface RecordSource {
  /** Names the build. */
  build: string;
  site: GeneratedSite;
  registry: ReadonlyMap<string, ModuleRecord>;
  graph: ChunkGraph;
  /** Path of the home page. */
  baseUrl: string;
  /** What the docs' global data says of the page at a path. */
  docsAt: (pathname: string) => DocRecord[];
  /** What plugins' global data says of the page at a path. */
  dataAt: (pathname: string) => PageData[];
}

/** A page's record, and the files that its first view needs. */
export interface BuiltRecord {
  record: PageRecord;
  scripts: string[];
}

/**
 * Makes the records of pages, one at a time: what the browser has to know of a page before it can show it.
 *
 * @throws Error where a module or chunk of the page is not in the build.
 */
export function createRecorder(source: RecordSource): (pathname: string) => BuiltRecord {
  const { build, site, registry, graph, baseUrl, docsAt, dataAt } = source;
  const common = commonChunks(graph);
  const groups = new Map(
    graph.groups.flatMap((group) => (group.name ? [[group.name, group]] : [])),
  );

  const fileOf = (chunk: BuildId): string => {
    const file = graph.files.get(chunk);
    if (!file) {
      throw new Error(`bundle: the chunk ${chunk} has no file.`);
    }
    return file;
  };

  const notFound = [
    ...new Set(
      graph.groups
        .filter(({ name }) => name?.startsWith(NOT_FOUND_CHUNKS))
        .flatMap(({ chunks }) => chunks),
    ),
  ]
    // One of them may be the style sheet's, which has no script.
    .filter((chunk) => graph.files.has(chunk));

  const chainOf = (pathname: string): RouteRecord[] =>
    matchingRoutes(site.routes, pathname).map(({ route: generated, order }) => {
      const route: RouteRecord['route'] = { ...generated };
      delete route.component;
      delete route.routes;
      const modules = site.chunkNames[generated.component];
      return { order, route, ...(modules ? { modules } : {}) };
    });

  return (pathname) => {
    const page = chainOf(pathname);
    const home = chainOf(baseUrl);
    const chains = pathname === baseUrl ? [page] : [page, home];
    const names = [...new Set(chains.flat().flatMap(({ modules = {} }) => namesIn(modules)))];
    const modules: PageRecord['modules'] = {};
    for (const name of names) {
      const module = registry.get(name);
      if (!module || !groups.has(name)) {
        throw new Error(`bundle: the chunk "${name}" of ${pathname} is not in the build.`);
      }
      modules[name] = module;
    }

    const own = reachable(names.flatMap((name) => groups.get(name) ?? []));
    const chunks = [...new Set([...own].flatMap((group) => group.chunks))].filter(
      (chunk) => !common.has(chunk),
    );
    const first = new Set(
      page
        .flatMap(({ modules: own = {} }) => namesIn(own))
        .flatMap((name) => modules[name]?.[2] ?? []),
    );
    const isNotFound = page.every(({ modules: own }) => own === undefined);
    const docs = docsAt(pathname);
    const data = dataAt(pathname);
    return {
      record: {
        build,
        routes: chains,
        modules,
        files: Object.fromEntries(chunks.map((chunk) => [chunk, shortFile(chunk, fileOf(chunk))])),
        ...(docs.length > 0 ? { docs } : {}),
        ...(data.length > 0 ? { data } : {}),
      },
      scripts: [
        ...(isNotFound ? notFound : []),
        ...[...first].filter((chunk) => !common.has(chunk)),
      ].map(fileOf),
    };
  };
}
