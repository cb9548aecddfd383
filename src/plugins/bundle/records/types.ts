/** Names of the chunks that a route's component is made of, in the shape of the props they become. */
export interface ChunkNames {
  [prop: string]: string | ChunkNames;
}

/**
 * Stands for the module of an article in {@link ChunkNames}. Articles reach the browser as HTML, so that module is in no
 * chunk; what it exports besides the text is in {@link PageRecord.article}.
 */
export const ARTICLE = '#article';

/** A module that a route needs: its id, whether it is data (JSON), and the chunks that hold it. */
export type ModuleRecord = [id: string | number, isData: boolean, chunks: (string | number)[]];

/** A route of the page, without what other pages need. */
export interface RouteRecord {
  /** Its place among its neighbours: of several that match, the first counts. */
  order: number;
  /** As Docusaurus wrote it: `path`, `exact`, `sidebar` … */
  route: { path: string } & Record<string, unknown>;
  /** The modules that make its component; absent for the page of what is not there. */
  modules?: ChunkNames;
}

/** What the browser needs to know of a page, and Docusaurus would tell it of all pages at once. */
export interface PageRecord {
  /** Names the build. Places of routes and ids of modules and chunks are good within one build only. */
  build: string;
  /** The page's routes, outermost first, each with its place and component; then those of the home page. */
  routes: RouteRecord[][];
  /** Modules by chunk name. */
  modules: Record<string, ModuleRecord>;
  /** Files by chunk, in short (see `chunkFiles.ts`), for what this page may load and not every page. */
  files: Record<string, string>;
  /** What the module of the page's article exports besides the article. Absent on pages without one. */
  article?: Record<string, unknown>;
  /** Chunk names of the modules that interactive parts of the article need, by `KIND ID`. */
  parts?: Record<string, string>;
  /** The page in the docs plugins' global data, in each version that has it. */
  docs?: DocRecord[];
  /** What plugins' global data says of the page. */
  data?: PageData[];
}

/** What a plugin's global data says of a page, under `pages` and the page's path. */
export interface PageData {
  plugin: string;
  id: string;
  pathname: string;
  data: unknown;
}

/** An entry of the docs plugin's global data. */
export interface DocRecord {
  pluginId: string;
  version: string;
  entry: { id: string; path: string; sidebar?: string };
}

export { PAGE_RECORD_ID as RECORD_ID } from '../../../core/deployment';
