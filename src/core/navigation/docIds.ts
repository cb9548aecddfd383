import path from 'node:path';

import {
  DefaultNumberPrefixParser,
  stripPathNumberPrefixes,
} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import { Globby } from '@docusaurus/utils';

import { unversionedDocs } from '../versions';

const PAGE = /\.mdx?$/;

/** Files and folders that Docusaurus doesn't take for pages: parts of pages begin with an underscore. */
const PART = /(?:^|\/)_/;

/**
 * Returns the Markdown files in a folder, relative to it, with forward slashes. Doesn't look into the packages of a
 * version: they are many, and builds create and remove folders in their cache meanwhile.
 */
const markdownIn = (docsDir: string): string[] =>
  Globby.sync('**/*.{md,mdx}', { cwd: docsDir, ignore: ['**/node_modules/**'] });

/** Returns whether a file in a folder of docs is a part of pages, such as `_note.mdx`. */
export const isPartial = (docsDir: string, file: string): boolean =>
  PART.test(path.relative(docsDir, file).replaceAll(path.sep, '/'));

/** Returns the absolute paths of the parts of pages in a folder of docs. */
export const readPartials = (docsDir: string): string[] =>
  markdownIn(docsDir)
    .filter((file) => PART.test(file))
    .map((file) => path.join(docsDir, file));

/**
 * Returns the id of a doc: its path in the folder of the docs, with forward slashes, without extension and without the
 * numbers with which Docusaurus sorts files (`2-rows.mdx`).
 *
 * @param file - Path relative to the folder.
 */
export const docIdOfFile = (file: string): string =>
  stripPathNumberPrefixes(
    file.replaceAll(path.sep, '/').replace(PAGE, ''),
    DefaultNumberPrefixParser,
  );

/** Returns the files of the docs in a folder, relative to it, by their ids. For the build only, like {@link readDocIds}. */
export const readDocFiles = (docsDir: string): ReadonlyMap<string, string> =>
  new Map(
    markdownIn(docsDir)
      .filter((file) => !PART.test(file))
      .map((file) => [docIdOfFile(file), file]),
  );

/** Returns the ids of the docs in a folder. For the build only, so not exported from this folder's `index`. */
export const readDocIds = (docsDir: string): ReadonlySet<string> =>
  new Set(readDocFiles(docsDir).keys());

/** Returns the ids of the site's pages that have no versions. */
export function readUnversionedIds(siteDir: string): ReadonlySet<string> {
  const directory = unversionedDocs(siteDir)?.directory;
  return directory === undefined ? new Set() : readDocIds(directory);
}
