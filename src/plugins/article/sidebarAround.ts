import type { PropSidebarItem, PropVersionDocs } from '@docusaurus/plugin-content-docs';
import { useDocsSidebar, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { isSamePath } from '@docusaurus/theme-common/internal';

/** The part of the sidebar and of the version's docs that components on a page may ask for, such as `DocCardList`. */
export interface SidebarAround {
  items: PropSidebarItem[];
  docs: PropVersionDocs;
}

const isAt = (item: PropSidebarItem, pathname: string): boolean =>
  item.type !== 'html' &&
  (isSamePath(item.href, pathname) ||
    (item.type === 'category' && item.items.some((candidate) => isAt(candidate, pathname))));

/** Returns the groups around a page, without other entries, and everything in the innermost of them. */
export function itemsAround(
  items: readonly PropSidebarItem[],
  pathname: string,
): PropSidebarItem[] {
  const group = items.find((item) => item.type === 'category' && isAt(item, pathname));
  return group?.type === 'category'
    ? [{ ...group, items: itemsAround(group.items, pathname) }]
    : [...items];
}

const idsIn = (items: readonly PropSidebarItem[]): string[] =>
  items.flatMap((item) =>
    item.type === 'category'
      ? idsIn(item.items)
      : item.type === 'link' && item.docId
        ? [item.docId]
        : [],
  );

/** Returns the {@link SidebarAround} of the current page in a build, where the whole sidebar is known. */
export function useSidebarAround(): SidebarAround {
  const items = itemsAround(useDocsSidebar()?.items ?? [], useLocation().pathname);
  const { docs } = useDocsVersion();
  return {
    items,
    docs: Object.fromEntries(
      idsIn(items).flatMap((id) => {
        const doc = docs[id];
        return doc ? [[id, doc]] : [];
      }),
    ),
  };
}
