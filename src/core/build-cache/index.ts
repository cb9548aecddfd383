import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
  /** Name below `node_modules/.cache`. Of each name only the newest content is kept. */
  name: string;
  /** Paths of the files that what is made depends on, besides the installed packages. */
  sources: readonly string[];
  /** What else it depends on, as text. Default: nothing. */
  key?: string;
}

/** What a folder is made of, and how. */
export interface CachedFolder extends FolderIdentity {
  /**
   * Fills an empty folder.
   *
   * @throws Error where it cannot be made. Nothing of it is kept then.
   */
  make: (directory: string) => Promise<void>;
}

/** Where a folder of this identity is, or would be. */
function pathOf({
  siteDir,
  packagesFrom = siteDir,
  name,
  sources,
  key = '',
}: FolderIdentity): string {
  const hash = createHash('sha256').update(key);
  const locks = LOCKS.map((file) => path.join(siteDir, file)).filter((file) => existsSync(file));
  for (const file of [...locks, ...sources]) {
    hash.update(path.relative(siteDir, file)).update(readFileSync(file));
  }
  return path.join(packagesFrom, 'node_modules/.cache', name, hash.digest('hex').slice(0, 16));
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

async function makeFolder(directory: string, make: CachedFolder['make']): Promise<string> {
  const cache = path.dirname(directory);
  // Beside its place, so that a build that is broken off leaves nothing that looks whole.
  const unfinished = `${directory}.${process.pid}`;
  await fs.emptyDir(unfinished);
  try {
    await make(unfinished);
  } catch (error) {
    await fs.remove(unfinished);
    throw error;
  }
  const old = readdirSync(cache).filter((entry) => !entry.includes('.'));
  await fs.move(unfinished, directory, { overwrite: true });
  await Promise.all(
    old
      .map((entry) => path.join(cache, entry))
      .filter((entry) => entry !== directory)
      .map((entry) => fs.remove(entry)),
  );
  return directory;
}

/**
 * A folder in `node_modules/.cache`, made anew when the installed packages, its sources or its key have changed. Who
 * asks for it while it is made waits for the same.
 *
 * @returns Its path.
 * @throws Error of `make`.
 */
export async function cachedFolder({ make, ...identity }: CachedFolder): Promise<string> {
  const directory = pathOf(identity);
  const making = (globalThis.portalFoldersInTheMaking ??= new Map<string, Promise<string>>());
  const running = making.get(directory);
  if (running) {
    return running;
  }
  if (existsSync(directory)) {
    return directory;
  }
  const folder = makeFolder(directory, make).finally(() => making.delete(directory));
  making.set(directory, folder);
  return folder;
}
