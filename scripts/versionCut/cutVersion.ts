import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import fs from 'fs-extra';
import { valid } from 'semver';

import { findPackage } from '../../src/core/versions/packages';
import {
  currentVersion,
  cutVersionNames,
  releaseOf,
  unversionedDocs,
} from '../../src/core/versions';

import { sidebarFile, writeTranslations } from './versionSidebar';

/** Options of {@link cutVersion}. */
export interface CutOptions {
  /** The site's folder. */
  siteDir: string;
  /** Name of the version: the release that the docs describe, such as `8.12.1`. */
  name: string;
  /** Whether an existing version of this name is replaced by today's docs. */
  replaces: boolean;
  /**
   * Runs a command in the site's folder.
   *
   * @throws Error if it fails.
   */
  run: (what: string, command: readonly string[]) => Promise<void>;
}

/** Summary of a cut version. */
export interface CutResult {
  /** The version's packages: exact versions by name. */
  packages: Readonly<Record<string, string>>;
  /** Number of pages in its folder. */
  pages: number;
  /** Number of demo files in its folder. */
  demoFiles: number;
}

/** Packages that each docs version has its own versions of. All other packages are shared with the site. */
const OWN_PACKAGE = /^@mui\/x-/;

/** Paths that a cut changes, relative to the site's folder. */
const TOUCHED = [
  'versions.json',
  'versioned_docs',
  'versioned_sidebars',
  // Verified with the packages of the version.
  'unversioned_docs/ledger.tsv',
  'i18n',
  'package.json',
  'package-lock.json',
];

/** Lists the files in a folder, or the file itself, relative to the site's folder. Skips installed packages. */
async function filesOf(siteDir: string, name: string): Promise<string[]> {
  const full = path.join(siteDir, name);
  if (!existsSync(full)) {
    return [];
  }
  if (!(await fs.stat(full)).isDirectory()) {
    return [name];
  }
  const entries = await fs.readdir(full);
  const found = await Promise.all(
    entries
      .filter((entry) => entry !== 'node_modules')
      .map((entry) => filesOf(siteDir, path.join(name, entry))),
  );
  return found.flat();
}

const touchedFiles = async (siteDir: string) =>
  (await Promise.all(TOUCHED.map((name) => filesOf(siteDir, name)))).flat();

/** Backs up the files that a cut changes. Returns functions that restore them or remove the backup. */
async function keep(siteDir: string) {
  const copy = await fs.mkdtemp(path.join(os.tmpdir(), 'version-cut-'));
  const before = await touchedFiles(siteDir);
  for (const file of before) {
    await fs.copy(path.join(siteDir, file), path.join(copy, file));
  }
  const drop = () => fs.remove(copy);
  const restore = async () => {
    const kept = new Set(before);
    const added = (await touchedFiles(siteDir)).filter((file) => !kept.has(file));
    await Promise.all(added.map((file) => fs.remove(path.join(siteDir, file))));
    for (const file of before) {
      await fs.copy(path.join(copy, file), path.join(siteDir, file));
    }
    await drop();
  };
  return { restore, drop };
}

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

/** TypeScript configuration of the pages that show several date libraries. */
const DATE_LIBRARIES = 'tsconfig.dateLibraries.json';

/** Returns what that configuration includes in the docs, relative to their folder. */
async function dateLibraryPages(siteDir: string): Promise<string[]> {
  const file = path.join(siteDir, DATE_LIBRARIES);
  if (!existsSync(file)) {
    return [];
  }
  const { include } = (await fs.readJson(file)) as { include: string[] };
  return include.filter((each) => each.startsWith('docs/')).map((each) => each.slice(5));
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
    { name: `mui-x-docs-${name}`, version: name, private: true, dependencies: packages },
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
async function linkPackages(siteDir: string): Promise<void> {
  const unversioned = unversionedDocs(siteDir);
  if (unversioned) {
    const link = path.join(unversioned.directory, 'node_modules');
    const packages = path.join(unversioned.packagesFrom, 'node_modules');
    await fs.remove(link);
    await fs.symlink(path.relative(unversioned.directory, packages), link, 'dir');
  }
}

async function filesBelow(directory: string): Promise<string[]> {
  const entries = await fs.readdir(directory, { recursive: true, encoding: 'utf8' });
  return entries.map(String).filter((file) => !file.startsWith('node_modules'));
}

/**
 * Cuts a version of the docs: checks that they are complete, copies docs, demos and sidebar with Docusaurus' own
 * command, and turns the copy into an npm workspace that depends on the packages that the docs use today. When the site
 * later moves on to newer packages, npm installs the old ones in the version's folder. Everything that resolves
 * packages as Node does (bundler, TypeScript, the API reference, sandboxes) finds them there.
 *
 * @throws Error of the step that fails. The files are then restored.
 */
export async function cutVersion(options: CutOptions): Promise<CutResult> {
  const { siteDir, name, run, replaces } = options;
  checkName(options);
  const packages = await documentedPackages(siteDir);
  await run('The API reference pages match the packages', [
    'jiti',
    'scripts/docsApi.ts',
    '--check',
  ]);
  await run('The code and names in pages are correct', ['jiti', 'scripts/docsCheck.ts']);
  await run('What pages say is true', ['node', 'scripts/test.mjs', '--only=claims']);

  const directory = path.join(siteDir, 'versioned_docs', `version-${name}`);
  const { restore, drop } = await keep(siteDir);
  try {
    if (replaces) {
      const rest = cutVersionNames(siteDir).filter((version) => version !== name);
      await fs.writeJson(path.join(siteDir, 'versions.json'), rest, { spaces: 2 });
      await fs.remove(directory);
      await fs.remove(path.join(siteDir, sidebarFile(name)));
    }
    await run('Docs, demos and sidebar are copied', ['docusaurus', 'docs:version', name]);
    if (replaces) {
      // Docusaurus puts the new version first; a version that is replaced keeps its place.
      const names = cutVersionNames(siteDir).sort((a, b) =>
        b.localeCompare(a, 'en', { numeric: true }),
      );
      await fs.writeJson(path.join(siteDir, 'versions.json'), names, { spaces: 2 });
    }
    await writeWorkspace(siteDir, directory, name, packages);
    await linkPackages(siteDir);
    await writeTranslations(siteDir, name);
    await run("The version's packages are added to the lockfile", [
      'npm',
      'install',
      '--package-lock-only',
      '--no-audit',
      '--no-fund',
    ]);
    await run('Packages are installed', ['node', 'scripts/install.mjs']);
    await run('The version type-checks', [
      'tsc',
      '-p',
      path.join('versioned_docs', `version-${name}`),
    ]);
    if (existsSync(path.join(directory, DATE_LIBRARIES))) {
      await run('The pages about date libraries type-check', [
        'tsc',
        '-p',
        path.join('versioned_docs', `version-${name}`, DATE_LIBRARIES),
      ]);
    }
    if (unversionedDocs(siteDir)) {
      await run('Pages without versions type-check with the packages of the version', [
        'tsc',
        '-p',
        'unversioned_docs',
      ]);
      await run('What they say is true, and the templates work', [
        'node',
        'scripts/test.mjs',
        '--only=claims,templates',
      ]);
    }
    await run('The site builds', [
      'node',
      'scripts/build.mjs',
      '--out-dir',
      path.join('.docusaurus', 'version-cut'),
    ]);
  } catch (error) {
    await restore();
    await linkPackages(siteDir);
    if (!replaces) {
      // Empty folders, and packages that were installed for the version.
      await fs.remove(directory);
    }
    throw error;
  }
  await drop();
  const files = await filesBelow(directory);
  return {
    packages,
    pages: files.filter((file) => /\.mdx?$/.test(file)).length,
    demoFiles: files.filter((file) => file.split(path.sep).includes('demos') && path.extname(file))
      .length,
  };
}
