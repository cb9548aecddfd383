import styles from './EditHint.module.css';

export interface EditHintProps {
  /** For `aria-describedby` of what it is about. */
  id: string;
  /** The key, as it is written on keyboards. */
  keyName: 'Enter' | 'Escape';
  /** What the key does: "edit", "leave". */
  purpose: string;
}

/**
 * A hint over the end of some code, such as "Press Enter to edit". It is seen while the element right before it has the
 * focus; the element around both is what it is placed in (`position: relative`, `dir="ltr"`).
 */
export default function EditHint({ id, keyName, purpose }: EditHintProps) {
  return (
    <span className={styles.hint} id={id}>
      Press <kbd>{keyName}</kbd> to {purpose}
    </span>
  );
}
