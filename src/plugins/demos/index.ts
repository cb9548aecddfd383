import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { liveFrameHooks } from './live/build/hooks';

export { default as remarkDemos } from './remarkDemos';

/**
 * Live demos (DESIGN §1, islands): `::demo{src="./demos/X.tsx"}` in a page shows the component and its source.
 * The remark plugin goes into the docs plugin's `beforeDefaultRemarkPlugins`.
 */
export default function demosPlugin({ siteDir }: LoadContext): Plugin {
  const live = liveFrameHooks(siteDir);
  return {
    name: 'portal-demos',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    postBuild: live.postBuild,
    configureWebpack: (_config, isServer) => ({
      ...live.configureWebpack(),
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
