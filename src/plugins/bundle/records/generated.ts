import { readFile } from 'node:fs/promises';
import path from 'node:path';
import vm from 'node:vm';

import { articleChunks } from './articles';
import type { BuildId } from './chunkGraph';
import type { ChunkNames, ModuleRecord } from './types';

/**
 * An island that needs a module of a route: the path of the page with the island, the island's kind and id, and the prop
 * for the module. A deferred island loads its code after the page.
 */
export interface ArticleIslandRoute {
  page: string;
  kind: string;
  id: string;
  prop: string;
  isDeferred?: boolean;
}

/** A route as Docusaurus generates it, with the key of its component instead of the component. */
export interface GeneratedRoute {
  /** Set by plugins on a route with a module that islands in other pages' articles need. */
  articleIsland?: ArticleIslandRoute | readonly ArticleIslandRoute[];
  path: string;
  /** Key in the chunk names. For the 404 page, it is `*-`. */
  component: string;
  exact?: boolean;
  routes?: GeneratedRoute[];
  [attribute: string]: unknown;
}

/** The data that Docusaurus generates for all pages of a site (3.10.2, core/lib/server/codegen). */
export interface GeneratedSite {
  routes: GeneratedRoute[];
  chunkNames: Record<string, ChunkNames>;
  /** Names of the chunks whose modules are articles. */
  articles: ReadonlySet<string>;
}

const EXPORT = /^export default /m;

/**
 * Reads `routes.js`, `routesChunkNames.json` and `registry.js`.
 *
 * @throws Error if they don't have the format of Docusaurus 3.10.
 */
export async function readGeneratedSite(generatedFilesDir: string): Promise<GeneratedSite> {
  const read = (name: string) => readFile(path.join(generatedFilesDir, name), 'utf8');
  const code = await read('routes.js');
  if (!EXPORT.test(code)) {
    throw new Error('bundle: routes.js has no default export. Has Docusaurus been upgraded?');
  }
  const script = code.replace(/^import .*$/gm, '').replace(EXPORT, 'routes = ');
  const context = {
    routes: [] as GeneratedRoute[],
    ComponentCreator: (routePath: string, hash = '') => `${routePath}-${hash}`,
  };
  vm.runInNewContext(script, context);
  const chunkNames = JSON.parse(await read('routesChunkNames.json')) as Record<string, ChunkNames>;
  const articles = articleChunks(await read('registry.js'), chunkNames);
  return { routes: context.routes, chunkNames, articles };
}

/** An `import()` in Docusaurus' registry, compiled: it loads chunks, then requires a module. */
type RegistryEntry = [load: () => Promise<unknown>, path: string, id: BuildId];

/** The part of the bundler's runtime that the registry's code uses. */
function fakeRuntime(loadedChunks: BuildId[], isData: { value: boolean }) {
  const require = () => ({});
  return Object.assign(require, {
    e: (chunk: BuildId) => {
      loadedChunks.push(chunk);
      return Promise.resolve();
    },
    // Creates a namespace object for a module that isn't an ES module: JSON.
    t: () => {
      isData.value = true;
    },
    d: (exports: object, getters: Record<string, () => unknown>) => {
      Object.entries(getters).forEach(([name, get]) =>
        Object.defineProperty(exports, name, { enumerable: true, get }),
      );
    },
    r: () => undefined,
  });
}

type ModuleFactory = (
  module: { exports: object },
  exports: object,
  require: ReturnType<typeof fakeRuntime>,
) => void;

type PushedChunk = [chunks: BuildId[], modules: Record<string, ModuleFactory>];

/**
 * Reads the ids of modules and chunks from the compiled registry, by running it with a runtime that only records calls.
 *
 * @param code - The JavaScript of the registry's chunk.
 * @throws Error if it isn't the registry's.
 */
export async function readRegistry(code: string): Promise<Map<string, ModuleRecord>> {
  // The code adds its modules to a global list: on `self`, or on `globalThis` for newer browsers.
  const page: Record<string, unknown> = { Promise };
  vm.runInNewContext(code, Object.assign(page, { self: page }));
  const pushed = Object.values(page).filter(Array.isArray).flat() as PushedChunk[];

  const chunks: BuildId[] = [];
  const isData = { value: false };
  const require = fakeRuntime(chunks, isData);
  const records = new Map<string, ModuleRecord>();
  for (const factory of pushed.flatMap(([, modules]) => Object.values(modules))) {
    const module = { exports: {} as { default?: Record<string, RegistryEntry> } };
    factory(module, module.exports, require);
    for (const [name, entry] of Object.entries(module.exports.default ?? {})) {
      chunks.length = 0;
      isData.value = false;
      await entry[0]();
      records.set(name, [entry[2], isData.value, [...chunks]]);
    }
  }
  if (records.size === 0) {
    throw new Error('bundle: the module registry is empty. Has Docusaurus been upgraded?');
  }
  return records;
}
