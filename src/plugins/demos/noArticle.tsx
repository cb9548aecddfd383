import type { ReactNode } from 'react';

/** Replaces `@portal/article` on sites without the article plugin, where React renders the whole page. */
export function ArticleIsland({ children }: { children: ReactNode }) {
  return <div>{children}</div>;
}
