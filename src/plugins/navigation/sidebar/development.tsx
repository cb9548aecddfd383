import type { SidebarProps } from './props';
import { SidebarItems } from './SidebarItems';

/** The sidebar while pages are written: an ordinary React tree. */
export const Sidebar = ({ items }: SidebarProps) => <SidebarItems items={items} />;
