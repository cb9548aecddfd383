import type { PropSidebarBreadcrumbsItem, PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { NavigationFlags } from '@site/src/core/navigation/types';
import { useMemo } from 'react';

import { nearestSidebarPath, sidebarTrail } from './sidebarPath';

export { nearestSidebarPath } from './sidebarPath';

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

/**
 * The way to the current page through the sidebar, for breadcrumbs; with the page itself at the end where it is not in
 * the sidebar, but below a page that is. Empty where neither is.
 */
export function useBreadcrumbs(): readonly PropSidebarBreadcrumbsItem[] {
  const { metadata } = useDoc();
  const { permalink, title } = metadata;
  const label = metadata.frontMatter.sidebar_label ?? title;
  const items = useDocsSidebar()?.items;
  return useMemo(() => {
    const nearest = nearestSidebarPath(items ?? [], permalink);
    const trail = sidebarTrail(items ?? [], nearest);
    return nearest === permalink || trail.length === 0
      ? trail
      : [...trail, { type: 'link', href: permalink, label }];
  }, [items, permalink, label]);
}
