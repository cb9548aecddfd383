import { useRef } from 'react';

import { servedContent } from './servedPages';
import { useFollowedLinks } from './useFollowedLinks';
import { useServedContent } from './useServedContent';

export interface ServedHtmlProps {
  /** Unique on the page. */
  id: string;
  /**
   * The HTML, on the server and in development. It is empty in the production bundle, which keeps the server's HTML,
   * or takes it from the fetched page after a client navigation.
   */
  html: string;
  className?: string;
}

/** Links that may lead to another site or to another language of this site. */
const NOT_RELATIVE = 'a[href^="/"], a[href*=":"]';

/**
 * A static part of the page, such as a long table, that is shipped as HTML only: it isn't in the JavaScript bundle and
 * has no React components inside. Relative links in it lead to pages of this site: clicking one navigates inside the
 * app, and pointing at one preloads its page.
 */
export function ServedHtml({ id, html, className }: ServedHtmlProps) {
  const element = useRef<HTMLDivElement>(null);
  useServedContent(element, () => servedContent(window.location.pathname, id));
  useFollowedLinks(element, NOT_RELATIVE);

  return (
    <div
      ref={element}
      className={className}
      data-served={id}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
