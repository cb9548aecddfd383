import { ThemeClassNames } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Article } from '@portal/article';
import type { Props } from '@theme/DocItem/Content';

/**
 * Replaces theme-classic's page content (3.10.2) with an article, which reaches the browser as HTML, and whose `lang`
 * attribute names the language of its text. `ArticleBody` renders what is inside.
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
