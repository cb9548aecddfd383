import fs from 'node:fs';
import path from 'node:path';

import { unversionedDocs } from '../versions';

/**
 * Returns the ids of the docs in a folder: their relative paths with forward slashes, without extension. For the build
 * only, so not exported from this folder's `index`.
 */
export function readDocIds(docsDir: string): ReadonlySet<string> {
  const files = fs.readdirSync(docsDir, { recursive: true, encoding: 'utf8' });
  return new Set(
    files
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => file.replaceAll(path.sep, '/').replace(/\.mdx$/, '')),
  );
}

/** Returns the ids of the site's pages that have no versions. */
export function readUnversionedIds(siteDir: string): ReadonlySet<string> {
  const directory = unversionedDocs(siteDir)?.directory;
  return directory === undefined ? new Set() : readDocIds(directory);
}
