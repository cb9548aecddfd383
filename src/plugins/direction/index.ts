import type { Plugin } from '@docusaurus/types';

import { applyOverrides } from '../../core/overrides';

import { logicalProperties } from './logical';

/** Makes styles follow the text direction, and lets the reader's choice of direction replace the locale's. */
export default function directionPlugin(): Plugin {
  return {
    name: 'portal-direction',
    configurePostCss(options) {
      options.plugins.push(logicalProperties());
      return options;
    },
    configureWebpack: (_config, isServer, { currentBundler }) =>
      applyOverrides({ 'direction/site-metadata': {} }, { isServer, currentBundler }),
  };
}
