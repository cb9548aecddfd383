import { ArticleIsland } from '@portal/article';

import ApiTools from './ApiTools';
import styles from './styles.module.css';

/** The toolbar of an API page, in its article. */
export default function ApiToolbar() {
  return (
    <ArticleIsland kind="api-toolbar" id="toolbar" className={styles.part}>
      <ApiTools />
    </ArticleIsland>
  );
}
