import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

export interface SidebarProps {
  /** The sidebar's items; in the production bundle they are loaded when they are needed, and these are none. */
  items: readonly PropSidebarItem[];
}
