import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useRouteContext from '@docusaurus/useRouteContext';
import { useNavigationFlags } from '@site/src/plugins/navigation/client';
import ComponentLinks from '@theme/ComponentLinks';
import DocTabs, { useDocHeading } from '@theme/DocTabs';
import Heading from '@theme/Heading';
import NavigationChips from '@theme/NavigationChips';
import PageMenu from '@theme/PageMenu';

import styles from './styles.module.css';

/**
 * The header of an article: the heading with its chips, a menu for the page as Markdown, links to what the page is about,
 * and the tabs. A page may have its heading in its text instead (`# Title`). In a build for another language, where only
 * titles are translated, the heading has a `lang` attribute. Docs of other docs plugins only have the heading.
 */
export default function ArticleHeader() {
  const { frontMatter, contentTitle } = useDoc();
  const heading = useDocHeading();
  const flags = useNavigationFlags();
  const isMain = useRouteContext().plugin.id === 'default';
  const { currentLocale, defaultLocale, localeConfigs } = useDocusaurusContext().i18n;
  const isTranslated = currentLocale !== defaultLocale;
  return frontMatter.hide_title ? null : (
    <>
      {contentTitle === undefined && (
        <Heading as="h1" lang={isTranslated ? localeConfigs[currentLocale]?.htmlLang : undefined}>
          {heading} <NavigationChips flags={flags} />
        </Heading>
      )}
      {isMain && (
        <>
          <div className={styles.links} data-search-skip>
            <PageMenu />
            <ComponentLinks />
          </div>
          <DocTabs />
        </>
      )}
    </>
  );
}
