import path from 'node:path';

import { currentVersion, docsVersionOf, type DocsVersion } from '../../core/versions';

/** Paths of the versions of the docs, with a slash at both ends, such as `/x/next/`, by name. */
export type DocsRoots = ReadonlyMap<string, string>;

/** Returns the path of a version's docs, or of the version that the site has instead of it. */
export function rootOf({ name }: Pick<DocsVersion, 'name'>, roots: DocsRoots): string {
  const [first = '/'] = roots.values();
  return roots.get(name) ?? first;
}

/**
 * Returns the docs version of a page. For a page outside the docs, returns the current version, which isn't cut yet.
 *
 * @param page - The page's file relative to the site's folder, as in the queries of modules.
 */
export function docsVersionOfPage(page: string, siteDir: string, docsDir: string): DocsVersion {
  return (
    docsVersionOf(path.resolve(siteDir, page), siteDir, docsDir) ?? currentVersion(siteDir, docsDir)
  );
}
