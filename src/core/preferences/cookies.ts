import Cookies from 'js-cookie';

/** Lifetime of cookies: one year, in seconds. */
export const COOKIE_MAX_AGE_SECONDS = 31_536_000;

/** The part of a document that stores cookies. */
export type CookieJar = Pick<Document, 'cookie'>;

/**
 * Returns a cookie's decoded value, or undefined if there is no such cookie, it can't be decoded, or cookies are
 * blocked.
 *
 * @throws Error on the server, where the pages are built and there is no reader whose cookies could be read.
 */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') {
    throw new Error(
      `The cookie "${name}" was read on the server, where there is no reader. Read it in the browser: in an ` +
        'effect, an event handler or a store.',
    );
  }
  try {
    return Cookies.get(name);
  } catch {
    return undefined;
  }
}

/** Stores a value for a year, for the whole site. Does nothing if cookies are blocked. */
export function writeCookie(name: string, value: string): void {
  try {
    Cookies.set(name, value, {
      path: '/',
      sameSite: 'Lax',
      secure: window.location.protocol === 'https:',
      'max-age': String(COOKIE_MAX_AGE_SECONDS),
    });
  } catch {
    // Cookies are blocked: the choice applies to this page only.
  }
}
