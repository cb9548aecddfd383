/*
 * Takes the place of react-helmet-async (1.3.0) in the production bundle, where a page's head comes with its HTML
 * (`head.ts`). Components may go on using `<Head>`: the server renders it.
 */
import type { ReactNode } from 'react';

/** Only passes its children on. */
export function HelmetProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}

/** Renders nothing. What depends on the browser needs an effect instead of `<Head>`. */
export function Helmet(): null {
  return null;
}
