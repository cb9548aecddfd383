import { useHistorySelector } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, type RefObject } from 'react';

import { followLinks } from './followLinks';

/**
 * Makes links in HTML that React doesn't own navigate inside the app, and preloads a page when the reader points at its
 * link.
 *
 * @param element - Element that contains the links.
 * @param except - CSS selector of elements whose links are ignored. Default: none.
 */
export function useFollowedLinks(element: RefObject<HTMLElement | null>, except?: string): void {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  // Stable across renders. It is a closure and needs no `this` (history 4).
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const push = useHistorySelector((history) => history.push);

  useEffect(
    () =>
      element.current
        ? followLinks(element.current, {
            address: () => window.location.href,
            baseUrl,
            except,
            push,
            preload: (pathname) => void window.docusaurus.preload(pathname),
          })
        : undefined,
    [element, baseUrl, except, push],
  );
}
