import OriginalDesktop from '@theme-original/DocItem/TOC/Desktop';
import ApiFilterButton from '@theme/ApiFilterButton';
import Sponsors from '@theme/Sponsors';

import styles from './styles.module.css';

/**
 * Wraps theme-classic's desktop table of contents (3.10.2) in a sticky column, in which the table of contents scrolls
 * between the way to the filter of an API page and the sponsors.
 */
export default function DocItemTOCDesktop() {
  return (
    <div className={styles.column}>
      <ApiFilterButton />
      <OriginalDesktop />
      <Sponsors className={styles.sponsors} />
    </div>
  );
}
