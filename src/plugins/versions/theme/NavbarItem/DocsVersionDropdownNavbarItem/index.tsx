import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { useHistorySelector } from '@docusaurus/theme-common';
import { isPlainClick, NavbarMenu } from '@site/src/core/disclosure';
import {
  useVersionEntries,
  useVersionSwitch,
  type VersionEntry,
} from '@site/src/plugins/versions/client';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type { Location } from 'history';
import { useEffect, type MouseEventHandler } from 'react';

import { rememberSwitch } from '../../../arrival';
import { OWN_CLICK } from '../../../ownClick';
import { anchorOf, switchNote } from '../../../shown';

import styles from './styles.module.css';

/** Secondary texts of the entries. */
const KINDS = { current: 'Current', unreleased: 'Unreleased', unmaintained: 'Old' } as const;

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
  const hash = useHistorySelector(({ location }) => location.hash);
  if (kind === 'archived') {
    return (
      <a className={className} href={href} rel="external noopener">
        {text}
        {/* Without the accessible name of Docusaurus' icon, which announces a new tab. */}
        <span className={styles.external} />
        <span className="visually-hidden"> (on another site)</span>
      </a>
    );
  }
  const content = (
    <>
      {text} <span className={styles.kind}>{KINDS[kind]}</span>
    </>
  );
  if (!versionSwitch) {
    return (
      <Link
        className={className}
        to={href}
        aria-current={current ? 'true' : undefined}
        onClick={onFollow}
      >
        {content}
      </Link>
    );
  }
  // The nearest page has different sections.
  const tail = versionSwitch.standIn === 'nearest' ? '' : hash;
  return (
    <a
      className={className}
      href={href + tail}
      {...OWN_CLICK}
      onClick={(event) => {
        // If the link opens in another tab or window, there is no note.
        if (isPlainClick(event)) {
          onFollow?.(event);
          rememberSwitch(href, versionSwitch);
        }
      }}
    >
      {content}
    </a>
  );
}

/** After a switch, announces where the reader is, and removes a hash that the page doesn't have. */
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

/**
 * Replaces theme-classic's version selector (3.10.2). That one is a link that acts as a button, opens on hover, only
 * links to the same page, and needs a list of all docs to find it. Its options have no effect; the versions plugin has
 * the options of the menu. On phones, the menu is in the sidebar. The navbar makes the announcement after a switch,
 * because it is always present.
 */
export default function DocsVersionDropdownNavbarItem({ mobile = false, onClick }: Props) {
  const entries = useVersionEntries();
  return (
    <>
      <NavbarMenu
        name="Version"
        label={entries.find((entry) => entry.current)?.text}
        isMobile={mobile}
        entries={entries.map((entry) => ({ ...entry, key: entry.text, isCurrent: entry.current }))}
      >
        {({ key, ...entry }, className) => (
          <VersionLink
            key={key}
            {...entry}
            className={className}
            onFollow={mobile ? onClick : undefined}
          />
        )}
      </NavbarMenu>
      {!mobile && <VersionArrival />}
    </>
  );
}
