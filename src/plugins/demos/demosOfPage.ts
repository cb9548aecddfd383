import path from 'node:path';

import { demoRequest, findDemo } from './demoFiles';

/** A demo that a page shows. */
export interface PageDemo {
  name: string;
  /** What the author calls it; absent where they left it to the name. */
  title?: string;
  /** Absolute path of its file or folder. */
  target: string;
  /** What to import for it, from anywhere. */
  request: string;
}

/** A block of code; one that is not closed goes on to the end. */
const FENCE = /^[ \t]*(`{3,}|~{3,})[^]*?(?:^[ \t]*\1|(?![^]))/gm;
/** Indented where it stands in a list. */
const DIRECTIVE = /^[ \t]*::demo\{(.*)\}[ \t]*$/gm;

/** An attribute of a directive, in quotes or without. */
function attribute(attributes: string, name: string): string | undefined {
  const [, , quoted, plain] =
    new RegExp(`(?:^|\\s)${name}=(?:(["'])(.*?)\\1|([^\\s"'=<>\`]+))`).exec(attributes) ?? [];
  return quoted ?? plain;
}

/**
 * The demos of a page, each once, found in its Markdown before anything is bundled. What is wrong with a directive is
 * said by the remark plugin, which knows its line; here it is passed over.
 *
 * @param markdown - The page's text.
 * @param file - Its absolute path.
 */
export function demosOfPage(markdown: string, file: string): PageDemo[] {
  const demos = new Map<string, PageDemo>();
  for (const [, attributes = ''] of markdown.replace(FENCE, '').matchAll(DIRECTIVE)) {
    const src = attribute(attributes, 'src');
    const title = attribute(attributes, 'title');
    if (!src) {
      continue;
    }
    const target = path.resolve(path.dirname(file), src);
    try {
      const demo = findDemo(target);
      demos.set(demo.name, {
        name: demo.name,
        ...(title ? { title } : {}),
        target,
        request: demoRequest(target, demo, file),
      });
    } catch {
      // No such demo.
    }
  }
  return [...demos.values()];
}
