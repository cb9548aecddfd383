import { ArticlePart } from '@portal/article';
import { StaticHtmlContext } from '@site/src/core/islands';

import { SIDEBAR_ATTRIBUTE, SIDEBAR_PART } from './markup';
import type { SidebarProps } from './props';
import { SidebarItems } from './SidebarItems';

/**
 * The sidebar in a build: an article part with its own React root, which the browser hydrates when the reader touches
 * it.
 */
export function Sidebar({ items }: SidebarProps) {
  return (
    <div {...{ [SIDEBAR_ATTRIBUTE]: '' }}>
      <StaticHtmlContext value>
        <ArticlePart kind={SIDEBAR_PART} id="docs">
          <SidebarItems items={items} />
        </ArticlePart>
      </StaticHtmlContext>
    </div>
  );
}
