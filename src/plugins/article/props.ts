import type { JsonObject } from '@site/src/core/islands';
import type { ComponentType, ReactElement, ReactNode } from 'react';

export interface ArticleProps {
  /** The page's text. Rendered at build time and in development only. */
  children: ReactNode;
  className?: string;
  /** Language of the text, if it differs from the page's. */
  lang?: string | undefined;
}

/** Element of a page whose text React controls in the browser. The build adds the component that renders its article. */
type InteractivePage = ReactElement & { type: { Article: ComponentType<ArticleProps> } };

/**
 * Whether an article is interactive (see `interactive.ts`).
 *
 * @param page - Element of the page's component, the only child of its article.
 */
export const isInteractive = (page: ReactNode): page is InteractivePage =>
  Boolean((page as InteractivePage | undefined)?.type.Article);

export interface ArticleIslandProps {
  /** Name of the kind in `@theme/ArticleIslands`. */
  kind: string;
  /** Unique among the islands of its kind on the page, without spaces. */
  id: string;
  /** What the browser needs to render the same element again. Default: nothing. */
  props?: JsonObject;
  className?: string;
  /** The island as the build renders it. */
  children: ReactNode;
}
