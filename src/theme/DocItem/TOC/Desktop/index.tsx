import OriginalDesktop from '@theme-original/DocItem/TOC/Desktop';
import { useApiPage } from '@site/src/plugins/api-reference/client';
import ApiToc from '@theme/ApiToc';
import Sponsors from '@theme/Sponsors';

import styles from './styles.module.css';

/**
 * Wraps theme-classic's table of contents at the side (3.10.2): a column that stays beside the text, in which the table
 * of contents scrolls and leaves room for what is under it. API pages have one with their rows.
 */
export default function DocItemTOCDesktop() {
  const api = useApiPage();
  return (
    <div className={styles.column}>
      {api.length > 0 ? <ApiToc api={api} /> : <OriginalDesktop />}
      <Sponsors className={styles.sponsors} />
    </div>
  );
}
