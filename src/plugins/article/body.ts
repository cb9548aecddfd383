import type { ComponentType, ReactElement, ReactNode } from 'react';

import type { ArticleProps } from './props';

/** A page whose text React controls in the browser. The build adds the component that renders its article. */
type InteractivePage = ReactElement & { type: { Article: ComponentType<ArticleProps> } };

/**
 * Whether an article is interactive (see `interactive.ts`).
 *
 * @param page - Element of the page's component.
 */
export const isInteractive = (page: ReactNode): page is InteractivePage =>
  Boolean((page as InteractivePage | undefined)?.type.Article);
