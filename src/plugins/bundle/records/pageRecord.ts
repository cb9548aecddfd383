import { addTrailingSlash } from '@docusaurus/utils-common';

import { MAIN_CHUNK } from '../chunks';

import { shortFile } from './chunkFiles';
import type { BuildId, ChunkGraph, ChunkGroupNode } from './chunkGraph';
import type { GeneratedRoute, GeneratedSite } from './generated';
import { ARTICLE } from './types';
import type {
  ChunkNames,
  DocRecord,
  ModuleRecord,
  PageData,
  PageRecord,
  RouteRecord,
} from './types';

/** Name of the chunk with Docusaurus' registry, which contains the modules of each page. */
export const REGISTRY_CHUNK = 'registry';

/** Names of the chunks that nothing loads. They are only in the build for what comes with them. */
const UNUSED_CHUNKS: ReadonlySet<string | undefined> = new Set([
  REGISTRY_CHUNK,
  // For its style sheets (registryLoader.cjs).
  'article-components',
]);

/**
 * Prefix of the names of the 404 page's chunks. That page has no module in the registry (`client/routeComponent.tsx`).
 */
export const NOT_FOUND_CHUNKS = 'not-found';

/** Returns all groups that the given groups may load, including themselves. */
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

/** Returns the chunks that any page may load. Their table stays in the runtime. */
export function commonChunks({ groups, workers }: ChunkGraph): Set<BuildId> {
  const entries = groups.filter(({ isEntry }) => isEntry);
  const common = reachable(entries, ({ name }) => !UNUSED_CHUNKS.has(name));
  return new Set([...[...common].flatMap(({ chunks }) => chunks), ...workers]);
}

/** Returns the chunks whose code nothing loads: those that only {@link UNUSED_CHUNKS} contain. */
export function unusedChunks(graph: ChunkGraph): Set<BuildId> {
  const { groups } = graph;
  const isUsed = ({ name }: ChunkGroupNode) => !UNUSED_CHUNKS.has(name);
  const chunksOf = (found: Iterable<ChunkGroupNode>) =>
    new Set([...found].flatMap(({ chunks }) => chunks));
  const used = chunksOf(groups.filter(isUsed));
  const unused = chunksOf(groups.filter((group) => !isUsed(group)));
  return new Set([...unused].filter((chunk) => !used.has(chunk)));
}

function namesIn(chunkNames: ChunkNames): string[] {
  return Object.values(chunkNames).flatMap((value) =>
    typeof value === 'string' ? (value === ARTICLE ? [] : [value]) : namesIn(value),
  );
}

/** Returns the modules of a route, with {@link ARTICLE} instead of its article. */
function withoutArticle(chunkNames: ChunkNames, { articles }: GeneratedSite): ChunkNames {
  return Object.fromEntries(
    Object.entries(chunkNames).map(([prop, value]) => [
      prop,
      typeof value === 'string' && articles.has(value) ? ARTICLE : value,
    ]),
  );
}

/** A module that an island in an article needs. */
interface ArticleIslandModule {
  kind: string;
  id: string;
  /** Name of its chunk. */
  chunk: string;
  /** Whether its code is loaded when the reader needs it, instead of with the page. */
  isDeferred: boolean;
}

/** Prefix of the names of the chunks with the code of the kinds of islands (`src/theme/ArticleIslands`). */
const ISLAND_CHUNK = 'island-';

/** Returns the modules of all islands in articles, by the normalized path of their page (see {@link comparable}). */
function articleIslands({ routes, chunkNames }: GeneratedSite): Map<string, ArticleIslandModule[]> {
  const found = new Map<string, ArticleIslandModule[]>();
  const visit = ({ articleIsland, component, routes: inner = [] }: GeneratedRoute) => {
    for (const { page, kind, id, prop, isDeferred = false } of [articleIsland ?? []].flat()) {
      const chunk = chunkNames[component]?.[prop];
      if (typeof chunk !== 'string') {
        throw new Error(
          `bundle: the island "${id}" of ${page} refers to "${prop}", which its route doesn't have.`,
        );
      }
      const path = comparable(page);
      found.set(path, [...(found.get(path) ?? []), { kind, id, chunk, isDeferred }]);
    }
    inner.forEach(visit);
  };
  routes.forEach(visit);
  return found;
}

const comparable = (pathname: string) => addTrailingSlash(pathname).toLowerCase();

/** Returns true if a route matches a path, as in React Router 5. Docusaurus' routes are plain paths. */
function isFor({ path, exact }: GeneratedRoute, pathname: string): boolean {
  const [own, given] = [comparable(path), comparable(pathname)];
  return path === '*' || (exact ? given === own : given.startsWith(own));
}

/** Returns the routes that show a page, outermost first, each with its position among its siblings. */
function matchingRoutes(
  routes: readonly GeneratedRoute[],
  pathname: string,
): { route: GeneratedRoute; order: number }[] {
  const order = routes.findIndex((candidate) => isFor(candidate, pathname));
  const route = routes[order];
  return route ? [{ route, order }, ...matchingRoutes(route.routes ?? [], pathname)] : [];
}

/** Returns the names of the modules that render a page: those of its routes. */
export const modulesOfPage = ({ routes, chunkNames }: GeneratedSite, pathname: string): string[] =>
  matchingRoutes(routes, pathname).flatMap(({ route: { component } }) =>
    namesIn(chunkNames[component] ?? {}),
  );

/** The input for the records. */
export interface RecordSource {
  /** Id of the build. */
  build: string;
  site: GeneratedSite;
  registry: ReadonlyMap<string, ModuleRecord>;
  graph: ChunkGraph;
  /** Path of the home page. */
  baseUrl: string;
  /** Returns the docs plugins' global data for the page at a path. */
  docsAt: (pathname: string) => DocRecord[];
  /** Returns the plugins' global data for the page at a path. */
  dataAt: (pathname: string) => PageData[];
}

/** A page's record, and the files that its initial view needs. */
export interface BuiltRecord {
  record: PageRecord;
  scripts: string[];
}

function needFile({ files }: ChunkGraph, chunk: BuildId): string {
  const file = files.get(chunk);
  if (!file) {
    throw new Error(`bundle: the chunk ${chunk} has no file.`);
  }
  return file;
}

/** Returns the scripts of the 404 page. */
function notFoundChunks({ groups, files }: ChunkGraph): BuildId[] {
  const chunks = groups
    .filter(({ name }) => name?.startsWith(NOT_FOUND_CHUNKS))
    .flatMap((group) => group.chunks);
  // One of them may only contain the style sheet, and no script.
  return [...new Set(chunks)].filter((chunk) => files.has(chunk));
}

/** Returns the routes that show a page, as records have them. */
const routesTo = (site: GeneratedSite, pathname: string): RouteRecord[] =>
  matchingRoutes(site.routes, pathname).map(({ route: generated, order }) => {
    const route: RouteRecord['route'] = { ...generated };
    delete route.component;
    delete route.routes;
    delete route.articleIsland;
    const modules = site.chunkNames[generated.component];
    return { order, route, ...(modules ? { modules: withoutArticle(modules, site) } : {}) };
  });

/**
 * Creates a function that returns the record of a page: what the browser needs before it can show the page. The
 * function takes the page's path, and the exports of its article.
 *
 * @throws Error if a module or chunk of the page is not in the build.
 */
export function createRecorder(
  source: RecordSource,
): (pathname: string, article?: PageRecord['article']) => BuiltRecord {
  const { build, site, registry, graph, baseUrl, docsAt, dataAt } = source;
  const common = commonChunks(graph);
  const entryChunks = new Set(
    graph.groups.filter(({ isEntry }) => isEntry).flatMap(({ chunks }) => chunks),
  );
  // All pages load them first. `import()` mustn't ask for the one that is running: it isn't marked as loaded yet.
  const loaded = new Set(
    graph.groups.filter(({ name }) => name === MAIN_CHUNK).flatMap(({ chunks }) => chunks),
  );
  const groups = new Map(
    graph.groups.flatMap((group) => (group.name ? [[group.name, group]] : [])),
  );

  const fileOf = (chunk: BuildId) => needFile(graph, chunk);
  const notFound = notFoundChunks(graph);
  const islandsAt = articleIslands(site);

  return (pathname, article) => {
    const page = routesTo(site, pathname);
    const home = routesTo(site, baseUrl);
    const chains = pathname === baseUrl ? [page] : [page, home];
    if (page.some(({ modules = {} }) => Object.values(modules).includes(ARTICLE)) && !article) {
      throw new Error(
        `bundle: the HTML of ${pathname} doesn't contain the exports of its article.`,
      );
    }
    const content = article?.isInteractive
      ? modulesOfPage(site, pathname).find((name) => site.articles.has(name))
      : undefined;
    const contentNames = content === undefined ? [] : [content];
    const islands = islandsAt.get(comparable(pathname)) ?? [];
    const islandNames = islands.map(({ chunk }) => chunk);
    const firstIslands = islands.filter(({ isDeferred }) => !isDeferred);
    const names = [
      ...new Set([
        ...chains.flat().flatMap(({ modules = {} }) => namesIn(modules)),
        ...contentNames,
        ...islandNames,
      ]),
    ];
    const modules: PageRecord['modules'] = {};
    for (const name of names) {
      const module = registry.get(name);
      if (!module || !groups.has(name)) {
        throw new Error(`bundle: the chunk "${name}" of ${pathname} is not in the build.`);
      }
      const [id, isData, chunksOfModule] = module;
      modules[name] = [id, isData, chunksOfModule.filter((chunk) => !loaded.has(chunk))];
    }

    const own = reachable(
      names.flatMap((name) => groups.get(name) ?? []),
      ({ name }) => !UNUSED_CHUNKS.has(name),
    );
    const chunks = [...new Set([...own].flatMap((group) => group.chunks))].filter(
      (chunk) => !common.has(chunk),
    );
    const first = new Set([
      ...[
        ...page.flatMap(({ modules: own = {} }) => namesIn(own)),
        ...contentNames,
        ...firstIslands.map(({ chunk }) => chunk),
      ].flatMap((name) => modules[name]?.[2] ?? []),
      // The code of its islands is loaded with the page's, not after it.
      ...[...new Set(firstIslands.map(({ kind }) => ISLAND_CHUNK + kind))].flatMap(
        (name) => groups.get(name)?.chunks ?? [],
      ),
    ]);
    const isNotFound = page.every(({ modules: own }) => own === undefined);
    const docs = docsAt(pathname);
    const data = dataAt(pathname);
    return {
      record: {
        build,
        routes: chains,
        modules,
        files: Object.fromEntries(chunks.map((chunk) => [chunk, shortFile(chunk, fileOf(chunk))])),
        ...(article ? { article } : {}),
        ...(content === undefined ? {} : { content }),
        ...(islands.length > 0
          ? {
              islands: Object.fromEntries(
                islands.map(({ kind, id, chunk }) => [`${kind} ${id}`, chunk]),
              ),
            }
          : {}),
        ...(docs.length > 0 ? { docs } : {}),
        ...(data.length > 0 ? { data } : {}),
      },
      scripts: [
        ...(isNotFound ? notFound : []),
        // An island's chunk may only contain a style sheet.
        ...[...first].filter((chunk) => !entryChunks.has(chunk) && graph.files.has(chunk)),
      ].map(fileOf),
    };
  };
}
