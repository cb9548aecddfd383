import { useDoc } from '@docusaurus/plugin-content-docs/client';
import OriginalPaginator from '@theme-original/DocItem/Paginator';
import FeedbackPrompt from '@theme/FeedbackPrompt';
import Sponsors from '@theme/Sponsors';

import styles from './styles.module.css';

/**
 * Wraps theme-classic's links to the previous and next page (3.10.2). Adds the feedback prompt above them, and below
 * them the sponsors, unless the table of contents column shows the sponsors.
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
