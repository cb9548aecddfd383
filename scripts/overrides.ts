/*
 * `npm run overrides`: compares the originals of all overrides with the installed packages and prints the upstream diffs.
 *
 * - `--accept <name> …` records the installed originals of these entries as reviewed, and updates `src/theme/README.md`.
 * - `--readme` updates `src/theme/README.md` only.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { componentProblems } from '../src/core/overrides/components';
import { installedOrigin, originName } from '../src/core/overrides/origins';
import { withOverrides } from '../src/core/overrides/readme';
import { OVERRIDES, REVIEWED, type OverrideName } from '../src/core/overrides/registry';
import { reviewOrigins } from '../src/core/overrides/review';

const root = path.resolve(__dirname, '..');
const registry = path.join(root, 'src/core/overrides/overrides.json');
const readme = path.join(root, 'src/theme/README.md');

const updateReadme = () => writeFileSync(readme, withOverrides(readFileSync(readme, 'utf8')));

/** Records the installed originals of entries in the registry as reviewed. */
function accept(names: readonly string[]): void {
  const unknown = names.filter((name) => !Object.hasOwn(OVERRIDES, name));
  if (unknown.length > 0 || names.length === 0) {
    throw new Error(
      `--accept requires names of overrides. Known names: ${Object.keys(OVERRIDES).join(', ')}; found ${unknown.map((name) => `"${name}"`).join(', ') || 'none'}.`,
    );
  }
  const recorded = (names as OverrideName[])
    .flatMap((name) => OVERRIDES[name].origins)
    .map((origin) => installedOrigin(origin));
  const reviewed = {
    ...REVIEWED,
    ...Object.fromEntries(
      recorded.map((origin) => [originName(origin), `${origin.version} ${origin.hash}`]),
    ),
  };
  const text = readFileSync(registry, 'utf8');
  writeFileSync(
    registry,
    text.replace(/"reviewed": \{[^}]*\}/, () => `"reviewed": ${JSON.stringify(reviewed, null, 2)}`),
  );
  spawnSync('npx', ['prettier', '--write', registry], { cwd: root, stdio: 'ignore' });
  // In a new process, which reads the registry as it is now.
  spawnSync('npx', ['jiti', __filename, '--readme'], { cwd: root, stdio: 'inherit' });
  console.log(`Recorded the originals of ${names.join(', ')}: ${recorded.length} files.`);
}

function main(): void {
  const { values, positionals } = parseArgs({
    options: {
      accept: { type: 'boolean', default: false },
      readme: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (values.accept) {
    accept(positionals);
    return;
  }
  if (positionals.length > 0) {
    throw new Error(
      `Names of overrides must follow --accept; found "${positionals.join(' ')}" without it.`,
    );
  }
  if (values.readme) {
    updateReadme();
    return;
  }
  const report = [reviewOrigins(), ...componentProblems()].filter(Boolean).join('\n\n');
  console.log(report || 'The originals of all overrides are unchanged since they were reviewed.');
  process.exitCode = report ? 1 : 0;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
