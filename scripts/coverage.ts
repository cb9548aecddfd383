import type { NavigationEntry } from '../src/core/navigation';

/** Pages of one of the navigation's top groups. */
export interface GroupCoverage {
  entry: NavigationEntry;
  present: number;
  total: number;
}

/** Routes that are pages: entries without children, on this site, that are no section of another page. */
function pages(entry: NavigationEntry): string[] {
  if (entry.children) {
    return entry.children.flatMap(pages);
  }
  return entry.pathname.startsWith('/') && !entry.pathname.includes('#') ? [entry.pathname] : [];
}

/**
 * Counts, by top group, the routes that have a page.
 *
 * @param navigation - The navigation of the documented release.
 * @param hasPage - Whether there is a page at a route.
 */
export function coverage(
  navigation: readonly NavigationEntry[],
  hasPage: (pathname: string) => boolean,
): GroupCoverage[] {
  return navigation
    .map((entry) => {
      const routes = pages(entry);
      return { entry, present: routes.filter(hasPage).length, total: routes.length };
    })
    .filter(({ total }) => total > 0);
}
