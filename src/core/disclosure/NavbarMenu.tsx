import type { Key, ReactNode } from 'react';

import styles from './styles.module.css';
import { useDisclosureMenu } from './useDisclosureMenu';

/** The part of an entry that the menu needs. */
export interface NavbarMenuEntry {
  key: Key;
  isCurrent: boolean;
}

/** Props of {@link NavbarMenu}. */
export interface NavbarMenuProps<Entry extends NavbarMenuEntry> {
  /** Name of the menu, such as "Version". A heading on phones; elsewhere, screen readers read it before the label. */
  name: string;
  /** Content of the closed menu: the current choice. */
  label: ReactNode;
  entries: Entry[];
  /** Whether the menu is in the sidebar that replaces the navbar on phones. There, the list is always open. */
  isMobile: boolean;
  /** Renders an entry's link with the given class. The current entry's link must set `aria-current`. */
  children: (entry: Entry, className: string) => ReactNode;
}

/**
 * A menu of links in the navbar, one of which is current. It is a native `<details>` element, which works before any
 * script runs.
 */
export function NavbarMenu<Entry extends NavbarMenuEntry>({
  name,
  label,
  entries,
  isMobile,
  children,
}: NavbarMenuProps<Entry>) {
  const details = useDisclosureMenu();
  const link = isMobile ? 'menu__link' : 'dropdown__link';
  const list = (
    <ul className={isMobile ? 'menu__list' : undefined}>
      {entries.map((entry) => (
        <li key={entry.key}>
          {children(entry, `${link} ${styles.link} ${entry.isCurrent ? `${link}--active` : ''}`)}
        </li>
      ))}
    </ul>
  );
  return isMobile ? (
    <li className={`menu__list-item ${styles.mobile}`}>
      <span className={styles.heading}>{name}</span>
      {list}
    </li>
  ) : (
    <details ref={details} className="navbar__item portal-menu portal-menu--end">
      <summary className={`navbar__link ${styles.summary}`}>
        <span className="visually-hidden">{name}: </span>
        {label}
      </summary>
      {list}
    </details>
  );
}
