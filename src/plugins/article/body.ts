import type ArticleBody from '@theme/ArticleBody';
import { isValidElement, type ReactNode } from 'react';

/**
 * Returns the component that renders an article in the browser, or undefined if the article is static. The build adds it to
 * the compiled page (`interactive.ts`).
 *
 * @param page - Element of the page's component.
 */
export const interactiveBody = (page: ReactNode): typeof ArticleBody | undefined =>
  isValidElement(page) && typeof page.type === 'function'
    ? (page.type as { ArticleBody?: typeof ArticleBody }).ArticleBody
    : undefined;
