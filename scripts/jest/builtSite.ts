import fs from 'node:fs';
import path from 'node:path';

import {
  runStages,
  stageKey,
  type BuildProps,
  type Page,
  type Stage,
} from '../../src/core/build/site';

import { writeFiles } from './files';

/** Creates a folder unless it exists. */
function createdFolder(folder: string): string {
  fs.mkdirSync(folder, { recursive: true });
  return folder;
}

/** Returns what Docusaurus passes to plugins after building a site in one language into a folder. */
export const buildProps = (
  outDir: string,
  routesPaths: string[],
  props: Partial<BuildProps> = {},
): BuildProps => ({
  outDir,
  routesPaths,
  baseUrl: '/',
  generatedFilesDir: createdFolder(path.join(outDir, '.generated')),
  plugins: [],
  i18n: {
    currentLocale: 'en',
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: { en: { baseUrl: '/' } },
  },
  ...props,
});

/** Writes files into a folder and runs stages on it. Each file named `…/index.html` is a page with a route. */
export async function runStagesOn(
  outDir: string,
  files: Record<string, string>,
  stages: readonly Stage<unknown, unknown>[],
  props: Partial<BuildProps> = {},
): Promise<void> {
  writeFiles(outDir, files);
  const routes = Object.keys(files)
    .filter((file) => /(?:^|\/)index\.html$|^404\.html$/.test(file))
    .map((file) => `${props.baseUrl ?? '/'}${file.replace(/index\.html$/, '')}`);
  await runStages(stages, buildProps(outDir, routes, props));
}

/**
 * Changes a page's HTML in the way that a stage does.
 *
 * @param outDir - An empty folder.
 * @returns The HTML of the page as written.
 */
export async function changeHtml(
  outDir: string,
  html: string,
  change: (page: Page) => void,
): Promise<string> {
  const stage: Stage<unknown, unknown> = {
    key: stageKey('change'),
    plugin: 'test',
    changes: { html: true },
    start: () => ({
      page(page) {
        change(page);
        return undefined;
      },
    }),
  };
  await runStagesOn(outDir, { 'index.html': html }, [stage]);
  return fs.readFileSync(path.join(outDir, 'index.html'), 'utf8');
}
