/*
 * What browser tests depend on in the build. What their pages load is noted while they run, scripts by their names without
 * hashes. The paths that a file names in strings count, too. What else it reads is in a comment: `// @visits /sitemap.xml
 * /search/** /x/templates/**.zip`, where `**` stands for all files in a folder, `**.zip` for those with this ending, and
 * `all` for the whole build. `npm test` runs a file again when one of these has changed (scripts/test/README.md).
 */
import { appendFileSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
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

const VISITS = /^\s*(?:\/\/|\*) @visits (.+)$/gm;

/** Stands for everything that was built. */
const ALL = 'all';

/** Files whose names contain a hash. The pages that load them name them. */
const HASHED = /^\/(?:live\/)?assets\//;

/** A script of the bundler, with its name and a hash: `/assets/js/mui-dialog.da904111.js`. The runtime is a part of pages. */
const SCRIPT = /(\/assets\/js\/(?!runtime~)[\w-]+\.)[\da-f]{8}\.js/g;

/** What a script is in all builds: `/assets/js/mui-dialog.*`. */
export const withoutHashes = (text: string): string => text.replace(SCRIPT, '$1*');

/** Returns the files of the build that a script may have been: one for each version that has it. */
export function scriptsNamed(visit: string): string[] | undefined {
  const [, folder, start] = /^\/(assets\/js)\/([\w-]+\.)\*$/.exec(visit) ?? [];
  return folder === undefined || start === undefined
    ? undefined
    : readdirSync(path.join(BUILD, folder)).filter((name) => name.startsWith(start));
}

/** Returns the file of the build that is served at a path, relative to the build, or `undefined` if there is none. */
export function builtFileOf(pathname: string): string | undefined {
  const file = path.join(BUILD, pathname);
  const page = path.join(file, 'index.html');
  const found = [page, file].find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  );
  return found && path.relative(BUILD, found);
}

/**
 * Returns the folder of `/x/templates/**`, relative to the build, and how its files end, such as `.zip` for
 * `/x/templates/**.zip`. `undefined` for a path without `**`.
 */
export function folderOf(visit: string): { folder: string; ending: string } | undefined {
  const [, folder, ending = ''] = /^\/(.*)\*\*(\.\w+)?$/.exec(visit === ALL ? '/**' : visit) ?? [];
  return folder === undefined ? undefined : { folder, ending };
}

/** A string that starts like a path. What follows a hash or a question mark doesn't matter. */
const PATH = /['"`(](\/[\w./~-]*)(?=['"`?#)])/g;

/** Returns the paths of the build that a test file names, in comments and in strings. */
export function visitsIn(text: string): string[] {
  const listed = [...text.matchAll(VISITS)].flatMap(([, list = '']) => list.trim().split(/\s+/));
  const named = [...text.matchAll(PATH)].map(([, pathname = '']) => pathname);
  return [...listed, ...named.filter((url) => !HASHED.test(url) && builtFileOf(url) !== undefined)];
}

/** Name of the file in which the visits of a test file are noted, one per line. */
const notesOf = (spec: string) => `${path.basename(spec)}.txt`;

/**
 * Notes what a test has loaded from the build, in the folder that the variable `E2E_VISITS` names. Nothing without it.
 *
 * @param spec - Path of the test file.
 * @param urls - What its page has requested.
 */
export function noteVisits(spec: string, urls: Iterable<string>): void {
  const { E2E_VISITS } = process.env;
  const visited = [...urls]
    .filter((url) => URL.canParse(url) && new URL(url).host === `localhost:${PORT}`)
    .map((url) => decodeURI(new URL(url).pathname))
    .filter((pathname) => builtFileOf(pathname) !== undefined)
    .map(withoutHashes)
    .filter((visit) => !HASHED.test(visit) || visit.endsWith('*'));
  if (E2E_VISITS !== undefined && visited.length > 0) {
    appendFileSync(path.join(E2E_VISITS, notesOf(spec)), `${visited.join('\n')}\n`);
  }
}

/** Returns what the tests of a file have loaded from the build, sorted. */
export function notedVisits(folder: string, spec: string): string[] {
  const file = path.join(folder, notesOf(spec));
  return existsSync(file)
    ? [...new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean))].sort()
    : [];
}
