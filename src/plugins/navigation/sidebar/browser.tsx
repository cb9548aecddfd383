import { useLocation } from '@docusaurus/router';
import { useServedIslands, type IslandKinds } from '@site/src/core/islands';
import { useEffect, useMemo, useRef, useState } from 'react';

import { useSidebarLoader, type LoadedSidebar } from './load';
import { SIDEBAR_ATTRIBUTE, SIDEBAR_ISLAND } from './markup';
import { placeOfEntry, reveal } from './reveal';
import type { SidebarProps } from './props';

/**
 * The sidebar in the production bundle: the HTML from the build, until the reader touches it or goes to another page.
 * Only then are its code and its entries loaded, which would be a tenth of the JavaScript of a page.
 */
export function Sidebar({ items }: SidebarProps) {
  const element = useRef<HTMLDivElement>(null);
  const load = useSidebarLoader(items);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const servedFor = useRef(pathname);
  useEffect(() => {
    shownPath.current = pathname;
  }, [pathname]);

  const kinds = useMemo<IslandKinds>(
    () => ({
      [SIDEBAR_ISLAND]: {
        when: 'touch',
        isAskedFor: () => shownPath.current !== servedFor.current,
        load: async () => {
          const { SidebarItems, items: loaded } = await load();
          return <SidebarItems items={loaded} revealedPath={servedFor.current} />;
        },
      },
    }),
    [load],
  );
  useServedIslands(element, {
    selector: `[${SIDEBAR_ATTRIBUTE}]`,
    kinds,
    inIslands: true,
  });
  // Unless the reader has scrolled before this code was loaded.
  useEffect(() => {
    const place = element.current ? placeOfEntry(element.current) : undefined;
    if (place?.menu.scrollTop === 0) {
      reveal(place);
    }
  }, []);
  // Used if there is no HTML from the server, such as in a window that has become wide.
  const [own, setOwn] = useState<LoadedSidebar>();
  useEffect(() => {
    if (element.current && !element.current.firstChild) {
      load().then(setOwn, () => undefined);
    }
  }, [load]);
  if (own) {
    const { SidebarItems, items: loaded } = own;
    return <SidebarItems items={loaded} />;
  }
  return (
    <div
      ref={element}
      {...{ [SIDEBAR_ATTRIBUTE]: '' }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
