import { useId } from 'react';

import { SettingsSection } from './SettingsSection';
import styles from './styles.module.css';

export interface SettingsChoiceProps<Value extends string> {
  /** Name of the group. */
  label: string;
  /** One line of help, if the label isn't sufficient. */
  help?: string;
  /** Two or three options, in display order. */
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A setting with exactly one selected option: radio buttons that look like a segmented control. */
export function SettingsChoice<Value extends string>({
  label,
  help,
  options,
  value,
  onChange,
}: SettingsChoiceProps<Value>) {
  const id = useId();
  return (
    <SettingsSection label={label} help={help}>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              data-event-action={option.value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </SettingsSection>
  );
}
