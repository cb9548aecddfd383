import { existsSync, promises } from 'node:fs';
import path from 'node:path';

import fs from 'fs-extra';
import { rcompare, valid } from 'semver';

import { LIBRARY_ID } from '../../../../library';
import { currentVersion, cutVersionNames, unversionedDocs } from '../../../core/versions';
import { findPackage, releaseOf } from '../../../core/versions/packages';
import { git } from '../git';

import type { RunSteps, Step } from './steps';
import {
  beginTransaction,
  commit,
  copySite,
  endTransaction,
  isThere,
  VERSIONS_FILE,
  type Change,
  type Transaction,
} from './transaction';
import { sidebarFile, writeVersionSidebar } from './versionSidebar';

/** Options of {@link cutVersion}. */
export interface CutOptions {
  /** The site's folder. */
  siteDir: string;
  /** Name of the version: the release that the docs describe, such as `8.12.1`. */
  name: string;
  /** Whether an existing version of this name is replaced by today's docs. */
  replaces: boolean;
  runSteps: RunSteps;
}

/** The compiler in Go. The packages `typescript` and `typescript-7` both have a command `tsc`. */
const TSC = 'node_modules/typescript-7/bin/tsc';

const LEDGER = 'ledger.tsv';

/** Of npm: installs what has changed in the lockfile. */
export const INSTALL_CHANGES = ['npm', 'install', '--prefer-offline', '--loglevel=error'];

/** Of npm: writes the workspaces to the lockfile. */
export const UPDATE_LOCKFILE = [...INSTALL_CHANGES, '--package-lock-only'];

/** Space for a copy of the site and a build of one version, in bytes. */
const NEEDED_SPACE = 1e9;

/** Packages that each docs version has its own versions of. All other packages are shared with the site. */
const OWN_PACKAGE = /^@mui\/x-/;

/** Returns the packages that the docs cover and the site depends on, with their installed versions. */
async function documentedPackages(siteDir: string): Promise<Record<string, string>> {
  const manifest = (await fs.readJson(path.join(siteDir, 'package.json'))) as {
    dependencies?: Record<string, string>;
  };
  const names = Object.keys(manifest.dependencies ?? {}).filter((name) => OWN_PACKAGE.test(name));
  return Object.fromEntries(
    names.sort().map((name) => {
      const found = findPackage(name, siteDir);
      if (!found) {
        throw new Error(`"${name}" is in package.json but isn't installed. Run "npm ci".`);
      }
      return [name, found.version];
    }),
  );
}

/** @throws Error if the name is not allowed. It says why, and which names are. */
function checkName({ siteDir, name, replaces }: CutOptions): void {
  if (valid(name) !== name) {
    throw new Error(`The version must be a release such as "8.12.1"; found "${name}".`);
  }
  const release = releaseOf(currentVersion(siteDir));
  if (release !== name) {
    throw new Error(
      `docs/ documents the installed release, ${release}, so only that can be cut; found "${name}".`,
    );
  }
  const isThere = cutVersionNames(siteDir).includes(name);
  if (isThere && !replaces) {
    throw new Error(
      `${name} has already been cut. Add --replace to cut it again from the current docs/.`,
    );
  }
  if (!isThere && replaces) {
    throw new Error(
      `--replace requires a version that has been cut: ${JSON.stringify(cutVersionNames(siteDir))}; found ${name}.`,
    );
  }
}

/** How many files a message lists. */
const LISTED = 10;

/**
 * @throws Error that lists the files if some aren't committed. Ledgers don't count, because checks write them.
 */
export function checkCommitted(siteDir: string): void {
  const status = git(siteDir, 'status', '--porcelain');
  if (status === undefined) {
    throw new Error(
      `${siteDir} must be a Git repository, because a version is a copy of a commit; "git status" fails.`,
    );
  }
  const files = status
    .split('\n')
    .filter((line) => line !== '' && !line.endsWith(LEDGER))
    .map((line) => line.slice(3));
  if (files.length > 0) {
    const more = files.length > LISTED ? ` and ${files.length - LISTED} more` : '';
    throw new Error(
      `Commit or stash your changes first, because a version is a copy of a commit. Not committed: ${files.slice(0, LISTED).join(', ')}${more}.`,
    );
  }
}

/** @throws Error if the disk of the site's folder is full. */
async function checkSpace(siteDir: string): Promise<void> {
  const { bavail, bsize } = await promises.statfs(siteDir);
  const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;
  if (bavail * bsize < NEEDED_SPACE) {
    throw new Error(
      `A cut needs ${gigabytes(NEEDED_SPACE)} of free disk space; ${siteDir} has ${gigabytes(bavail * bsize)}.`,
    );
  }
}

/** TypeScript configuration of the pages that show several date libraries. */
const DATE_LIBRARIES = 'tsconfig.dateLibraries.json';

/** Returns what that configuration includes in the docs, relative to their folder. */
async function dateLibraryPages(siteDir: string): Promise<string[]> {
  const file = path.join(siteDir, DATE_LIBRARIES);
  if (!existsSync(file)) {
    return [];
  }
  const { include } = (await fs.readJson(file)) as { include: string[] };
  return include
    .filter((pattern) => pattern.startsWith('docs/'))
    .map((pattern) => pattern.slice(5));
}

/** Writes the version's files besides its docs: the manifest of its npm workspace, and its TypeScript configuration. */
async function writeWorkspace(
  siteDir: string,
  directory: string,
  name: string,
  packages: Readonly<Record<string, string>>,
): Promise<void> {
  await fs.writeJson(
    path.join(directory, 'package.json'),
    { name: `${LIBRARY_ID}-docs-${name}`, version: name, private: true, dependencies: packages },
    { spaces: 2 },
  );
  const config = { extends: '../../tsconfig.json' };
  const declarations = '../../src/**/*.d.ts';
  const apart = await dateLibraryPages(siteDir);
  await fs.writeJson(
    path.join(directory, 'tsconfig.json'),
    {
      ...config,
      // Not ".": TypeScript takes a folder with a dot in its name for a file.
      include: ['**/*', declarations],
      exclude: ['node_modules', ...apart],
    },
    { spaces: 2 },
  );
  if (apart.length > 0) {
    await fs.writeJson(
      path.join(directory, DATE_LIBRARIES),
      { ...config, include: [...apart, declarations], exclude: [] },
      { spaces: 2 },
    );
  }
}

/** Makes the pages without versions run the packages of the newest version. */
export async function linkPackages(siteDir: string): Promise<void> {
  const unversioned = unversionedDocs(siteDir);
  if (unversioned) {
    const link = path.join(unversioned.directory, 'node_modules');
    const packages = path.join(unversioned.packagesFrom, 'node_modules');
    await fs.remove(link);
    await fs.symlink(path.relative(unversioned.directory, packages), link, 'dir');
  }
}

/** Folders of the languages' translations of the docs, relative to the site's folder. */
const translationFolders = (siteDir: string): string[] => {
  const i18n = path.join(siteDir, 'i18n');
  return existsSync(i18n)
    ? fs
        .readdirSync(i18n, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => path.join('i18n', name, 'docusaurus-plugin-content-docs'))
    : [];
};

/** Returns the paths that belong to a version only, relative to the site's folder, whether they exist or not. */
export const versionPaths = (siteDir: string, name: string): string[] => [
  path.join('versioned_docs', `version-${name}`),
  sidebarFile(name),
  ...translationFolders(siteDir).flatMap((folder) => [
    path.join(folder, `version-${name}`),
    path.join(folder, `version-${name}.json`),
  ]),
];

/** Paths that a version changes, although they don't belong to it. */
export const SHARED_PATHS = [
  path.join('unversioned_docs', LEDGER),
  path.join('unversioned_docs', 'node_modules'),
  'package-lock.json',
];

const writeVersions = (folder: string, file: string, names: readonly string[]) =>
  fs.outputFile(path.join(folder, file), `${JSON.stringify(names, null, 2)}\n`);

/** Writes a version into a copy of the site. */
async function writeVersion(
  copy: string,
  name: string,
  packages: Readonly<Record<string, string>>,
): Promise<void> {
  for (const file of versionPaths(copy, name)) {
    await fs.remove(path.join(copy, file));
  }
  const directory = path.join(copy, 'versioned_docs', `version-${name}`);
  await fs.copy(path.join(copy, 'docs'), directory);
  for (const folder of translationFolders(copy)) {
    const translated = path.join(copy, folder, 'current');
    if (existsSync(translated)) {
      await fs.copy(translated, path.join(copy, folder, `version-${name}`));
    }
  }
  await writeWorkspace(copy, directory, name, packages);
  const names = new Set([name, ...cutVersionNames(copy)]);
  await writeVersions(copy, VERSIONS_FILE, [...names].sort(rcompare));
  await writeVersionSidebar(copy, name);
  await linkPackages(copy);
}

/** Returns the changes that make a prepared version one of the site. The list of versions comes last. */
async function changesOf(
  { siteDir, name, replaces }: CutOptions,
  { folder, copy }: Transaction,
): Promise<Change[]> {
  const paths = new Set([
    ...versionPaths(copy, name),
    ...versionPaths(siteDir, name),
    ...SHARED_PATHS,
  ]);
  const changes = [...paths].flatMap((file): Change[] => {
    const from = path.relative(folder, path.join(copy, file));
    return isThere(path.join(copy, file))
      ? [{ path: file, from }]
      : isThere(path.join(siteDir, file))
        ? [{ path: file }]
        : [];
  });
  const without = 'without.json';
  await writeVersions(
    folder,
    without,
    cutVersionNames(siteDir).filter((candidate) => candidate !== name),
  );
  return [
    // A version that is replaced isn't one meanwhile.
    ...(replaces ? [{ path: VERSIONS_FILE, from: without }] : []),
    ...changes,
    { path: VERSIONS_FILE, from: path.relative(folder, path.join(copy, VERSIONS_FILE)) },
  ];
}

const types = (what: string, copy: string, project: string): Step => ({
  what,
  command: ['node', TSC, '--noEmit', '-p', project],
  cwd: copy,
});

/** Returns the commands that check the pages without versions in a copy of the site, if there are any. */
export const checkUnversioned = (siteDir: string, copy: string): Step[] =>
  unversionedDocs(siteDir)
    ? [
        types(
          'Type-check the pages without versions with other packages',
          copy,
          'unversioned_docs',
        ),
        {
          what: 'Verify the pages without versions with other packages',
          command: ['node', 'scripts/test.mjs', '--only=claims,templates', '--without-sample'],
          cwd: copy,
        },
      ]
    : [];

/** Returns the commands that check a version in a copy of the site. */
function checksOf(copy: string, { siteDir, name }: CutOptions): Step[] {
  const folder = path.join('versioned_docs', `version-${name}`);
  return [
    types('Type-check the version', copy, folder),
    ...(existsSync(path.join(siteDir, DATE_LIBRARIES))
      ? [
          types(
            'Type-check its pages about date libraries',
            copy,
            path.join(folder, DATE_LIBRARIES),
          ),
        ]
      : []),
    ...checkUnversioned(siteDir, copy),
    {
      what: 'Build the version',
      command: ['docusaurus', 'build', '--out-dir', '.docusaurus/version'],
      cwd: copy,
      env: {
        VERSIONS: '',
        VERSIONS_PART: name,
        // The social images of pages that haven't changed are there.
        BUILD_CACHE: path.join(siteDir, '.docusaurus/cache'),
        DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
      },
    },
  ];
}

/**
 * Cuts a version of the docs. Checks that they are complete, prepares the version in a copy of the site, and moves it
 * into the site when it is finished: docs, demos, claims and sidebar, as an npm workspace that depends on the packages
 * that the docs use today. When the site later moves on to newer packages, npm installs the old ones in the version's
 * folder. Everything that resolves packages as Node does (bundler, TypeScript, the API reference, sandboxes) finds them
 * there.
 *
 * @returns The version's packages: exact versions by name.
 * @throws Error of the step that fails. Nothing has changed then.
 */
export async function cutVersion(options: CutOptions): Promise<Readonly<Record<string, string>>> {
  const { siteDir, name, runSteps } = options;
  checkName(options);
  checkCommitted(siteDir);
  await checkSpace(siteDir);
  const packages = await documentedPackages(siteDir);
  const transaction = beginTransaction(siteDir, `the cut of ${name}`);
  const { copy } = transaction;
  try {
    await runSteps([
      {
        what: 'Verify the docs, apart from what the ledgers have',
        command: [
          'node',
          'scripts/test.mjs',
          '--only=API pages,pages,code in pages,claims',
          '--without-sample',
        ],
        cwd: siteDir,
      },
      {
        what: 'Copy the docs, their demos and the sidebar',
        action: async () => {
          await copySite(siteDir, copy);
          await writeVersion(copy, name, packages);
        },
      },
      { what: 'Add its packages to the lockfile', command: UPDATE_LOCKFILE, cwd: copy },
      ...checksOf(copy, options),
      {
        what: 'Make it a version',
        action: async () => commit(siteDir, transaction, await changesOf(options, transaction)),
        isLasting: true,
      },
      { what: 'Install what has changed', command: INSTALL_CHANGES, cwd: siteDir },
    ]);
  } finally {
    endTransaction(transaction);
  }
  return packages;
}
