import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';
import fs from 'fs-extra';

import { builtSite } from '../../core/build/site';
import { themeStyleSheet } from '../../core/islands/mui/styleSheet';
import { hasPlugin } from '../../core/validation/requirements';

import { islandStylesStage } from './islandStyles';

export { ISLAND_STYLES } from './islandStyles';
export { islandCode, type IslandCode, type IslandSource } from './islandModule';

const NAME = 'portal-islands';

const DIRECTORY = __dirname;
const CORE = path.resolve(DIRECTORY, '../../core');

/** Styles around islands, and of features that look like them. */
const BASE_STYLES = path.join(CORE, 'islands/mui', 'base.css');

/**
 * Supports islands, which are components that are rendered to HTML at build time and get their own React root in the
 * browser: provides the `?island` import, and the theme's CSS variables as a static style sheet.
 */
export default function islandsPlugin(context: LoadContext): Plugin {
  const styleSheet = path.join(context.generatedFilesDir, 'islands', 'theme.css');
  let hasLicense = false;
  const { addStage, postBuild } = builtSite(context);
  addStage(islandStylesStage(NAME, context.siteDir));
  return {
    name: NAME,
    postBuild,

    getClientModules() {
      // Written here, because Docusaurus asks for the list of client modules before it calls any other hook.
      fs.outputFileSync(styleSheet, themeStyleSheet());
      return [styleSheet, BASE_STYLES];
    },

    allContentLoaded({ allContent }) {
      hasLicense = hasPlugin(allContent, 'license');
      return Promise.resolve();
    },

    getPathsToWatch() {
      // `docusaurus write-heading-ids` changes all of these files.
      return process.argv[2] === 'write-heading-ids'
        ? []
        : [path.join(CORE, 'islands/mui', '*.ts')];
    },

    configureWebpack: (_config, isServer) => ({
      // Without the license plugin there is no key to set.
      ...(hasLicense
        ? {}
        : { resolve: { alias: { '@portal/license$': path.join(DIRECTORY, 'noLicense.ts') } } }),
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
