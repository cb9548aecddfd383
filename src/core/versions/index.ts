import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Docusaurus' name for the current docs, which haven't been cut into a version yet. */
export const CURRENT_VERSION = 'current';

/** Docusaurus' folder of cut versions, and the file that lists them, relative to the site's folder. */
const VERSIONED_DOCS = 'versioned_docs';
const VERSIONS_FILE = 'versions.json';
const FOLDER_PREFIX = 'version-';

/** Folder of the current docs, and of pages that have no versions, relative to the site's folder. */
const DOCS = 'docs';
const UNVERSIONED_DOCS = 'unversioned_docs';

/**
 * A version of the docs. Its pages document and run the packages that code in its folder resolves to: a cut version is
 * an npm workspace with its own packages, and the current docs use the site's packages.
 */
export interface DocsVersion {
  /** Docusaurus' name for it: `current`, or the name of a cut version, such as `8.12.1`. */
  name: string;
  /** The site's folder. */
  siteDir: string;
  /** Absolute path of the folder with its pages. */
  directory: string;
  /** Folder from which its packages are resolved, as in Node: its own, or the site's. */
  packagesFrom: string;
}

/**
 * Returns the current docs, which haven't been cut into a version yet.
 *
 * @param docsDir - Their folder, relative to the site's. Default: `docs`.
 */
export function currentVersion(siteDir: string, docsDir = DOCS): DocsVersion {
  const directory = path.resolve(siteDir, docsDir);
  return { name: CURRENT_VERSION, siteDir, directory, packagesFrom: siteDir };
}

function cutVersion(siteDir: string, name: string): DocsVersion {
  const directory = path.join(siteDir, VERSIONED_DOCS, FOLDER_PREFIX + name);
  return { name, siteDir, directory, packagesFrom: directory };
}

/**
 * Returns the names of the cut versions, newest first.
 *
 * @throws Error if `versions.json` isn't a list of names.
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
    throw new Error(`${file} is not valid JSON: ${(error as Error).message}`, { cause: error });
  }
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) {
    throw new Error(`${file} must be an array of versions, such as ["8.12.1"].`);
  }
  return names;
}

/** Returns all versions of the docs: the current docs, then the cut versions, newest first. */
export function docsVersions(siteDir: string, docsDir?: string): DocsVersion[] {
  const cut = cutVersionNames(siteDir).map((name) => cutVersion(siteDir, name));
  return [currentVersion(siteDir, docsDir), ...cut];
}

/**
 * Returns the version that readers get by default: the newest cut version, or the current docs if none has been cut.
 */
export function latestVersion(siteDir: string, docsDir?: string): DocsVersion {
  const [newest] = cutVersionNames(siteDir);
  return newest === undefined ? currentVersion(siteDir, docsDir) : cutVersion(siteDir, newest);
}

/**
 * Returns the pages that have no versions, because they aren't documentation of a release: templates, and pages about
 * this site. They are part of the version that readers get by default, and run its packages. Returns undefined if there
 * are none.
 *
 * @param docsDir - Folder of the current docs, relative to the site's. Other docs than the portal's have no such pages.
 */
export function unversionedDocs(siteDir: string, docsDir = DOCS): DocsVersion | undefined {
  const directory = path.join(siteDir, UNVERSIONED_DOCS);
  return docsDir === DOCS && existsSync(directory)
    ? { ...latestVersion(siteDir), directory }
    : undefined;
}

/** Returns all folders with pages: those of all versions, then that of the pages that have none. */
export function docsFolders(siteDir: string, docsDir?: string): DocsVersion[] {
  const unversioned = unversionedDocs(siteDir, docsDir);
  return [...docsVersions(siteDir, docsDir), ...(unversioned ? [unversioned] : [])];
}

/** Returns whether a folder of pages is that of a cut version. It has packages of its own. */
export const isCut = ({ directory, packagesFrom }: DocsVersion): boolean =>
  directory === packagesFrom;

/**
 * Returns the version of the docs that a file belongs to, or undefined if it belongs to none.
 *
 * @param file - Absolute path.
 * @param docsDir - Folder of the current docs, relative to the site's. Default: `docs`.
 */
export function docsVersionOf(
  file: string,
  siteDir: string,
  docsDir?: string,
): DocsVersion | undefined {
  const isIn = ({ directory }: DocsVersion) => file.startsWith(directory + path.sep);
  const [folder = ''] = path.relative(path.join(siteDir, VERSIONED_DOCS), file).split(path.sep);
  const cut = folder.startsWith(FOLDER_PREFIX)
    ? [cutVersion(siteDir, folder.slice(FOLDER_PREFIX.length))]
    : [];
  const unversioned = unversionedDocs(siteDir, docsDir);
  return [currentVersion(siteDir, docsDir), ...cut, ...(unversioned ? [unversioned] : [])].find(
    isIn,
  );
}
