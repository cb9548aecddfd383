/** Cookie with the reader's id. */
export const READER_COOKIE = 'feedbackId';

const UUID_V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** Dependencies of the reader's id; the browser's in production. */
export interface ReaderIdEnvironment {
  readCookie: (name: string) => string | undefined;
  writeCookie: (name: string, value: string) => void;
  /** Fills an array with random bytes. Not `randomUUID`, which browsers provide only over HTTPS. */
  getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;
}

/**
 * Returns a function that returns the reader's id, a random UUID (version 4): the stored one, or one created at the
 * first call. If cookies are blocked, it lasts as long as the page.
 */
export function createReaderId({
  readCookie,
  writeCookie,
  getRandomValues,
}: ReaderIdEnvironment): () => string {
  let made: string | undefined;
  return () => {
    const kept = readCookie(READER_COOKIE);
    if (kept && UUID_V4.test(kept)) {
      return kept;
    }
    if (made === undefined) {
      const bytes = [...getRandomValues(new Uint8Array(16))];
      // Version and variant (RFC 9562).
      const hex = bytes
        .map((byte, index) => {
          const value =
            index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
          return value.toString(16).padStart(2, '0');
        })
        .join('');
      made = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
      writeCookie(READER_COOKIE, made);
    }
    return made;
  };
}
