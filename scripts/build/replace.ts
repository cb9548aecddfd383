import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

import { previousFolder } from '../../server/release';

/**
 * Replaces a folder with another one, so that at every moment the folder is complete or, between two renames, missing.
 * The replaced one is kept as {@link previousFolder}, instead of the one that was there before.
 *
 * @param folder - May be missing.
 * @param replacement - A folder of the same file system.
 */
export async function replaceFolder(folder: string, replacement: string): Promise<void> {
  const previous = previousFolder(folder);
  const outdated = `${replacement}.outdated`;
  if (existsSync(folder)) {
    if (existsSync(previous)) {
      await rename(previous, outdated);
    }
    await rename(folder, previous);
  }
  await rename(replacement, folder);
  await rm(outdated, { recursive: true, force: true });
}
