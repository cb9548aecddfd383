/*
 * `npm run docs:since [-- VERSION…] [--all]`: finds the first release of everything in the API reference that the major
 * version before lacks, from the types of the published packages, and writes it to `api/since.json` of each docs version.
 * It needs the npm registry. Versions are `current` or names of cut versions. Default: all. What the file says about
 * names of the release that it was written for is kept. `--all` looks for them again, after a change in how the reference
 * is read.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';

import fs from 'fs-extra';

import { apiReleases } from '../portal.config';
import { docsVersions } from '../src/core/versions';
import { releaseReference, releasesBefore } from '../src/plugins/api-reference/changes/releases';
import { apiReference } from '../src/plugins/api-reference/extract';
import { readSinceFile, sinceFilePath } from '../src/plugins/api-reference/since/file';
import { findSince } from '../src/plugins/api-reference/since/find';
import { publishedReleases } from '../src/plugins/api-reference/since/published';

const root = path.resolve(__dirname, '..');

async function main(): Promise<void> {
  const all = docsVersions(root);
  const { values, positionals: wanted } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false } },
  });
  const unknown = wanted.filter((name) => !all.some((version) => version.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `versions are ${all.map(({ name }) => name).join(', ')}; found "${unknown.join('", "')}".`,
    );
  }
  const releasesOf = publishedReleases(root, (name, version) =>
    console.log(`  ${name} ${version}`),
  );
  for (const version of all.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    console.log(`Releases that are read for ${version.name}:`);
    const older = await Promise.all(
      releasesBefore(version, apiReleases).map((release) => releaseReference(root, release)),
    );
    const known = values.all ? undefined : readSinceFile(version);
    const found = await findSince(await apiReference(version), older, releasesOf, known);
    const file = sinceFilePath(version);
    await fs.outputJson(file, found, { spaces: 2 });
    const symbols = Object.values(found.symbols);
    console.log(`${symbols.length} symbols in ${path.relative(root, file)}.`);
  }
}

main().catch((error: unknown) => {
  console.error(`docs:since: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
