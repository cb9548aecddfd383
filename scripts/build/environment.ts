/*
 * The environment variables that a build may read. Each version is built with these variables only, so that nothing can
 * change a page without changing its cache key.
 */

import { accessSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Whether a folder is the site's, or contains it. */
const isAround = (folder: string, siteDir: string) =>
  !/[^./\\]/.test(path.relative(siteDir, folder));

/**
 * Returns the folder that a build replaces.
 *
 * @param value - The option `--out-dir`.
 * @throws Error that names the option, if something other than a build is there.
 */
export function outputFolder(siteDir: string, value: string): string {
  const folder = path.resolve(siteDir, value);
  const isFree =
    !existsSync(folder) || (statSync(folder).isDirectory() && readdirSync(folder).length === 0);
  if (isAround(folder, siteDir) || !(isFree || existsSync(path.join(folder, '_headers')))) {
    throw new Error(
      `--out-dir must be a new folder, or that of an earlier build, because it is replaced; found "${value}".`,
    );
  }
  return folder;
}

/**
 * Checks the folder of the pages of a small site.
 *
 * @param value - The option `--docs`.
 * @throws Error that names the option, if there is no such folder in the site's.
 */
export function checkDocsFolder(siteDir: string, value: string): void {
  const folder = path.resolve(siteDir, value);
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (!folder.startsWith(siteDir + path.sep) || !isFolder) {
    throw new Error(`--docs must be a folder below ${siteDir}; found "${value}".`);
  }
}

/**
 * Returns the folder of cached builds, and creates it.
 *
 * @param value - The variable `BUILD_CACHE`. Default: `.docusaurus/cache`.
 * @throws Error that names the variable, if it isn't a folder that can be written to.
 */
export function cacheFolder(siteDir: string, value = ''): string {
  const folder = path.resolve(siteDir, value || '.docusaurus/cache');
  try {
    if (isAround(folder, siteDir)) {
      throw new Error('it contains the site');
    }
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(
      `BUILD_CACHE must be a folder that can be written to, or "off"; found "${value}" (${code ?? message}).`,
      { cause: error },
    );
  }
}

/** Variables that affect the output. They are part of the cache key of every build. */
export const INPUT_VARIABLES = [
  'ALGOLIA_API_KEY',
  'ALGOLIA_APP_ID',
  'ALGOLIA_INDEX_NAME',
  'BROWSERSLIST',
  'BROWSERSLIST_ENV',
  'CHAT_ENDPOINT',
  'FEEDBACK_ENDPOINT',
  'LOCALES',
  'MUI_X_LICENSE_KEY',
  'NODE_OPTIONS',
  'OFFLINE',
  'SITE_URL',
] as const;

/**
 * Variables that the script sets for the builds: the version names, the folder of the pages of a small site, the folder with
 * an earlier build's scripts, the pages that were edited since, and values that are the same everywhere.
 */
export const SET_VARIABLES = [
  'VERSIONS',
  'VERSIONS_PART',
  'DOCS_FOLDER',
  'CLIENT_BUILD',
  'EDITED_PAGES',
  'DOCUSAURUS_CURRENT_LOCALE',
  'NODE_ENV',
] as const;

/** Variables that affect how a build runs, but not its output. */
const PASSED_VARIABLES = [
  'APPDATA',
  'BUILD_CACHE',
  'CI',
  'ComSpec',
  'COMSPEC',
  'DOCUSAURUS_GENERATED_FILES_DIR_NAME',
  'DOCUSAURUS_PERF_LOGGER',
  'DOCUSAURUS_SSG_WORKER_THREAD_COUNT',
  'DOCUSAURUS_SSG_WORKER_THREAD_RECYCLER_MAX_MEMORY',
  'DOCUSAURUS_SSG_WORKER_THREAD_TASK_SIZE',
  'FORCE_COLOR',
  'HOME',
  'HOMEDRIVE',
  'HOMEPATH',
  'LOCALAPPDATA',
  'NO_COLOR',
  'PATH',
  'Path',
  'PATHEXT',
  'SystemDrive',
  'SystemRoot',
  'SYSTEMROOT',
  'TEMP',
  'TERM',
  'TMP',
  'TMPDIR',
  'USERPROFILE',
  'windir',
] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the named variables that are set. */
export function pick(environment: Environment, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = environment[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/**
 * Returns the environment in which one version is built.
 *
 * @param environment - The script's own environment.
 * @param versions - Names of all versions of the site.
 * @param part - Name of the version to build.
 */
export function partEnvironment(
  environment: Environment,
  versions: readonly string[],
  part: string,
): Record<string, string> {
  return {
    // Memory must not grow with the number of processors. A thread grows by 15 MB per ten pages and is replaced at this
    // size. By default, there is one thread per processor, and each is replaced at 1 GB.
    DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '2',
    DOCUSAURUS_SSG_WORKER_THREAD_RECYCLER_MAX_MEMORY: '300000000',
    ...pick(environment, PASSED_VARIABLES),
    ...pick(environment, INPUT_VARIABLES),
    VERSIONS: versions.join(','),
    VERSIONS_PART: part,
    NODE_ENV: 'production',
    // Dates and sort order depend on them.
    TZ: 'UTC',
    LC_ALL: 'C.UTF-8',
    // It takes 2 GB of memory, and doesn't see changes of configuration, plugins and packages.
    DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
  };
}
