import styles from './AdContent.module.css';

/** A notice for readers whose browser seems to block ads. */
export function AdNotice() {
  return (
    <div className={styles.notice}>
      <p>
        <strong>Ads pay for these pages.</strong> Your browser seems to block them. Ours are about
        tools for developers and do not follow you: please allow them on this site. Thank you.
      </p>
    </div>
  );
}
