import ArticleBody from '@theme/ArticleBody';
import ArticleFooter from '@theme/ArticleBody/Footer';
import ArticleHeader from '@theme/ArticleBody/Header';

import { ARTICLE_ATTRIBUTE, PART_ATTRIBUTE, PART_ID_ATTRIBUTE } from './markup';
import type { ArticlePartProps, ArticleProps } from './props';

/** The article in development: an ordinary React tree, so that edits are hot reloaded. */
export function Article({ children, className, lang }: ArticleProps) {
  return (
    <div className={className} lang={lang} {...{ [ARTICLE_ATTRIBUTE]: '' }}>
      <ArticleBody
        header={
          <header>
            <ArticleHeader />
          </header>
        }
        footer={
          <div data-search-skip>
            <ArticleFooter />
          </div>
        }
      >
        {children}
      </ArticleBody>
    </div>
  );
}

/** A part in development. */
export function ArticlePart({ kind, id, className, children }: ArticlePartProps) {
  return (
    <div className={className} {...{ [PART_ATTRIBUTE]: kind, [PART_ID_ATTRIBUTE]: id }}>
      {children}
    </div>
  );
}
