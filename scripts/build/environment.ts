/*
 * What a build may know of its environment. Each version is built with these variables and no others, so that nothing
 * can change a page without changing the key of its cache entry.
 */

/** Variables that decide what is built: they are part of the key of every cached build. */
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
  'PORTAL_FIXTURE_DOCS',
  'PORTAL_FIXTURE_SERVICES',
  'SITE_URL',
] as const;

/** Variables that the builds get from the script: each version's name, and what is the same everywhere. */
export const SET_VARIABLES = [
  'VERSIONS',
  'VERSIONS_PART',
  'DOCUSAURUS_CURRENT_LOCALE',
  'NODE_ENV',
] as const;

/** Variables that say how a build runs and not what it makes. */
const PASSED_VARIABLES = [
  'APPDATA',
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

/** The variables among these that are set. */
export function pick(environment: Environment, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = environment[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/**
 * The environment that one version is built in.
 *
 * @param environment - That of the script.
 * @param versions - Names of the versions of the site.
 * @param part - The one to build.
 */
export function partEnvironment(
  environment: Environment,
  versions: readonly string[],
  part: string,
): Record<string, string> {
  return {
    // Memory must not grow with the machine. A thread grows by 45 MB with ten pages, and is replaced at this size; by
    // default there are as many as processors, and each is replaced at 1 GB.
    DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '2',
    DOCUSAURUS_SSG_WORKER_THREAD_RECYCLER_MAX_MEMORY: '300000000',
    ...pick(environment, PASSED_VARIABLES),
    ...pick(environment, INPUT_VARIABLES),
    VERSIONS: versions.join(','),
    VERSIONS_PART: part,
    NODE_ENV: 'production',
    // Dates and the order of texts depend on them.
    TZ: 'UTC',
    LC_ALL: 'C.UTF-8',
    // What is kept is the whole version. The bundler's own cache takes a gigabyte of memory and does not see all inputs.
    DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
  };
}
