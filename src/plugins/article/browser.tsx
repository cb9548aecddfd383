import { loadPartModule } from '@site/src/plugins/bundle/client';
import partKinds from '@theme/ArticleParts';
import { useRef } from 'react';

import { ARTICLE_ATTRIBUTE } from './markup';
import type { ArticlePartProps, ArticleProps } from './props';
import { useServedParts } from './servedParts';

// For the style sheets of what is in articles; its code is never loaded.
if (document.documentElement.hasAttribute('data-article-components')) {
  void import(/* webpackChunkName: "article-components" */ '@theme/ArticleComponents');
}

/**
 * The article in the production bundle: the HTML that the build has made, on the first page as the browser has parsed
 * it, after a navigation taken from the page that was fetched. React owns the element, not what is in it; interactive
 * parts in it have roots of their own.
 */
export function Article({ className, lang }: ArticleProps) {
  const element = useRef<HTMLDivElement>(null);
  useServedParts(element, {
    selector: `[${ARTICLE_ATTRIBUTE}]`,
    kinds: partKinds,
    loadModule: loadPartModule,
    keep: true,
  });
  return (
    <div
      ref={element}
      className={className}
      lang={lang}
      {...{ [ARTICLE_ATTRIBUTE]: '' }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

/** A part outside of an article, where React owns everything: an ordinary component. */
export function ArticlePart({ children, className }: ArticlePartProps) {
  return <div className={className}>{children}</div>;
}
