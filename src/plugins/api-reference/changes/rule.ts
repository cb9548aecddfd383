import path from 'node:path';

import type { DocsRoots } from '../docsVersionOfPage';

import type { ChangesLoaderOptions } from './loader';
import type { ApiRelease } from './releases';

/** Returns the bundler's rule for the imports of pages of changes (`?apiChanges=7`). */
export function changesRule(
  siteDir: string,
  docsDir: string,
  roots: DocsRoots,
  releases: readonly ApiRelease[],
  isServer: boolean,
) {
  return {
    resourceQuery: /^\?apiChanges=/,
    use: [
      {
        loader: path.join(__dirname, 'loader.cjs'),
        options: {
          siteDir,
          docsDir,
          roots,
          releases,
          hasHtml: isServer || process.env.NODE_ENV === 'development',
        } satisfies ChangesLoaderOptions,
      },
    ],
  };
}
