/*
 * `npm run overrides`: compares the originals of all overrides with the installed packages and prints the upstream diffs.
 *
 * - `--accept <name> …` records the installed originals of these entries as reviewed, and updates `src/theme/README.md`.
 * - `--readme` updates `src/theme/README.md` only.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { format, resolveConfig } from 'prettier';

import { withOrigins, writeOrigins } from '../src/core/overrides/accept';
import { componentProblems } from '../src/core/overrides/components';
import { recordOrigin } from '../src/core/overrides/origins';
import { themeReadme } from '../src/core/overrides/readme';
import { overrideEntries, OVERRIDES, type OverrideName } from '../src/core/overrides/registry';
import { reviewOrigins } from '../src/core/overrides/review';

const root = path.resolve(__dirname, '..');
const registry = path.join(root, 'src/core/overrides/registry.ts');
const readme = path.join(root, 'src/theme/README.md');

/** Records the installed originals of entries as reviewed, and updates the registry and the README. */
async function accept(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !Object.hasOwn(OVERRIDES, name));
  if (unknown.length > 0 || names.length === 0) {
    throw new Error(
      `--accept requires names of overrides. Known names: ${Object.keys(OVERRIDES).join(', ')}; found ${unknown.map((name) => `"${name}"`).join(', ') || 'none'}.`,
    );
  }
  const recorded = (names as OverrideName[])
    .flatMap((name) => OVERRIDES[name].origins)
    .map((origin) => recordOrigin(origin));
  const source = writeOrigins(readFileSync(registry, 'utf8'), recorded);
  const options = { ...(await resolveConfig(registry)), filepath: registry };
  writeFileSync(registry, await format(source, options));
  writeFileSync(readme, themeReadme(withOrigins(overrideEntries(), recorded)));
  console.log(`Recorded the originals of ${names.join(', ')}: ${recorded.length} files.`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      accept: { type: 'boolean', default: false },
      readme: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (values.accept) {
    await accept(positionals);
    return;
  }
  if (positionals.length > 0) {
    throw new Error(
      `Names of overrides must follow --accept; found "${positionals.join(' ')}" without it.`,
    );
  }
  if (values.readme) {
    writeFileSync(readme, themeReadme());
    return;
  }
  const report = [reviewOrigins(), ...componentProblems()].filter(Boolean).join('\n\n');
  console.log(report || 'The originals of all overrides are unchanged since they were reviewed.');
  process.exitCode = report ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
