import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import fs from 'fs-extra';

import type { DocsVersion } from '../../core/versions';

import type { ApiDemosOf } from './demoPages';

/**
 * Returns the file that records which demos show a symbol of a version. The modules that show them depend on this file,
 * since the demos are spread over the docs, or not written yet, and the bundler keeps modules between builds.
 */
export function demoRecord({ siteDir, directory }: DocsVersion, symbolId: string): string {
  const docs = path.relative(siteDir, directory).split(path.sep).join('-');
  return path.join(siteDir, 'node_modules/.cache/portal-api-demos', docs, `${symbolId}.json`);
}

/**
 * Writes the {@link demoRecord} of each symbol. A file whose content is still correct isn't written again.
 *
 * @param symbolIds - Ids of the symbols that have a page.
 * @param demosOf - Default: no demo shows any symbol.
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
