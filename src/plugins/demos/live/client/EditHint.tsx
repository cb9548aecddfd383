import styles from './EditHint.module.css';

export interface EditHintProps {
  /** Id for the `aria-describedby` of the element that the hint describes. */
  id: string;
  /** The key, as labeled on keyboards. */
  keyName: 'Enter' | 'Escape';
  /** What the key does: "edit", "leave". */
  purpose: string;
}

/**
 * A hint over the end of some code, such as "Press Enter to edit". It is visible while the element right before it has
 * focus, and positioned relative to their parent (`position: relative`, `dir="ltr"`).
 */
export default function EditHint({ id, keyName, purpose }: EditHintProps) {
  return (
    <span className={styles.hint} id={id}>
      Press <kbd>{keyName}</kbd> to {purpose}
    </span>
  );
}
