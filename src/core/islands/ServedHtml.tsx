import { useHistorySelector } from '@docusaurus/theme-common';
import { useEffect, useLayoutEffect, useRef } from 'react';

import { servedContent } from './servedPages';

export interface ServedHtmlProps {
  /** Unique on the page. */
  id: string;
  /**
   * The HTML, on the server and in development. In the production bundle it is empty: there the server's is kept, or,
   * after a client navigation, taken from the page that was fetched.
   */
  html: string;
  className?: string;
}

/** An address that begins with neither a scheme nor a slash. */
const RELATIVE = /^(?![a-z][a-z\d+.-]*:|[/\\])/i;

/** The page of this site that a link in served HTML leads to, seen from the page that is shown. */
function pageOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href || link.target || !RELATIVE.test(href)) {
    return undefined;
  }
  const url = new URL(href, window.location.href);
  // Within the page the browser finds the way itself, and shows it as `:target`.
  return url.pathname === window.location.pathname ? undefined : url;
}

/**
 * A part of the page that is HTML alone and never in JavaScript, such as a long table: no React inside. Relative links
 * in it lead to pages of this site: a click navigates inside the app, and pointing at one fetches its page.
 */
export function ServedHtml({ id, html, className }: ServedHtmlProps) {
  const element = useRef<HTMLDivElement>(null);
  const history = useHistorySelector((current) => current);

  // Before the browser paints, and before the page is scrolled to where its hash leads.
  useLayoutEffect(() => {
    const container = element.current;
    if (container && !container.firstChild) {
      container.replaceChildren(...servedContent(window.location.pathname, id));
    }
  }, [id]);

  useEffect(() => {
    const container = element.current;
    const onPoint = ({ target }: Event) => {
      const page = pageOf(target);
      if (page) {
        void window.docusaurus.preload(page.pathname);
      }
    };
    const onClick = (event: MouseEvent) => {
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const page = isPlain && !event.defaultPrevented ? pageOf(event.target) : undefined;
      if (page) {
        event.preventDefault();
        history.push(page.pathname + page.search + page.hash);
      }
    };
    const points = ['pointerover', 'focusin'] as const;
    points.forEach((type) => container?.addEventListener(type, onPoint));
    container?.addEventListener('click', onClick);
    return () => {
      points.forEach((type) => container?.removeEventListener(type, onPoint));
      container?.removeEventListener('click', onClick);
    };
  }, [history]);

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
