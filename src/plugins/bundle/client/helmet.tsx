/*
 * Replaces react-helmet-async (1.3.0) in the production bundle, where a page's head comes with its HTML (`head.ts`).
 * Components can still use `<Head>`: the server renders it.
 */
import type { ReactNode } from 'react';

/** Only renders its children. */
export function HelmetProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}

/** Renders nothing. For anything that depends on the browser, use an effect instead of `<Head>`. */
export function Helmet(): null {
  return null;
}
