import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import fs from 'fs-extra';

import type { DocsVersion } from '../../core/versions';

import type { ApiDemoPage, ApiDemosOf } from './demoPages';

/** What the bundler's loaders have to say what a module is made of, besides its own file. */
interface Dependent {
  addDependency: (file: string) => void;
  addMissingDependency: (file: string) => void;
}

/** Folder of the records of a version, a file for each symbol that a demo shows. */
const folderOf = ({ siteDir, directory }: DocsVersion) =>
  path.join(
    siteDir,
    'node_modules/.cache/portal-api-demos',
    path.relative(siteDir, directory).split(path.sep).join('-'),
  );

const fileOf = (version: DocsVersion, symbolId: string) =>
  path.join(folderOf(version), `${symbolId}.json`);

/**
 * Writes down which demos show a version's symbols. A page of the API depends on demos all over the docs, on those, too,
 * that are yet to be written; the bundler, which keeps modules from one build to the next, can look at its record.
 *
 * A record that is still true is left as it is.
 *
 * @param symbolIds - Ids of the symbols that have a page.
 */
export async function recordDemos(
  version: DocsVersion,
  symbolIds: Iterable<string>,
  demosOf: ApiDemosOf,
): Promise<void> {
  const records = new Map<string, readonly ApiDemoPage[]>();
  for (const id of symbolIds) {
    const demos = await demosOf(id, version);
    if (demos.length > 0) {
      records.set(fileOf(version, id), demos);
    }
  }
  const folder = folderOf(version);
  const before = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  await Promise.all(
    before
      .map((file) => path.join(folder, file))
      .filter((file) => file.endsWith('.json') && !records.has(file))
      .map((file) => rm(file)),
  );
  await Promise.all(
    [...records].map(async ([file, demos]) => {
      const text = JSON.stringify(demos);
      if (!existsSync(file) || (await readFile(file, 'utf8')) !== text) {
        await fs.outputFile(file, text);
      }
    }),
  );
}

/** Has the bundler make a module anew when other demos show a symbol than {@link recordDemos} found. */
export function dependOnDemos(loader: Dependent, version: DocsVersion, symbolId: string): void {
  const file = fileOf(version, symbolId);
  if (existsSync(file)) {
    loader.addDependency(file);
  } else {
    loader.addMissingDependency(file);
  }
}
