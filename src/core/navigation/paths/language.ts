/** The language of URLs without a language prefix. */
export const DEFAULT_LANGUAGE = 'en';

/** Chinese is accepted as a language prefix even if the site doesn't list it. */
const ALWAYS_ACCEPTED = 'zh';

/** The parts of an address that {@link pathnameToLanguage} returns. */
export interface LanguagePath {
  /** Two-letter code, such as `en`. */
  userLanguage: string;
  /** The address without its language prefix, but with query and hash. */
  canonicalAs: string;
  /** Same as `canonicalAs`, but without the hash, which servers never receive. */
  canonicalAsServer: string;
  /**
   * The path that identifies the page in every language, without prefix, query, hash or trailing slash. A first segment
   * `/api` becomes `/api-docs`. The site's root is `/`.
   */
  canonicalPathname: string;
}

const LANGUAGE_PREFIX = /^\/([a-z]{2})(?=\/)/;

/**
 * Splits an address into the user language and the page.
 *
 * A two-letter prefix is a language if it is `zh` or one of `languages`, in lowercase and followed by a slash (`/zh/`,
 * not `/zh` or `/zhx/`). It is then removed from the path, even if it is English. Any other two letters are part of the
 * path, and the language is English. All trailing slashes are removed from `canonicalPathname`. Nothing is decoded, so
 * no address can make this function throw.
 *
 * @param address - Path from the site's root, with or without query and hash.
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

/** Returns the path of an address, without query, hash and trailing slash, and with a leading slash. */
export function pathnameOf(address: string): string {
  const pathname = address.replace(/[?#].*$/s, '').replace(/\/+$/, '');
  return pathname.startsWith('/') ? pathname : `/${pathname}`;
}
