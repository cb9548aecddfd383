/** A fenced code block of a page. */
export interface CodeBlock {
  language: string;
  /** From its meta: `SortInvoices.tsx`. */
  title?: string;
  code: string;
  /** Its position in the page, including the fences. */
  start: number;
  end: number;
  /** The headings above it, outermost first. */
  headings: readonly string[];
}

/** A heading of a page. */
export interface Heading {
  level: number;
  text: string;
  /** Position of its line in the page. */
  start: number;
}

interface Outline {
  headings: readonly Heading[];
  blocks: readonly CodeBlock[];
}

const FENCE = /^(\s*)(`{3,}|~{3,})\s*([\w-]*)(.*)$/;
const HEADING = /^(#{1,6})\s+(.*?)\s*#*$/;

/** Returns the value of an attribute in a fence's meta. */
const metaValue = (meta: string, name: string) =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1];

/** Returns the headings and code blocks of a page. Lines in code blocks and in the front matter aren't headings. */
export function outlineOf(markdown: string): Outline {
  const headings: Heading[] = [];
  const blocks: CodeBlock[] = [];
  let open: { fence: string; indent: number; block: CodeBlock; lines: string[] } | undefined;
  let path: Heading[] = [];
  let start = /^---\n[\s\S]*?\n---\n/.exec(markdown)?.[0].length ?? 0;
  while (start < markdown.length) {
    const lineEnd = markdown.indexOf('\n', start);
    const end = lineEnd < 0 ? markdown.length : lineEnd + 1;
    const line = markdown.slice(start, lineEnd < 0 ? end : lineEnd);
    const [, indent = '', fence = '', language = '', meta = ''] = FENCE.exec(line) ?? [];
    if (open) {
      if (fence.startsWith(open.fence) && language === '' && meta.trim() === '') {
        blocks.push({ ...open.block, code: open.lines.join('\n'), end });
        open = undefined;
      } else {
        const cut = line.slice(0, open.indent).trim() === '' ? open.indent : 0;
        open.lines.push(line.slice(cut));
      }
    } else if (fence !== '') {
      const title = metaValue(meta, 'title');
      const block: CodeBlock = {
        language,
        ...(title === undefined ? {} : { title }),
        code: '',
        start,
        end,
        headings: path.map(({ text }) => text),
      };
      open = { fence, indent: indent.length, block, lines: [] };
    } else {
      const [, marks, text = ''] = HEADING.exec(line) ?? [];
      if (marks !== undefined) {
        const heading = { level: marks.length, text, start };
        headings.push(heading);
        path = [...path.filter(({ level }) => level < heading.level), heading];
      }
    }
    start = end;
  }
  return { headings, blocks };
}

/** Returns a heading as it is in an address, as Docusaurus does by default: `sort-by-more-than-one-column`. */
export const slugOfHeading = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .trim()
    .replace(/ /g, '-');

/**
 * Returns a section of a page: its heading and everything up to the next heading of the same or a higher level.
 *
 * @param section - Text or hash of the heading.
 * @returns Undefined if no heading matches.
 */
export function sectionOf(markdown: string, section: string): string | undefined {
  const { headings } = outlineOf(markdown);
  const wanted = slugOfHeading(section.replace(/^#+\s*/, ''));
  const index = headings.findIndex(({ text }) => slugOfHeading(text) === wanted);
  const heading = headings[index];
  if (!heading) {
    return undefined;
  }
  const next = headings.slice(index + 1).find(({ level }) => level <= heading.level);
  return markdown.slice(heading.start, next?.start);
}

/** Returns a value of the front matter that is on a single line. */
export function frontMatterValue(markdown: string, key: string): string | undefined {
  const matter = /^---\n([\s\S]*?)\n---\n/.exec(markdown)?.[1] ?? '';
  const value = new RegExp(`^${key}:[ \\t]*(.+)$`, 'm').exec(matter)?.[1]?.trim();
  return value?.replace(/^(['"])(.*)\1$/, '$2');
}

const SUMMARY_LENGTH = 140;

/** Matches what separates paragraphs and the items of lists. */
const SEPARATOR = /\n\s*\n|\n *(?:[-*]|\d+\.) /;

/** Returns the paragraph, or the item of a list, that has the character at a position. */
export const paragraphAt = (markdown: string, position: number): string =>
  (markdown.slice(0, position).split(SEPARATOR).at(-1) ?? '') +
  (markdown.slice(position).split(SEPARATOR)[0] ?? '');

/**
 * Returns the start of the first paragraph of a text, on one line. Empty if there is none.
 *
 * @param length - Maximum number of characters.
 */
export function summaryOf(markdown: string, length = SUMMARY_LENGTH): string {
  const body = markdown.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/(```|~~~)[\s\S]*?\1/g, '');
  const paragraph = body
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .find((part) => part !== '' && !/^(?:#|\||>|<|-|\*\s|\d+\.)/.test(part));
  const line = (paragraph ?? '').replace(/\s+/g, ' ').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  return line.length > length ? `${line.slice(0, length - 1).trimEnd()}…` : line;
}
