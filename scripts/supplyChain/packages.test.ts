/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import lockfile from '../../package-lock.json';

const root = path.resolve(__dirname, '../..');

/**
 * Packages with install scripts, which `.npmrc` doesn't let npm run, and why nothing is missing. Read what a script does
 * before you add its package.
 */
const WITHOUT_INSTALL_SCRIPT: Readonly<Record<string, string>> = {
  '@parcel/watcher': 'Compiles itself if there is no binary package for the system.',
  '@swc/core': 'Downloads a binary or WebAssembly if there is no binary package for the system.',
  'core-js': 'Prints a request for donations.',
  'unrs-resolver': 'Downloads a binary if there is no binary package for the system.',
};

it('needs no install scripts', () => {
  expect(readFileSync(path.join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  const names = Object.entries(lockfile.packages)
    .filter(([, entry]) => 'hasInstallScript' in entry)
    .map(([file]) => file.replace(/^.*node_modules\//, ''));
  expect(names.sort()).toEqual(Object.keys(WITHOUT_INSTALL_SCRIPT).sort());
});

it('lists the packages of a release and of its docs versions, without those of old majors', () => {
  const text = execFileSync(
    process.execPath,
    ['node_modules/jiti/lib/jiti-cli.mjs', 'scripts/supplyChain/sbom.ts'],
    { cwd: root, encoding: 'utf8', maxBuffer: 50_000_000 },
  );
  const { bomFormat, components } = JSON.parse(text) as {
    bomFormat: string;
    components: { group?: string; name: string; version: string }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const versionsOf = (name: string) =>
    components.filter((component) => component.name === name).map(({ version }) => version);
  const installed = Object.entries(lockfile.packages).flatMap(([file, entry]) =>
    /^(?:versioned_docs\/[^/]+\/)?node_modules\/@mui\/x-data-grid$/.test(file) && 'version' in entry
      ? [entry.version]
      : [],
  );
  expect(installed.length).toBeGreaterThan(0);
  expect(versionsOf('@mui/x-data-grid').sort()).toEqual(installed.sort());
  expect(versionsOf('@docusaurus/core')).toHaveLength(1);
  expect(versionsOf('jest')).toEqual([]);
  expect(versionsOf('@material-ui/core')).toEqual([]);
}, 60_000);
