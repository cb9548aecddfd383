/*
 * `npm run upgrade -- RELEASE`: moves `docs/` to a release of the documented library, such as 8.30.0. Installs its
 * packages, generates what follows from them (since when names exist, sizes, API pages), checks pages and code, and lists
 * what a person has to decide. `npm run upgrade -- docusaurus@RELEASE` does the same for Docusaurus' packages. It starts
 * from a commit, so that the difference is the upgrade, and can be run again: what is installed isn't installed again.
 * Claims aren't run.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { major, valid } from 'semver';

import { LIBRARY } from '../../library';
import { currentVersion } from '../../src/core/versions';
import { findPackage, releaseOf } from '../../src/core/versions/packages';
import { packagesOfRelease, publishedVersions } from '../releases/workspace';

import { decisions, type CheckOutput } from './report';

const root = path.resolve(__dirname, '../..');
const DOCUSAURUS = '@docusaurus/core';

/** Part of the site's `package.json`. */
interface Manifest {
  dependencies: Readonly<Record<string, string>>;
  devDependencies: Readonly<Record<string, string>>;
}

const manifest = () =>
  JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest;

const published = (name: string) => publishedVersions(name, root);

/**
 * Returns Docusaurus' packages that the site uses, in a release.
 *
 * @throws Error if there is no such release.
 */
function docusaurusPackages(release: string): Record<string, string> {
  const { dependencies, devDependencies } = manifest();
  const all = { ...dependencies, ...devDependencies };
  const versions = published(DOCUSAURUS);
  if (!versions.includes(release)) {
    throw new Error(
      `Docusaurus has no release ${release}. The newest: ${versions.filter((each) => !each.includes('-')).at(-1)}.`,
    );
  }
  // Packages with another version have releases of their own.
  const names = Object.keys(all).filter(
    (name) => name.startsWith('@docusaurus/') && all[name] === all[DOCUSAURUS],
  );
  return Object.fromEntries(names.map((name) => [name, release]));
}

/**
 * Returns the documented packages of a release.
 *
 * @throws Error if there is no such release, or if it is of another major version.
 */
function libraryPackages(release: string): Record<string, string> {
  const documented = releaseOf(currentVersion(root));
  if (major(documented) !== major(release)) {
    throw new Error(
      `docs/ is about ${LIBRARY} ${major(documented)}, and the release must be, too; found "${release}". Pages of another major version have to be written first: "npm run release:compare -- ${documented} ${release}" lists the sentences that it changes.`,
    );
  }
  return packagesOfRelease(release, published);
}

/** Reads the arguments. Returns the packages to install, with their versions, and whether they are the library's. */
function readArguments(): { packages: Record<string, string>; isLibrary: boolean } {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [wanted = '', ...more] = positionals;
  const [, project, release = ''] = /^(?:([a-z]+)@)?(.*)$/.exec(wanted) ?? [];
  if (valid(release) !== release || ![undefined, 'docusaurus'].includes(project) || more.length) {
    throw new Error(
      `A release is required: a version of ${LIBRARY}, such as 8.30.0, or docusaurus@3.11.0; found ${positionals.map((each) => `"${each}"`).join(', ') || 'none'}.`,
    );
  }
  return project === undefined
    ? { packages: libraryPackages(release), isLibrary: true }
    : { packages: docusaurusPackages(release), isLibrary: false };
}

/** @throws Error that lists files that aren't committed. */
function requireCommit(): void {
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
  if (changed.length > 0) {
    throw new Error(
      `Commit your changes first, so that what follows is the upgrade:\n${changed.slice(0, 10).join('\n')}`,
    );
  }
}

const secondsSince = (start: number) => `${((Date.now() - start) / 1000).toFixed(0)} s`;

/**
 * Runs a step, and prints how long it took.
 *
 * @throws Error with its output if it fails.
 */
function step(name: string, command: string, args: readonly string[]): string {
  const output = check(name, command, args);
  if (!output.isFine) {
    throw new Error(`${name} failed:\n${output.output}\n\nWhat was done before can stay.`);
  }
  return output.output.trim();
}

/** Runs a check, and prints how long it took. */
function check(name: string, command: string, args: readonly string[]): CheckOutput {
  const start = Date.now();
  process.stdout.write(`${name} … `);
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 27,
    shell: process.platform === 'win32',
  });
  if (error) {
    throw error;
  }
  console.log(secondsSince(start));
  return { name, isFine: status === 0, output: `${stdout}${stderr}` };
}

const npmRun = (script: string, ...args: string[]) => ['run', '--silent', script, '--', ...args];

function main(): void {
  const start = Date.now();
  const { packages, isLibrary } = readArguments();
  const missing = Object.entries(packages).filter(
    ([name, version]) => findPackage(name, root)?.version !== version,
  );
  if (missing.length > 0) {
    requireCommit();
    const wanted = missing.map(([name, version]) => `${name}@${version}`);
    console.log(wanted.join('\n'));
    step('Installing', 'npm', ['install', '--save-exact', '--no-audit', '--no-fund', ...wanted]);
  }
  const generated = isLibrary
    ? [
        step('Reading since when names exist', 'npm', npmRun('docs:since', 'current')),
        step('Measuring sizes', 'npm', npmRun('docs:sizes', 'current')),
        step('Writing API pages', 'npm', npmRun('docs:api')),
      ]
    : [];
  const tsc = path.join(root, 'node_modules/typescript-7/bin/tsc');
  const types = (project: string) =>
    check(`Checking types (${project})`, process.execPath, [
      tsc,
      '--noEmit',
      '--pretty',
      'false',
      '-p',
      project,
    ]);
  const checks = [
    check('Comparing overrides', 'npm', npmRun('overrides')),
    types('.'),
    types('tsconfig.dateLibraries.json'),
    check('Checking pages', 'npm', npmRun('docs:check')),
    ...(isLibrary ? [check('Checking migration guides', 'npm', npmRun('docs:migrations'))] : []),
  ];
  const [, , api = ''] = generated;
  const open = decisions(checks);
  console.log(
    [
      ...(api ? ['', 'The API reference', '', api] : []),
      '',
      open ? 'To decide' : 'There is nothing to decide.',
      ...(open ? ['', open] : []),
      '',
      `Upgraded in ${secondsSince(start)}. Next: ${isLibrary ? '"npm run docs:claims -- --all --version current" lists the sentences that are no longer true, then ' : ''}"npm test".`,
    ].join('\n'),
  );
}

try {
  main();
} catch (error) {
  console.error(`upgrade: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
