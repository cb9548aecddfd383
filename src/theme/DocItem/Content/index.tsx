import { ThemeClassNames } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Article } from '@portal/article';
import type { Props } from '@theme/DocItem/Content';

/**
 * Replaces theme-classic's content of a page (3.10.2): an article, which reaches the browser as HTML, in the language
 * that its text is in. What it consists of is in `ArticleBody`.
 */
export default function DocItemContent({ children }: Props) {
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
