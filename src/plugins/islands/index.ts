import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';
import fs from 'fs-extra';

import { themeStyleSheet } from '../../core/mui/styleSheet';

export { islandCode, type IslandCode, type IslandSource } from './islandModule';

const DIRECTORY = __dirname;
const CORE = path.resolve(DIRECTORY, '../../core');

/**
 * Supports islands, which are components that are rendered to HTML at build time and get their own React root in the
 * browser: provides the `?island` import, and the theme's CSS variables as a static style sheet.
 */
export default function islandsPlugin(context: LoadContext): Plugin {
  const styleSheet = path.join(context.generatedFilesDir, 'islands', 'theme.css');
  return {
    name: 'portal-islands',

    getClientModules() {
      // Written here, since the list of client modules is asked for before any other hook runs.
      fs.outputFileSync(styleSheet, themeStyleSheet());
      return [styleSheet];
    },

    getPathsToWatch() {
      return [path.join(CORE, 'mui', '*.ts')];
    },

    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            resourceQuery: /^\?island$/,
            use: [{ loader: path.join(DIRECTORY, 'loader.cjs'), options: { isServer } }],
          },
        ],
      },
    }),
  };
}
