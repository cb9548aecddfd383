import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import fs from 'fs-extra';

import type { DocsVersion } from '../../core/versions';

import type { ApiDemosOf } from './demoPages';

/**
 * The file that says which demos show a symbol of a version. What shows them depends on it, since the demos are all over
 * the docs, or yet to be written, and the bundler keeps modules from one build to the next.
 */
export function demoRecord({ siteDir, directory }: DocsVersion, symbolId: string): string {
  const docs = path.relative(siteDir, directory).split(path.sep).join('-');
  return path.join(siteDir, 'node_modules/.cache/portal-api-demos', docs, `${symbolId}.json`);
}

/**
 * Writes the {@link demoRecord} of each symbol. One that is still true is left as it is.
 *
 * @param symbolIds - Ids of the symbols that have a page.
 * @param demosOf - Default: no demo shows any.
 */
export async function recordDemos(
  version: DocsVersion,
  symbolIds: Iterable<string>,
  demosOf?: ApiDemosOf,
): Promise<void> {
  await Promise.all(
    [...symbolIds].map(async (id) => {
      const file = demoRecord(version, id);
      const text = JSON.stringify((await demosOf?.(id, version)) ?? []);
      if (!existsSync(file) || (await readFile(file, 'utf8')) !== text) {
        await fs.outputFile(file, text);
      }
    }),
  );
}
