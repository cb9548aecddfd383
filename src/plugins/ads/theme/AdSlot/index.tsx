import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ArticleIsland } from '@portal/article';
import { AdConfigProvider } from '@site/src/plugins/ads/client';

import Ad from './Ad';

import styles from './styles.module.css';

/** The ad slot of an article. On wide screens, the ad is below the table of contents, if the page has one. */
export default function AdSlot() {
  const { frontMatter, toc } = useDoc();
  const hasColumn = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <ArticleIsland kind="ad" id="slot" className={hasColumn ? styles.narrow : undefined}>
      <AdConfigProvider>
        <Ad />
      </AdConfigProvider>
    </ArticleIsland>
  );
}
