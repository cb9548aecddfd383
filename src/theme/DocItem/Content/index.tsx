import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { AdConfigProvider } from '@site/src/plugins/ads/client';
import { useNavigationFlags } from '@site/src/plugins/navigation/client';
import type { Props } from '@theme/DocItem/Content';
import DocTabs, { useDocHeading } from '@theme/DocTabs';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import NavigationChips from '@theme/NavigationChips';

/**
 * Ejected from @docusaurus/theme-classic 3.10.2. Changed: chips beside the title, tabs below it; the ads' configuration
 * around the text; and in a build for another language, where titles alone are translated, the language of the text. Titles come
 * from front matter only (CONTRIBUTING), so a title in the content is not looked for.
 */
export default function DocItemContent({ children }: Props) {
  const { frontMatter } = useDoc();
  const heading = useDocHeading();
  const flags = useNavigationFlags();
  const { currentLocale, defaultLocale, localeConfigs } = useDocusaurusContext().i18n;
  const isTranslated = currentLocale !== defaultLocale;
  return (
    <div
      className={`${ThemeClassNames.docs.docMarkdown} markdown`}
      lang={isTranslated ? localeConfigs[defaultLocale]?.htmlLang : undefined}
    >
      {!frontMatter.hide_title && (
        <header>
          <Heading as="h1" lang={isTranslated ? localeConfigs[currentLocale]?.htmlLang : undefined}>
            {heading} <NavigationChips flags={flags} />
          </Heading>
          <DocTabs />
        </header>
      )}
      <AdConfigProvider>
        <MDXContent>{children}</MDXContent>
      </AdConfigProvider>
    </div>
  );
}
