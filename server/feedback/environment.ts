import type { DatabaseLimits } from './limits';

/** Path of the feedback route on the servers in this repository, relative to the site's. */
export const FEEDBACK_PATH = 'feedback';

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Where answers are stored. */
export interface DatabaseOptions {
  /** `file:…`, or the URL of a libSQL database. */
  url: string;
  /** Access token of the database. */
  token?: string;
}

/** The receiver's settings from the environment. */
export interface FeedbackEnvironment {
  database: DatabaseOptions;
  /** Other origins whose pages may send answers. */
  origins: string[];
  /** Address of the site, without a slash at its end, for receivers that have no access to its build. Default: pages are not checked there. */
  site?: string;
  /** Header in which a proxy passes the reader's address. Default: the address of the connection. */
  addressHeader?: string;
  /** How many answers are accepted per minute, from all readers. */
  perMinute: number;
  /** How much the database may hold. */
  limits: DatabaseLimits;
}

/** Limits that the environment doesn't set. 200,000 answers without comments take about 60 MB. */
const DEFAULT_LIMITS = { perMinute: 600, rows: 200_000, bytes: 500_000_000 };

const SCHEMES = ['file:', 'libsql:', 'https:', 'http:', 'wss:', 'ws:'];

function fault(name: string, allowed: string, found: string): Error {
  return new Error(`${name} must be ${allowed}; found "${found}".`);
}

/** Returns a database URL that is safe to print. The query is removed, because it may contain a token. */
export const publicUrl = (url: string): string => url.replace(/\?.*$/s, '');

/**
 * Reads `FEEDBACK_DATABASE_URL` and `FEEDBACK_DATABASE_TOKEN`.
 *
 * @param defaultUrl - URL to use if the environment has none. Without a default, the variable is required.
 * @throws Error if a variable is invalid. It names the variable, what is allowed, and what was found.
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

function readCount(environment: Environment, name: string, standard: number): number {
  const text = environment[name];
  if (!text) {
    return standard;
  }
  if (!/^[1-9]\d{0,14}$/.test(text)) {
    throw fault(name, 'a whole number from 1', text);
  }
  return Number(text);
}

/**
 * Reads all settings of a receiver from its environment: the database, `FEEDBACK_ORIGINS` (comma-separated),
 * `FEEDBACK_SITE`, `FEEDBACK_ADDRESS_HEADER`, and the limits `FEEDBACK_MAX_PER_MINUTE`, `FEEDBACK_MAX_ROWS` and `FEEDBACK_MAX_BYTES`.
 *
 * @throws Error if a variable is invalid. It names the variable, what is allowed, and what was found.
 */
export function readEnvironment(
  environment: Environment,
  defaultUrl?: string,
): FeedbackEnvironment {
  const origins = (environment.FEEDBACK_ORIGINS ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
  const isOrigin = (text: string) =>
    /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
  const noOrigin = origins.find((origin) => !isOrigin(origin));
  if (noOrigin !== undefined) {
    throw fault(
      'FEEDBACK_ORIGINS',
      'a comma-separated list of origins such as "https://docs.example.com", without a path',
      noOrigin,
    );
  }
  const site = environment.FEEDBACK_SITE || undefined;
  const isAddress = (text: string) =>
    isOrigin(text) || (/^https?:[^?#]*[^/?#]$/.test(text) && URL.canParse(text));
  if (site !== undefined && !isAddress(site)) {
    throw fault(
      'FEEDBACK_SITE',
      'the address of the site, such as "https://docs.example.com", without a slash at its end',
      site,
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
  return {
    database: readDatabase(environment, defaultUrl),
    origins,
    ...(site === undefined ? {} : { site }),
    addressHeader,
    perMinute: readCount(environment, 'FEEDBACK_MAX_PER_MINUTE', DEFAULT_LIMITS.perMinute),
    limits: {
      rows: readCount(environment, 'FEEDBACK_MAX_ROWS', DEFAULT_LIMITS.rows),
      bytes: readCount(environment, 'FEEDBACK_MAX_BYTES', DEFAULT_LIMITS.bytes),
    },
  };
}

/**
 * Returns the address that a request came from: the last one in the configured header, which the nearest proxy added,
 * or the connection's address if there is none.
 */
export function readerAddress(
  headers: Headers,
  addressHeader: string | undefined,
  connection: string,
): string {
  const named = addressHeader === undefined ? undefined : headers.get(addressHeader);
  return named?.split(',').at(-1)?.trim() || connection;
}
