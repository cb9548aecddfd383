import Drawer from '@mui/material/Drawer';
import SettingsSections from '@theme/SettingsSections';
import { useId, useState } from 'react';

import { useDirection } from '../../../core/preferences';
import { SettingsResetsContext } from '../client/reset';

import styles from './styles.module.css';

/** The settings drawer, and the button that opens it. The HTML contains nothing of MUI until the drawer is open. */
export default function Settings() {
  const [isOpen, setOpen] = useState(false);
  const [isReset, setReset] = useState(false);
  const [resets] = useState(() => new Set<() => void>());
  const direction = useDirection();
  const titleId = useId();
  const close = () => setOpen(false);

  return (
    <>
      <button
        type="button"
        className="settings-button__control"
        aria-label="Settings"
        title="Settings"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => {
          // On close, the drawer restores the focus to the element that had it. Safari doesn't focus a button on click.
          currentTarget.focus();
          setReset(false);
          setOpen(true);
        }}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M3 6h7m4 0h3M3 14h3m4 0h7" />
          <circle cx="12" cy="6" r="2" />
          <circle cx="8" cy="14" r="2" />
        </svg>
      </button>
      <Drawer
        anchor="right"
        open={isOpen}
        onClose={close}
        elevation={0}
        data-event-category="settings"
        slotProps={{
          // Set explicitly because the right-to-left styles may still be loading when the drawer opens.
          transition: { direction: direction === 'rtl' ? 'right' : 'left' },
          paper: { className: styles.paper, 'aria-labelledby': titleId },
        }}
      >
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            Settings
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label="Close settings"
            title="Close"
            onClick={close}
          >
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="m5 5 10 10M15 5 5 15" />
            </svg>
          </button>
        </header>
        <div className={styles.sections} onChange={() => setReset(false)}>
          <SettingsResetsContext value={resets}>
            <SettingsSections />
          </SettingsResetsContext>
        </div>
        <footer className={styles.footer}>
          <button
            type="button"
            className="portal-button"
            data-event-action="reset"
            onClick={() => {
              resets.forEach((reset) => reset());
              setReset(true);
            }}
          >
            Reset to defaults
          </button>
          <p className={styles.status} role="status">
            {isReset && 'All settings were reset to their defaults.'}
          </p>
        </footer>
      </Drawer>
    </>
  );
}
