import { useServedIslands } from '@site/src/core/islands';
import { loadIslandModule } from '@site/src/plugins/bundle/client';
import kinds from '@theme/ArticleIslands';
import { useRef, type ComponentProps } from 'react';

interface StaticHtmlProps extends ComponentProps<'div'> {
  as?: 'div' | 'header';
  /** Attribute of the element in a built page. */
  attribute: string;
}

/**
 * An element whose content is HTML from the build. On the first page, it is the HTML that the browser has parsed; after a
 * navigation, it is taken from the fetched page. React owns the element, but not its content.
 */
export function StaticHtml({ as: Element = 'div', attribute, ...props }: StaticHtmlProps) {
  const element = useRef<HTMLDivElement>(null);
  useServedIslands(element, {
    selector: `[${attribute}]`,
    kinds,
    loadModule: loadIslandModule,
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
