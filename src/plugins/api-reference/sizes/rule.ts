import path from 'node:path';

import type { SizesLoaderOptions } from './loader';

/** The bundler's rule for what the page of all sizes imports (`?api-sizes`). */
export function sizesRule(siteDir: string, docsDir: string, isServer: boolean) {
  const isDevelopment = process.env.NODE_ENV === 'development';
  return {
    resourceQuery: /^\?api-sizes$/,
    use: [
      {
        loader: path.join(__dirname, 'loader.cjs'),
        options: {
          siteDir,
          docsDir,
          hasHtml: isServer || isDevelopment,
          measures: !isDevelopment,
        } satisfies SizesLoaderOptions,
      },
    ],
  };
}
