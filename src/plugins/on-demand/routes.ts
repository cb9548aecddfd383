import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import vm from 'node:vm';

type Names = string | { readonly [prop: string]: Names };

/** A route as Docusaurus generates it. */
export interface GeneratedRoute {
  path: string;
  exact?: boolean;
  /** Key of the route's modules. */
  component: string;
  routes?: GeneratedRoute[];
}

const withoutSlash = (pathname: string) => pathname.replace(/\/$/, '');

/** Matches like react-router, for the literal paths that Docusaurus generates. */
function isMatch({ path: routePath, exact }: GeneratedRoute, pathname: string): boolean {
  const route = withoutSlash(routePath);
  const page = withoutSlash(pathname);
  return routePath === '*' || page === route || (!exact && page.startsWith(`${route}/`));
}

function matchingRoutes(routes: readonly GeneratedRoute[], pathname: string): GeneratedRoute[] {
  const match = routes.find((route) => isMatch(route, pathname));
  return match ? [match, ...matchingRoutes(match.routes ?? [], pathname)] : [];
}

const namesIn = (names: Names): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(namesIn);

/**
 * Evaluates Docusaurus' list of routes (3.10.2, core/lib/server/codegen/codegenRoutes.js), with keys instead of
 * components.
 */
export function parseRoutes(code: string): GeneratedRoute[] {
  const start = code.indexOf('export default [');
  if (start < 0) {
    throw new Error('The generated routes.js doesn\'t have the format "export default […]".');
  }
  const list = code.slice(start).replace('export default', '').replace(/;\s*$/, '');
  return vm.runInNewContext(`(${list})`, {
    ComponentCreator: (routePath: string, hash?: string) => `${routePath}-${hash}`,
  }) as GeneratedRoute[];
}

/**
 * Returns the names of the modules that a page consists of, in the order of its routes.
 *
 * @param pathname - Decoded path of the page.
 */
export function modulesOfPage(
  routes: readonly GeneratedRoute[],
  modules: Readonly<Record<string, Names>>,
  pathname: string,
): string[] {
  const names = matchingRoutes(routes, pathname).flatMap(({ component }) =>
    namesIn(modules[component] ?? {}),
  );
  return [...new Set(names)];
}

/** How often files that are being written are read again, and after how many milliseconds. */
const ATTEMPTS = 40;
const PAUSE_MS = 50;

const isComplete = (
  routes: readonly GeneratedRoute[],
  modules: Readonly<Record<string, Names>>,
): boolean =>
  routes.every(
    ({ path: routePath, component, routes: inner = [] }) =>
      (routePath === '*' || component in modules) && isComplete(inner, modules),
  );

/**
 * Finds the modules of pages in the files that Docusaurus generates. The files are read again when they change, and while
 * Docusaurus is writing them.
 */
export function pageFinder(generatedFilesDir: string): (pathname: string) => Promise<string[]> {
  const files = ['routes.js', 'routesChunkNames.json'].map((name) =>
    path.join(generatedFilesDir, name),
  );
  let stamp = '';
  let find = (_pathname: string): string[] => [];

  const read = () => {
    const now = files.map((file) => statSync(file).mtimeMs).join();
    if (now !== stamp) {
      const [routes = '', names = '{}'] = files.map((file) => readFileSync(file, 'utf8'));
      const parsed = parseRoutes(routes);
      const modules = JSON.parse(names) as Record<string, Names>;
      if (!isComplete(parsed, modules)) {
        throw new Error('The generated routes.js and routesChunkNames.json have different routes.');
      }
      find = (page) => modulesOfPage(parsed, modules, page);
      stamp = now;
    }
  };

  return async (pathname) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        read();
        return find(pathname);
      } catch (error) {
        if (attempt === ATTEMPTS) {
          throw error;
        }
        await setTimeout(PAUSE_MS);
      }
    }
  };
}
