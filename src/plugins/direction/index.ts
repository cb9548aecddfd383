import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

import { logicalProperties } from './logical';

const DOCUSAURUS_DEFAULTS = /core[\\/]lib[\\/]client[\\/]SiteMetadataDefaults\.js$/;

/** Styles that follow the text direction, and a direction that is the reader's (SPEC §4). */
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
