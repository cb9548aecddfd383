/*
 * `npm run docs:sizes [-- VERSION…]`: measures what importing each component and hook adds to a page, and writes it to
 * `api/sizes.json` of each docs version, so that builds don't have to measure it. Versions are `current` or names of
 * cut versions. Default: all. A version whose packages haven't changed since they were measured is left out.
 */
import path from 'node:path';

import fs from 'fs-extra';

import { docsVersions } from '../src/core/versions';
import { apiReference } from '../src/plugins/api-reference/extract';
import { measureSizes } from '../src/plugins/api-reference/sizes';
import {
  measuredWith,
  readSizesFile,
  sizesFilePath,
  type SizesFile,
} from '../src/plugins/api-reference/sizes/file';

const root = path.resolve(__dirname, '..');

async function main(): Promise<void> {
  const all = docsVersions(root);
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !all.some((version) => version.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `versions are ${all.map(({ name }) => name).join(', ')}; found "${unknown.join('", "')}".`,
    );
  }
  for (const version of all.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const { symbols } = await apiReference(version);
    if (readSizesFile(version, symbols)) {
      console.log(`The sizes of ${version.name} are up to date.`);
      continue;
    }
    const content: SizesFile = {
      measuredWith: measuredWith(version, symbols),
      sizes: await measureSizes(version, symbols),
    };
    const file = sizesFilePath(version);
    await fs.outputJson(file, content, { spaces: 2 });
    console.log(`${Object.keys(content.sizes).length} sizes in ${path.relative(root, file)}.`);
  }
}

main().catch((error: unknown) => {
  console.error(`docs:sizes: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
