import type { Key, ReactNode } from 'react';

import styles from './styles.module.css';
import { useDisclosureMenu } from './useDisclosureMenu';

/** What the menu needs to know of an entry. */
export interface NavbarMenuEntry {
  key: Key;
  isCurrent: boolean;
}

/** {@link NavbarMenu}'s. */
export interface NavbarMenuProps<Entry extends NavbarMenuEntry> {
  /** What is chosen here, such as "Version": the heading on phones, read before the label elsewhere. */
  name: string;
  /** What the closed menu shows: the current choice. */
  label: ReactNode;
  entries: Entry[];
  /** In the sidebar that phones have for a navbar: a list that is always open. */
  isMobile: boolean;
  /** An entry's link, which takes the class and marks itself with `aria-current` where it is the current one. */
  children: (entry: Entry, className: string) => ReactNode;
}

/**
 * A menu of links in the navbar, one of which is current: a disclosure of the browser's own, which works before any
 * script.
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
    <ul className={isMobile ? 'menu__list' : styles.list}>
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
    <details ref={details} className={`navbar__item ${styles.menu}`}>
      <summary className={`navbar__link ${styles.summary}`}>
        <span className="visually-hidden">{name}: </span>
        {label}
      </summary>
      {list}
    </details>
  );
}
