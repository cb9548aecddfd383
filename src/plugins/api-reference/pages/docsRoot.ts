import path from 'node:path';

/** Folder of the cut versions, below the site. */
const VERSIONED = 'versioned_docs';

/**
 * The folder of docs that a file is in: that of the current ones, or of a cut version.
 *
 * @param file - Absolute path.
 * @param siteDir - The site's folder.
 * @param docsDir - The current docs' folder below it, such as `docs`.
 * @returns Absolute path; `undefined` for a file that is in neither.
 */
export function docsRootOf(file: string, siteDir: string, docsDir: string): string | undefined {
  const current = path.resolve(siteDir, docsDir);
  if (file.startsWith(current + path.sep)) {
    return current;
  }
  const versions = path.join(siteDir, VERSIONED);
  const [version = ''] = path.relative(versions, file).split(path.sep);
  return version.startsWith('version-') ? path.join(versions, version) : undefined;
}
