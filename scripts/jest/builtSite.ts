import fs from 'node:fs';
import path from 'node:path';

import {
  runStages,
  stageKey,
  type BuildProps,
  type Page,
  type Stage,
} from '../../src/core/built-site';

import { writeFiles } from './files';

/** What Docusaurus says about the build of a site in one language, with its output in a folder. */
export const buildProps = (
  outDir: string,
  routesPaths: string[],
  props: Partial<BuildProps> = {},
): BuildProps => ({
  outDir,
  routesPaths,
  baseUrl: '/',
  generatedFilesDir: path.join(outDir, '.generated'),
  plugins: [],
  i18n: {
    currentLocale: 'en',
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: { en: { baseUrl: '/' } },
  },
  ...props,
});

/** Writes files into a folder and runs stages over it. Each file named `…/index.html` is a page with a route. */
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
 * Changes the HTML of a page as a stage does.
 *
 * @param outDir - An empty folder.
 * @returns The page as it is written.
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
