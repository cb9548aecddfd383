import type ArticleBody from '@theme/ArticleBody';
import { isValidElement, type ReactElement, type ReactNode } from 'react';

/** A page whose text React controls in the browser. The build adds the component that renders its article. */
type InteractivePage = ReactElement & { type: { ArticleBody: typeof ArticleBody } };

/**
 * Whether an article is interactive (see `interactive.ts`).
 *
 * @param page - Element of the page's component.
 */
export const isInteractive = (page: ReactNode): page is InteractivePage =>
  isValidElement(page) && Boolean((page.type as Partial<InteractivePage['type']>).ArticleBody);
