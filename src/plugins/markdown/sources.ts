import { readFileSync } from 'node:fs';
import path from 'node:path';

import { findDemo, readStyling } from '../demos/check';
import { demosOfPage, titleFromFileName } from '../demos';
import {
  CREATE_FILE,
  createCommand,
  isTest,
  readTemplate,
  templatesIn,
  templatesDigest,
} from '../templates/check';

import type { DemoText, TemplateText } from './types';

const STYLING_NAMES: Readonly<Record<string, string>> = {
  Tailwind: 'Tailwind CSS',
  CSS: 'plain CSS',
};

/** Returns the demos of a page, by id. They are read from disk. */
export function demosOf(file: string): Map<string, DemoText> {
  const demos = new Map<string, DemoText>();
  for (const { name, title, target } of demosOfPage(readFileSync(file, 'utf8'), file)) {
    const layout = findDemo(target);
    const [first, ...others] = layout.stylings;
    try {
      demos.set(name, {
        title: title ?? titleFromFileName(name),
        files: readStyling(layout, first).files.map(({ name: fileName, code }) => ({
          name: fileName,
          code,
        })),
        otherStylings: others.map((styling) => STYLING_NAMES[styling.name] ?? styling.name),
      });
    } catch {
      // The page shows what is wrong with the demo in its place.
    }
  }
  return demos;
}

/**
 * Returns the template in the folder of a page, if there is one. It is read from disk.
 *
 * @param file - Absolute path of the page.
 * @param url - Address of the page, with a slash at the end.
 */
export function templateOf(file: string, url: string): TemplateText | undefined {
  const directory = path.dirname(file);
  const layout = templatesIn(path.dirname(directory)).find(
    (template) => template.directory === directory,
  );
  return (
    layout && {
      command: createCommand(
        new URL(`../${CREATE_FILE}`, url).href,
        templatesDigest(path.dirname(directory)),
        layout.id,
        'TS',
      ),
      files: readTemplate(layout)
        .filter(({ name }) => !isTest(name))
        .map(({ name, code }) => ({ name: `src/${name}`, code })),
    }
  );
}
