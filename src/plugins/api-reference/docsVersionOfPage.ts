import path from 'node:path';

import { currentVersion, docsVersionOf, type DocsVersion } from '../../core/versions';

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
