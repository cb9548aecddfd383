import styles from './styles.module.css';

/** A toggle button for a filter. */
export function Chip({
  label,
  isChosen,
  onClick,
}: {
  label: string;
  isChosen: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={isChosen}
      data-event-action="filter"
      onClick={onClick}
    >
      {label}
    </button>
  );
}
