import data from '@portal/offline';
import { SettingsHelp, SettingsSection } from '@site/src/plugins/settings/client';
import { lazy, Suspense } from 'react';

const Unavailable = () => (
  <SettingsHelp role="status">
    Stored pages couldn’t be shown. Reopen the settings to try again.
  </SettingsHelp>
);

const Panel = lazy(() => import('../../client/Panel').catch(() => ({ default: Unavailable })));

/**
 * "Make available offline" in the settings: what can be stored and what is stored. Renders nothing on hosts without a
 * worker. Its code is loaded when the settings are opened.
 */
export default function OfflineSection() {
  if (!data.hosts.includes(location.host)) {
    return null;
  }
  return (
    <SettingsSection label="Available offline">
      {'serviceWorker' in navigator && 'caches' in window ? (
        <Suspense fallback={<SettingsHelp>Loading…</SettingsHelp>}>
          <Panel />
        </Suspense>
      ) : (
        <SettingsHelp>This browser doesn’t store pages, as in some private windows.</SettingsHelp>
      )}
    </SettingsSection>
  );
}
