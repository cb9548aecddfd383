import fs from 'node:fs';
import path from 'node:path';

import { demoRequest, demosOfPage, findDemo, titleFromFileName } from '../demos/check';

import { galleryEntry, type Attributes, type GalleryEntry } from './directive';

/** An example of a gallery. */
export interface Example extends GalleryEntry {
  title: string;
  /** Path of the demo on its page, relative to the gallery's page: `../bars/bars.mdx#AirQuality`. */
  link: string;
  /** Request of the demo's module. */
  request: string;
}

/**
 * Returns the page whose folder contains a demo: `bars/bars.mdx` for `bars/demos/AirQuality.tsx`.
 *
 * @throws Error that says which page was looked for, if it doesn't exist or doesn't show the demo.
 */
function pageOf(target: string, name: string): string {
  const folder = path.dirname(path.dirname(target));
  const page = path.join(folder, `${path.basename(folder)}.mdx`);
  const shown = path.relative(process.cwd(), page);
  if (!fs.existsSync(page)) {
    throw new Error(
      `The page of the demo, ${shown}, doesn't exist. A demo is in the folder "demos" next to its page.`,
    );
  }
  if (!demosOfPage(fs.readFileSync(page, 'utf8'), page).some((demo) => demo.name === name)) {
    throw new Error(
      `${shown} doesn't show this demo. Add it there with ::demo, or remove it here.`,
    );
  }
  return page;
}

/**
 * Finds the demo of a directive, and the page that shows it.
 *
 * @param attributes - The directive's attributes.
 * @param pagePath - Absolute path of the page that contains the directive.
 * @throws Error that says what is wrong and what to do.
 */
export function exampleOf(attributes: Attributes, pagePath: string): Example {
  const entry = galleryEntry(attributes);
  const directory = path.dirname(pagePath);
  const target = path.resolve(directory, entry.src);
  try {
    const demo = findDemo(target);
    const page = path.relative(directory, pageOf(target, demo.name)).split(path.sep).join('/');
    return {
      ...entry,
      title: entry.title ?? titleFromFileName(demo.name),
      link: `${page.startsWith('.') ? '' : './'}${page}#${demo.name}`,
      request: demoRequest(entry.src, demo, pagePath),
    };
  } catch (error) {
    throw new Error(
      `can't show the demo "${entry.src}" (looked for ${path.relative(process.cwd(), target)}). ${(error as Error).message}`,
      { cause: error },
    );
  }
}
