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

/** Flags of the current page's navigation entry; none where the page is not in the sidebar. */
export function useNavigationFlags(): NavigationFlags {
  const { metadata } = useDoc();
  const sidebar = useDocsSidebar();
  return useMemo(() => findFlags(sidebar?.items ?? [], metadata.id) ?? {}, [sidebar, metadata.id]);
}

/** The way to a page through the sidebar, for breadcrumbs. */
export type Breadcrumbs = readonly PropSidebarBreadcrumbsItem[];

/** The way to the current page (see {@link useTrail}). */
export const BreadcrumbsContext = createContext<Breadcrumbs>([]);

/**
 * The way to a page through the sidebar; with the page itself at the end where it is not in the sidebar, but below a
 * page that is. Empty where neither is.
 *
 * In the production bundle, where the sidebar is not loaded with the page, the page's record knows it.
 *
 * @param content - The page's component, with what its module exports as properties.
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
 * What the browser has to know of the way to a page.
 *
 * @param breadcrumbs - The way.
 */
export const breadcrumbsExports = (breadcrumbs: Breadcrumbs): { breadcrumbs: JsonObject[] } => ({
  breadcrumbs: breadcrumbs.map(({ type, label, href }) => ({ type, label, href })),
});
