import type { DocsVersion } from '../../../core/versions';
import { navigationOf } from '../navigation';
import { sortProblems, type Problem } from '../problem';
import { Site } from '../site';
import { checkText } from '../text';

export type { Problem } from '../problem';

/** What {@link checkPages} found. */
export interface PagesResult {
  /** Pages without a problem. */
  passed: number;
  /** Pages with at least one. */
  failed: number;
  problems: readonly Problem[];
}

/**
 * Checks all pages of a version that people write, by the rules that are checked while a page is edited; what needs a
 * compiler is checked elsewhere.
 *
 * @param only - Absolute paths of the pages to check. Default: all.
 */
export function checkPages(version: DocsVersion, only?: readonly string[]): PagesResult {
  const site = new Site({ version, navigation: navigationOf(version) });
  const pages = site
    .writtenIds()
    .map((id) => site.fileOf(id))
    .filter((file) => only === undefined || only.includes(file))
    .map((file) => checkText(site, file));
  const failed = pages.filter((problems) => problems.length > 0).length;
  return { passed: pages.length - failed, failed, problems: sortProblems(pages.flat()) };
}
