import { loadPartModule } from '@site/src/plugins/bundle/client';
import partKinds from '@theme/ArticleParts';
import { useRef, type ComponentProps } from 'react';

import { isInteractive } from './body';
import { ARTICLE_ATTRIBUTE, FOOTER_ATTRIBUTE, HEADER_ATTRIBUTE } from './markup';
import type { ArticlePartProps, ArticleProps } from './props';
import { useServedParts } from './servedParts';

interface ServedProps extends ComponentProps<'div'> {
  as?: 'div' | 'header';
  /** Attribute of the element in a built page. */
  attribute: string;
}

/**
 * An element with the content from the build. On the first page, it is the HTML that the browser has parsed; after a
 * navigation, it is taken from the fetched page. React owns the element, but not its content.
 */
function Served({ as: Element = 'div', attribute, ...props }: ServedProps) {
  const element = useRef<HTMLDivElement>(null);
  useServedParts(element, {
    selector: `[${attribute}]`,
    kinds: partKinds,
    loadModule: loadPartModule,
  });
  return (
    <Element
      ref={element}
      {...props}
      {...{ [attribute]: '' }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

/**
 * The article in the production bundle. If it is static, React controls only its interactive parts, which have their own
 * roots. Otherwise, React also controls its text.
 */
export function Article({ children, ...props }: ArticleProps) {
  return isInteractive(children) ? (
    // The same structure as in the build, where a script follows: `useId` depends on it.
    <>
      <div {...props} {...{ [ARTICLE_ATTRIBUTE]: '' }}>
        <children.type.ArticleBody
          header={<Served as="header" attribute={HEADER_ATTRIBUTE} />}
          footer={<Served attribute={FOOTER_ATTRIBUTE} data-search-skip />}
        >
          {children}
        </children.type.ArticleBody>
      </div>
      {null}
    </>
  ) : (
    <Served {...props} attribute={ARTICLE_ATTRIBUTE} />
  );
}

/** A part where React controls everything: an ordinary component. */
export function ArticlePart({ children, className }: ArticlePartProps) {
  return <div className={className}>{children}</div>;
}
