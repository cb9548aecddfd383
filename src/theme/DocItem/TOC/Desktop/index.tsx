import OriginalDesktop from '@theme-original/DocItem/TOC/Desktop';
import { useApiPage } from '@site/src/plugins/api-reference/client';
import ApiToc from '@theme/ApiToc';
import Sponsors from '@theme/Sponsors';

import styles from './styles.module.css';

/**
 * Wraps theme-classic's desktop table of contents (3.10.2) in a sticky column, in which the table of contents scrolls
 * and leaves room for the sponsors under it. API pages have their own table of contents, which lists their rows.
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
