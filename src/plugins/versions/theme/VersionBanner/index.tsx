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

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Lies over the page: it comes after the page's HTML, and nothing may move then. */
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
 * On the page: that it stands for another, after a switch of the version; and on pages that are not of the current
 * version, which one they are of, with the way to the current one, which search engines are told to list instead.
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
      {/* Announced by the version menu, which was there before the page. */}
      {note && <Note key={note} text={note} />}
      {version?.banner && (
        <aside className={styles.banner} aria-label="Version">
          <p>
            This page is of <strong>{version.label}</strong>
            {packages.length > 0 && `, on ${list.format(packages)}`}
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
