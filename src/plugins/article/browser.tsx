import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useHistorySelector } from '@docusaurus/theme-common';
import { keepServedElement, servedChildren } from '@site/src/core/islands';
import { loadPartModule } from '@site/src/plugins/bundle/client';
import partKinds from '@theme/ArticleParts';
import { useEffect, useLayoutEffect, useRef } from 'react';

import { followLinks } from './links';
import { ARTICLE_ATTRIBUTE } from './markup';
import { startParts, type PartHosts } from './partHosts';
import { usePartSurroundings } from './PartRoot';
import type { ArticlePartProps, ArticleProps } from './props';

// For the style sheets of what is in articles; its code is never loaded.
if (document.documentElement.hasAttribute('data-article-components')) {
  void import(/* webpackChunkName: "article-components" */ '@theme/ArticleComponents');
}

/**
 * The article in the production bundle: the HTML that the build has made, on the first page as the browser has parsed
 * it, after a navigation taken from the page that was fetched. React owns the element, not what is in it; interactive
 * parts in it have roots of their own.
 */
export function Article({ className, lang }: ArticleProps) {
  const element = useRef<HTMLDivElement>(null);
  const parts = useRef<PartHosts>(undefined);
  const surroundings = usePartSurroundings();
  const first = useRef(surroundings);
  const { baseUrl } = useDocusaurusContext().siteConfig;
  // The same function at each render; it is a closure, and needs no `this` (history 4).
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const push = useHistorySelector((history) => history.push);

  // Before the browser paints, and before the page is scrolled to where its hash leads.
  useLayoutEffect(() => {
    const container = element.current;
    if (!container) {
      return;
    }
    const { pathname } = first.current.location;
    if (container.firstChild) {
      keepServedElement(pathname, container);
    } else {
      container.replaceChildren(...servedChildren(pathname, `[${ARTICLE_ATTRIBUTE}]`));
    }
  }, []);

  useEffect(() => {
    const container = element.current;
    if (!container) {
      return undefined;
    }
    const { pathname } = first.current.location;
    const hosts = startParts(
      container,
      partKinds,
      (kind, id) => loadPartModule(pathname, kind, id),
      first.current,
    );
    parts.current = hosts;
    return () => {
      parts.current = undefined;
      hosts.stop();
    };
  }, []);

  const { history, location, brokenLinks, islands } = surroundings;
  useEffect(() => {
    parts.current?.update({ history, location, brokenLinks, islands });
  }, [history, location, brokenLinks, islands]);

  useEffect(
    () =>
      element.current
        ? followLinks(element.current, {
            address: () => window.location.href,
            baseUrl,
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
      lang={lang}
      {...{ [ARTICLE_ATTRIBUTE]: '' }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

/** A part outside of an article, where React owns everything: an ordinary component. */
export function ArticlePart({ children, className }: ArticlePartProps) {
  return <div className={className}>{children}</div>;
}
