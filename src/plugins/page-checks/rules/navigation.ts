import path from 'node:path';

import type { Problem } from '../problem';

import { problemAt, type Rule } from './rule';

const MESSAGE = "The page isn't in the navigation.";

/** Whether a problem is that the sidebar doesn't list the page. */
export const isUnlisted = ({ message }: Problem): boolean => message === MESSAGE;

const TOP = { position: { start: { line: 1, column: 1 } } };

/** Requires the sidebar to list the page. Otherwise, readers can only find it by search. */
export const navigation: Rule = (page, site) => {
  const listed = site.navigation?.();
  if (listed) {
    // Recorded as a dependency, so that the page is checked again when the list changes.
    site.files.exists(path.join(site.version.siteDir, listed.file));
  }
  const pathname = site.pathnameOf(page.file);
  return !listed || listed.pathnames.has(pathname)
    ? []
    : [problemAt(site, page, TOP, MESSAGE, `Add { pathname: '${pathname}' } to ${listed.file}.`)];
};
