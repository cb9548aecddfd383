import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import path from 'node:path';

import fs from 'fs-extra';

/** Locks of the installed packages: npm's own of what is there, then the one that was asked for. */
const LOCKS = ['node_modules/.package-lock.json', 'package-lock.json'];

/** What a folder is made of. */
export interface FolderIdentity {
  /** The site's folder, with the lock of its packages. */
  siteDir: string;
  /**
   * Folder in whose `node_modules/.cache` it is, so that what is made there finds the packages which code in that folder
   * finds. Default: the site's.
   */
  packagesFrom?: string;
  /** Name below {@link FolderIdentity.cache}. */
  name: string;
  /** Folder that it is cached in. Default: `node_modules/.cache` of `packagesFrom`. */
  cache?: string;
  /** Paths of the files that what is made depends on, besides the installed packages. */
  sources: readonly string[];
  /** What else it depends on, as text. Default: nothing. */
  key?: string;
}

/** What a folder is made of, and how. */
export interface CachedFolder extends FolderIdentity {
  /** How many contents are kept of a name: those that were used last. Default: 1. */
  keep?: number;
  /**
   * Fills an empty folder.
   *
   * @throws Error where it cannot be made. Nothing of it is kept then.
   */
  make: (directory: string) => Promise<void>;
}

type Making = Pick<CachedFolder, 'make' | 'keep'>;

/** Where a folder of this identity is, or would be. */
function pathOf({
  siteDir,
  packagesFrom = siteDir,
  name,
  cache = path.join(packagesFrom, 'node_modules/.cache'),
  sources,
  key = '',
}: FolderIdentity): string {
  const hash = createHash('sha256').update(key);
  const locks = LOCKS.map((file) => path.join(siteDir, file)).filter((file) => existsSync(file));
  for (const file of [...locks, ...sources]) {
    hash.update(path.relative(siteDir, file)).update(readFileSync(file));
  }
  return path.join(cache, name, hash.digest('hex').slice(0, 16));
}

/** The folder that {@link cachedFolder} would return at once; undefined where it would have to be made. */
export function existingFolder(identity: FolderIdentity): string | undefined {
  const directory = pathOf(identity);
  return existsSync(directory) ? directory : undefined;
}

declare global {
  /**
   * Folders that this process is making, by path. Global, because Docusaurus and the bundler's loaders each have this
   * module for themselves.
   */
  var portalFoldersInTheMaking: Map<string, Promise<string>> | undefined;
}

/** Whether a process of this machine is running. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes what is not kept: all but the last used contents, and what processes have left that were broken off. */
async function prune(cache: string, kept: string, keep: number): Promise<void> {
  const entries = readdirSync(cache).map((name) => path.join(cache, name));
  const isWhole = (entry: string) => !path.basename(entry).includes('.');
  const usedAt = (entry: string) => statSync(entry, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const old = entries
    .filter((entry) => isWhole(entry) && entry !== kept)
    .sort((one, other) => usedAt(other) - usedAt(one))
    .slice(keep - 1);
  const abandoned = entries.filter(
    (entry) => !isWhole(entry) && !isRunning(Number(path.extname(entry).slice(1))),
  );
  await Promise.all([...old, ...abandoned].map((entry) => fs.remove(entry)));
}

async function makeFolder(directory: string, { make, keep = 1 }: Making): Promise<string> {
  // Beside its place, so that a build that is broken off leaves nothing that looks whole.
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
 * A folder of the cache, made anew when the installed packages, its sources or its key have changed. Who
 * asks for it while it is made waits for the same.
 *
 * @returns Its path.
 * @throws Error of `make`.
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
