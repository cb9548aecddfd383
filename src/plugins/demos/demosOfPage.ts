import path from 'node:path';

import { demoRequest, findDemo } from './demoFiles';
import { demoDirectivesIn } from './directivesIn';

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
    const target = path.resolve(path.dirname(file), src);
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
