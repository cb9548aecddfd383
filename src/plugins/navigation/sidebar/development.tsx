import type { SidebarProps } from './props';
import { SidebarItems } from './SidebarItems';

/** The sidebar in development: an ordinary React tree. */
export const Sidebar = ({ items }: SidebarProps) => <SidebarItems items={items} />;
