import { useId, type ReactNode } from 'react';

import styles from './styles.module.css';

export interface SettingsHelpProps {
  id?: string;
  /** Set it to `status` if the text changes while the reader looks at it. */
  role?: 'status';
  children: ReactNode;
}

/** Help text of a section. */
export function SettingsHelp({ id, role, children }: SettingsHelpProps) {
  return (
    <p id={id} role={role} className={styles.help}>
      {children}
    </p>
  );
}

export interface SettingsSectionProps {
  /** Heading and name of the group. */
  label: string;
  /** One line of help below the controls. */
  help?: string | undefined;
  /** The controls. */
  children: ReactNode;
}

/** A section of the settings, with controls of any kind. */
export function SettingsSection({ label, help, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <fieldset className={styles.section} aria-describedby={help ? id : undefined}>
      <legend className={styles.label}>{label}</legend>
      {children}
      {help && <SettingsHelp id={id}>{help}</SettingsHelp>}
    </fieldset>
  );
}
