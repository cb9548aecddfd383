import { loadPartModule } from '@site/src/plugins/bundle/client';
import partKinds from '@theme/ArticleParts';
import { useRef } from 'react';

import { ARTICLE_ATTRIBUTE } from './markup';
import type { ArticlePartProps, ArticleProps } from './props';
import { useServedParts } from './servedParts';

// Includes the style sheets of the components in articles. The attribute never exists, so the code is never loaded.
if (document.documentElement.hasAttribute('data-article-components')) {
  void import(/* webpackChunkName: "article-components" */ '@theme/ArticleComponents');
}

/**
 * The article in the production bundle: the HTML from the build. On the first page, it is the HTML that the browser has
 * parsed; after a navigation, it is taken from the fetched page. React owns the element, but not its content. The
 * interactive parts in it have their own roots.
 */
export function Article({ className, lang }: ArticleProps) {
  const element = useRef<HTMLDivElement>(null);
  useServedParts(element, {
    selector: `[${ARTICLE_ATTRIBUTE}]`,
    kinds: partKinds,
    loadModule: loadPartModule,
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

/** A part outside an article, where React owns everything: an ordinary component. */
export function ArticlePart({ children, className }: ArticlePartProps) {
  return <div className={className}>{children}</div>;
}
