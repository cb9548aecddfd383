import { DomHandler, type Document } from 'domhandler';
import { Parser } from 'htmlparser2';

/** Elements whose end tag is optional in HTML. The minifier omits these tags. */
const OPTIONAL_END = new Set(
  'html head body p li dt dd rt rp option optgroup colgroup caption thead tbody tfoot tr th td'.split(
    ' ',
  ),
);

/** A parsed document, and the reason if it isn't complete. */
export interface ParsedHtml {
  /** Every node has `startIndex` and `endIndex`. */
  document: Document;
  /** Why the text can't be a complete document; undefined if it can. */
  problem: string | undefined;
}

/** Builds the document, and records which elements were closed only by the end of the text. */
class CheckingHandler extends DomHandler {
  isAtEnd = false;
  /** Elements that are open at the end although they need an end tag, innermost first. */
  readonly open: string[] = [];
  /** Whether there is a comment that browsers parse differently. */
  hasOddComment = false;

  constructor() {
    super(undefined, { withStartIndices: true, withEndIndices: true });
  }

  override onclosetag(name?: string): void {
    if (this.isAtEnd && name !== undefined && !OPTIONAL_END.has(name)) {
      this.open.push(name);
    }
    super.onclosetag();
  }

  override oncomment(data: string): void {
    // In browsers, "--!>" ends a comment, too.
    this.hasOddComment ||= data.includes('--!>');
    super.oncomment(data);
  }
}

/**
 * Parses a document or a fragment.
 *
 * @param html - Its text.
 */
export function parseHtml(html: string): ParsedHtml {
  const handler = new CheckingHandler();
  const parser = new Parser(handler);
  parser.write(html);
  handler.isAtEnd = true;
  parser.end();
  return { document: handler.root, problem: problemOf(html, handler) };
}

function problemOf(html: string, { open, hasOddComment }: CheckingHandler): string | undefined {
  if (html.trim() === '') {
    return 'it is empty';
  }
  if (html.includes('\0')) {
    return 'it contains NUL characters';
  }
  if (!/^\s*<!doctype html/i.test(html)) {
    return 'it does not start with <!doctype html>';
  }
  if (open.length > 0) {
    return `it ends within <${open[0]}>`;
  }
  if (html.lastIndexOf('<') > html.lastIndexOf('>')) {
    return 'it ends within a tag';
  }
  if (hasOddComment) {
    return 'it contains a comment with "--!>" in it, which browsers treat as the end of the comment';
  }
  return undefined;
}

/** Positions in a start tag, as indices into the text that it was parsed from. */
export interface StartTag {
  /** Index after the name of the element. */
  nameEnd: number;
  /** Index after the `>`. */
  end: number;
  /** Range of each attribute, from the start of its name to the end of its value (exclusive), by lowercase name. */
  attributes: ReadonlyMap<string, { start: number; end: number }>;
}

/**
 * Finds the positions in a start tag.
 *
 * @param html - The text.
 * @param start - Index at which the tag begins.
 * @param end - An index after the tag, such as the end of its element.
 */
export function parseStartTag(html: string, start: number, end: number): StartTag {
  const attributes = new Map<string, { start: number; end: number }>();
  let nameEnd = start;
  let tagEnd: number | undefined;
  const parser: Parser = new Parser({
    onopentagname(name) {
      nameEnd = tagEnd === undefined ? start + 1 + name.length : nameEnd;
    },
    onattribute(name) {
      // If an attribute occurs several times, the first one counts.
      if (tagEnd === undefined && !attributes.has(name)) {
        attributes.set(name, { start: start + parser.startIndex, end: start + parser.endIndex });
      }
    },
    onopentag() {
      tagEnd ??= start + parser.endIndex + 1;
    },
  });
  parser.end(html.slice(start, end));
  return { nameEnd, end: tagEnd ?? end, attributes };
}
