import {
  demoMistakes,
  findDemo,
  readStyling,
  type DemoRenderer,
  type SourceFile,
} from '../demos/check';

import type { Page } from './page';
import type { Problem } from './problem';
import type { Site } from './site';

/** A demo in one styling. */
export interface RunnableDemo {
  /** Absolute path of the file with its component. */
  entry: string;
  /** Its files, the entry included. */
  files: readonly SourceFile[];
}

/** Returns the demos that pages show, each once. Rules report those whose files can't be read. */
export function demosOf(pages: readonly Page[]): RunnableDemo[] {
  const targets = new Set(pages.flatMap(({ demos }) => [...demos]));
  return [...targets].flatMap((target) => {
    try {
      const layout = findDemo(target);
      return layout.stylings.map((styling) => ({
        entry: styling.entry,
        files: readStyling(layout, styling).files,
      }));
    } catch {
      return [];
    }
  });
}

/**
 * Renders demos, and returns what shows only then. Demos with a mistake that a rule finds aren't rendered: the rule knows
 * its line.
 */
export async function runDemos(
  site: Site,
  demos: readonly RunnableDemo[],
  renderer: Pick<DemoRenderer, 'mistakes'>,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { entry, files } of demos) {
    if (files.every((file) => demoMistakes(file).length === 0)) {
      const found = await renderer.mistakes(entry);
      problems.push(...found.map(({ file, ...each }) => ({ file: site.relative(file), ...each })));
    }
  }
  return problems;
}
