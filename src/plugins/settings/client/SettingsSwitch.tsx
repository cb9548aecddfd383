import { SettingsSection } from './SettingsSection';
import styles from './styles.module.css';

export interface SettingsSwitchProps {
  /** Heading of the section. */
  title: string;
  /** Name of the switch: what is true while it is on. */
  label: string;
  /** One line of help, if the label isn't sufficient. */
  help?: string;
  /** Name of the analytics action when the reader turns the switch on. When they turn it off, `-off` is appended. */
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
  return (
    <SettingsSection label={title} help={help}>
      <label className={styles.switch}>
        <span>{label}</span>
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has `checked` instead
          role="switch"
          checked={checked}
          data-event-action={checked ? `${action}-off` : action}
          onChange={(event) => onChange(event.target.checked)}
        />
      </label>
    </SettingsSection>
  );
}
