import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useNavigationFlags } from '@site/src/plugins/navigation/client';
import ContentVisibility from '@theme-original/ContentVisibility';
import DocItemFooter from '@theme-original/DocItem/Footer';
import ComponentLinks from '@theme/ComponentLinks';
import DocTabs, { useDocHeading } from '@theme/DocTabs';
import Heading from '@theme/Heading';
import MarkdownLink from '@theme/MarkdownLink';
import MDXContent from '@theme/MDXContent';
import NavigationChips from '@theme/NavigationChips';
import PageMenu from '@theme/PageMenu';
import StructuredData from '@theme/StructuredData';
import Verified from '@theme/Verified';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

/**
 * The content of an article (`src/plugins/article`): a note on drafts and unlisted pages, the heading with its chips,
 * a menu for the page as Markdown, links to what the page is about, the tabs, the page's text, what was verified on it,
 * and Docusaurus' footer, with the date of the last change. In a build for another language, where only titles are
 * translated, the heading has a `lang` attribute. Titles come from front matter only (CONTRIBUTING), so there is no need
 * to look for a title in the content.
 */
export default function ArticleBody({ children }: { children: ReactNode }) {
  const { frontMatter, metadata } = useDoc();
  const heading = useDocHeading();
  const flags = useNavigationFlags();
  const { currentLocale, defaultLocale, localeConfigs } = useDocusaurusContext().i18n;
  const isTranslated = currentLocale !== defaultLocale;
  return (
    <>
      <MarkdownLink />
      <StructuredData />
      <ContentVisibility metadata={metadata} />
      {!frontMatter.hide_title && (
        <header>
          <Heading as="h1" lang={isTranslated ? localeConfigs[currentLocale]?.htmlLang : undefined}>
            {heading} <NavigationChips flags={flags} />
          </Heading>
          <div className={styles.links} data-search-skip>
            <PageMenu />
            <ComponentLinks />
          </div>
          <DocTabs />
        </header>
      )}
      <MDXContent>{children}</MDXContent>
      {/* Not a part of the text for the search. */}
      <div data-search-skip>
        <Verified />
        <DocItemFooter />
      </div>
    </>
  );
}
