import type { NavigationEntry } from '../src/core/navigation';

/** Page counts of a top-level group of the navigation. */
export interface GroupCoverage {
  entry: NavigationEntry;
  present: number;
  total: number;
  /** The routes without a page. */
  missing: readonly string[];
}

/**
 * Returns the routes that are pages: entries on this site that have no children and are not a section of another page.
 */
function pages(entry: NavigationEntry): string[] {
  if (entry.children) {
    return entry.children.flatMap(pages);
  }
  return entry.pathname.startsWith('/') && !entry.pathname.includes('#') ? [entry.pathname] : [];
}

/**
 * Counts the routes that have a page, by top-level group.
 *
 * @param navigation - The navigation of the documented release.
 * @param hasPage - Returns whether a route has a page.
 */
export function coverage(
  navigation: readonly NavigationEntry[],
  hasPage: (pathname: string) => boolean,
): GroupCoverage[] {
  return navigation
    .map((entry) => {
      const routes = pages(entry);
      const missing = routes.filter((route) => !hasPage(route));
      return { entry, present: routes.length - missing.length, total: routes.length, missing };
    })
    .filter(({ total }) => total > 0);
}
