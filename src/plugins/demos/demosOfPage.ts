import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

import { besidePage } from '../../core/versions/translated';

import { demoRequest, findDemo } from './demoFiles';
import { isDemoDirective } from './directive';

/** A fenced code block. One that is not closed continues to the end of the text. */
const FENCE = /^[ \t]*(`{3,}|~{3,})[^]*?(?:^[ \t]*\1|(?![^]))/gm;
/** A directive on its own line. It is indented inside a list. */
const DIRECTIVE = /^[ \t]*(::demo\{.*\})[ \t]*$/gm;

const parser = unified().use(remarkParse).use(remarkDirective);

/**
 * Returns the attributes of the demos in a page's text, in order, without parsing the whole page. Directives without `src`
 * are ignored. Code that has the page's syntax tree uses `isDemoDirective` instead.
 *
 * @param markdown - The page's MDX.
 */
export function demoDirectivesIn(
  markdown: string,
): { src: string; title?: string; isBare: boolean }[] {
  return [...markdown.replace(FENCE, '').matchAll(DIRECTIVE)].flatMap(([, directive = '']) => {
    const [node] = parser.parse(directive).children;
    const { src, title, bare } = (node && isDemoDirective(node) && node.attributes) || {};
    return src ? [{ src, ...(title ? { title } : {}), isBare: typeof bare === 'string' }] : [];
  });
}

/** A demo that a page shows. */
export interface PageDemo {
  name: string;
  /** Title given by the author, if any. */
  title?: string;
  /** Whether the page shows it without toolbar and code. */
  isBare: boolean;
  /** Absolute path of the demo's file or folder. */
  target: string;
  /** Module request for the demo, which works from any file. */
  request: string;
}

/**
 * Returns the demos of a page, each once, found in its Markdown before anything is bundled. Directives whose demo
 * cannot be found are skipped; the remark plugin reports them with their line.
 *
 * @param markdown - The page's text.
 * @param file - Absolute path of the page.
 */
export function demosOfPage(markdown: string, file: string): PageDemo[] {
  const demos = new Map<string, PageDemo>();
  for (const { src, title, isBare } of demoDirectivesIn(markdown)) {
    const target = besidePage(file, src);
    try {
      const demo = findDemo(target);
      demos.set(demo.name, {
        name: demo.name,
        ...(title ? { title } : {}),
        isBare,
        target,
        request: demoRequest(target, demo, file),
      });
    } catch {
      // No such demo.
    }
  }
  return [...demos.values()];
}
