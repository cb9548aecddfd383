import path from 'node:path';

import { createContext } from 'react';

/** Creates the links of a page. */
export interface ApiLinks {
  /**
   * Returns the address of a page from the site's root. A relative one would depend on the form of the address at which
   * the page was opened: with its slash at the end, or without.
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
 * @param root - Path of the docs' version and language, with a slash at both ends, such as `/x/next/`.
 */
export function linksBelow(root: string): RecordedLinks {
  const hrefs = new Set<string>();
  return {
    hrefs,
    hrefTo(pagePath) {
      const href = path.posix.join(root, pagePath);
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
