import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { compare, gt, lte, prerelease, valid } from 'semver';

import type { DocsVersion } from '../../src/core/versions';
import { DOCUMENTED_PACKAGES } from '../../src/core/versions/packages';
import { stableVersions } from '../../src/plugins/api-reference/since/published';

/** Folder of the releases that pages were run on, relative to the site's folder. Git ignores it. */
const CACHE = '.cache/releases';

const npm = (args: readonly string[], cwd: string): string =>
  execFileSync('npm', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });

/** Returns all versions of a package in the npm registry. */
export function publishedVersions(name: string, siteDir: string): string[] {
  const found: unknown = JSON.parse(npm(['view', name, 'versions', '--json'], siteDir));
  return Array.isArray(found) ? found.map(String) : [];
}

/**
 * Returns the versions of the documented packages that belong to a release of MUI X. A package that didn't change has no
 * version of that number, so it's its newest one until then.
 *
 * @param release - Such as `8.29.5`.
 * @param versionsOf - Returns all published versions of a package.
 * @throws Error if no package has a version of that number.
 */
export function packagesOfRelease(
  release: string,
  versionsOf: (name: string) => readonly string[],
): Record<string, string> {
  if (valid(release) !== release) {
    throw new Error(`A release must be a version such as 8.29.5; found "${release}".`);
  }
  const packages: Record<string, string> = {};
  for (const name of DOCUMENTED_PACKAGES) {
    const newest = stableVersions(versionsOf(name), release).at(-1);
    if (newest === undefined) {
      throw new Error(`${name} has no stable version up to ${release} of the same major.`);
    }
    packages[name] = newest;
  }
  if (!Object.values(packages).includes(release)) {
    const newest = Object.entries(packages).map(([name, version]) => `${name} ${version}`);
    throw new Error(
      `No documented package has a stable version ${release}. The newest until then: ${newest.join(', ')}.`,
    );
  }
  return packages;
}

/**
 * Returns the stable releases of the documented packages after one release, up to another, oldest first.
 *
 * @param versionsOf - Returns all published versions of a package.
 */
export const releasesBetween = (
  from: string,
  to: string,
  versionsOf: (name: string) => readonly string[],
): string[] =>
  [...new Set(DOCUMENTED_PACKAGES.flatMap(versionsOf))]
    .filter((version) => prerelease(version) === null && gt(version, from) && lte(version, to))
    .sort(compare);

/** The packages of a release in a folder of their own. */
export interface ReleaseFolder {
  /** Absolute path. Its `node_modules` has the documented packages; others are those of the site. */
  directory: string;
}

/**
 * Installs the packages of a release from the npm registry, unless they are installed already.
 *
 * @param siteDir - The site's folder. The packages are inside, so that React and Material UI are those of the site.
 * @throws Error if the release doesn't exist, or if npm fails.
 */
export function installRelease(siteDir: string, release: string): ReleaseFolder {
  const directory = path.join(siteDir, CACHE, release);
  // npm writes this file last.
  if (existsSync(path.join(directory, 'node_modules/.package-lock.json'))) {
    return { directory };
  }
  const packages = packagesOfRelease(release, (name) => publishedVersions(name, siteDir));
  console.log(`Installing ${release} …`);
  rmSync(path.join(directory, 'node_modules'), { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  writeFileSync(
    path.join(directory, 'package.json'),
    JSON.stringify({ private: true, dependencies: packages }),
  );
  // Without peers: with a second React, nothing would render.
  npm(['install', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error'], directory);
  return { directory };
}

/** Returns where the copy of a version's pages in the folder of a release is. */
export const copyOf = ({ directory }: ReleaseFolder, version: DocsVersion): string =>
  path.join(directory, path.basename(version.directory));

/** Copies the pages of a version into the folder of a release, whose packages their code then resolves to. */
export function copyPages(release: ReleaseFolder, version: DocsVersion): void {
  const target = copyOf(release, version);
  rmSync(target, { recursive: true, force: true });
  cpSync(version.directory, target, {
    recursive: true,
    filter: (file) => path.basename(file) !== 'node_modules',
  });
}
