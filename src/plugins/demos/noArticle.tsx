import type { ReactNode } from 'react';

/**
 * Takes the place of `@portal/article` on sites without the article plugin, where React owns all of a page.
 */
export function ArticlePart({ children }: { children: ReactNode }) {
  return <div>{children}</div>;
}
