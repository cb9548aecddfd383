import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { useHistorySelector } from '@docusaurus/theme-common';
import { useDisclosureMenu } from '@site/src/core/disclosure';
import {
  useVersionEntries,
  useVersionSwitch,
  type VersionEntry,
} from '@site/src/plugins/versions/client';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type { Location } from 'history';
import { useEffect, type MouseEvent, type MouseEventHandler } from 'react';

import { anchorOf, switchNote, switchState } from '../../../shown';

import styles from './styles.module.css';

/** What an entry's small print says. */
const KINDS = { current: 'Current', unreleased: 'Unreleased', unmaintained: 'Old' } as const;

/** A click that does not open a tab or window, which keep no state. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

interface VersionLinkProps extends VersionEntry {
  className: string;
  onFollow: MouseEventHandler<HTMLAnchorElement> | undefined;
}

function VersionLink({
  text,
  href,
  current,
  kind,
  versionSwitch,
  className,
  onFollow,
}: VersionLinkProps) {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- of the history package, a function without "this"
  const push = useHistorySelector((history) => history.push);
  const hash = useHistorySelector(({ location }) => location.hash);
  if (kind === 'archived') {
    return (
      <a className={className} href={href} rel="external noopener">
        {text}
        {/* Docusaurus' icon without its name, which says that a tab opens. */}
        <svg width="12" height="12" aria-hidden="true">
          <use href="#theme-svg-external-link" />
        </svg>
        <span className="visually-hidden"> (on another site)</span>
      </a>
    );
  }
  // The nearest page has other sections.
  const tail = versionSwitch && versionSwitch.standIn !== 'nearest' ? hash : '';
  return (
    <Link
      className={className}
      to={href + tail}
      aria-current={current ? 'true' : undefined}
      onClick={(event) => {
        if (isPlain(event)) {
          onFollow?.(event);
          if (versionSwitch) {
            event.preventDefault();
            push({ pathname: href, hash: tail, state: switchState(versionSwitch) });
          }
        }
      }}
    >
      {text} <span className={styles.kind}>{KINDS[kind]}</span>
    </Link>
  );
}

interface VersionListProps {
  entries: VersionEntry[];
  className: string | undefined;
  linkClassName: string;
  activeClassName: string;
  onFollow?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

function VersionList({
  entries,
  className,
  linkClassName,
  activeClassName,
  onFollow,
}: VersionListProps) {
  return (
    <ul className={className}>
      {entries.map((entry) => (
        <li key={entry.text}>
          <VersionLink
            {...entry}
            className={`${linkClassName} ${entry.current ? activeClassName : ''}`}
            onFollow={onFollow}
          />
        </li>
      ))}
    </ul>
  );
}

/** After a switch: says where the reader has come to, and forgets a section that is not there. */
function VersionArrival() {
  const versionSwitch = useVersionSwitch();
  // eslint-disable-next-line @typescript-eslint/unbound-method -- of the history package, a function without "this"
  const replace = useHistorySelector((history) => history.replace);
  const location: Location = useLocation();
  useEffect(() => {
    const anchor = anchorOf(location.hash);
    if (versionSwitch && anchor !== undefined && !document.getElementById(anchor)) {
      replace({ ...location, hash: '' });
    }
  }, [versionSwitch, replace, location]);
  return (
    <span role="status" className="visually-hidden">
      {versionSwitch && switchNote(versionSwitch)}
    </span>
  );
}

/** In the bar: a disclosure of the browser's own, which works before any script. */
function VersionMenu({ entries }: { entries: VersionEntry[] }) {
  const details = useDisclosureMenu();
  const current = entries.find((entry) => entry.current);
  return (
    <>
      <details ref={details} className={`navbar__item ${styles.menu}`}>
        <summary className={`navbar__link ${styles.summary}`}>
          <span className="visually-hidden">Version: </span>
          {current?.text}
        </summary>
        <VersionList
          entries={entries}
          className={styles.list}
          linkClassName={`dropdown__link ${styles.link}`}
          activeClassName="dropdown__link--active"
        />
      </details>
      <VersionArrival />
    </>
  );
}

/**
 * Replaces theme-classic's version selector (3.10.2): a link that acts as a button, opens under the pointer, knows no
 * page but the same one, and looks for that in a list of all docs. Its options have no effect; the versions plugin has
 * those of the menu. On phones it is in the sidebar, and what is said after a switch is said there, too.
 */
export default function DocsVersionDropdownNavbarItem({ mobile, onClick }: Props) {
  const entries = useVersionEntries();
  if (!mobile) {
    return <VersionMenu entries={entries} />;
  }
  return (
    <li className={`menu__list-item ${styles.mobile}`}>
      <span className={styles.heading}>Version</span>
      <VersionList
        entries={entries}
        className="menu__list"
        linkClassName={`menu__link ${styles.link}`}
        activeClassName="menu__link--active"
        onFollow={onClick}
      />
    </li>
  );
}
