/*
 * `npm run upgrade -- RELEASE`: moves `docs/` to a release of the documented library, such as 8.30.0. Installs its
 * packages, generates what follows from them (since when names exist, sizes, API pages), checks pages and code, and lists
 * what a person has to decide. `npm run upgrade -- docusaurus@RELEASE` does the same for Docusaurus' packages. It starts
 * from a commit, so that the difference is the upgrade, and can be run again: what is installed isn't installed again.
 * Claims aren't run. Demos are rendered before and after.
 *
 * `npm run release:check -- RELEASE` changes nothing: it upgrades a copy of the last commit in `.cache/releases/`, also
 * to another major version, and adds the sentences of `docs/` that are false on that release.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { major, valid } from 'semver';

import { LIBRARY } from '../../library';
import { currentVersion } from '../../src/core/versions';
import { findPackage, releaseOf } from '../../src/core/versions/packages';
import { renderDemos } from '../../src/plugins/page-checks/check';
import { packagesOfRelease, publishedVersions } from '../releases/workspace';

import type { Comparison } from '../releases/compare';

import {
  changedDemos,
  decisions,
  falseStatements,
  largestGroups,
  type CheckOutput,
} from './report';

const root = path.resolve(__dirname, '../..');
/** The copy of the site that `release:check` upgrades. */
const COPY = path.join(root, '.cache/releases/check');
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
      `Docusaurus has no release ${release}. The newest: ${versions.filter((version) => !version.includes('-')).at(-1)}.`,
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
function libraryPackages(release: string, isCheck: boolean): Record<string, string> {
  const documented = releaseOf(currentVersion(root));
  if (!isCheck && major(documented) !== major(release)) {
    throw new Error(
      `docs/ is about ${LIBRARY} ${major(documented)}, and the release must be, too; found "${release}". Pages of another major version have to be written first: "npm run release:check -- ${release}" lists what it changes.`,
    );
  }
  return packagesOfRelease(release, published);
}

/** What is to be done. */
interface Upgrade {
  release: string;
  /** The packages to install, with their versions. */
  packages: Record<string, string>;
  /** Whether they are the library's. */
  isLibrary: boolean;
  /** Whether only a copy of the site is upgraded. */
  isCheck: boolean;
}

/** @throws Error that says what the arguments have to be. */
function readArguments(): Upgrade {
  const {
    positionals,
    values: { check: isCheck },
  } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  });
  const [wanted = '', ...more] = positionals;
  const [, project, release = ''] = /^(?:([a-z]+)@)?(.*)$/.exec(wanted) ?? [];
  const projects = isCheck ? [undefined] : [undefined, 'docusaurus'];
  if (valid(release) !== release || !projects.includes(project) || more.length) {
    throw new Error(
      `A release is required: a version of ${LIBRARY}, such as 8.30.0${isCheck ? '' : ', or docusaurus@3.11.0'}; found ${positionals.map((positional) => `"${positional}"`).join(', ') || 'none'}.`,
    );
  }
  return project === undefined
    ? { release, packages: libraryPackages(release, isCheck), isLibrary: true, isCheck }
    : { release, packages: docusaurusPackages(release), isLibrary: false, isCheck };
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
function step(siteDir: string, name: string, command: string, args: readonly string[]): string {
  const output = check(siteDir, name, command, args);
  if (!output.isFine) {
    throw new Error(`${name} failed:\n${output.output}\n\nWhat was done before can stay.`);
  }
  return output.output.trim();
}

/** Runs a check, and prints how long it took. */
function check(
  siteDir: string,
  name: string,
  command: string,
  args: readonly string[],
): CheckOutput {
  const start = Date.now();
  process.stdout.write(`${name} … `);
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: siteDir,
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

/** Copies the last commit to a folder whose packages npm then installs. */
function copySite(): void {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(path.dirname(COPY), { recursive: true });
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${root}`, COPY]);
}

/** Renders the demos of the current docs, and prints how long it took. */
async function renderedDemos(siteDir: string): Promise<Map<string, string>> {
  const start = Date.now();
  process.stdout.write('Rendering demos … ');
  const demos = await renderDemos(currentVersion(siteDir));
  console.log(secondsSince(start));
  return demos;
}

/** Returns the sentences of the current docs that are false on a release, as a check prints them. */
function falseSentences(release: string): CheckOutput {
  const name = 'Running claims';
  const file = path.join(path.dirname(COPY), 'check.json');
  const documented = releaseOf(currentVersion(root));
  const output = check(
    root,
    name,
    'npm',
    npmRun('release:compare', documented, release, '--json', file),
  );
  if (!output.isFine) {
    return output;
  }
  const found = JSON.parse(readFileSync(file, 'utf8')) as readonly Comparison[];
  return { name, isFine: true, output: falseStatements(found, 'docs') };
}

async function main(): Promise<void> {
  const start = Date.now();
  const { release, packages, isLibrary, isCheck } = readArguments();
  const siteDir = isCheck ? COPY : root;
  const missing = Object.entries(packages).filter(
    ([name, version]) => isCheck || findPackage(name, root)?.version !== version,
  );
  if (missing.length > 0) {
    requireCommit();
  }
  const before = isLibrary ? await renderedDemos(root) : undefined;
  if (missing.length > 0) {
    const wanted = missing.map(([name, version]) => `${name}@${version}`);
    console.log(wanted.join('\n'));
    if (isCheck) {
      copySite();
    }
    step(siteDir, 'Installing', 'npm', [
      'install',
      '--save-exact',
      '--no-audit',
      '--no-fund',
      ...(isCheck ? ['--legacy-peer-deps'] : []),
      ...wanted,
    ]);
  }
  // What can't be generated from the types of another major version is one more thing to decide.
  const generate = (name: string, ...args: string[]): CheckOutput =>
    isCheck
      ? check(siteDir, name, 'npm', args)
      : { name, isFine: true, output: step(siteDir, name, 'npm', args) };
  const generated = isLibrary
    ? [
        generate('Reading since when names exist', ...npmRun('docs:since', 'current')),
        ...(isCheck ? [] : [generate('Measuring sizes', ...npmRun('docs:sizes', 'current'))]),
        generate('Writing API pages', ...npmRun('docs:api')),
      ]
    : [];
  const types = (project: string) =>
    check(siteDir, `Checking types (${project})`, process.execPath, [
      path.join(root, 'node_modules/typescript-7/bin/tsc'),
      '--noEmit',
      '--pretty',
      'false',
      '-p',
      project,
    ]);
  const checks = [
    ...generated.filter(({ isFine }) => !isFine),
    check(siteDir, 'Comparing overrides', 'npm', npmRun('overrides')),
    types('.'),
    types('tsconfig.dateLibraries.json'),
    check(siteDir, 'Checking pages', 'npm', npmRun('docs:check')),
    ...(isLibrary
      ? [check(siteDir, 'Checking migration guides', 'npm', npmRun('docs:migrations'))]
      : []),
    ...(before
      ? [
          {
            name: 'Rendering demos',
            isFine: true,
            output: changedDemos(before, await renderedDemos(siteDir)),
          },
        ]
      : []),
    ...(isCheck ? [falseSentences(release)] : []),
  ];
  const last = generated.at(-1);
  const api = last?.isFine ? last.output.trim() : '';
  const open = decisions(checks);
  const next = isLibrary
    ? '"npm run docs:claims -- --all --version current" lists the sentences that are no longer true, then "npm test"'
    : '"npm test"';
  console.log(
    [
      ...(api ? ['', 'The API reference', '', api] : []),
      '',
      open ? 'To decide' : 'There is nothing to decide.',
      ...(open ? ['', open] : []),
      ...(isCheck ? ['', ...largestGroups(open)] : []),
      '',
      isCheck
        ? `Checked in ${secondsSince(start)}. Nothing has changed here.`
        : `Upgraded in ${secondsSince(start)}. Next: ${next}.`,
    ].join('\n'),
  );
}

main().catch((error: unknown) => {
  const name = process.argv.includes('--check') ? 'release:check' : 'upgrade';
  console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
