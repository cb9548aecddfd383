import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useLocation } from '@docusaurus/router';
import { ThemeClassNames } from '@docusaurus/theme-common';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { Props as ItemsProps } from '@theme/DocSidebarItems';

import { nearestSidebarPath } from '../sidebarPath';

export interface SidebarItemsProps {
  items: readonly PropSidebarItem[];
  onItemClick?: ItemsProps['onItemClick'];
}

/**
 * The entries of a sidebar, in the desktop sidebar and in the mobile menu. For a page that is not in the sidebar, the
 * entry that the page belongs to is marked.
 */
export function SidebarItems({ items, onItemClick }: SidebarItemsProps) {
  const { pathname } = useLocation();
  return (
    <ul className={`${ThemeClassNames.docs.docSidebarMenu} menu__list`}>
      <DocSidebarItems
        items={items}
        activePath={nearestSidebarPath(items, pathname)}
        level={1}
        {...(onItemClick && { onItemClick })}
      />
    </ul>
  );
}
