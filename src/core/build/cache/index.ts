import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import path from 'node:path';

import fs from 'fs-extra';

/** What names the installed packages: npm's record of what is installed, or else the project's lock file. */
const LOCKS = ['node_modules/.package-lock.json', 'package-lock.json'];

/** What identifies a cached folder. */
export interface FolderIdentity {
  /** The site's folder, with the lock of its packages. */
  siteDir: string;
  /** Folder from which packages are looked up. Default: the site's folder. */
  packagesFrom?: string;
  /** Name of its subfolder of {@link FolderIdentity.cache}. */
  name: string;
  /** Folder of the cache. Default: {@link cacheOf} the packages. */
  cache?: string;
  /** Paths of the files that the content depends on, besides the installed packages. */
  sources: readonly string[];
  /** Anything else that the content depends on, as text. Default: nothing. */
  key?: string;
}

/** What identifies a cached folder, and how to create it. */
export interface CachedFolder extends FolderIdentity {
  /**
   * How many folders of the same name to keep. The most recently used ones are kept. Default: those that were used within
   * the last day. Another process may still use them, and sites that share their packages take turns.
   */
  keep?: number;
  /**
   * Fills an empty folder.
   *
   * @throws Error if it fails. The folder is then removed.
   */
  make: (directory: string) => Promise<void>;
}

type Making = Pick<CachedFolder, 'make' | 'keep'>;

/** Whether a folder has packages of its own, and not only a cache. */
const hasPackages = (folder: string) =>
  existsSync(path.join(folder, 'node_modules')) &&
  readdirSync(path.join(folder, 'node_modules')).some((name) => !name.startsWith('.'));

/**
 * Returns `node_modules/.cache` of the nearest folder that has packages, so that cached code resolves the same packages
 * as code in `packagesFrom`. Versions that share their packages share their cache.
 *
 * @param siteDir - The site's folder.
 * @param packagesFrom - A folder in it. Default: the site's folder.
 */
export function cacheOf(siteDir: string, packagesFrom = siteDir): string {
  const isInside = packagesFrom.startsWith(`${siteDir}${path.sep}`);
  return !isInside || hasPackages(packagesFrom)
    ? path.join(packagesFrom, 'node_modules/.cache')
    : cacheOf(siteDir, path.dirname(packagesFrom));
}

/** Returns the path of the folder with this identity, whether it exists or not. */
function pathOf({
  siteDir,
  packagesFrom,
  name,
  cache = cacheOf(siteDir, packagesFrom),
  sources,
  key = '',
}: FolderIdentity): string {
  const hash = createHash('sha256').update(key);
  const lock = LOCKS.map((file) => path.join(siteDir, file)).find((file) => existsSync(file));
  if (lock !== undefined) {
    hash.update(readFileSync(lock));
  }
  for (const file of sources) {
    // Not relative to the site's folder: sites that link to the same code and packages share their cache.
    hash.update(path.relative(__dirname, file)).update(readFileSync(file));
  }
  return path.join(cache, name, hash.digest('hex').slice(0, 16));
}

/** Returns the folder if it is in the cache, or undefined if {@link cachedFolder} would have to create it. */
export function existingFolder(identity: FolderIdentity): string | undefined {
  const directory = pathOf(identity);
  return existsSync(directory) ? directory : undefined;
}

declare global {
  /**
   * Folders that this process is creating, by path. Global, because Docusaurus and the bundler's loaders each have
   * their own instance of this module.
   */
  var portalFoldersInTheMaking: Map<string, Promise<string>> | undefined;
}

/** Whether a process is running on this machine. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** For how long a folder counts as used, in milliseconds: a day. */
const IN_USE = 24 * 60 * 60 * 1000;

/** Removes folders that are no longer used, and the leftovers of interrupted processes. */
async function prune(cache: string, kept: string, keep: number | undefined): Promise<void> {
  const entries = readdirSync(cache).map((name) => path.join(cache, name));
  const isWhole = (entry: string) => !path.basename(entry).includes('.');
  const usedAt = (entry: string) => statSync(entry, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const old = entries
    .filter((entry) => isWhole(entry) && entry !== kept)
    .sort((a, b) => usedAt(b) - usedAt(a))
    .filter((entry, index) =>
      keep === undefined ? usedAt(entry) < Date.now() - IN_USE : index >= keep - 1,
    );
  const abandoned = entries.filter(
    (entry) => !isWhole(entry) && !isRunning(Number(path.extname(entry).slice(1))),
  );
  await Promise.all([...old, ...abandoned].map((entry) => fs.remove(entry)));
}

async function makeFolder(directory: string, { make, keep }: Making): Promise<string> {
  // Use a temporary path next to the final one, so that an interrupted build leaves nothing that looks complete.
  const unfinished = `${directory}.${process.pid}`;
  await fs.emptyDir(unfinished);
  try {
    await make(unfinished);
  } catch (error) {
    await fs.remove(unfinished);
    throw error;
  }
  await fs.move(unfinished, directory, { overwrite: true });
  await prune(path.dirname(directory), directory, keep);
  return directory;
}

/**
 * Returns the path of a folder in the cache. Creates the folder anew if the installed packages, its sources or its key
 * have changed. Concurrent calls share the same work.
 *
 * @throws Any error that `make` throws.
 */
export async function cachedFolder({ make, keep, ...identity }: CachedFolder): Promise<string> {
  const directory = pathOf(identity);
  const making = (globalThis.portalFoldersInTheMaking ??= new Map<string, Promise<string>>());
  const running = making.get(directory);
  if (running) {
    return running;
  }
  if (existsSync(directory)) {
    const now = new Date();
    await utimes(directory, now, now);
    return directory;
  }
  const folder = makeFolder(directory, { make, ...(keep ? { keep } : {}) }).finally(() =>
    making.delete(directory),
  );
  making.set(directory, folder);
  return folder;
}
