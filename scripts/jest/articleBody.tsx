import type { ReactNode } from 'react';

/** An article without its heading, for tests of what is in it. */
export default function ArticleBody({ children }: { children: ReactNode }) {
  return children;
}
