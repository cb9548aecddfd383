import type {
  PropDocContent,
  PropSidebarBreadcrumbsItem,
  PropSidebarItem,
} from '@docusaurus/plugin-content-docs';
import { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { NavigationFlags } from '@site/src/core/navigation/types';
import type { JsonObject } from '@site/src/plugins/article/client';
import { createContext, useMemo } from 'react';

import { nearestSidebarPath, sidebarTrail } from './sidebarPath';

export { MobileSidebar } from './sidebar/MobileSidebar';
export { CLOSING_ATTRIBUTE } from './sidebar/reveal';
export { useMenuFocus } from './useMenuFocus';
export { SettledPathContext } from './sidebar/settledPath';

function findFlags(items: readonly PropSidebarItem[], docId: string): NavigationFlags | undefined {
  for (const item of items) {
    if (item.type !== 'html' && 'docId' in item && item.docId === docId) {
      return item.customProps;
    }
    if (item.type === 'category') {
      const found = findFlags(item.items, docId);
      if (found) {
        return found;
      }
    }
  }
  return undefined;
}

/** Returns the flags of the current page's navigation entry, or no flags if the page is not in the sidebar. */
export function useNavigationFlags(): NavigationFlags {
  const { metadata } = useDoc();
  const sidebar = useDocsSidebar();
  return useMemo(() => findFlags(sidebar?.items ?? [], metadata.id) ?? {}, [sidebar, metadata.id]);
}

/** The breadcrumbs of a page: its path through the sidebar. */
export type Breadcrumbs = readonly PropSidebarBreadcrumbsItem[];

/** The breadcrumbs of the current page (see {@link useTrail}). */
export const BreadcrumbsContext = createContext<Breadcrumbs>([]);

/**
 * Returns the path to a page through the sidebar. If the page is not in the sidebar but below a page that is, the page
 * itself is appended. Empty if neither is in the sidebar.
 *
 * In the production bundle, where the sidebar is not loaded with the page, the page's record contains the path.
 *
 * @param content - The page's component, which has the exports of its module as properties.
 */
export function useTrail(content: PropDocContent): Breadcrumbs {
  const known = 'breadcrumbs' in content ? (content.breadcrumbs as Breadcrumbs) : undefined;
  const { permalink, title, frontMatter } = content.metadata;
  const label = frontMatter.sidebar_label ?? title;
  const items = useDocsSidebar()?.items;
  return useMemo(() => {
    if (known) {
      return known;
    }
    const nearest = nearestSidebarPath(items ?? [], permalink);
    const trail = sidebarTrail(items ?? [], nearest);
    return nearest === permalink || trail.length === 0
      ? trail
      : [...trail, { type: 'link', href: permalink, label }];
  }, [known, items, permalink, label]);
}

/**
 * Returns the part of a page's breadcrumbs that the browser needs.
 *
 * @param breadcrumbs - The page's breadcrumbs.
 */
export const breadcrumbsExports = (breadcrumbs: Breadcrumbs): { breadcrumbs: JsonObject[] } => ({
  breadcrumbs: breadcrumbs.map(({ type, label, href }) => ({ type, label, href })),
});
