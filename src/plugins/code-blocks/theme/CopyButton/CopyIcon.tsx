import styles from './styles.module.css';

/** Both icons of a copy button. The style sheet shows the one for the button's `data-state`. */
export default function CopyIcon() {
  return (
    <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      <path className={styles.done} d="m3 8.5 3.2 3.2L13 5" />
      <path className={styles.ready} d="M5.5 5.5v-3h8v8h-3m-8-5h8v8h-8z" />
    </svg>
  );
}
