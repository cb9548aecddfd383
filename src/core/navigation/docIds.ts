import fs from 'node:fs';
import path from 'node:path';

/**
 * Ids of the docs in a folder: their paths below it with forward slashes, without extension. Build side only, so
 * not part of this folder's `index`.
 */
export function readDocIds(docsDir: string): ReadonlySet<string> {
  const files = fs.readdirSync(docsDir, { recursive: true, encoding: 'utf8' });
  return new Set(
    files
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => file.replaceAll(path.sep, '/').replace(/\.mdx$/, '')),
  );
}
