import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useNavigationFlags } from '@site/src/plugins/navigation/client';
import DocTabs, { useDocHeading } from '@theme/DocTabs';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import NavigationChips from '@theme/NavigationChips';
import type { ReactNode } from 'react';

/**
 * What an article consists of (`src/plugins/article`): the heading with its chips, the tabs, and the page's text. In a
 * build for another language, where titles alone are translated, the heading says which language it is in. Titles come
 * from front matter only (CONTRIBUTING), so a title in the content is not looked for.
 */
export default function ArticleBody({ children }: { children: ReactNode }) {
  const { frontMatter } = useDoc();
  const heading = useDocHeading();
  const flags = useNavigationFlags();
  const { currentLocale, defaultLocale, localeConfigs } = useDocusaurusContext().i18n;
  const isTranslated = currentLocale !== defaultLocale;
  return (
    <>
      {!frontMatter.hide_title && (
        <header>
          <Heading as="h1" lang={isTranslated ? localeConfigs[currentLocale]?.htmlLang : undefined}>
            {heading} <NavigationChips flags={flags} />
          </Heading>
          <DocTabs />
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </>
  );
}
