import styles from './AdContent.module.css';

/** A notice for readers whose browser seems to block ads. */
export function AdNotice() {
  return (
    <div className={styles.notice}>
      <p>
        <strong>Ads pay for this site.</strong> Your browser seems to block them. Our ads are about
        developer tools and don’t track you. Please allow them on this site. Thank you.
      </p>
    </div>
  );
}
