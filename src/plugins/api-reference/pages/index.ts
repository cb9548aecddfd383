import path from 'node:path';

import type { RuleSetRule } from 'webpack';

import type { DocsRoots } from '../docsVersionOfPage';

import type { ApiIndexLoaderOptions } from './indexLoader';
import type { ApiPageLoaderOptions } from './pageLoader';

export { createDemosOf } from './demoUses';
export { readSymbolIds } from './docsFiles';
export { apiFrontMatter, type ApiFrontMatterOptions } from './frontMatter';

/** Options of {@link apiPageRules}. */
export interface ApiPageRulesOptions extends ApiPageLoaderOptions {
  /** Whether modules are for the server. In production, only the server has the HTML of lists. */
  isServer: boolean;
  roots: DocsRoots;
}

/** Returns the bundler's rules for docs pages, to which links are added, and for the indexes of products. */
export function apiPageRules({
  siteDir,
  docsDir,
  releases,
  roots,
  isServer,
}: ApiPageRulesOptions): RuleSetRule[] {
  return [
    {
      test: /\.mdx$/,
      include: [path.join(siteDir, docsDir), path.join(siteDir, 'versioned_docs')],
      enforce: 'pre',
      use: [
        {
          loader: path.join(__dirname, 'pageLoader.cjs'),
          options: { siteDir, docsDir, releases } satisfies ApiPageLoaderOptions,
        },
      ],
    },
    {
      resourceQuery: /^\?apiIndex=/,
      use: [
        {
          loader: path.join(__dirname, 'indexLoader.cjs'),
          options: {
            siteDir,
            docsDir,
            roots,
            hasHtml: isServer || process.env.NODE_ENV === 'development',
          } satisfies ApiIndexLoaderOptions,
        },
      ],
    },
  ];
}
