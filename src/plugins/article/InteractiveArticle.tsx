import {
  DocsSidebarProvider,
  DocsVersionProvider,
  useDocsSidebar,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import ArticleBody from '@theme/ArticleBody';
import { use, useMemo } from 'react';

import { ArticleExportsContext } from './client';

import { ARTICLE_ATTRIBUTE, FOOTER_ATTRIBUTE, HEADER_ATTRIBUTE } from './markup';
import type { ArticleProps } from './props';
import type { SidebarAround } from './sidebarAround';
import { StaticHtml } from './StaticHtml';

/**
 * An article in the browser whose text React controls. Its header and footer are static. A part of the chunk of its page,
 * so that other pages don't load it.
 */
export default function InteractiveArticle({ children, ...props }: ArticleProps) {
  const version = useDocsVersion();
  const sidebar = useDocsSidebar();
  const { sidebarAround } = use(ArticleExportsContext) as { sidebarAround?: SidebarAround };
  const { items = [], docs = {} } = sidebarAround ?? {};
  return (
    // The same structure as in the build, where a script follows: `useId` depends on it.
    <>
      <div {...props} {...{ [ARTICLE_ATTRIBUTE]: '' }}>
        <ArticleBody
          header={<StaticHtml as="header" attribute={HEADER_ATTRIBUTE} />}
          footer={<StaticHtml attribute={FOOTER_ATTRIBUTE} data-search-skip />}
        >
          <DocsVersionProvider version={useMemo(() => ({ ...version, docs }), [version, docs])}>
            <DocsSidebarProvider name={sidebar?.name} items={items}>
              {children}
            </DocsSidebarProvider>
          </DocsVersionProvider>
        </ArticleBody>
      </div>
      {null}
    </>
  );
}
