import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useLocation } from '@docusaurus/router';
import { ThemeClassNames } from '@docusaurus/theme-common';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { Props as ItemsProps } from '@theme/DocSidebarItems';
import { useLayoutEffect, useRef, useState } from 'react';

import { nearestSidebarPath } from '../sidebarPath';

import { isInUse, placeOfEntry, reveal } from './reveal';
import { SettledPathContext } from './settledPath';

export interface SidebarItemsProps {
  items: readonly PropSidebarItem[];
  onItemClick?: ItemsProps['onItemClick'];
  /** Path of the page whose entry is in view already. */
  revealedPath?: string;
}

/**
 * The entries of a sidebar, in the desktop sidebar and in the mobile menu. For a page that is not in the sidebar, the
 * entry that the page belongs to is marked.
 *
 * On each page, its entry is scrolled into view, and groups that were opened for an earlier page close. While the reader
 * points at the sidebar, nothing moves: the groups wait until the pointer leaves.
 */
export function SidebarItems({ items, onItemClick, revealedPath }: SidebarItemsProps) {
  const { pathname } = useLocation();
  const activePath = nearestSidebarPath(items, pathname);
  const list = useRef<HTMLUListElement>(null);
  const revealed = useRef(revealedPath);
  const [settledPath, settle] = useState(activePath);

  useLayoutEffect(() => {
    if (!list.current || revealed.current === pathname) {
      return undefined;
    }
    const place = placeOfEntry(list.current);
    const close = () => settle(activePath);
    if (settledPath !== activePath) {
      if (place && isInUse(place)) {
        const { menu } = place;
        menu.addEventListener('pointerleave', close, { once: true });
        return () => menu.removeEventListener('pointerleave', close);
      }
      // Runs this effect again, with the groups closed and before the browser paints.
      close();
      return undefined;
    }
    revealed.current = pathname;
    if (place && !isInUse(place)) {
      reveal(place);
    }
    return undefined;
  }, [pathname, activePath, settledPath]);

  return (
    <ul ref={list} className={`${ThemeClassNames.docs.docSidebarMenu} menu__list`}>
      <SettledPathContext value={settledPath}>
        <DocSidebarItems
          items={items}
          activePath={activePath}
          level={1}
          {...(onItemClick && { onItemClick })}
        />
      </SettledPathContext>
    </ul>
  );
}
