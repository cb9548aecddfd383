/*
 * Replaces @docusaurus/theme-common's `metadataUtils` (3.10.2) in the production bundle. Its components write the page's
 * head and the classes of `<html>`, which come with the page's HTML (`head.ts`).
 */
import type { ReactNode } from 'react';

/** Renders nothing. */
export function PageMetadata(): null {
  return null;
}

/** Only renders its children. */
export function HtmlClassNameProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}

/** Only renders its children. */
export const PluginHtmlClassNameProvider = HtmlClassNameProvider;
