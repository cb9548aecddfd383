/** Variables of the environment, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Where answers are kept. */
export interface DatabaseOptions {
  /** `file:…`, or the address of a libSQL database. */
  url: string;
  /** What that database asks for. */
  token?: string;
}

/** What a receiver takes from its environment. */
export interface FeedbackEnvironment {
  database: DatabaseOptions;
  /** Origins other than its own whose pages may send answers. */
  origins: string[];
  /** Header in which a proxy names the reader's address. Without it the connection's own address counts. */
  addressHeader?: string;
}

const SCHEMES = ['file:', 'libsql:', 'https:', 'http:', 'wss:', 'ws:'];

function fault(name: string, allowed: string, found: string): Error {
  return new Error(`${name} must be ${allowed}; found "${found}".`);
}

/** A database's address as it may be shown: without what follows a question mark, which may be a token. */
export const publicUrl = (url: string): string => url.replace(/\?.*$/s, '');

/**
 * Reads `FEEDBACK_DATABASE_URL` and `FEEDBACK_DATABASE_TOKEN`.
 *
 * @param defaultUrl - For an environment without a URL. Without a default it is required.
 * @throws Error that names the variable, what is allowed, and what was found.
 */
export function readDatabase(environment: Environment, defaultUrl?: string): DatabaseOptions {
  const url = environment.FEEDBACK_DATABASE_URL || defaultUrl || '';
  if (!SCHEMES.some((scheme) => url.startsWith(scheme))) {
    throw fault(
      'FEEDBACK_DATABASE_URL',
      `a URL that starts with ${SCHEMES.join(', ')}`,
      publicUrl(url),
    );
  }
  return { url, token: environment.FEEDBACK_DATABASE_TOKEN || undefined };
}

/**
 * Reads all that a receiver takes from its environment: the database, `FEEDBACK_ORIGINS` (comma separated) and
 * `FEEDBACK_ADDRESS_HEADER`.
 *
 * @throws Error that names the variable, what is allowed, and what was found.
 */
export function readEnvironment(
  environment: Environment,
  defaultUrl?: string,
): FeedbackEnvironment {
  const origins = (environment.FEEDBACK_ORIGINS ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
  const noOrigin = origins.find(
    (origin) =>
      !/^https?:/.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin,
  );
  if (noOrigin !== undefined) {
    throw fault(
      'FEEDBACK_ORIGINS',
      'a comma-separated list of origins such as "https://docs.example.com", without a path',
      noOrigin,
    );
  }
  const addressHeader = environment.FEEDBACK_ADDRESS_HEADER || undefined;
  if (addressHeader !== undefined && !/^[\w-]+$/.test(addressHeader)) {
    throw fault(
      'FEEDBACK_ADDRESS_HEADER',
      'the name of a header such as "X-Real-IP"',
      addressHeader,
    );
  }
  return { database: readDatabase(environment, defaultUrl), origins, addressHeader };
}

/**
 * Where a request came from: the last address in the configured header, which the nearest proxy has put there, or else
 * the connection's own.
 */
export function readerAddress(
  headers: Headers,
  addressHeader: string | undefined,
  connection: string,
): string {
  const named = addressHeader === undefined ? undefined : headers.get(addressHeader);
  return named?.split(',').at(-1)?.trim() || connection;
}
