import { StaticHtmlContext } from '@site/src/core/islands';
import ArticleBody from '@theme/ArticleBody';
import ArticleFooter from '@theme/ArticleBody/Footer';
import ArticleHeader from '@theme/ArticleBody/Header';

import { ARTICLE_ATTRIBUTE, FOOTER_ATTRIBUTE, HEADER_ATTRIBUTE } from './markup';
import type { ArticleIslandProps, ArticleProps } from './props';

/**
 * The article in development: an ordinary React tree, so that edits are hot reloaded. A build renders the same tree.
 *
 * @param props.isBuild - Whether the header and the footer are static. Default: false.
 */
export function Article({
  children,
  isBuild = false,
  ...props
}: ArticleProps & { isBuild?: boolean }) {
  return (
    <div {...props} {...{ [ARTICLE_ATTRIBUTE]: '' }}>
      <ArticleBody
        header={
          <StaticHtmlContext value={isBuild}>
            <header {...{ [HEADER_ATTRIBUTE]: '' }}>
              <ArticleHeader />
            </header>
          </StaticHtmlContext>
        }
        footer={
          <StaticHtmlContext value={isBuild}>
            <div data-search-skip {...{ [FOOTER_ATTRIBUTE]: '' }}>
              <ArticleFooter />
            </div>
          </StaticHtmlContext>
        }
      >
        {children}
      </ArticleBody>
    </div>
  );
}

/** An island in development: an ordinary component. */
export function ArticleIsland({ className, children }: ArticleIslandProps) {
  return <div className={className}>{children}</div>;
}
