import { nearest } from './nearest';
import { isSitePath, SERVICE_ALLOWED, toServiceUrl } from './services';

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
  'SITE_URL',
  'VERSIONS',
  'VERSIONS_PART',
] as const;

type Variable = (typeof ENVIRONMENT_VARIABLES)[number];

/** The address of a site that has none yet. */
export const DEFAULT_SITE_URL = 'https://docs.example.com';

/** Other variables of the portal's commands. Those of the receiver of feedback are described there. */
const OTHER_VARIABLES = [
  'FEEDBACK_ADDRESS_HEADER',
  'FEEDBACK_DATABASE_TOKEN',
  'FEEDBACK_DATABASE_URL',
  'FEEDBACK_MAX_BYTES',
  'FEEDBACK_MAX_PER_MINUTE',
  'FEEDBACK_MAX_ROWS',
  'FEEDBACK_ORIGINS',
  'FEEDBACK_SITE',
  'MAX_CONNECTIONS',
  'METRICS_PORT',
  'MUI_X_LICENSE_KEY',
];

/**
 * Checks that no variable has almost the name of one of the portal's. Single words, such as VERSION, are likely to be
 * somebody else's.
 *
 * @throws Error that names the variable, and the one that was probably meant.
 */
export function checkNames(variables: Readonly<Record<string, string | undefined>>): void {
  const known = [...ENVIRONMENT_VARIABLES, ...OTHER_VARIABLES].filter((name) => name.includes('_'));
  for (const [name, value] of Object.entries(variables)) {
    const meant = known.includes(name) || !name.includes('_') ? undefined : nearest(name, known, 1);
    if (meant !== undefined) {
      // A key or a token must not end up in the log of a build.
      const found = /KEY|TOKEN|DATABASE/.test(meant) ? '' : `; found "${value}"`;
      throw new Error(`${name} isn't a variable of the portal${found}. Did you mean ${meant}?`);
    }
  }
}

/** What the address of the site may be. */
export const SITE_URL_ALLOWED = `the address of a host, such as "${DEFAULT_SITE_URL}". For a path on it, set "baseUrl" of "site" in portal.config.ts`;

/** Whether a text is the address of a host. A slash at its end makes no difference. */
export function isSiteUrl(text: string): boolean {
  return (
    /^https?:/i.test(text) &&
    URL.canParse(text) &&
    new URL(text).origin === text.toLowerCase().replace(/\/$/, '')
  );
}

/**
 * Returns the files of the pages that a build renders into a copy of an earlier one (`EDITED_PAGES`, which `scripts/build`
 * sets), relative to the site's folder. Empty for a complete build.
 */
export const editedPagesOf = ({
  EDITED_PAGES: files,
}: Readonly<Record<string, string | undefined>>): string[] => (files ? files.split('\n') : []);

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
  checkNames(variables);
  const read = (name: Variable) => variables[name] || undefined;

  const siteUrl = read('SITE_URL') ?? DEFAULT_SITE_URL;
  if (!isSiteUrl(siteUrl)) {
    throw new Error(`SITE_URL must be ${SITE_URL_ALLOWED}; found "${siteUrl}".`);
  }

  const offline = read('OFFLINE');
  if (offline !== undefined && offline !== 'off') {
    throw new Error(`OFFLINE must be "off" or unset; found "${offline}".`);
  }

  const { FEEDBACK_ENDPOINT: feedback = '/feedback' } = variables;
  if (feedback !== '' && !isSitePath(feedback) && !toServiceUrl(feedback)) {
    throw new Error(
      `FEEDBACK_ENDPOINT must be empty, a path on this site, such as "/feedback", or ${SERVICE_ALLOWED}; found "${feedback}".`,
    );
  }
  const chat = read('CHAT_ENDPOINT');
  if (chat !== undefined && !toServiceUrl(chat)) {
    throw new Error(`CHAT_ENDPOINT must be ${SERVICE_ALLOWED}; found "${chat}".`);
  }

  const buildCache = read('BUILD_CACHE') ?? '.docusaurus/cache';
  if (buildCache !== 'off' && /^(?:off|on|true|false|yes|no|[01])$/i.test(buildCache)) {
    throw new Error(`BUILD_CACHE must be a folder, or "off"; found "${buildCache}".`);
  }

  return {
    siteUrl,
    feedbackEndpoint: feedback || undefined,
    chatEndpoint: chat,
    isOfflineEnabled: offline !== 'off',
    algolia: readAlgolia(read),
    locales: read('LOCALES'),
    currentLocale: read('DOCUSAURUS_CURRENT_LOCALE'),
    versions: read('VERSIONS'),
    versionPart: read('VERSIONS_PART'),
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
