export { withFixtureServices } from './fixtureServices';

/** Settings of the site from the environment. The README lists the variables. */
export interface Environment {
  /** URL that the site is published at (`SITE_URL`). */
  siteUrl: string;
  /** Where to send answers to "Was this page helpful?" (`FEEDBACK_ENDPOINT`). If undefined, readers aren't asked. */
  feedbackEndpoint: string | undefined;
  /** The service behind "Edit in Chat" (`CHAT_ENDPOINT`). If undefined, there is no such service. */
  chatEndpoint: string | undefined;
  /** Whether pages can be read offline (`OFFLINE`, which is `off` or absent). */
  isOfflineEnabled: boolean;
  /** Algolia's search instead of the portal's own (`ALGOLIA_APP_ID`, `ALGOLIA_API_KEY`, `ALGOLIA_INDEX_NAME`). */
  algolia: { appId: string; apiKey: string; indexName: string } | undefined;
  /** Languages to build (`LOCALES`), as written. */
  locales: string | undefined;
  /** The language that this process builds; Docusaurus sets it (`DOCUSAURUS_CURRENT_LOCALE`). */
  currentLocale: string | undefined;
  /** Versions to build (`VERSIONS`), as written. */
  versions: string | undefined;
  /** The version that this process builds; `scripts/build` sets it (`VERSIONS_PART`). */
  versionPart: string | undefined;
  /** Folder of docs that replace the portal's, for browser tests (`PORTAL_FIXTURE_DOCS`). */
  fixtureDocs: string | undefined;
  /** File with options that override those of plugins, for browser tests (`PORTAL_FIXTURE_SERVICES`). */
  fixtureServices: string | undefined;
  /** Folder that keeps parts of builds (`BUILD_CACHE`), or undefined if nothing is kept (`off`). */
  buildCache: string | undefined;
  /** Whether the site runs in development mode, where incomplete content is reported instead of failing the build. */
  isDevelopment: boolean;
}

/** The variables that the configuration depends on. */
export const ENVIRONMENT_VARIABLES = [
  'ALGOLIA_API_KEY',
  'ALGOLIA_APP_ID',
  'ALGOLIA_INDEX_NAME',
  'BUILD_CACHE',
  'CHAT_ENDPOINT',
  'DOCUSAURUS_CURRENT_LOCALE',
  'FEEDBACK_ENDPOINT',
  'LOCALES',
  'NODE_ENV',
  'OFFLINE',
  'PORTAL_FIXTURE_DOCS',
  'PORTAL_FIXTURE_SERVICES',
  'SITE_URL',
  'VERSIONS',
  'VERSIONS_PART',
] as const;

type Variable = (typeof ENVIRONMENT_VARIABLES)[number];

/** The address of a site that has none yet. */
export const DEFAULT_SITE_URL = 'https://docs.example.com';

/**
 * Reads the environment variables that the configuration depends on. An empty variable counts as absent, except
 * `FEEDBACK_ENDPOINT`, where it means that readers aren't asked for feedback.
 *
 * @param variables - Usually `process.env`.
 * @throws Error that names the variable, the allowed values and the actual value.
 */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): Environment {
  const read = (name: Variable) => variables[name] || undefined;

  const siteUrl = read('SITE_URL') ?? DEFAULT_SITE_URL;
  if (!URL.canParse(siteUrl) || !/^https?:$/.test(new URL(siteUrl).protocol)) {
    throw new Error(`SITE_URL must be a URL such as ${DEFAULT_SITE_URL}; found "${siteUrl}".`);
  }

  const { pathname, search, hash } = new URL(siteUrl);
  if (pathname + search + hash !== '/') {
    throw new Error(
      `SITE_URL must be the address of a host, without a path; found "${siteUrl}". The portal can't be published below a path.`,
    );
  }

  const offline = read('OFFLINE');
  if (offline !== undefined && offline !== 'off') {
    throw new Error(`OFFLINE must be "off" or unset; found "${offline}".`);
  }

  const buildCache = read('BUILD_CACHE') ?? '.docusaurus/cache';

  return {
    siteUrl,
    feedbackEndpoint: (variables.FEEDBACK_ENDPOINT ?? '/feedback') || undefined,
    chatEndpoint: read('CHAT_ENDPOINT'),
    isOfflineEnabled: offline !== 'off',
    algolia: readAlgolia(read),
    locales: read('LOCALES'),
    currentLocale: read('DOCUSAURUS_CURRENT_LOCALE'),
    versions: read('VERSIONS'),
    versionPart: read('VERSIONS_PART'),
    fixtureDocs: read('PORTAL_FIXTURE_DOCS'),
    fixtureServices: read('PORTAL_FIXTURE_SERVICES'),
    buildCache: buildCache === 'off' ? undefined : buildCache,
    isDevelopment: variables.NODE_ENV === 'development',
  };
}

const ALGOLIA = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/** @throws Error if only some of the three variables are set. */
function readAlgolia(read: (name: Variable) => string | undefined): Environment['algolia'] {
  const [appId, apiKey, indexName] = ALGOLIA.map(read);
  if (!appId && !apiKey && !indexName) {
    return undefined;
  }
  if (!appId || !apiKey || !indexName) {
    const missing = ALGOLIA.filter((name) => !read(name));
    throw new Error(
      `Algolia search requires ${ALGOLIA.join(', ')}; ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing.`,
    );
  }
  return { appId, apiKey, indexName };
}
