import { ArticleIsland } from '@portal/article';

import Menu from './Menu';
import styles from './styles.module.css';

/**
 * A menu for the page as Markdown. Until the reader touches it, it is HTML with a link, which works without JavaScript;
 * the other entries and their code are loaded then, so that pages don't get larger.
 */
export default function PageMenu() {
  return (
    <ArticleIsland kind="page-menu" id="page" className={styles.part}>
      <Menu />
    </ArticleIsland>
  );
}
