import path from 'node:path';

import { createContext } from 'react';

/** Where links of a page lead. */
export interface ApiLinks {
  /**
   * The address of a page, relative to the one that is rendered, so that it holds in every version and language.
   *
   * @param pagePath - Below the docs' root, such as `api/data-grid/grid-col-def/`.
   */
  hrefTo: (pagePath: string) => string;
}

export const ApiLinksContext = createContext<ApiLinks>({
  hrefTo: (pagePath) => {
    throw new Error(`A link to "${pagePath}" is rendered outside of a page.`);
  },
});

/** Links of a page, and the addresses that were asked for. */
export interface RecordedLinks extends ApiLinks {
  hrefs: ReadonlySet<string>;
}

/**
 * Links seen from a page.
 *
 * @param from - The page's path below the docs' root.
 */
export function linksFrom(from: string): RecordedLinks {
  const hrefs = new Set<string>();
  return {
    hrefs,
    hrefTo(pagePath) {
      const href = `${path.posix.relative(from, pagePath) || '.'}/`;
      hrefs.add(href);
      return href;
    },
  };
}

/** Where a symbol's page is below the docs' root. */
export function apiPath(symbolId: string): string {
  return `api/${symbolId}/`;
}

/** The hash of an anchor, as an address. */
export function hashOf(anchor: string): string {
  return `#${encodeURIComponent(anchor)}`;
}
