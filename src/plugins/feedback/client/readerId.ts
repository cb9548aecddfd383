/** Cookie of the reader's id. */
export const READER_COOKIE = 'feedbackId';

const UUID_V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** What an id stands on; the browser's own in production. */
export interface ReaderIdEnvironment {
  readCookie: (name: string) => string | undefined;
  writeCookie: (name: string, value: string) => void;
  /** Fills an array with random bytes. Not `randomUUID`, which browsers have on https alone. */
  getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;
}

/**
 * The way to the reader's id, a random UUID (version 4): what is kept, else one that is made at the first call. Where
 * cookies are blocked, it lasts as long as the page.
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
