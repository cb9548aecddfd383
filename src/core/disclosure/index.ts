import './menu.css';

export { isPlainClick } from './isPlainClick';
export { NavbarMenu, type NavbarMenuEntry, type NavbarMenuProps } from './NavbarMenu';
export { useDisclosureMenu } from './useDisclosureMenu';
