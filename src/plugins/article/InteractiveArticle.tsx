import ArticleBody from '@theme/ArticleBody';

import { ARTICLE_ATTRIBUTE, FOOTER_ATTRIBUTE, HEADER_ATTRIBUTE } from './markup';
import type { ArticleProps } from './props';
import { Served } from './Served';

/**
 * An article in the browser whose text React controls. Its header and footer are static. A part of the chunk of its page,
 * so that other pages don't load it.
 */
export default function InteractiveArticle({ children, ...props }: ArticleProps) {
  return (
    // The same structure as in the build, where a script follows: `useId` depends on it.
    <>
      <div {...props} {...{ [ARTICLE_ATTRIBUTE]: '' }}>
        <ArticleBody
          header={<Served as="header" attribute={HEADER_ATTRIBUTE} />}
          footer={<Served attribute={FOOTER_ATTRIBUTE} data-search-skip />}
        >
          {children}
        </ArticleBody>
      </div>
      {null}
    </>
  );
}
