import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useHistorySelector } from '@docusaurus/theme-common';
import { useEffect, useLayoutEffect, useRef } from 'react';

import { followLinks } from './followLinks';
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

/** Links that may lead to another site, or to this one in another language. */
const NOT_RELATIVE = 'a[href^="/"], a[href*=":"]';

/**
 * A part of the page that is HTML alone and never in JavaScript, such as a long table: no React inside. Relative
 * links in it lead to pages of this site: a click navigates inside the app, and pointing at one fetches its page.
 */
export function ServedHtml({ id, html, className }: ServedHtmlProps) {
  const element = useRef<HTMLDivElement>(null);
  const { baseUrl } = useDocusaurusContext().siteConfig;
  // The same function at each render; it is a closure, and needs no `this` (history 4).
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const push = useHistorySelector((history) => history.push);

  // Before the browser paints, and before the page is scrolled to where its hash leads.
  useLayoutEffect(() => {
    const container = element.current;
    if (container && !container.firstChild) {
      container.replaceChildren(...servedContent(window.location.pathname, id));
    }
  }, [id]);

  useEffect(
    () =>
      element.current
        ? followLinks(element.current, {
            address: () => window.location.href,
            baseUrl,
            except: NOT_RELATIVE,
            push,
            preload: (pathname) => void window.docusaurus.preload(pathname),
          })
        : undefined,
    [baseUrl, push],
  );

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
