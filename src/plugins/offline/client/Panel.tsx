import useBaseUrl from '@docusaurus/useBaseUrl';
import { versionOfPage } from '@site/src/core/versions/page';
import { SettingsHelp } from '@site/src/plugins/settings/client';
import { useEffect, useState, useSyncExternalStore } from 'react';

import {
  OFFLINE_PAGE,
  type Download,
  type DownloadProblem,
  type Downloads,
  type OfflineManifest,
  type PackSummary,
} from '../format';

import { downloads } from './downloads';
import { formatBytes } from './format';
import styles from './Panel.module.css';

const PROBLEMS: Record<DownloadProblem, string> = {
  network: 'You’re offline. The download continues automatically when you’re back online.',
  quota:
    'Your browser has no storage space left. Remove something here or on your device, then resume.',
  server: 'A file couldn’t be downloaded. Resume to try again.',
  blocked: 'Your browser doesn’t let this site store it.',
};

type Manager = ReturnType<typeof downloads>;

interface PackRowProps {
  manager: Manager;
  label: string;
  download: Download | undefined;
  /** The download that the site offers. Undefined if it is no longer offered, or if there is no network. */
  pack: PackSummary | undefined;
  /** Whether a download of the whole version includes this one. */
  isIncluded: boolean;
  onAdd: () => void;
}

interface PackButtonProps {
  label: string;
  text: string;
  action: string;
  onClick: () => void;
}

function PackButton({ label, text, action, onClick }: PackButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={`${text}: ${label}`}
      data-event-action={`offline-${action}`}
      onClick={onClick}
    >
      {text}
    </button>
  );
}

/** A download: its size, its progress, and its buttons. */
function PackRow({ manager, label, download, pack, isIncluded, onAdd }: PackRowProps) {
  const bytes = download?.bytes ?? pack?.bytes ?? 0;
  const isComplete = download?.complete !== undefined && download.complete === download.wanted;
  const isStill = Boolean(download && (download.isPaused || download.problem));
  // The next action is always in the same button, so that the button keeps the focus.
  const next = !download
    ? isIncluded
      ? undefined
      : { text: 'Download', action: 'add', onClick: onAdd }
    : isComplete
      ? { text: 'Remove', action: 'remove', onClick: () => manager.remove(download.id) }
      : isStill
        ? { text: 'Resume', action: 'resume', onClick: () => manager.proceed(download.id) }
        : { text: 'Pause', action: 'pause', onClick: () => manager.pause(download.id) };
  const size = <span title={`${bytes.toLocaleString('en')} bytes`}>{formatBytes(bytes)}</span>;
  return (
    <li className={styles.pack}>
      <div>
        <div className={styles.name}>{label}</div>
        <div className={styles.detail}>
          {!download && (
            <>
              {size}
              {isIncluded ? ', included above' : pack && `, ${pack.pages} pages`}
            </>
          )}
          {download && isComplete && <>{size} stored</>}
          {download && !isComplete && (
            <>
              {formatBytes(download.stored)} of {size}
              {download.isPaused && ', paused'}
            </>
          )}
        </div>
      </div>
      <div className={styles.buttons}>
        {next && <PackButton label={label} {...next} />}
        {download && isStill && !isComplete && (
          <PackButton
            label={label}
            text="Remove"
            action="remove"
            onClick={() => manager.remove(download.id)}
          />
        )}
      </div>
      {download && !isComplete && (
        <progress
          className={styles.progress}
          aria-label={`${label}, stored`}
          max={Math.max(bytes, 1)}
          value={Math.min(download.stored, bytes)}
        />
      )}
      {download?.problem && (
        <p className={styles.problem} role="alert">
          {PROBLEMS[download.problem]}
        </p>
      )}
    </li>
  );
}

interface StorageQuota {
  usage: number;
  free: number;
  isKept: boolean;
}

/**
 * Returns how much browser storage this site uses and how much is free. Returns undefined if the browser doesn't say.
 */
async function readQuota(): Promise<StorageQuota | undefined> {
  try {
    const [{ usage = 0, quota = 0 }, isKept] = await Promise.all([
      navigator.storage.estimate(),
      navigator.storage.persisted(),
    ]);
    return { usage, free: Math.max(quota - usage, 0), isKept };
  } catch {
    return undefined;
  }
}

/** How much of the browser's storage is used, read again after something has been stored or removed. */
function useQuota(known: Downloads): StorageQuota | undefined {
  const [quota, setQuota] = useState<StorageQuota>();
  const stored = Object.values(known)
    .map((download) => `${download.id} ${download.complete} ${download.problem}`)
    .join();
  useEffect(() => {
    let isLeft = false;
    void readQuota().then((read) => !isLeft && setQuota(read));
    return () => {
      isLeft = true;
    };
  }, [stored]);
  return quota;
}

/** Shows what can be made available offline, and what is stored. */
export default function Panel() {
  const base = useBaseUrl('/');
  const [manager] = useState(downloads);
  const known = useSyncExternalStore(manager.subscribe, manager.get);
  const [manifest, setManifest] = useState<OfflineManifest>();
  const [hasFailed, setFailed] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const quota = useQuota(known);

  useEffect(() => {
    let isLeft = false;
    manager.resume();
    manager.offered(base).then(
      (offered) => !isLeft && setManifest(offered),
      () => !isLeft && setFailed(true),
    );
    return () => {
      isLeft = true;
    };
  }, [manager, base]);

  const versions = manifest?.versions ?? [];
  const version = versions.find(({ name }) => name === (chosen ?? versionOfPage())) ?? versions[0];
  const whole = version?.packs[0];
  const offered = new Set(version?.packs.map((pack) => pack.id));
  const others = Object.values(known).filter((download) => !offered.has(download.id));
  const hasWhole = whole !== undefined && known[whole.id] !== undefined;

  return (
    <>
      {versions.length > 1 && (
        <select
          className={styles.versions}
          aria-label="Version"
          value={version?.name}
          onChange={(event) => setChosen(event.target.value)}
        >
          {versions.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      )}
      {(version !== undefined || others.length > 0) && (
        <ul className={styles.packs}>
          {version?.packs.map((pack) => {
            const label = pack.label ?? `All of ${version.label}`;
            return (
              <PackRow
                key={pack.id}
                manager={manager}
                label={label}
                download={known[pack.id]}
                pack={pack}
                isIncluded={hasWhole && pack !== whole}
                onAdd={() =>
                  manager.add(pack, {
                    base,
                    version: version.name,
                    label: pack.label ? `${pack.label} ${version.label}` : label,
                  })
                }
              />
            );
          })}
          {others.map((download) => (
            <PackRow
              key={download.id}
              manager={manager}
              label={download.label}
              download={download}
              pack={undefined}
              isIncluded={false}
              onAdd={() => {}}
            />
          ))}
        </ul>
      )}
      {hasFailed && (
        <SettingsHelp role="status">
          You’re offline, so other downloads can’t be shown.
        </SettingsHelp>
      )}
      <SettingsHelp>
        Pages you visit are available offline. Download the others here, with demos and search.
        Sizes are as stored, without compression. <a href={base + OFFLINE_PAGE}>Available now</a>
      </SettingsHelp>
      {quota && (
        <SettingsHelp>
          This site uses {formatBytes(quota.usage)} of your browser’s storage;{' '}
          {formatBytes(quota.free)} are free.
          {Object.keys(known).length > 0 &&
            !quota.isKept &&
            ' Your browser may remove it if your device runs low on space.'}
        </SettingsHelp>
      )}
    </>
  );
}
