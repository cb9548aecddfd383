import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { sizesRule } from './sizes/rule';

/** The API reference: pages that are made of the installed packages' types. */
export default function apiReferencePlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'portal-api-reference',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    configureWebpack: (_config, isServer) => ({
      module: { rules: [sizesRule(siteDir, isServer)] },
    }),
  };
}
