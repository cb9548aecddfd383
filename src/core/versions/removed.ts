import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The list of removed versions, relative to the site's folder. Their addresses are redirected. */
export const REMOVED_FILE = 'versioned_docs/removed.json';

/** Returns the names of versions that were removed, the last one first. */
export function removedVersions(siteDir: string): string[] {
  const file = path.join(siteDir, REMOVED_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}
