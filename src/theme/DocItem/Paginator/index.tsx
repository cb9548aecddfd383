import { useDoc } from '@docusaurus/plugin-content-docs/client';
import OriginalPaginator from '@theme-original/DocItem/Paginator';
import FeedbackPrompt from '@theme/FeedbackPrompt';
import Sponsors from '@theme/Sponsors';

import styles from './styles.module.css';

/**
 * Wraps theme-classic's links to the next pages (3.10.2): above them the reader is asked whether the page helped; below
 * them are the sponsors, where no column has them.
 */
export default function DocItemPaginator() {
  const { frontMatter, toc } = useDoc();
  const hasColumn = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <>
      <FeedbackPrompt />
      <OriginalPaginator />
      <Sponsors className={`${styles.sponsors} ${hasColumn ? styles.inColumn : ''}`} />
    </>
  );
}
