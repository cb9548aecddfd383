import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

import { logicalProperties } from './logical';

const DOCUSAURUS_DEFAULTS = /core[\\/]lib[\\/]client[\\/]SiteMetadataDefaults\.js$/;

/** Makes styles follow the text direction, and lets the reader's choice of direction replace the locale's. */
export default function directionPlugin(): Plugin {
  return {
    name: 'portal-direction',
    configurePostCss(options) {
      options.plugins.push(logicalProperties());
      return options;
    },
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          DOCUSAURUS_DEFAULTS,
          path.join(__dirname, 'SiteMetadataDefaults.tsx'),
        ),
      ],
    }),
  };
}
