import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useCurrentPlace,
  useShownVersion,
  useVersionSwitch,
} from '@site/src/plugins/versions/client';
import { useState } from 'react';

import { switchNote } from '../../shown';

import styles from './styles.module.css';

/** Lists items in English. Creating the formatter takes 50 ms on a phone, and few pages need it. */
const listOf = (items: string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(items);

/** Overlays the page: the note appears after the page's HTML is shown, and must not shift the layout. */
function Note({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(true);
  return (
    isOpen && (
      <div className={styles.note}>
        <p>{text}</p>
        <button className={styles.close} type="button" onClick={() => setOpen(false)}>
          Close
        </button>
      </div>
    )
  );
}

/**
 * After a version switch, shows a note if this page stands in for another. On pages that don't belong to the current
 * version, shows their version and a link to the current one, which is also the canonical page for search engines.
 */
export default function VersionBanner() {
  const versionSwitch = useVersionSwitch();
  const version = useShownVersion();
  const place = useCurrentPlace();
  const { url } = useDocusaurusContext().siteConfig;
  const note = versionSwitch && switchNote(versionSwitch);
  const packages = Object.entries(version?.packages ?? {}).map(
    ([name, release]) => `${name} ${release}`,
  );
  return (
    <>
      {/* The version menu announces it, because it exists before the page does. */}
      {note && <Note key={note} text={note} />}
      {version?.banner && (
        <aside className={styles.banner} aria-label="Version">
          <p>
            This page is of <strong>{version.label}</strong>
            {packages.length > 0 && `, on ${listOf(packages)}`}
            {version.banner === 'unreleased'
              ? '. It is not released yet.'
              : '. It is no longer maintained.'}
          </p>
          {place && (
            <a className={styles.link} href={place.path}>
              {place.standIn === 'nearest' ? 'The nearest page in' : 'This page in'} {place.label}
            </a>
          )}
        </aside>
      )}
      {place && place.standIn !== 'nearest' && (
        <Head>
          <link rel="canonical" href={url + place.path} />
        </Head>
      )}
    </>
  );
}
