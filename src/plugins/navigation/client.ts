import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { NavigationFlags } from '@site/src/core/navigation/types';
import { useMemo } from 'react';

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
