/*
 * What a test file depends on in the build: the paths that it names in strings, and those in comments such as
 * `// @visits /x/react-charts/bars/ /search/manifest.json`. `/x/templates/**` stands for all files in a folder, and `all` for
 * the whole build. `npm test` runs a file again when one of these has changed (scripts/test/README.md).
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { PORT } from './ports';

const BUILD = path.resolve(__dirname, '../build');

/** Type of the annotation with the paths of the pages that a test audits, separated by spaces. */
export const AUDIT = 'audit';

/** Returns the paths of the production build's pages, from its sitemap. */
export function sitemapPaths(): string[] {
  const xml = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** A string that starts like a path. What follows a hash or a question mark doesn't matter. */
const PATH = /['"`(](\/[\w./~-]*)(?=['"`?#)])/g;

const VISITS = /^\s*(?:\/\/|\*) @visits (.+)$/gm;

/** Stands for everything that was built. */
export const ALL = 'all';

/** Files whose names contain a hash. The pages that load them name them. */
const HASHED = /^\/assets\//;

/** Returns the file of the build that is served at a path, relative to the build, or `undefined` if there is none. */
export function builtFileOf(pathname: string): string | undefined {
  const file = path.join(BUILD, pathname);
  const page = path.join(file, 'index.html');
  const found = [page, file].find((each) => existsSync(each) && statSync(each).isFile());
  return found && path.relative(BUILD, found);
}

/** Returns the folder of `/x/templates/**`, relative to the build, or `undefined` for another path. */
export const folderOf = (visit: string): string | undefined => /^\/(.*)\*\*$/.exec(visit)?.[1];

/** Returns the paths in the build that a test file names. */
export function visitsIn(text: string): string[] {
  const listed = [...text.matchAll(VISITS)].flatMap(([, list = '']) => list.trim().split(/\s+/));
  const named = [...text.matchAll(PATH)].map(([, pathname = '']) => pathname);
  return [
    ...listed,
    ...named.filter((each) => !HASHED.test(each) && builtFileOf(each) !== undefined),
  ].sort();
}

export const UNNAMED =
  'pages of the build that the test file names neither in a string nor in a comment: add `// @visits …`';

/**
 * Returns what a test has loaded from the build although its file doesn't name it.
 *
 * @param file - Absolute path of the test file.
 * @param urls - What its page has requested.
 */
export function unnamedVisits(file: string, urls: Iterable<string>): string[] {
  const { E2E_VISITS } = process.env;
  if (E2E_VISITS === undefined) {
    return [];
  }
  const visits = JSON.parse(readFileSync(E2E_VISITS, 'utf8')) as Record<string, string[]>;
  const named = visits[path.basename(file)];
  if (named === undefined || named.includes(ALL)) {
    return [];
  }
  const files = new Set(named.map(builtFileOf));
  const loaded = [...urls]
    .filter((url) => URL.canParse(url) && new URL(url).host === `localhost:${PORT}`)
    .map((url) => decodeURI(new URL(url).pathname))
    .filter((pathname) => !HASHED.test(pathname));
  return [...new Set(loaded)].filter((pathname) => {
    const built = builtFileOf(pathname);
    return (
      built !== undefined &&
      !files.has(built) &&
      !named.some((visit) => {
        const folder = folderOf(visit);
        return folder !== undefined && built.startsWith(folder);
      })
    );
  });
}
