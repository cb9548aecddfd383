import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

export { default as remarkDemos } from './remarkDemos';
export { SANDBOX_ORIGINS } from './sandbox/endpoints';

/**
 * Live demos (DESIGN §1, islands): `::demo{src="./demos/X.tsx"}` in a page shows the component and its source.
 * The remark plugin goes into the docs plugin's `beforeDefaultRemarkPlugins`.
 */
export default function demosPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'portal-demos',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            resourceQuery: /^\?demo=/,
            use: [{ loader: path.join(__dirname, 'loader.cjs'), options: { isServer, siteDir } }],
          },
        ],
      },
    }),
  };
}
