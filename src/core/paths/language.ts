/** The language of addresses without a language prefix. */
export const DEFAULT_LANGUAGE = 'en';

/** Chinese is accepted as a language prefix even if the site doesn't list it. */
const ALWAYS_ACCEPTED = 'zh';

/** An address taken apart by {@link pathnameToLanguage}. */
export interface LanguagePath {
  /** Two letters, such as `en`. */
  userLanguage: string;
  /** The address without its language prefix; query and hash stay. */
  canonicalAs: string;
  /** As `canonicalAs`, without the hash, which a server never sees. */
  canonicalAsServer: string;
  /**
   * The path that names the page in every language: no prefix, query, hash or trailing slash, and `/api-docs` for a
   * first segment `/api`. The site's root is `/`.
   */
  canonicalPathname: string;
}

const LANGUAGE_PREFIX = /^\/([a-z]{2})(?=\/)/;

/**
 * Splits an address into the user language and the page.
 *
 * A two-letter prefix is a language if it is `zh` or one of `languages`, in lowercase and followed by a slash (`/zh/`,
 * not `/zh` or `/zhx/`). Then it is removed from the path, even if it is English. Any other two letters are part of the
 * path, and the language is English. `canonicalPathname` has no trailing slashes, however many the address has. Nothing
 * is decoded, so no address can make this function throw.
 *
 * @param address - From the site's root: path, with or without query and hash.
 * @param languages - The site's languages. `zh` is always accepted.
 */
export function pathnameToLanguage(
  address: string,
  languages: readonly string[] = [DEFAULT_LANGUAGE],
): LanguagePath {
  const candidate = LANGUAGE_PREFIX.exec(address)?.[1];
  const prefix =
    candidate && (candidate === ALWAYS_ACCEPTED || languages.includes(candidate))
      ? candidate
      : undefined;
  const canonicalAs = prefix ? address.slice(prefix.length + 1) : address;
  const canonicalAsServer = canonicalAs.replace(/#.*$/s, '');
  return {
    userLanguage: prefix ?? DEFAULT_LANGUAGE,
    canonicalAs,
    canonicalAsServer,
    canonicalPathname: pathnameOf(canonicalAsServer).replace(/^\/api(?=\/|$)/, '/api-docs'),
  };
}

/** The path of an address: without query, hash and trailing slash, with a slash at the start. */
export function pathnameOf(address: string): string {
  const pathname = address.replace(/[?#].*$/s, '').replace(/\/+$/, '');
  return pathname.startsWith('/') ? pathname : `/${pathname}`;
}
