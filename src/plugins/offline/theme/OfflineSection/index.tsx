import data from '@portal/offline';
import { lazy, Suspense } from 'react';

import styles from './styles.module.css';

const Unavailable = () => (
  <p className={styles.help} role="status">
    What is stored could not be shown. Open the settings again to retry.
  </p>
);

const Panel = lazy(() => import('../../client/Panel').catch(() => ({ default: Unavailable })));

/**
 * "Make available offline" (DESIGN §1, offline), for the settings: what can be stored and what is. Nothing on hosts that
 * have no worker, and its code is loaded when the settings are opened.
 */
export default function OfflineSection() {
  if (!data.hosts.includes(location.host)) {
    return null;
  }
  return (
    <fieldset className={styles.section}>
      <legend className={styles.label}>Available offline</legend>
      {'serviceWorker' in navigator && 'caches' in window ? (
        <Suspense fallback={<p className={styles.help}>Loading…</p>}>
          <Panel />
        </Suspense>
      ) : (
        <p className={styles.help}>
          This browser stores no pages here, as in some private windows.
        </p>
      )}
    </fieldset>
  );
}
