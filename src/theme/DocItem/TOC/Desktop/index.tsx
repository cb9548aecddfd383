import OriginalDesktop from '@theme-original/DocItem/TOC/Desktop';
import Sponsors from '@theme/Sponsors';

import styles from './styles.module.css';

/**
 * Wraps theme-classic's table of contents at the side (3.10.2): a column that stays beside the text, in which the table
 * of contents scrolls and leaves room for what is under it.
 */
export default function DocItemTOCDesktop() {
  return (
    <div className={styles.column}>
      <OriginalDesktop />
      <Sponsors className={styles.sponsors} />
    </div>
  );
}
