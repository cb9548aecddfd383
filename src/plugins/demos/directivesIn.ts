/** A `::demo` in a page's text. */
export interface DemoText {
  /** Path of the demo's file or folder from the page. */
  src: string;
  title?: string;
  /** Where the directive is in the text. */
  start: number;
  end: number;
}

/** A block of code; one that is not closed continues to the end. */
const FENCE = /^[ \t]*(`{3,}|~{3,})[^]*?(?:^[ \t]*\1|(?![^]))/gm;
/** Indented where it is in a list. */
const DIRECTIVE = /^[ \t]*(::demo\{(.*)\})[ \t]*$/gm;

/** An attribute of a directive, with or without quotes. */
function attribute(attributes: string, name: string): string | undefined {
  const [, , quoted, plain] =
    new RegExp(`(?:^|\\s)${name}=(?:(["'])(.*?)\\1|([^\\s"'=<>\`]+))`).exec(attributes) ?? [];
  return quoted ?? plain;
}

/**
 * The demos that a page's text shows, in its order, without parsing the page: for lists of all pages, and before anything
 * is bundled. Directives without `src` are left out. Code that has the page's syntax tree uses `isDemoDirective`.
 *
 * @param markdown - The page's MDX.
 */
export function demoDirectivesIn(markdown: string): DemoText[] {
  // Blanked, not removed, so that positions stay.
  const text = markdown.replace(FENCE, (fence) => fence.replace(/[^\n]/g, ' '));
  return [...text.matchAll(DIRECTIVE)].flatMap(
    ({ 0: line, 1: directive = '', 2: attributes = '', index }) => {
      const src = attribute(attributes, 'src');
      const title = attribute(attributes, 'title');
      const start = index + line.indexOf(directive);
      return src
        ? [{ src, ...(title ? { title } : {}), start, end: start + directive.length }]
        : [];
    },
  );
}
