/** A `::demo` directive in a page's text. */
export interface DemoText {
  /** Path of the demo's file or folder, relative to the page. */
  src: string;
  title?: string;
  /** Whether it is shown without toolbar and code. */
  isBare: boolean;
  /** Position of the directive in the text. */
  start: number;
  end: number;
}

/** A fenced code block. One that is not closed continues to the end of the text. */
const FENCE = /^[ \t]*(`{3,}|~{3,})[^]*?(?:^[ \t]*\1|(?![^]))/gm;
/** A directive on its own line. It is indented inside a list. */
const DIRECTIVE = /^[ \t]*(::demo\{(.*)\})[ \t]*$/gm;

/** Returns the value of a directive's attribute, with or without quotes. */
function attribute(attributes: string, name: string): string | undefined {
  const [, , quoted, plain] =
    new RegExp(`(?:^|\\s)${name}=(?:(["'])(.*?)\\1|([^\\s"'=<>\`]+))`).exec(attributes) ?? [];
  return quoted ?? plain;
}

/**
 * Returns the demos in a page's text, in order, without parsing the page. Use it for lists of all pages, and before
 * anything is bundled. Directives without `src` are ignored. Code that has the page's syntax tree uses
 * `isDemoDirective` instead.
 *
 * @param markdown - The page's MDX.
 */
export function demoDirectivesIn(markdown: string): DemoText[] {
  // Blanked rather than removed, so that positions don't change.
  const text = markdown.replace(FENCE, (fence) => fence.replace(/[^\n]/g, ' '));
  return [...text.matchAll(DIRECTIVE)].flatMap(
    ({ 0: line, 1: directive = '', 2: attributes = '', index }) => {
      const src = attribute(attributes, 'src');
      const title = attribute(attributes, 'title');
      // Outside of the quoted values.
      const isBare = /(?:^|\s)bare(?=\s|$)/.test(attributes.replace(/(["']).*?\1/g, ''));
      const start = index + line.indexOf(directive);
      return src
        ? [{ src, ...(title ? { title } : {}), isBare, start, end: start + directive.length }]
        : [];
    },
  );
}
