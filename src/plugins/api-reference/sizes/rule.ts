import path from 'node:path';

import type { DocsRoots } from '../docsVersionOfPage';

import type { SizesLoaderOptions } from './loader';

/** Returns the bundler's rule for the import of the page of all sizes (`?api-sizes`). */
export function sizesRule(siteDir: string, docsDir: string, roots: DocsRoots, isServer: boolean) {
  const isDevelopment = process.env.NODE_ENV === 'development';
  return {
    resourceQuery: /^\?api-sizes$/,
    use: [
      {
        loader: path.join(__dirname, 'loader.cjs'),
        options: {
          siteDir,
          docsDir,
          roots,
          hasHtml: isServer || isDevelopment,
          measures: !isDevelopment,
        } satisfies SizesLoaderOptions,
      },
    ],
  };
}
