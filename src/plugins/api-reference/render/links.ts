import path from 'node:path';

import { createContext } from 'react';

/** Creates the links of a page. */
export interface ApiLinks {
  /**
   * Returns the address of a page, relative to the current one, so that it works in every version and language.
   *
   * @param pagePath - Path relative to the docs' root, such as `api/data-grid/grid-col-def/`.
   */
  hrefTo: (pagePath: string) => string;
}

export const ApiLinksContext = createContext<ApiLinks>({
  hrefTo: (pagePath) => {
    throw new Error(`A link to "${pagePath}" is rendered outside a page.`);
  },
});

/** The links of a page, with the addresses that were requested. */
export interface RecordedLinks extends ApiLinks {
  hrefs: ReadonlySet<string>;
}

/**
 * Creates the links of a page.
 *
 * @param from - The page's path relative to the docs' root.
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

/** Returns the path of a symbol's page, relative to the docs' root. */
export function apiPath(symbolId: string): string {
  return `api/${symbolId}/`;
}

/** Returns the hash of an anchor, encoded for an address. */
export function hashOf(anchor: string): string {
  return `#${encodeURIComponent(anchor)}`;
}
