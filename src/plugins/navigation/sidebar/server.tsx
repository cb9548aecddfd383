import { ArticleIsland } from '@portal/article';
import { StaticHtmlContext } from '@site/src/core/islands';

import { SIDEBAR_ATTRIBUTE, SIDEBAR_ISLAND } from './markup';
import type { SidebarProps } from './props';
import { SidebarItems } from './SidebarItems';

/**
 * The sidebar in a build: an island, which the browser hydrates when the reader touches it.
 */
export function Sidebar({ items }: SidebarProps) {
  return (
    <div {...{ [SIDEBAR_ATTRIBUTE]: '' }}>
      <StaticHtmlContext value>
        <ArticleIsland kind={SIDEBAR_ISLAND} id="docs">
          <SidebarItems items={items} />
        </ArticleIsland>
      </StaticHtmlContext>
    </div>
  );
}
