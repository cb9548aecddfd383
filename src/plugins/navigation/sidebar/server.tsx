import { ArticlePart } from '@portal/article';

import { SIDEBAR_ATTRIBUTE, SIDEBAR_PART } from './markup';
import type { SidebarProps } from './props';
import { SidebarItems } from './SidebarItems';

/** The sidebar in a build: a part with a React root of its own, which the browser hydrates when it is touched. */
export function Sidebar({ items }: SidebarProps) {
  return (
    <div {...{ [SIDEBAR_ATTRIBUTE]: '' }}>
      <ArticlePart kind={SIDEBAR_PART} id="docs">
        <SidebarItems items={items} />
      </ArticlePart>
    </div>
  );
}
