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
 * The entries of a sidebar, at the side and in the menu of phones. For a page that is not in it, it marks the entry that
 * the page belongs to.
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
