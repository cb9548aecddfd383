import path from 'node:path';

import { currentVersion, docsVersionOf, type DocsVersion } from '../../core/versions';

/**
 * The version of the docs that a page is of; for a page beside the docs, of those that are not cut yet.
 *
 * @param page - The page's file below the site's folder, as modules name it in their query.
 */
export function docsVersionOfPage(page: string, siteDir: string, docsDir: string): DocsVersion {
  return (
    docsVersionOf(path.resolve(siteDir, page), siteDir, docsDir) ?? currentVersion(siteDir, docsDir)
  );
}
