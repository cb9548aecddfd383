import fs from 'node:fs';
import path from 'node:path';

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
