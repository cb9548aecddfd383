import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { NavbarSecondaryMenuFiller } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { useEffect, useState } from 'react';

import { useSidebarLoader, type LoadedSidebar } from './load';

interface MenuProps {
  load: () => Promise<LoadedSidebar>;
}

/** The sidebar in the mobile menu. It is loaded when the menu is opened. */
function Menu({ load }: MenuProps) {
  const { shown, toggle } = useNavbarMobileSidebar();
  const [loaded, setLoaded] = useState<{ by: MenuProps['load']; sidebar: LoadedSidebar }>();
  const isLoaded = loaded?.by === load;
  useEffect(() => {
    if (!shown || isLoaded) {
      return undefined;
    }
    let isWanted = true;
    load().then(
      (sidebar) => isWanted && setLoaded({ by: load, sidebar }),
      // The network failed. Opening the menu again tries again.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [shown, isLoaded, load]);

  if (!loaded) {
    return null;
  }
  const { SidebarItems, items } = loaded.sidebar;
  const closeAfter = (item: PropSidebarItem) => {
    if (item.type === 'link' || (item.type === 'category' && item.href)) {
      toggle();
    }
  };
  return <SidebarItems items={items} onItemClick={closeAfter} />;
}

/** Adds the sidebar to the mobile menu. */
export function MobileSidebar({ items }: { items: readonly PropSidebarItem[] }) {
  const load = useSidebarLoader(items);
  return <NavbarSecondaryMenuFiller component={Menu} props={{ load }} />;
}
