import type { PropDocContent, PropSidebarBreadcrumbsItem } from '@docusaurus/plugin-content-docs';
import { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { NavigationFlags } from '@site/src/core/navigation/types';
import type { JsonObject } from '@site/src/core/islands';
import { createContext, useMemo } from 'react';

import { flagsOfDoc, nearestSidebarPath, sidebarTrail } from './sidebarPath';

export { MobileSidebar } from './sidebar/MobileSidebar';
export { useMenuFocus } from './useMenuFocus';
export { sidebarTrail } from './sidebarPath';
export { SettledPathContext } from './sidebar/settledPath';

/**
 * Returns the flags of the current page's navigation entry, or no flags if the page is not in the sidebar. A page has the
 * plan of its group: of row grouping, for example.
 */
export function useNavigationFlags(): NavigationFlags {
  const { metadata } = useDoc();
  const sidebar = useDocsSidebar();
  return useMemo(() => flagsOfDoc(sidebar?.items ?? [], metadata.id) ?? {}, [sidebar, metadata.id]);
}

/** The breadcrumbs of a page: its path through the sidebar. Only the plan of an entry's flags is shown. */
export type Breadcrumbs = readonly (PropSidebarBreadcrumbsItem & {
  customProps?: Pick<NavigationFlags, 'plan'>;
})[];

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
  const { permalink, title } = content.metadata;
  const label = content.frontMatter.sidebar_label ?? title;
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
  breadcrumbs: breadcrumbs.map(({ type, label, href, customProps }) => ({
    type,
    label,
    href,
    ...(customProps?.plan && { customProps: { plan: customProps.plan } }),
  })),
});
