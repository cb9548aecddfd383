import { useId } from 'react';

import styles from './styles.module.css';

export interface SettingsSwitchProps {
  /** Heading of the section. */
  title: string;
  /** Names the switch: what is true while it is on. */
  label: string;
  /** One line of help, where the label does not say enough. */
  help?: string;
  /** What analytics calls it when it is switched on; switched off, `-off` follows. */
  action: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A setting that is on or off. */
export function SettingsSwitch({
  title,
  label,
  help,
  action,
  checked,
  onChange,
}: SettingsSwitchProps) {
  const id = useId();
  return (
    <fieldset className={styles.section}>
      <legend className={styles.label}>{title}</legend>
      <label className={styles.switch}>
        <span>{label}</span>
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          data-event-action={checked ? `${action}-off` : action}
          aria-describedby={help ? `${id}-help` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
      </label>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </fieldset>
  );
}
