import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

export interface SidebarProps {
  /** The sidebar's items. Empty in the production bundle, which loads them when they are needed. */
  items: readonly PropSidebarItem[];
}
