import { createHash } from 'node:crypto';

import { RequestError } from './errors';
import { frontMatterValue } from './markdown';

/**
 * Size of a page of a long text, in bytes. Text of this documentation has at least 2.6 bytes per token, so an answer
 * stays below 4,500 tokens with the protocol. That is enough for most texts, and agents pay for each one.
 */
export const PAGE_BYTES = 9_600;

/** Pages of the documentation with more tokens are sent in parts. */
const WHOLE_TOKENS = 5_000;

/** Returns the size of the parts of a page of the documentation, in bytes. */
export const partBytes = (markdown: string): number =>
  Number(frontMatterValue(markdown, 'tokens')) <= WHOLE_TOKENS ? Infinity : PAGE_BYTES;

/** A page of a long text. */
export interface TextPage {
  text: string;
  /** Requests the next page. Undefined for the last one. */
  cursor?: string;
}

const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

const isLowSurrogate = (code: number) => code >= 0xdc00 && code <= 0xdfff;

/** Returns the end of the page that starts at an offset: at a line break if there is one in its second half. */
function endOfPage(text: string, start: number, maxBytes: number): number {
  let bytes = 0;
  let end = start;
  while (end < text.length) {
    const code = text.codePointAt(end) ?? 0;
    const size = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (bytes + size > maxBytes) {
      break;
    }
    bytes += size;
    end += code > 0xffff ? 2 : 1;
  }
  if (end === text.length) {
    return end;
  }
  const lineBreak = text.lastIndexOf('\n', end - 1) + 1;
  return lineBreak > start + (end - start) / 2 ? lineBreak : end;
}

/**
 * Returns a page of a text. The pages, joined in order, are exactly the text.
 *
 * @param cursor - From the page before. Default: the first page.
 * @param maxBytes - Size of a page. Default: {@link PAGE_BYTES}.
 * @throws RequestError if the cursor is not one of this text.
 */
export function pageOf(text: string, cursor?: string, maxBytes = PAGE_BYTES): TextPage {
  const [, offset = '0', hash] = /^(\d{1,9})-([\da-f]{8})$/.exec(cursor ?? '') ?? [];
  const start = Number(offset);
  const own = fingerprint(text);
  if (
    cursor !== undefined &&
    (hash !== own || start >= text.length || isLowSurrogate(text.charCodeAt(start)))
  ) {
    throw new RequestError(
      'The cursor is not valid for this text. Repeat the other arguments exactly, or omit the cursor to start again.',
    );
  }
  const end = endOfPage(text, start, maxBytes);
  return {
    text: text.slice(start, end),
    ...(end < text.length ? { cursor: `${end}-${own}` } : {}),
  };
}
