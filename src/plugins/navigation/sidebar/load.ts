import type { PropSidebarItem, PropSidebars } from '@docusaurus/plugin-content-docs';
import { useDocsSidebar, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { useCallback, type ComponentType } from 'react';

import type { SidebarItemsProps } from './SidebarItems';

/** A version's data in the production bundle, whose records leave the sidebars out (`src/plugins/bundle/records`). */
interface VersionWithoutSidebars {
  loadSidebars?: () => Promise<{ default: PropSidebars }>;
}

/** What a sidebar consists of. */
export interface LoadedSidebar {
  items: readonly PropSidebarItem[];
  SidebarItems: ComponentType<SidebarItemsProps>;
}

/**
 * Loads the current page's sidebar, code and entries.
 *
 * @param items - Its entries, where they have come with the page.
 * @returns A function that changes with the sidebar alone. Its promise is rejected where the network fails.
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
