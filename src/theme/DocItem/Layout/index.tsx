import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames, useWindowSize } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Article } from '@portal/article';
import { AdConfigProvider } from '@site/src/plugins/ads/client';
import Ad from '@theme/AdSlot/Ad';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import FeedbackPrompt from '@theme/FeedbackPrompt';
import Sponsors from '@theme/Sponsors';
import type { ReactNode } from 'react';

import MobileToc from './MobileToc';
import styles from './styles.module.css';

/** The text of the page as an article, whose `lang` attribute names the language of its text. */
function Text({ children }: { children: ReactNode }) {
  const { currentLocale, defaultLocale, localeConfigs } = useDocusaurusContext().i18n;
  return (
    <Article
      className={`${ThemeClassNames.docs.docMarkdown} markdown`}
      lang={currentLocale === defaultLocale ? undefined : localeConfigs[defaultLocale]?.htmlLang}
    >
      {children}
    </Article>
  );
}

/** A sticky column, in which the table of contents scrolls above the ad and the sponsors. */
function Column() {
  const { disable_ad: isAdDisabled } = useDoc().frontMatter as { disable_ad?: boolean };
  return (
    <div className={styles.column}>
      <DocItemTOCDesktop />
      {!isAdDisabled && (
        <AdConfigProvider>
          <Ad />
        </AdConfigProvider>
      )}
      <Sponsors className={styles.columnSponsors} />
    </div>
  );
}

/**
 * Ejected from @docusaurus/theme-classic 3.10.2. Changed: the text is an article, which reaches the browser as HTML, with
 * the note on drafts and the footer (`ArticleBody`). The table of contents is a bar on phones, and shares its column with
 * the ad and the sponsors on wide screens. The feedback prompt is above the links to the next pages, and the sponsors are
 * below them, unless the column shows them.
 */
export default function DocItemLayout({ children }: Props) {
  const { frontMatter, toc } = useDoc();
  const windowSize = useWindowSize();
  const hidesToc = frontMatter.hide_table_of_contents;
  const hasToc = !hidesToc && toc.length > 0;
  return (
    <div className="row">
      <div className={`col ${hidesToc ? '' : styles.docItemCol}`}>
        <DocVersionBanner />
        <div className={styles.docItemContainer}>
          <article>
            <DocBreadcrumbs />
            <DocVersionBadge />
            {hasToc && <MobileToc />}
            <Text>{children}</Text>
          </article>
          <FeedbackPrompt />
          <DocItemPaginator />
          <Sponsors className={`${styles.sponsors} ${hasToc ? styles.inColumn : ''}`} />
        </div>
      </div>
      {hasToc && windowSize !== 'mobile' && (
        <div className="col col--3">
          <Column />
        </div>
      )}
    </div>
  );
}
