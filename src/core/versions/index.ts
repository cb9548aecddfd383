import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { findPackage } from '../packages';

/** Docusaurus' name of the docs that are not cut yet. */
export const CURRENT_VERSION = 'current';

/** Docusaurus' folder of the versions that were cut, and its list of them, below the site. */
const VERSIONED_DOCS = 'versioned_docs';
const VERSIONS_FILE = 'versions.json';
const FOLDER_PREFIX = 'version-';

/** The packages that are documented, by the one that leads: its release names the version. */
const LEADING_PACKAGE = '@mui/x-data-grid';

/**
 * A version of the docs. What its pages show and say is that of the packages which code in its folder gets: a version
 * that was cut is an npm workspace with packages of its own, all others have those of the site.
 */
export interface DocsVersion {
  /** As Docusaurus calls it: `current`, or the name that it was cut with, such as `8.12.1`. */
  name: string;
  /** The site's folder. */
  siteDir: string;
  /** Absolute path of the folder that its pages are in. */
  directory: string;
  /** Folder from which its packages are looked up, as Node does: its own, or the site's. */
  packagesFrom: string;
}

/**
 * The docs that are not cut yet.
 *
 * @param docsDir - Their folder, below the site's. Default: `docs`.
 */
export function currentVersion(siteDir: string, docsDir = 'docs'): DocsVersion {
  const directory = path.resolve(siteDir, docsDir);
  return { name: CURRENT_VERSION, siteDir, directory, packagesFrom: siteDir };
}

function cutVersion(siteDir: string, name: string): DocsVersion {
  const directory = path.join(siteDir, VERSIONED_DOCS, FOLDER_PREFIX + name);
  return { name, siteDir, directory, packagesFrom: directory };
}

/**
 * Names of the versions that were cut, newest first.
 *
 * @throws Error where `versions.json` is no list of names.
 */
export function cutVersionNames(siteDir: string): string[] {
  const file = path.join(siteDir, VERSIONS_FILE);
  if (!existsSync(file)) {
    return [];
  }
  let names: unknown;
  try {
    names = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is no JSON: ${(error as Error).message}`, { cause: error });
  }
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) {
    throw new Error(`${file} must be a list of versions, such as ["8.12.1"].`);
  }
  return names;
}

/** All versions of the docs: those that are not cut yet, then those that were, newest first. */
export function docsVersions(siteDir: string, docsDir?: string): DocsVersion[] {
  const cut = cutVersionNames(siteDir).map((name) => cutVersion(siteDir, name));
  return [currentVersion(siteDir, docsDir), ...cut];
}

/**
 * The version that readers get first: the newest that was cut, or the docs that are not cut yet where there is none.
 */
export function latestVersion(siteDir: string, docsDir?: string): DocsVersion {
  const [newest] = cutVersionNames(siteDir);
  return newest === undefined ? currentVersion(siteDir, docsDir) : cutVersion(siteDir, newest);
}

/**
 * The version of the docs that a file is in.
 *
 * @param file - Absolute path.
 * @param docsDir - Folder of the docs that are not cut yet, below the site's. Default: `docs`.
 * @returns Undefined for a file that is in none.
 */
export function docsVersionOf(
  file: string,
  siteDir: string,
  docsDir?: string,
): DocsVersion | undefined {
  const current = currentVersion(siteDir, docsDir);
  if (file.startsWith(current.directory + path.sep)) {
    return current;
  }
  const relative = path.relative(path.join(siteDir, VERSIONED_DOCS), file);
  const [folder = ''] = relative.split(path.sep);
  return folder.startsWith(FOLDER_PREFIX) && folder !== relative
    ? cutVersion(siteDir, folder.slice(FOLDER_PREFIX.length))
    : undefined;
}

/**
 * The release that a version documents, such as `8.12.1`: that of the Data Grid that it runs, which leads the others.
 *
 * @throws Error where the package is not installed.
 */
export function releaseOf({ packagesFrom }: Pick<DocsVersion, 'packagesFrom'>): string {
  const found = findPackage(LEADING_PACKAGE, packagesFrom);
  if (!found) {
    throw new Error(
      `"${LEADING_PACKAGE}" is in no node_modules from ${packagesFrom} upwards. Run "npm ci".`,
    );
  }
  return found.version;
}
