import type { ReactNode } from 'react';

/** An article without its heading, for tests of its content. */
export default function ArticleBody({ children }: { children: ReactNode }) {
  return children;
}
