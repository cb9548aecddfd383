import type { PropSidebarBreadcrumbsItem, PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { isSamePath } from '@docusaurus/theme-common/internal';
import type { NavigationFlags, Plan } from '@site/src/core/navigation/types';

function isIn(items: readonly PropSidebarItem[], pathname: string): boolean {
  return items.some(
    (item) =>
      (item.type !== 'html' && isSamePath(item.href, pathname)) ||
      (item.type === 'category' && isIn(item.items, pathname)),
  );
}

/**
 * Returns the path of the sidebar entry that a page belongs to: the page's own, or else that of the nearest page above
 * it. A symbol of the API reference belongs to its product's index, a tab to its page.
 *
 * @param pathname - Path of the page, with a trailing slash.
 * @returns `pathname` if no page above it is in the sidebar either.
 */
export function nearestSidebarPath(items: readonly PropSidebarItem[], pathname: string): string {
  let path = pathname;
  while (path.length > 1) {
    if (isIn(items, path)) {
      return path;
    }
    path = path.replace(/[^/]+\/?$/, '');
  }
  return pathname;
}

/** Returns the path of the first page in a group. */
function firstHref(items: readonly PropSidebarItem[]): string | undefined {
  for (const item of items) {
    const href = item.type === 'html' ? undefined : item.href;
    const found = href ?? (item.type === 'category' ? firstHref(item.items) : undefined);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

/**
 * Returns the sidebar's groups around a page, from the outermost, followed by the page's entry. A group leads to its
 * first page, like its entry in the sidebar, unless that is the page itself. Returns an empty array if the page has no
 * entry.
 */
export function sidebarTrail(
  items: readonly PropSidebarItem[],
  pathname: string,
): PropSidebarBreadcrumbsItem[] {
  for (const item of items) {
    if (item.type === 'category') {
      const trail = sidebarTrail(item.items, pathname);
      if (trail.length > 0 || isSamePath(item.href, pathname)) {
        const first = item.collapsible ? firstHref(item.items) : undefined;
        const href = item.href ?? (isSamePath(first, pathname) ? undefined : first);
        return [href === undefined ? item : { ...item, href }, ...trail];
      }
    } else if (item.type === 'link' && item.docId && isSamePath(item.href, pathname)) {
      return [item];
    }
  }
  return [];
}

/**
 * Returns the flags of a doc's entry, or undefined if it has none. A plan of the groups around it is the doc's, too.
 *
 * @param plan - Plan of the groups around the items.
 */
export function flagsOfDoc(
  items: readonly PropSidebarItem[],
  docId: string,
  plan?: Plan,
): NavigationFlags | undefined {
  for (const item of items) {
    if (item.type === 'html') {
      continue;
    }
    const flags: NavigationFlags = { ...(plan && { plan }), ...item.customProps };
    const found =
      'docId' in item && item.docId === docId
        ? flags
        : item.type === 'category'
          ? flagsOfDoc(item.items, docId, flags.plan)
          : undefined;
    if (found) {
      return found;
    }
  }
  return undefined;
}
