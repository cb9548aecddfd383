import path from 'node:path';

import { demoRequest, findDemo } from './demoFiles';
import { demoDirectivesIn } from './directivesIn';

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

/**
 * The demos of a page, each once, found in its Markdown before anything is bundled. What is wrong with a directive is
 * said by the remark plugin, which knows its line; here it is passed over.
 *
 * @param markdown - The page's text.
 * @param file - Its absolute path.
 */
export function demosOfPage(markdown: string, file: string): PageDemo[] {
  const demos = new Map<string, PageDemo>();
  for (const { src, title } of demoDirectivesIn(markdown)) {
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
