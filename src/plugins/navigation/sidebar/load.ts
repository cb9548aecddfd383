import type { PropSidebarItem, PropSidebars } from '@docusaurus/plugin-content-docs';
import { useDocsSidebar, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { useCallback, type ComponentType } from 'react';

import type { SidebarItemsProps } from './SidebarItems';

/**
 * A version's data in the production bundle, whose records do not contain the sidebars (`src/plugins/bundle/records`).
 */
interface VersionWithoutSidebars {
  loadSidebars?: () => Promise<{ default: PropSidebars }>;
}

/** The code and entries of a sidebar. */
export interface LoadedSidebar {
  items: readonly PropSidebarItem[];
  SidebarItems: ComponentType<SidebarItemsProps>;
}

/**
 * Returns a function that loads the code and entries of the current page's sidebar.
 *
 * @param items - The sidebar's entries, if they have come with the page.
 * @returns A function that changes only with the sidebar. Its promise rejects if the network fails.
 */
export function useSidebarLoader(items: readonly PropSidebarItem[]): () => Promise<LoadedSidebar> {
  const { loadSidebars } = useDocsVersion() as VersionWithoutSidebars;
  const name = useDocsSidebar()?.name ?? '';
  return useCallback(async () => {
    const [{ SidebarItems }, sidebars] = await Promise.all([
      import('./SidebarItems'),
      loadSidebars?.(),
    ]);
    return { SidebarItems, items: sidebars?.default[name] ?? items };
  }, [items, loadSidebars, name]);
}
